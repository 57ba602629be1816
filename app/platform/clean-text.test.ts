import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#tests/support/linear.ts';
import { cleanAddress, cleanText, toLine } from './clean-text.ts';

describe('R51 what somebody typed', () => {
  it.each([
    '',
    '\u200b',
    '\u2060\u2060',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u200e\u200f\u061c',
    '\u115f\u1160',
    '\u180e\ufe0f\u034f',
    '\u{e0041}\u{e007f}',
    ' \t\r\n\u00a0\u2003\u3000\ufeff',
    '\u202e\u2066 \u2069',
    '\u0351\u0351',
    '\ufffc',
    '\u{1d159}',
    '\uffff\ufdd0\u{1fffe}',
    '\u{13441}\u{13442}',
  ])('%j shows nothing, so it is empty', (text) => {
    expect([cleanText(text), toLine(text)]).toEqual(['', '']);
  });

  it.each([
    ['\u200b Hallo\u00ad\u2060 ', 'Hallo'],
    ['dia\u00adlyse', 'dia\u00adlyse'],
    ['een\r\ntwee\rdrie\u000bvier\u000cvijf\u2028zes', 'een\ntwee\ndrie\nvier\nvijf\nzes'],
    ['a\tb\u0007\u001b[31mc\u009f', 'a\tb[31mc'],
    ['\u202emoc.live\u202c \u2066hier\u2069', 'moc.live hier'],
    ['een \ud83d halve', 'een \ufffd halve'],
    ['nier\ufffcpatiënt\uffff met \u{1d159}diëet', 'nierpatiënt met diëet'],
    [`Z${'\u0351'.repeat(300)}o`, `Z${'\u0351'.repeat(4)}o`],
    [`Z${'\u0351\u200d'.repeat(300)}o`, `Z${'\u0351\u200d'.repeat(4)}o`],
  ])('%j becomes %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it.each([
    '❤️',
    '👩‍👩‍👧',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'علی\u200cرضا',
    'מֹשֶׁה',
    'Nguyễn',
    'အင်္ဂါ',
    '⠓⠁⠇⠇⠕',
  ])('%s stays as it is', (text) => {
    expect([cleanText(text), toLine(text)]).toEqual([text, text]);
  });

  it.each([
    ['https://nieren.nl/\u200bwat\u00ad-doen\u2060', 'https://nieren.nl/wat-doen'],
    ['\u200eanna@example.org\ufeff', 'anna@example.org'],
    ['\u202aanna@example.org\u202c\u2069', 'anna@example.org'],
    ['https://example.org/❤️/می\u200cخواهم', 'https://example.org/❤️/می\u200cخواهم'],
  ])('%j is the address %s', (text, address) => {
    expect(cleanAddress(text)).toBe(address);
  });

  it('is on one line in a title', () => {
    expect(toLine(' twee\u000b\u2029regels\u0007 hier ')).toBe('twee regels hier');
  });

  it('is not changed by being cleaned again', () => {
    const piece = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\r',
      '\u200b',
      '\u0351',
      '\u200d',
      '\u202e',
      '\u0007',
      '\u3164',
      '\ufffc',
      '💚',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 }),
        (pieces) => {
          for (const clean of [cleanText, toLine]) expect(clean(clean(pieces.join('')))).toBe(clean(pieces.join('')));
        },
      ),
    );
  });

  it.each(['\u200b', '\u0351\u200d', ' \u00ad', '\u0351\u0351\u0351 ', '\u200d'])(
    'R38 is cleaned in time that is in proportion to its length: %j',
    async (part) => {
      await expectLinear(20_000, (size) => cleanText(`a${part.repeat(size)}b`));
    },
  );
});
