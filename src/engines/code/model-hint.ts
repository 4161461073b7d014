export const CONNECT_A_MODEL =
  'To have a model do it, connect one: octet config set upstream URL, or set OCTET_UPSTREAM (any OpenAI-compatible address).';
