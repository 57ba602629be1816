import { describe, expect, it } from 'vitest';
import { longText, requiredText, titleText, typedText } from './fields.ts';

const options = { max: 20, empty: 'leeg', tooLong: 'te lang' };
const LONE_SURROGATE = 'een \ud83d halve';

describe('a lone surrogate, which PostgreSQL can not store', () => {
  it.each([
    ['a text as typed', typedText()],
    ['a text', requiredText()],
    ['a long text', longText(options)],
    ['a title', titleText(options)],
  ])('becomes the replacement character in %s', (_what, field) => {
    expect(field.parse(LONE_SURROGATE)).toBe('een \ufffd halve');
  });
});

it('a title is one line, a long text keeps its lines, and both are trimmed', () => {
  expect(titleText(options).parse(' twee\r\nregels  hier ')).toBe('twee regels hier');
  expect(longText(options).parse(' twee\r\nregels  ')).toBe('twee\nregels');
  expect(longText(options).safeParse(`${'\r\n'.repeat(3)}  `).error?.issues[0]?.message).toBe('leeg');
  expect(titleText(options).safeParse('x'.repeat(21)).error?.issues[0]?.message).toBe('te lang');
});
