import { randomBytes } from 'node:crypto';
import { BODY_LIMIT } from '#app/platform/http/server.ts';

/** A body as large as may be sent, made to cost much. */
export interface WorstBody {
  what: string;
  type: string;
  payload: Buffer;
}

/** As much as may be sent, leaving room for what surrounds it. */
const SIZE = BODY_LIMIT - 4096;

/** Texts of at most SIZE that cost much to normalise, trim, match, split or escape, by what they are. */
export const texts: Record<string, string> = {
  'combining characters': filled('\u0323\u0301', SIZE / 2),
  'spaces and a letter': `${filled(' ', SIZE - 1)}x`,
  'line ends': filled('\r\n', SIZE / 2),
  'parts of an address': `${filled('a.', SIZE)}@`,
  'halves of addresses of pages': filled('www.a.', SIZE),
  'characters to escape': filled('<"&', SIZE),
  'half characters': filled('\ud83d', SIZE / 3),
  commas: filled('1,', SIZE),
};

/** What many fields accept, so that the field beside it is read. */
const ACCEPTABLE = 'zonnebloem7';

const values: Record<string, unknown> = {
  ...texts,
  'many items': Array(SIZE / 2).fill(1),
  'many names': Object.fromEntries(names(SIZE / 12).map((name) => [name, 1])),
};

/** The values as JSON, by what they are and how many of them one body has: to write them costs more than most calls. */
const written = new Map<string, string>();

/** A value as JSON; a text is short enough for this many of them in one body. */
function write(what: string, parts = 1): string {
  const key = `${what}, ${parts}`;
  const text = written.get(key) ?? JSON.stringify(inParts(values[what], parts));
  written.set(key, text);
  return text;
}

/** The worst bodies of JSON for a call with these fields. */
export function worstJson(fields: readonly string[]): WorstBody[] {
  const body = (members: readonly string[]) => `{${members.join(',')}}`;
  const member = (field: string, value: string) => `${JSON.stringify(field)}:${value}`;
  const othersOf = (field: string) =>
    fields.filter((other) => other !== field).map((other) => member(other, JSON.stringify(ACCEPTABLE)));
  const ofFields = Object.keys(values).flatMap((what) => [
    ...fields.map((field) => json(`${what} in ${field}`, body([...othersOf(field), member(field, write(what))]))),
    json(`${what} in every field`, body(fields.map((field) => member(field, write(what, fields.length))))),
  ]);
  return [
    ...ofFields,
    json('many names', write('many names')),
    json('deep lists', '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2)),
    json('deep objects', `${'{"a":'.repeat(SIZE / 7)}1${'}'.repeat(SIZE / 7)}`),
    json('a forbidden name', `{"__proto__":${'['.repeat(SIZE / 3)}${']'.repeat(SIZE / 3)}}`),
  ];
}

/** The worst forms for a page or an upload with these fields. `always` are the fields that lead to the action. */
export function worstForms(fields: readonly string[], always: Record<string, string>): WorstBody[] {
  const start = new URLSearchParams(always).toString();
  const separate = start && '&';
  const form = (what: string, body: string) => ({
    what,
    type: 'application/x-www-form-urlencoded',
    payload: Buffer.from(start + separate + body),
  });
  const inEvery = Object.entries(texts).map(([what, text]) =>
    form(
      `${what} in every field`,
      fields.map((field) => `${field}=${encoded(text, SIZE / fields.length - field.length - 1)}`).join('&'),
    ),
  );
  const inOne = fields.map((field) =>
    form(`combining characters in ${field}`, `${field}=${encoded(texts['combining characters'] ?? '', SIZE - 100)}`),
  );
  return [
    ...inEvery,
    ...inOne,
    form('many names', names(SIZE / 5).join('&')),
    form('one name many times', filled('a&', SIZE)),
    ...fields.map((field) => form(`${field} many times`, filled(`${field}=1&`, SIZE))),
    ...worstMultipart(always),
  ];
}

/** The worst forms of several parts. */
export function worstMultipart(always: Record<string, string> = {}): WorstBody[] {
  const boundary = 'a'.repeat(40);
  const parts = (list: readonly string[]) =>
    Buffer.from([...list.map((part) => `--${boundary}\r\n${part}\r\n`), `--${boundary}--\r\n`].join(''));
  const field = (name: string, value = '') => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const start = Object.entries(always).map(([name, value]) => field(name, value));
  const many = parts([...start, ...names(SIZE / 110).map((name) => field(name))]);
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = `${filled('x-a: b\r\n', SIZE - 200)}${field('a')}`;
  return [
    { what: 'many parts', type, payload: many },
    { what: 'many parts, and a second boundary', type: type.replace(';', '; xboundary=zz;'), payload: many },
    { what: 'many parts, in capitals', type: type.replace('boundary', 'BOUNDARY'), payload: many },
    { what: 'many headers', type, payload: parts([...start, headers]) },
    {
      what: 'almost the boundary',
      type,
      payload: parts([...start, field('a', filled('\r\n--aaaaaaaaa', SIZE - 200))]),
    },
    { what: 'a long name', type, payload: parts([...start, field(filled('%0A', SIZE - 200))]) },
  ];
}

/** The worst uploads of a file of this size in a field, and a file of that size which is only large. */
export function worstUploads(field: string, size: number): { benign: WorstBody; worst: WorstBody[] } {
  const boundary = 'a'.repeat(40);
  const upload = (what: string, content: Buffer | string, headers = '') => {
    const head = `--${boundary}\r\n${headers}Content-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return { what, type: `multipart/form-data; boundary=${boundary}`, payload };
  };
  const part = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="b.jpg"\r\n\r\n`;
  const most = 190; // below the limit of fields, so that all are read
  return {
    benign: upload('a large file', randomBytes(size)),
    worst: [
      upload('many small parts', filled(part, size)),
      upload('as many large parts as are read', filled(`${filled('b', size / most - part.length)}${part}`, size)),
      upload('almost the boundary', filled(`\r\n--${'a'.repeat(39)}`, size)),
      upload('many headers', '', filled('x-a: b\r\n', size)),
      upload('a long name', '', `Content-Disposition: form-data; name="${filled('%0A', size)}"\r\n`),
    ],
  };
}

export function filled(part: string, length: number): string {
  return part.repeat(Math.floor(length / part.length));
}

/** Percent-encoded, in at most this many characters. */
export function encoded(text: string, length: number): string {
  const raw = text.toWellFormed();
  const ratio = encodeURIComponent(raw.slice(0, 100)).length / 100;
  return encodeURIComponent(raw.slice(0, Math.floor(length / ratio)).toWellFormed());
}

export function names(count: number): string[] {
  return Array.from({ length: Math.floor(count) }, (_, index) => index.toString(36));
}

const json = (what: string, payload: string): WorstBody => ({
  what,
  type: 'application/json',
  payload: Buffer.from(payload),
});

const inParts = (value: unknown, parts: number): unknown =>
  typeof value === 'string' ? value.slice(0, Math.floor(value.length / parts)) : value;
