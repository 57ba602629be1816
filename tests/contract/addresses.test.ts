import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import routes from '#app/routes.ts';

/** The lint rules of the repository, run on files with a planted address. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niergenoten-addresses-'));
  for (const name of ['biome.json', '.gitignore', 'tests/lint'])
    await cp(name, join(folder, name), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** The output of the lint for a file of this name with these lines. */
async function lint(file: string, lines: string[]): Promise<string> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), `${lines.join('\n')}\n`);
  const args = ['lint', '--max-diagnostics=none', '--colors=off', file];
  return promisify(execFile)(resolve('node_modules/.bin/biome'), args, { cwd: folder }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }) => stdout + stderr,
  );
}

/** The numbers, from 1, of the lines for which the rule about addresses reports an error. */
const errorLines = (output: string) => [...output.matchAll(/:(\d+):\d+ plugin/g)].map(([, line]) => Number(line));

/** The first parts of all addresses in the routes, but those of the demo. */
const firstParts = [
  ...new Set(
    routes
      .flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
      .map((path) => path?.split('/')[0] ?? '')
      .filter((part) => /^[a-z]/.test(part) && part !== 'dev'),
  ),
];

test('an address of any route is an error, however it is written', async () => {
  const lines = firstParts.flatMap((part, index) => [
    `export const whole${index} = '/${part}';`,
    `export const below${index} = <a href="/${part}/hier?waar#daar">daar</a>;`,
    `export const built${index} = (id: number) => \`/${part}/\${id}\`;`,
  ]);
  expect(firstParts.length).toBeGreaterThan(10);
  expect(errorLines(await lint('app/features/conversations/planted.tsx', lines))).toEqual(
    lines.map((_, index) => index + 1),
  );
});

test('an address in a paths.ts is no error, nor is a text that only looks like one', async () => {
  const address = ['export const path = (id: number) => `/personen/x`;'];
  expect(errorLines(await lint('app/features/conversations/paths.ts', address))).toEqual([]);
  const others = ["export const call = '/api/v1/groepen';", "export const page = '/groepen-info';"];
  expect(errorLines(await lint('app/features/conversations/other.ts', others))).toEqual([]);
});
