import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What cites: code, tests and docs. Migrations are left out: they are never edited, so they cite what stood there then. */
const FILES = globSync(
  [
    '{app,cms,database,settings,bin,bench,tests,docs}/**/*.{ts,tsx,js,cjs,css,scss,sql,md,yaml}',
    '*.{ts,js,cjs,md}',
    '.*.{js,cjs}',
  ],
  { exclude: (path) => /(^|\/)(node_modules|build|\.next|migrations)(\/|$)/.test(path) },
);

/** This file, whose examples cite what is not there. */
const OWN = 'tests/contract/citations.test.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1).join(''));

/** Numbers after the name of a document, such as those of 'choices.md 9, 36'. */
const numbersAfter = (name: string, text: string) =>
  all(text, new RegExp(`${name}\\.md((?: |, | and )\\d+(?:(?:, | and )\\d+)*)`, 'g')).flatMap((found) =>
    all(found, /(\d+)/g),
  );

const there = {
  rules: new Set(all(read('docs/rules.md'), /^- \*\*(R\d+)\b/gm)),
  choices: new Set(all(read('docs/choices.md'), /^(\d+)\. /gm)),
  style: new Set(all(read('docs/style.md'), /^(\d+)\. /gm)),
  pages: new Set(globSync(['*.md', '{docs,content}/**/*.md']).map((path) => basename(path))),
};

/** What a text cites that is not there. */
function deadCitations(text: string): string[] {
  return [
    ...all(text, /\b(R[1-9]\d?)\b(?!\.)/g).filter((rule) => !there.rules.has(rule)),
    ...numbersAfter('choices', text).filter((number) => !there.choices.has(number)),
    ...numbersAfter('style', text).filter((number) => !there.style.has(number)),
    ...all(text, /\b(docs\/[\w/-]+\.md)\b/g).filter((path) => !existsSync(path)),
    ...all(text, /([Ss]pec §\d*)/g),
    ...all(text, /(?<![\w-])([a-z][a-z-]*\.md)\b/g).filter((name) => !there.pages.has(name)),
  ];
}

/** The files and folders that a page of docs/ names in backticks and that are not there; `*` and `…` stand for any. */
const missingPaths = (page: string) =>
  all(page, /`((?:app|bench|bin|cms|content|database|docs|settings|tests)\/[\w./@()+-]+)`/g).filter(
    (path) => !existsSync(path),
  );

/** The files of links of a page that are not there. */
const deadLinks = (path: string) =>
  all(read(path), /\]\((?!https?:)([\w./()-]+?)(?:#[\w-]+)?\)/g).filter((to) => !existsSync(join(dirname(path), to)));

describe('what is cited', () => {
  it.each(['R99', 'choices.md 5, 99', 'style.md 99', 'docs/decisions/rules.md', `spec ${'§'}5`, `decisions${'.md'}`])(
    'is found to be missing: %s',
    (citation) => {
      expect(deadCitations(`/** Why (${citation}). */`)).toHaveLength(1);
    },
  );

  it('is found to be there', () => {
    expect(deadCitations('R7, choices.md 5, 32, style.md 8, docs/decisions/lists.md')).toEqual([]);
  });

  it('is there: each rule, choice, point of style and page of the docs', () => {
    const dead = FILES.filter((path) => path !== OWN).flatMap((path) =>
      deadCitations(read(path)).map((citation) => `${path}: ${citation}`),
    );
    expect(dead).toEqual([]);
  });

  it('is there: each page to which a page links', () => {
    const dead = FILES.filter((path) => path.endsWith('.md')).flatMap((path) =>
      deadLinks(path).map((to) => `${path}: ${to}`),
    );
    expect(dead).toEqual([]);
  });

  it('is there: each file and folder that the docs name, except in reports', () => {
    expect(missingPaths('`app/nothing.ts`, `tests`')).toEqual(['app/nothing.ts']);
    const pages = globSync(['*.md', 'docs/*.md', 'docs/{decisions,product}/*.md']);
    const dead = pages.flatMap((page) => missingPaths(read(page)).map((path) => `${page}: ${path}`));
    expect(dead).toEqual([]);
  });
});

describe('a rule', () => {
  /** Titles of tests that begin with rules ('R36 R55 every …'), and comment lines of their own that name one. */
  const namedIn = (text: string): string[] => [
    ...all(text, /['`]((?:R[1-9]\d? )+)/g).flatMap((rules) => rules.trim().split(' ')),
    ...all(text, /^ *\/\/ (.+)$/gm).flatMap((comment) => all(comment, /\b(R[1-9]\d?)\b/g)),
  ];

  it('is found in the titles and above the tests that prove it', () => {
    expect(namedIn("test('R36 R55 no page', () => {\n  // rules.md R7, R8\n  expect('a R9').toBe(1); // R10")).toEqual([
      ...['R36', 'R55', 'R7', 'R8'],
    ]);
  });

  it('has a test that names it', () => {
    const tests = FILES.filter((path) => /\.(test|spec)\.\w+$/.test(path) && path !== OWN);
    const named = new Set(tests.flatMap((path) => namedIn(read(path))));
    expect([...there.rules].filter((rule) => !named.has(rule))).toEqual([]);
  });
});
