import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { listPages } from '#tests/support/all-pages.ts';
import { PRINTED_PAGES } from '../journeys/support/printed-pages.ts';
import { SCREENS } from '../journeys/support/screens/screens.ts';

/**
 * No page stays out of the checks in a browser (rules.md R36, R55): its address is one of the screens of
 * accessibility.spec.ts, or a journey opens it and calls expectAccessible(), or it shows nothing of its own. Nor does one stay
 * out of what compares a page with its paper (rules.md R54).
 */

/** A test of a journey, by its file and the beginning of its title. */
interface JourneyTest {
  journey: string;
  test: string;
}

/** The pages that no address of SCREENS is of: a screen that leads there, or a journey and its test. */
const CHECKED_IN: Readonly<Record<string, { screen: string } | JourneyTest>> = {
  'account/berichten/:id': { screen: 'thread' },
  'account/foto/verwijderen': { journey: 'photo', test: 'a member uploads a photo, replaces it and removes it' },
  advies: { journey: 'advice', test: 'a question from asking to reading, as asker, dietitian and visitor' },
  'advies/:topic': { journey: 'advice', test: 'a question from asking to reading, as asker, dietitian and visitor' },
  'advies/:topic/:question': { journey: 'advice', test: 'a question back and its reply' },
  'advies/:topic/adviesnewquestion': { journey: 'advice', test: 'a question from asking to reading' },
  'advies/:topic/adviesnewquestionconfirmation': { journey: 'advice', test: 'a question from asking to reading' },
  'advies/:topic/jouw-vragen': { journey: 'advice', test: 'a dietitian declines a question' },
  bibliotheek: { journey: 'library', test: 'R36 every kind of page' },
  'bibliotheek/:dossier': { journey: 'library', test: 'R36 every kind of page' },
  'bibliotheek/:dossier/print': { journey: 'library', test: 'a whole dossier is on one page, for printing' },
  'blogs/:blog': { screen: 'blog' },
  'blogs/:blog/:post': { screen: 'blog post' },
  'blogs/afbeelding': { journey: 'blogs', test: 'a link that is not to a video on YouTube' },
  brochures: { journey: 'library', test: 'R36 every kind of page' },
  'delen/:type/:id': { journey: 'share', test: 'without JavaScript a member shares an article' },
  'dev/blokken': { journey: 'blocks', test: 'axe finds nothing wrong with the blocks' },
  'dichtvouwen/:kind/:id': { journey: 'content-warnings', test: 'a moderator says from the page' },
  dietist: { journey: 'advice', test: 'a question from asking to reading' },
  'dietist/:question': { journey: 'advice', test: 'a dietitian declines a question' },
  'dietist/archief': { journey: 'advice', test: 'a question back and its reply' },
  'dietist/wacht-op-de-vrager': { journey: 'advice', test: 'a question back and its reply' },
  'email-wijzigen': { journey: 'settings', test: 'a member changes address and password' },
  'groepen/:group/nieuw': { journey: 'accessibility', test: 'a new conversation, and one that was refused' },
  'inloggen/code': { journey: 'second-factor', test: 'the pages of the second step are accessible' },
  'meldingen/:code': { journey: 'objections', test: 'a member whose text was hidden reads why' },
  'melden/:kind/:id': { journey: 'conversation', test: 'R36 axe finds nothing where a mail leads' },
  'moderatie/:case': { screen: 'case' },
  'moderatie/bezwaren/:id': { journey: 'objections', test: 'a member whose text was hidden reads why' },
  'moderatie/leden/:id': { screen: 'what moderators know of a member' },
  'moderatie/verbergen/:kind/:id': { screen: 'hiding a conversation' },
  nierziekten: { journey: 'library', test: 'R36 every kind of page' },
  'nieuws/:article': { journey: 'news', test: 'on a phone the suggestions slide' },
  'personen/:person': { screen: 'person' },
  'recepten/:recipe': { journey: 'recipes', test: 'a reader filters the recipes, opens one' },
  'recepten/:recipe/koken': { journey: 'kitchen', test: 'a member cooks with timers' },
  videos: { journey: 'library', test: 'R36 every kind of page' },
  'voorbeeld/:id': { journey: 'preview', test: 'R36 an editor sees a draft' },
};

/** The pages that show nothing of their own, and why. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  account: 'redirects',
  'account/*': 'redirects, or is not found as any other address',
  'advies-new-question': 'redirects',
  'advies-new-question-confirmation': 'redirects',
  'dev/mail/:id': 'one mail as its reader gets it, in the demo alone',
  gesprek: 'redirects',
  'mijn-profiel': 'redirects',
  uitloggen: 'redirects',
};

const patterns = listPages().map(({ pattern }) => pattern);
const routes = patterns.map((pattern) => ({ id: pattern, path: `/${pattern}` }));
const atAddress = new Set(
  SCREENS.map(({ path }) => matchRoutes(routes, path.replace(/[?#].*/, ''))?.at(-1)?.route.id ?? ''),
);

it('R36 R55 every page is checked in a browser, or has nothing to check', () => {
  const named = [...Object.keys(CHECKED_IN), ...Object.keys(WITHOUT_SCREEN)];
  expect(
    named.filter((pattern) => atAddress.has(pattern)),
    'named, and a screen already',
  ).toEqual([]);
  expect([...atAddress, ...named].sort()).toEqual(patterns.toSorted());
});

it.each(Object.entries(CHECKED_IN))('R36 R55 the check of %s is there', (_, where) => {
  if ('screen' in where) return expect(SCREENS.map(({ name }) => name)).toContain(where.screen);
  expect(testIn(where)).toContain('expectAccessible');
});

it('R54 every page is printed by a test, or has a reason why not', () => {
  expect(Object.keys(PRINTED_PAGES).sort()).toEqual(patterns.toSorted());
});

it.each(
  Object.entries(PRINTED_PAGES).flatMap(([pattern, where]) => ('journey' in Object(where) ? [[pattern, where]] : [])),
)('R54 the test that prints %s is there', (_, where) =>
  expect(testIn(where as JourneyTest)).toContain('wordsMissingOnPaper'),
);

/** The source of a test of a journey. */
function testIn({ journey, test }: JourneyTest): string {
  const source = readFileSync(`tests/journeys/${journey}.spec.ts`, 'utf8');
  const from = source.indexOf(test);
  expect(from, test).toBeGreaterThan(0);
  const end = source.slice(from).search(/\n\s*test(?:\.\w+)?\(['`]/);
  return source.slice(from, end === -1 ? undefined : from + end);
}
