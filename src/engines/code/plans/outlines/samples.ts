import type { Field } from '../../records/read-record.ts';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  name: ['Ada', 'Ben', 'Cleo'],
  title: ['Dune', 'Emma', 'Ulysses'],
  category: ['tools', 'toys', 'tools'],
  department: ['sales', 'research', 'sales'],
  genre: ['novel', 'poetry', 'novel'],
  author: ['Herbert', 'Austen', 'Joyce'],
  director: ['Villeneuve', 'Wilde', 'Villeneuve'],
  artist: ['Nina', 'Miles', 'Nina'],
  city: ['Rome', 'Lima', 'Rome'],
  country: ['Italy', 'Peru', 'Italy'],
  status: ['open', 'paid', 'open'],
  email: ['ada@example.com', 'ben@test.org', 'cleo@example.com'],
};

/** Three values of a field, as an example gives them. */
export const samples = ({ words, type }: Field): readonly string[] => {
  const last = words.at(-1) ?? '';
  if (type === 'date' || /date|deadline|day$/i.test(last))
    return ['2099-03-01', '2020-05-10', '2021-01-15'].map((one) =>
      type === 'date' ? `date("${one}")` : `"${one}"`,
    );
  if (type === 'bool') return ['true', 'false', 'true'];
  if (last === 'rating' && type === 'float') return ['8.5', '6.2', '7.9'];
  if (type === 'float') return ['12.5', '3.25', '7.0'];
  if (type === 'int')
    return last === 'year' ? ['1999', '2010', '1985'] : last === 'id' ? ['1', '2', '3'] : ['30', '17', '45'];
  return (TEXTS[last] ?? ['red', 'blue', 'red']).map((one) => `"${one}"`);
};
