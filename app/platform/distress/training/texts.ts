import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trim().split('\n');

/** The texts that were written for training: one on each line. */
export const trainingTexts = (name: 'distress' | 'ordinary'): string[] =>
  linesOf(`app/platform/distress/training/${name}.txt`);

/** The sentences for tuning, and the held-out ones: every second line (tests/distress/README.md). */
export function testSentences(name: 'distress' | 'look-alikes'): { tuning: string[]; heldOut: string[] } {
  const lines = linesOf(`tests/distress/${name}.txt`);
  return { tuning: lines.filter((_, at) => at % 2 === 0), heldOut: lines.filter((_, at) => at % 2 === 1) };
}

/** Texts that were written without thinking of distress, all of them held out. */
export const ordinaryTexts = (): string[] => linesOf('tests/distress/ordinary.txt');

/**
 * The texts of some length in the demo, by members and by editors, which are ordinary ones: a list for each file. Without what
 * is reported to moderators in it, among which are words of distress.
 */
export const membersDocuments = (): string[][] => documentsIn('database/seed/**/*.yaml');
export const editorsDocuments = (): string[][] => documentsIn('content/**/*.yaml');

/** Without the texts that stand there more than once. */
function documentsIn(files: string): string[][] {
  const known = new Set<string>();
  return globSync(files, { exclude: ['database/seed/moderation/**'] })
    .sort()
    .map((path) => textsIn(parse(readFileSync(path, 'utf8'))).filter((text) => !known.has(text) && known.add(text)));
}

/** Without how people ask for a document: that may be a cry for help. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= 20 ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'questionLines' ? [] : textsIn(inner)));
};

/** The digest of the texts that were written for the recogniser, by which a test sees that it was trained after a change. */
export const digestOfTexts = (): string =>
  globSync(['app/platform/distress/training/*.txt', 'tests/distress/*.txt'])
    .sort()
    .reduce((digest, path) => digest.update(readFileSync(path)), createHash('sha256'))
    .digest('hex');
