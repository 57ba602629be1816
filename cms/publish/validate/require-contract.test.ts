import { type PayloadRequest, ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { requireContract } from './require-contract.ts';

/** The message at this field when a document is refused; undefined where the field is right. */
function messageAt(path: string, document: object): string | undefined {
  const req = { t: (key: string) => key } as unknown as PayloadRequest;
  try {
    requireContract({ id: 1, title: 'Titel', ...document }, { collection: 'content-pages', id: 1 }, req);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors.find((one) => one.path === path)?.message;
  }
  return undefined;
}

test('a list that is too long is refused with how many fit', () => {
  const pages = [1, 2, 3, 4, 5, 6, 7];
  const page = { kind: 'content-page', blocks: [{ kind: 'featured-content', id: 'a', title: null, pages }] };
  expect(messageAt('blocks.0.pages', page)).toBe('Dit zijn er te veel: kies er hoogstens 6.');
  const lists = [1, 2, 3, 4].map(() => ({ type: 'none' }));
  expect(messageAt('lists', { kind: 'theme', lists })).toBe('Dit zijn er te veel: kies er hoogstens 3.');
});

test('a number that is too large is refused with the largest', () => {
  const recipe = { kind: 'recipe', amountOfPeople: 1001, minutesNeeded: 100_001, waitingTime: 0 };
  expect(messageAt('amountOfPeople', recipe)).toBe('Dit is te veel: vul hoogstens 1.000 in.');
  expect(messageAt('minutesNeeded', recipe)).toBe('Dit is te veel: vul hoogstens 100.000 in.');
  expect(messageAt('waitingTime', recipe)).toBeUndefined();
});

test('what is missing is asked for, and a limit with words of its own keeps them', () => {
  expect(messageAt('introduction', { kind: 'theme' })).toBe('Vul dit in.');
  const definition = { kind: 'definition', spellings: [], page: null, description: 'x'.repeat(301) };
  expect(messageAt('description', definition)).toBe('Gebruik hoogstens 300 tekens.');
  const ruleText = { kind: 'rule-text', rule: null, facts: 'woord '.repeat(36), words: 'woord '.repeat(36) };
  expect(messageAt('rule', ruleText)).toBe('Kies een huisregel.');
  expect(messageAt('facts', ruleText)).toBe('Gebruik hoogstens 35 woorden.');
  expect(messageAt('words', ruleText)).toBeUndefined();
});
