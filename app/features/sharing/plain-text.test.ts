import fc from 'fast-check';
import { find } from 'linkifyjs';
import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

describe('R29 what somebody writes in a mail to another', () => {
  it.each([
    ['Lieve Anna,\n\nlees dit eens. Groetjes, mama 💙', 'Lieve Anna,\n\nlees dit eens. Groetjes, mama 💙'],
    ['Ik <3 je, en 5 > 4', 'Ik <3 je, en 5 > 4'],
    ['om 12.30 uur op 3.12.2026, d.w.z. donderdag', 'om 12.30 uur op 3.12.2026, d.w.z. donderdag'],
    ['👩‍👧 leest dit', '👩‍👧 leest dit'],
    ['Sjoerd Ënglish-Čapek', 'Sjoerd Ënglish-Čapek'],
  ])('stays: %j', (text, kept) => {
    expect(plainText(text)).toBe(kept);
  });

  it.each([
    ...[
      'J.Jansen',
      'j.jansen',
      'J.van der Berg',
      'J.v.d.Berg',
      'J.-P. Sartre',
      'Drs.P.M.Jansen',
      'St.John Smith',
      'Ph.D.',
    ],
    ...["A.'t Hart", '’t Hart', "O'Brien", 'd’Angelo', 'El-Amrani', 'Martin King jr.', 'Mª Carmen', 'Marcel·lí Gal·la'],
    ...[
      'И.Петров',
      'გ.ბერიძე',
      'Nguyễn Thị',
      'กำพล',
      'علی\u200cرضا',
      'ශ්\u200dරී',
      'מֹשֶׁה',
      'မြွှာ',
      '陳大文',
      'アンナ・スミス',
    ],
  ])('keeps the name %j as it is', (name) => {
    expect(plainLine(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['J.de Vries', 'J. de Vries'],
    ['J.-P.de Groot', 'J.-P. de Groot'],
    ['Dr.de Wit', 'Dr. de Wit'],
    ['J.in ’t Veld', 'J. in ’t Veld'],
    ['J.Ma', 'J. Ma'],
    ['И.Рус', 'И. Рус'],
  ])('gives the name %j a space, without which it is a link', (name, kept) => {
    expect(plainLine(name)).toBe(kept);
  });

  it.each([
    ['<b>Anna</b> <script>alert(1)</script>', 'Anna alert(1)'],
    ['<<b>script>alert(1)<</b>/script>', 'alert(1)'],
    ['<img src=x onerror="alert(1)">hoi', 'hoi'],
    ['<!-- weg --><?php weg ?>hoi', 'hoi'],
    ['ht<b>tps://evil.example/x</b> hoi', 'hoi'],
  ])('loses tags: %j', (text, kept) => {
    expect(plainText(text)).toBe(kept);
  });

  it.each([
    'https://evil.example/inloggen?a=b',
    'HTTPS://EVIL.EXAMPLE',
    '(www.evil.example)',
    'evil.com',
    'evil.com/pad',
    'kwaad@evil.example',
    'mailto:kwaad@evil.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:0900123',
    'ftp://evil.example',
    '203.0.113.9/pad',
    '//[2001:db8::1]/',
    'ｈｔｔｐｓ：／／evil．com',
    'evil。com',
    'ht\u200btps://evil.com',
    'h\u00adttps://evil.com',
    '\u202emoc.live//:sptth https://evil.com',
    'https:\u2028//evil.com',
    'J.evil.com',
    'dr.evil.com/pad',
    'J.de@evil.com',
    'evil·com',
    'evil.\ufe0fcom',
    'evil.c\u3164om',
    'evil\u200c.com',
  ])('loses an address: %j', (address) => {
    const kept = plainText(`Kijk hier ${address} eens`);
    expect(kept).not.toMatch(/evil|203|2001|0900|javascript:|data:/i);
    expect(kept).toMatch(/^Kijk hier[\s\S]*eens$/);
  });

  it('gets a space where a dot could make a link', () => {
    expect(plainText('Klaar.Groetjes van Anna')).toBe('Klaar. Groetjes van Anna');
  });

  it.each(['a.www.', 'J.www.', 'J.ｗｗｗ．'])('takes %j for no name after an initial', (address) => {
    expect(plainText(`Kijk ${address} eens`)).toBe('Kijk eens');
  });

  it('holds no heaps of accents, empty lines or invisible characters', () => {
    expect(plainText(`Z${'\u0351'.repeat(300)}o\n\n\n\n\nhier\u0000\u0007\u061c`)).toBe('Z\u0351\u0351o\n\nhier');
    expect(plainLine('Anna\r\nBcc: iemand')).toBe('Anna Bcc: iemand');
  });

  it('holds nothing that a mail program makes a link of, whatever was typed, in linear time', () => {
    const part = fc.oneof(
      fc.constantFrom('http', '://', 'www.', 'evil', '.', 'com', '@', '<', '>', '/', ' ', '\n', '\u200d', '．', 'a<b>'),
      fc.string({ maxLength: 4, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const kept = plainText(parts.join('').toWellFormed());
        expect(find(kept)).toEqual([]);
        expect(kept).not.toMatch(/<[a-z/!?][^<>]*>|:\/\/|www\./i);
      }),
      { numRuns: 500 },
    );
  });
});
