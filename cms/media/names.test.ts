import { expect, test } from 'vitest';
import { newStem, originalName, stemOf } from './names.ts';

test('a file gets a unique name that is safe in an address', () => {
  const stem = newStem('Onze Zoë & ik.JPG');
  expect(stem).toMatch(/^[0-9a-f]{10}-onze-zoe-en-ik$/);
  expect(newStem('Onze Zoë & ik.JPG')).not.toBe(stem);
  expect(newStem(`${'lang'.repeat(40)}.png`).length).toBeLessThan(80);
});

test('a file that is uploaded again keeps its name, with another prefix', () => {
  const first = newStem('foto.jpg');
  const second = newStem(`${first}.webp`);
  expect(second).toMatch(/^[0-9a-f]{10}-foto$/);
  expect(second.startsWith(first)).toBe(false);
});

test('the stem and the original name follow from the name', () => {
  expect(stemOf('1a2b3c4d5e-foto.webp')).toBe('1a2b3c4d5e-foto');
  expect(originalName('1a2b3c4d5e-foto.webp')).toBe('foto.webp');
});
