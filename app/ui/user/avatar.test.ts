import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawPatterns } from '../../../content/pictures/draw/patterns/draw-patterns.js';
import { avatarPattern, PATTERN_COUNT } from './avatar.tsx';

it('the file has every pattern, as it is drawn', async () => {
  const file = await readFile(new URL('patterns.svg', import.meta.url), 'utf8');
  expect(file).toBe(drawPatterns());
  expect(file.match(/<symbol /g)).toHaveLength(PATTERN_COUNT);
});

it('a member always has the same pattern, and three hundred who joined one after another each have another', () => {
  const looks = (first: number) =>
    Array.from({ length: 300 }, (_, index) => JSON.stringify(avatarPattern(first + index)));
  for (const first of [1, 205, 48_000]) {
    expect(looks(first)).toEqual(looks(first));
    expect(new Set(looks(first)).size).toBe(300);
  }
});

it('among many members every pattern is in the file, and equally common', async () => {
  const file = await readFile(new URL('patterns.svg', import.meta.url), 'utf8');
  const counts = new Map<string, number>();
  for (let id = 1; id <= 24_000; id += 1) {
    const { letter } = avatarPattern(id);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(PATTERN_COUNT);
  for (const [letter, count] of counts) {
    expect(file).toContain(`<symbol id="${letter}" `);
    expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});
