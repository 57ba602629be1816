import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';

const parts = ['app/platform', 'app/shell', 'app/ui', ...globSync('app/features/*').sort()];

it.each(parts)('no two files of %s share a stem', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/*.test.{ts,tsx}'] });
  expect(files).not.toEqual([]);
  const byStem = Map.groupBy(files, (file) => parse(file).name);
  expect([...byStem.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
});
