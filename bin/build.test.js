import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourcesOf } from './build.js';

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} files */
function plant(files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

test('a build is of its folders and of all that they import, in whatever way', () => {
  plant({
    'cms/page.ts': `import { a } from '../app/direct.ts';\nexport * from '../app/exported.ts';\nimport x from 'next';`,
    'cms/late.tsx': `import '../app/effect.css';\nconst b = await import('../app/late.ts');`,
    'cms/style.css': '',
    'cms/node_modules/x.js': '',
    'app/direct.ts': `import type { C } from '#app/indirect.ts';\nimport icon from './icon.svg?url';`,
    'app/exported.ts': `import {\n  many,\n} from "./indirect.ts";`,
    'app/indirect.ts': `import './direct.ts'; // in a circle`,
    'app/late.ts': '',
    'app/effect.css': '',
    'app/icon.svg': '',
    'app/unrelated.ts': '',
  });
  expect([...sourcesOf(['cms'], folder)].sort()).toEqual([
    'app/direct.ts',
    'app/effect.css',
    'app/exported.ts',
    'app/icon.svg',
    'app/indirect.ts',
    'app/late.ts',
    'cms/late.tsx',
    'cms/page.ts',
    'cms/style.css',
  ]);
});

test('the build of the CMS is of the words and addresses of the site that it shows', () => {
  expect([...sourcesOf(['cms'])]).toEqual(
    expect.arrayContaining(['app/product.ts', 'app/reserved-paths.ts', 'app/routes.ts']),
  );
});
