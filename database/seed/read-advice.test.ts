import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#settings/demo.js';
import { readAdvice } from './read-advice.ts';
import { readDemo } from './read-demo.ts';

const questions = await readAdvice();
const answers = questions.flatMap(({ answer }) => answer ?? []);

it('has forty questions with an answer and six that wait, and every tag is that of an answer', () => {
  expect([answers.length, questions.length - answers.length]).toEqual([40, 6]);
  const answered = new Set(questions.filter(({ answer }) => answer).flatMap(({ tags }) => tags));
  expect(questions.flatMap(({ tags }) => tags).filter((tag) => !answered.has(tag))).toEqual([]);
});

it('every asker is a person or an account of the demo, and every answer is of an expert', async () => {
  const { people } = await readDemo();
  const names = new Set([...people, ...DEMO_ACCOUNTS].map(({ username }) => username));
  expect(questions.filter(({ asker }) => !names.has(asker))).toEqual([]);
  const experts = new Set(await readdir('content/experts'));
  expect(answers.filter(({ by }) => !experts.has(`${by}.yaml`))).toEqual([]);
});

it('no answer names an asker who did not do so themselves: their account may be shown without its name', () => {
  const namesIn = (asker: string) =>
    asker.split(/[_\d]+|(?<=[a-z])(?=[A-Z])/).filter((part) => /^[A-Z].{2}/.test(part));
  const named = questions.flatMap(({ asker, title, description, answer }) =>
    namesIn(asker)
      .filter((name) => new RegExp(`\\b${name}\\b`).test(answer?.text ?? ''))
      .filter((name) => !`${title} ${description}`.includes(name))
      .map((name) => ({ title, name })),
  );
  expect(named).toEqual([]);
});

it('every answer came within the promised week', () => {
  expect(answers.filter(({ afterHours }) => afterHours > 7 * 24)).toEqual([]);
});

it('no title, and no sentence of six words or more, occurs twice', () => {
  const seen = new Set<string>();
  const texts = [...questions.map(({ description }) => description), ...answers.map(({ text }) => text)];
  const repeated = texts.flatMap(sentences).filter((sentence) => seen.has(sentence) || !seen.add(sentence));
  expect(repeated).toEqual([]);
  expect(new Set(questions.map(({ title }) => title.toLowerCase())).size).toBe(questions.length);
});

/** The sentences of six words or more in a text, in lower case and without punctuation. */
const sentences = (text: string): string[] =>
  text
    .split(/[.!?…\n]+/)
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length >= 6);
