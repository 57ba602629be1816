import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawPatterns } from '../../../content/pictures/draw/patterns/draw-patterns.js';
import { avatarPattern, PATTERNS } from './pattern.ts';

it('the file has every pattern, as it is drawn', async () => {
  const file = await readFile(new URL('patterns.svg', import.meta.url), 'utf8');
  expect(file).toBe(drawPatterns());
  expect([...file.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)).toEqual(PATTERNS);
});

it('a member always has the same pattern, and twenty members have nearly twenty', () => {
  const looks = (first: number) =>
    Array.from({ length: 20 }, (_, index) => JSON.stringify(avatarPattern(first + index)));
  for (const first of [1, 205, 48_000]) {
    expect(looks(first)).toEqual(looks(first));
    expect(new Set(looks(first)).size).toBeGreaterThanOrEqual(18);
  }
});

it('among many members every pattern is equally common', () => {
  const counts = new Map<string, number>();
  for (let id = 1; id <= 24_000; id += 1) {
    const { name } = avatarPattern(id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...PATTERNS].sort());
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
