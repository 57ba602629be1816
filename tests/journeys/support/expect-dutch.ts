import { expect, type Page } from '@playwright/test';
import { listNameless } from './accessibility-tree.ts';

/** Words of English screens that no Dutch text has. */
const ENGLISH = new RegExp(
  `\\b(?:${[
    ...'the and with your you are will from for not this that'.split(' '),
    ...'add choose clear close collapse copy create delete drag draggable drop edit expand hide insert load loading'.split(
      ' ',
    ),
    ...'merge move press remove reset restore save saved search select selected show sort sortable toggle undo'.split(
      ' ',
    ),
    ...'available cancelled column draft error failed focused month next order pages payload previous'.split(' '),
    ...'preview published responsive results row settings table time unknown untitled went wrong'.split(' '),
  ].join('|')})\\b`,
  'i',
);

/**
 * Checks that all that is seen, heard or told to other programs of a page of the CMS is Dutch, and all controls have a
 * name.
 */
export async function expectDutch(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Redactie van Niergenoten$/);
  await expect
    .poll(async () => (await page.evaluate(listTexts)).filter((text) => ENGLISH.test(text)), {
      message: 'texts in English',
    })
    .toEqual([]);
  await expect.poll(() => listNameless(page), { message: 'controls without a name' }).toEqual([]);
  const dialogs = await page.getByRole('dialog').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(
    dialogs.filter((name) => /^\w+[-_]\w/.test(name ?? '')),
    'dialogs with a key for a name',
  ).toEqual([]);
}

/** Runs in the page: its texts, the names and titles of its elements, and what it says of itself. */
function listTexts(): string[] {
  const shown = [...document.body.querySelectorAll(':not(script, style, [contenteditable], [contenteditable] *)')];
  const meta = [...document.querySelectorAll('title, meta[name=description], meta[name^=twitter], meta[property^=og]')];
  const attributes = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];
  return [
    ...shown.flatMap(({ childNodes }) => [...childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []))),
    ...shown.flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? [])),
    ...meta
      .filter((element) => !element.getAttribute('content')?.startsWith('http'))
      .map((element) => element.getAttribute('content') ?? element.textContent ?? ''),
  ].filter((text) => text.trim() !== '' && !text.includes('<')); // titles that other journeys attack with are markup
}
