import { afterAll, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase, makeObjection } from '#tests/support/cases.ts';
import { makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';

const { site, one } = await openModeration({ pages: await allPages() });
afterAll(() => site.close());
const { db } = site.platform;

/** The words of a page for a moderator. */
async function open(path: `/${string}`): Promise<string> {
  const { body } = await request(site, 'GET', path, { as: await makeSession(site.platform, one.id) });
  return parseHtml(body).querySelector('main')?.textContent ?? '';
}

const WARNING = 'kan zwaar zijn om te lezen';

it('on the page of a member a text of an urgent case, and one with content warnings, shows no words', async () => {
  const text = 'Iets wat zwaar is om te lezen.';
  const { id, author, reaction } = await makeCase(site.platform, { text });
  const path = `/moderatie/leden/${author.id}` as const;
  const texts = async () => (await open(path)).split('Laatste teksten')[1] ?? '';
  expect(await texts()).toContain(text);
  await db.updateTable('moderationCase').set({ urgency: 2 }).where('id', '=', id).execute();
  expect([(await texts()).includes(text), await texts()]).toEqual([
    false,
    expect.stringContaining('Kan zwaar zijn om te lezen. De tekst staat op de pagina.'),
  ]);
  await db.updateTable('moderationCase').set({ urgency: 0 }).where('id', '=', id).execute();
  await db
    .updateTable('reaction')
    .set({ contentWarnings: ['dying'] })
    .where('id', '=', reaction.id)
    .execute();
  expect(await texts()).not.toContain(text);
});

it('an objection of an urgent case is folded on its page, and without words in the list, until it is answered', async () => {
  const id = await makeObjection(site.platform);
  const text = 'Ik schold niemand uit.';
  const page = () => open(`/moderatie/bezwaren/${id}`);
  const list = () => open('/moderatie/bezwaren');
  expect([(await page()).includes(WARNING), (await list()).includes(text)]).toEqual([false, true]);
  const reported = async () => (await page()).split('Waar het over gaat')[1]?.split('Bekijk de zaak')[0];
  expect(await reported()).toContain('Iets wat niet door de beugel kan.');
  const { caseId } = await db
    .selectFrom('decision')
    .innerJoin('objection', 'objection.decisionId', 'decision.id')
    .select('decision.caseId')
    .where('objection.id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('moderationCase').set({ urgency: 2 }).where('id', '=', caseId).execute();
  expect([(await page()).includes(WARNING), (await list()).includes(text)]).toEqual([true, false]);
  expect(await reported()).toBe('Kan zwaar zijn om te lezen. De tekst staat in de zaak.');
});
