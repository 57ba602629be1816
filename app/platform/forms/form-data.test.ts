import { describe, expect, it } from 'vitest';
import { valueCountError } from './field-limits.ts';
import { fieldsOf, readForm } from './form-data.ts';

const BOUNDARY = '-'.repeat(26);

const multipart = (count: number): Buffer =>
  Buffer.from(
    `${`--${BOUNDARY}x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(count)}--${BOUNDARY}x--\r\n`,
  );

describe('R38 the fields of a form are counted before it is parsed', () => {
  it.each([
    ['', `multipart/form-data; boundary=${BOUNDARY}x`],
    [', quoted', `multipart/form-data; boundary="${BOUNDARY}x"`],
    [', in capitals', `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}x`],
    [', after one that only looks like it', `multipart/form-data; xboundary=zz; boundary=${BOUNDARY}x`],
    [', before a second one', `multipart/form-data; boundary=${BOUNDARY}x; boundary=zz`],
  ])('of several parts, with its boundary%s', async (_how, type) => {
    expect(fieldsOf(await readForm(multipart(199), type))).toEqual({ a: Array(199).fill('1') });
    await expect(readForm(multipart(201), type)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('in the encoding of addresses', async () => {
    const type = 'application/x-www-form-urlencoded; charset=utf-8';
    expect(fieldsOf(await readForm(Buffer.from('a=1&a=2&b=%C3%A9'), type))).toEqual({ a: ['1', '2'], b: 'é' });
    await expect(readForm(Buffer.from('a&'.repeat(201)), type)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="a\\"b"', ''])(
    'and without a usable boundary it is refused: %s',
    async (type) => {
      await expect(readForm(multipart(1), type)).rejects.toMatchObject({ code: 'invalid_input' });
    },
  );
});

describe('R38 the head of each part is limited before it is parsed', () => {
  const type = 'multipart/form-data; boundary=xyz';
  const part = (headers: string, value = '1') =>
    `--xyz\r\n${headers}Content-Disposition: form-data; name="a"\r\n\r\n${value}\r\n`;
  const read = (...parts: string[]) => readForm(Buffer.from(`${parts.join('')}--xyz--\r\n`), type);

  it('with room for what a browser sends, and not for the content', async () => {
    const long = 'b'.repeat(100_000);
    expect(fieldsOf(await read(part('x-a: b\r\n'.repeat(400)), part('', long)))).toEqual({ a: ['1', long] });
  });

  it('in the first part and in later ones', async () => {
    const refused = part('x-a: b\r\n'.repeat(600));
    await expect(read(refused)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(read(part(''), refused, part(''))).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

it('R38 the values in JSON are counted at every depth together', () => {
  expect(valueCountError({ a: Array(199).fill(1) })).toBeNull();
  expect(valueCountError({ a: Array(200).fill(1) })).toMatchObject({ code: 'invalid_input' });
  expect(valueCountError({ a: [[1], { b: Array(197).fill(1) }] })).toMatchObject({ code: 'invalid_input' });
});
