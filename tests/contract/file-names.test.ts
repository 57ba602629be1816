import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';

const OTHERS = ['platform', 'blogs', 'conversations', 'moderation', 'people', 'profiles', 'reactions'];

const parts = ['app/platform', 'app/shell', 'app/ui', ...globSync('app/features/*').sort()].filter(
  (folder) => !OTHERS.includes(parse(folder).name),
);

it.each(parts)('no two files of %s share a stem', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/*.test.{ts,tsx}'] });
  expect(files).not.toEqual([]);
  const byStem = Map.groupBy(files, (file) => parse(file).name);
  expect([...byStem.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
});
