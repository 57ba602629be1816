import { relative } from 'node:path';
import { root } from '../install/checkout.js';

/**
 * What a run of tests did.
 * @typedef {object} Summary
 * @property {number} passed
 * @property {string[]} flaky of those that passed, which did only when tried again: 'file:line title'
 * @property {number} failed
 * @property {{ file: string, milliseconds: number }[]} files with how long they took, with their imports and preparations
 */

/**
 * A part of the JSON report of Playwright: a file, or a `describe` in it.
 * @typedef {object} Suite
 * @property {string} file
 * @property {{ title: string, line: number, tests: { status: string, results: { duration: number }[] }[] }[]} specs
 * @property {Suite[]} [suites]
 */

/**
 * The summary of a JSON report of Playwright. A file takes as long as its journeys would one after another.
 * @param {{ config: { rootDir: string }, stats: { expected: number, flaky: number, unexpected: number }, suites: Suite[] }} report
 * @returns {Summary}
 */
export function summarisePlaywright({ config, stats, suites }) {
  const folder = relative(root, config.rootDir);
  return {
    passed: stats.expected + stats.flaky,
    flaky: suites.flatMap(flakyOf).map((test) => `${folder}/${test}`),
    failed: stats.unexpected,
    files: suites.map((suite) => ({ file: `${folder}/${suite.file}`, milliseconds: durationOf(suite) })),
  };
}

/** @param {Suite} suite @returns {string[]} */
function flakyOf({ file, specs, suites = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title, line }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyOf)];
}

/** @param {Suite} suite @returns {number} in milliseconds */
function durationOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationOf));
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The slowest of these files, the slowest first. @param {Summary['files']} files @param {number} count */
export const slowest = (files, count) =>
  files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
