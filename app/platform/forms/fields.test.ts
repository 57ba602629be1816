import { describe, expect, it } from 'vitest';
import { longText, requiredText, titleText, typedText } from './fields.ts';

const words = { most: 20, empty: 'leeg', tooLong: 'te lang' };
const HALF = 'een \ud83d halve';

describe('half a character, which PostgreSQL can not hold', () => {
  it.each([
    ['a text as typed', typedText()],
    ['a text', requiredText()],
    ['a long text', longText(words)],
    ['a title', titleText(words)],
  ])('is one that says so in %s', (_what, field) => {
    expect(field.parse(HALF)).toBe('een \ufffd halve');
  });
});

it('a title is one line, a long text keeps its lines, and both lose the space around them', () => {
  expect(titleText(words).parse(' twee\r\nregels  hier ')).toBe('twee regels hier');
  expect(longText(words).parse(' twee\r\nregels  ')).toBe('twee\nregels');
  expect(longText(words).safeParse(`${'\r\n'.repeat(3)}  `).error?.issues[0]?.message).toBe('leeg');
  expect(titleText(words).safeParse('x'.repeat(21)).error?.issues[0]?.message).toBe('te lang');
});
