import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unbrokenAmounts } from './unbroken.ts';

const everyModule = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] });

/** What no page shows: mails in plain text, which a reader breaks in their own lines, data for machines, and documentation. */
const SHOWN_ON_NO_PAGE =
  /\/send-[^/]*mail\.tsx$|answer-newsletter-request\.tsx$|recipe-thing\.ts$|contract\.ts$|\/gallery\//;

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

it('no text that we write ourselves lets a line end within an amount or a time', () => {
  const modules = everyModule.filter((file) => !SHOWN_ON_NO_PAGE.test(file));
  expect(modules.length).toBeGreaterThan(1000);
  const broken = modules.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => unbrokenAmounts(line.replaceAll('}', '0')) !== line.replaceAll('}', '0'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(broken).toEqual([]);
});

it('one function alone writes a number of minutes', () => {
  const writing = everyModule.filter((file) => /'minu(?:ut|ten)'/.test(readFileSync(file, 'utf8')));
  expect(writing).toEqual(['app/ui/time/formats.ts']);
});
