const LONGEST_BODY = 100_000;

/** An error that is answered with its status. */
export class HttpError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

export function sendJson(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** The JSON object in the body of a request. */
export async function readJson(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > LONGEST_BODY) throw new HttpError(413, 'The request is too large.');
    chunks.push(chunk);
  }
  const body = parse(Buffer.concat(chunks).toString('utf8'));
  if (body === null || typeof body !== 'object') throw new HttpError(400, 'Send a JSON object.');
  return body;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
