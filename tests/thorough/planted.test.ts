import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#app/features.ts';
import { handlersOf } from '#app/platform/features/calls-of.ts';
import { mountCalls } from '#app/platform/http/calls/calls.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { openServer } from '#app/platform/http/server.ts';
import { GENERATED_TYPES, generateTypes } from '#tests/contract/generated-types.ts';
import { contract } from '#tests/contract/site-contract.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();

/** Where violations are planted: a folder with the settings of the tools and the packages of the repository. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niergenoten-planted-'));
  for (const name of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs', 'bin/browser-safe.js'])
    await plant(name, await readFile(name, 'utf8'));
  await plant('app/features.ts', (await readFile('app/features.ts', 'utf8')).replaceAll(/^import .*\n/gm, ''));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function plant(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

/** Runs a command. Gives its output, and whether it succeeded. */
async function run(command: string, args: string[], cwd: string): Promise<{ passed: boolean; output: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd });
    return { passed: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { passed: false, output: stdout + stderr };
  }
}

const checkImports = (cwd: string) => run('npm', ['run', 'check:imports'], cwd);

describe('the check of imports', () => {
  test('reads the files of the repository, and finds no violation', async () => {
    const { passed, output } = await checkImports('.');
    expect(passed, output).toBe(true);
    expect(Number(/\((\d+) modules/.exec(output)?.[1])).toBeGreaterThan(100);
  });

  describe('reports', () => {
    let output: string;
    beforeAll(async () => {
      for (const name of ['cms', 'database', 'settings', 'tests', 'bench']) await mkdir(join(folder, name));
      for (const violation of violations) await plantTarget(violation);
      await plantTarget({ file: 'app/ui/planted-type.ts', imports: '#app/platform/platform.ts' });
      for (const { file, imports } of violations) await plant(file, `import '${imports}';\n`);
      await plant('app/platform/planted-b.ts', "import './planted-a.ts';\n");
      await plant('app/platform/planted-type-a.ts', "import type { B } from './planted-type-b.ts';\n");
      await plant('app/platform/planted-type-b.ts', "import type { A } from './planted-type-a.ts';\n");
      await plant(
        'app/platform/planted-type.ts',
        "import type { SharedPage } from '#app/features/sharing/screens.ts';\n",
      );
      await plant('app/ui/planted-type.ts', "import type { Platform } from '#app/platform/platform.ts';\n");
      output = (await checkImports(folder)).output;
    });

    test.for(violations)('$file importing $imports', ({ file, rule }) => {
      expect(output).toContain(`error ${rule}: ${file} → `);
    });

    test('files that import only types from each other', () => {
      expect(output).toContain('error no-circles: app/platform/planted-type-a.ts → ');
    });

    test('a platform file that imports a type of a feature, but not a component that imports one of the platform', () => {
      expect(output).toContain('error platform-knows-only-itself: app/platform/planted-type.ts → ');
      expect(output).not.toContain('app/ui/planted-type.ts');
    });

    test('no other files', () => {
      const files = [...output.matchAll(/error [\w-]+: (\S+) → /g)].map(([, file]) => file);
      for (const file of files) expect(file).toMatch(/planted/);
    });
  });
});

/** Plants an empty file where the import leads, if the repository has one there. */
async function plantTarget({ file, imports }: { file: string; imports: string }): Promise<void> {
  const target = imports.replace(/^#/, '').replace(/^[.]/, `${dirname(file)}/.`);
  if (existsSync(target)) await plant(normalize(target), '');
}

/** Files with an import that violates a rule. */
const violations = [
  { file: 'app/platform/planted.ts', imports: '#app/features/moderation/index.ts', rule: 'platform-knows-only-itself' },
  { file: 'app/platform/planted-a.ts', imports: './planted-b.ts', rule: 'no-circles' },
  { file: 'app/platform/planted-lost.ts', imports: './nowhere.ts', rule: 'resolvable' },
  { file: 'app/ui/planted.ts', imports: '#app/features/content/main-menu.ts', rule: 'ui-knows-no-feature' },
  { file: 'app/ui/planted-db.ts', imports: '#app/platform/database/database.ts', rule: 'browser-imports-no-server' },
  { file: 'app/ui/planted-node.ts', imports: 'node:fs', rule: 'browser-imports-no-node' },
  { file: 'app/ui/planted-pg.ts', imports: 'pg', rule: 'browser-imports-no-node' },
  { file: 'app/features/sharing/ui/planted.ts', imports: '../screens.ts', rule: 'browser-imports-no-server' },
  {
    file: 'app/features/sharing/planted.ts',
    imports: '#app/features/accounts/login/session-authenticator.ts',
    rule: 'features-by-the-front-door',
  },
  {
    file: 'app/features/conversations/pages/planted.ts',
    imports: '#app/features/accounts/login/session-authenticator.ts',
    rule: 'screens-by-the-front-door',
  },
  {
    file: 'app/features/sharing/planted-later.ts',
    imports: '#app/features/conversations/index.ts',
    rule: 'features-in-order',
  },
  { file: 'app/features/planted/planted.ts', imports: '#app/platform/clock.ts', rule: 'features-have-a-place' },
  { file: 'app/features/sharing/planted-shell.ts', imports: '#app/shell/shell.tsx', rule: 'features-know-no-shell' },
  { file: 'app/shell/planted.ts', imports: '#app/features/moderation/index.ts', rule: 'shell-knows-content-alone' },
  { file: 'app/shell/planted-log.ts', imports: '#app/platform/log.ts', rule: 'shell-takes-types-of-the-platform' },
  { file: 'cms/planted.ts', imports: '../app/platform/database/write.ts', rule: 'cms-imports-shared-code-only' },
  { file: 'app/features/content/planted.ts', imports: '../../../cms/access.ts', rule: 'site-knows-no-cms' },
  { file: 'app/platform/planted-test.ts', imports: '#tests/support/clock.ts', rule: 'app-knows-no-tests' },
] as const;

const planted = call({
  method: 'GET',
  path: '/api/v1/planted',
  summary: 'Een aanroep die niets doet',
  access: 'anyone',
  response: 'empty',
});

test('a call without a handler is an error when the site starts', async () => {
  const withPlanted = { ...contract, news: { ...contract.news, planted } };
  const { platform } = site;
  const options = {
    contract: withPlanted,
    handlers: handlersOf(features) as never,
    platform,
    authenticate: async () => 'ended' as const,
  };
  await expect(mountCalls(openServer(platform), options)).rejects.toThrow('The call news.planted has no handler.');
});

test('a column that is missing in the generated types is found', async () => {
  await sql`alter table member add column planted text`.execute(site.platform.db);
  const generated = await generateTypes(site.platform.config.databaseUrl);
  expect(generated).not.toBe(await readFile(GENERATED_TYPES, 'utf8'));
  expect(generated).toContain('planted: string | null;');
});

test('a call without a handler is a type error in the handlers and in the authorization table', async () => {
  const file = 'app/features/sharing/contract.ts';
  const withPlanted = `$1  planted: call(${JSON.stringify(planted)}),\n`;
  const content = (await readFile(file, 'utf8')).replace(/(export const sharingContract = \{\n)/, withPlanted);
  const include = ['app/features/sharing/feature.ts', 'tests/contract/authorization/sharing.ts'];
  const compilerOptions = { preserveSymlinks: true };
  const repository = join(folder, 'repository');
  await linkAround(file, repository);
  await plant(`repository/${file}`, content);
  await plant(
    'repository/tsconfig.planted.json',
    JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }),
  );
  const { output } = await run('npx', ['tsc', '--project', 'tsconfig.planted.json'], repository);
  expect(output).toMatch(/^app\/features\/sharing\/api\.ts\(.*'planted' is missing/m);
  expect(output).toMatch(/^tests\/contract\/authorization\/sharing\.ts\(.*'planted' is missing/m);
});

/** Makes a folder that looks like the repository without this file: of links, but for the folders that the file is in. */
async function linkAround(file: string, copy: string, folder = '.'): Promise<void> {
  await mkdir(join(copy, folder));
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (file.startsWith(`${path}/`)) await linkAround(file, copy, path);
    else if (path !== file) await symlink(resolve(path), join(copy, path));
  }
}
