import { en } from '@payloadcms/translations/languages/en';
import { nl } from '@payloadcms/translations/languages/nl';
import { expect, test } from 'vitest';
import { translations } from './translations.ts';

type Texts = { [key: string]: string | Texts };

/** All texts by their key, such as general:save. */
const flatten = (texts: Texts, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[above + key, text]] : flatten(text, `${above}${key}:`),
  );

const own = new Map(flatten(translations as Texts));
const english = new Map(flatten(en.translations as Texts));
const shown = flatten(nl.translations as Texts).map(([key, text]): [string, string] => [key, own.get(key) ?? text]);

/** Of mails, which the CMS does not send, and of the forms that lead to them. */
const UNUSED =
  /^authentication:(checkYourEmail|forgotPassword\w+Instructions|newAccountCreated|verifyYourEmail|youAreReceiving|youDidNotRequest)/;

/** Words that are the same in both languages. */
const SAME = ['Document', 'Filter', 'Filters', 'Menu', 'Open', 'Status', 'Type'];

test('every text of the admin says ‘je’', () => {
  expect(shown.filter(([key, text]) => !UNUSED.test(key) && /\b(?:u|uw)\b/i.test(text))).toEqual([]);
});

test('every text of the admin is Dutch', () => {
  const isEnglish = ([key, text]: [string, string]) =>
    text === english.get(key) && /[a-z]{3}/i.test(text) && !SAME.includes(text);
  expect(shown.filter(isEnglish)).toEqual([]);
  expect([...english.keys()].filter((key) => !shown.some(([known]) => known === key))).toEqual([]);
});

test('no text of the admin has an ending between brackets, as in ‘Nieuw(e)’', () => {
  expect(shown.filter(([, text]) => /\w\(\w+\)/.test(text))).toEqual([]);
});

test('no text of the admin names Payload, or has a hole that nothing fills', () => {
  const holesIn = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))];
  const fills = (key: string) => holesIn(english.get(key));
  expect(shown.filter(([key, text]) => holesIn(text).some((hole) => !fills(key).includes(hole)))).toEqual([]);
  expect(shown.filter(([, text]) => /payload/i.test(text))).toEqual([]);
});

test('our texts replace texts that Payload has', () => {
  expect([...own.keys()].filter((key) => !english.has(key))).toEqual([]);
});
