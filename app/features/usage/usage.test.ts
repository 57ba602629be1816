import { beforeEach, describe, expect, it } from 'vitest';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { registrationCalls } from '#tests/support/registration-calls.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { listMonths, renderMonths } from './list-months.ts';

const site = setUpTestSite({ LIMIT_USAGE: '5/60' });
beforeEach(async () => {
  await site.work();
  await site.platform.db.deleteFrom('usageCount').execute();
});

/** The numbers of all days, by name. */
async function counted(): Promise<Record<string, number>> {
  await site.work();
  return Object.fromEntries((await listMonths(site.platform.db)).map(({ name, number }) => [name, number]));
}

const { register, tokenMailedTo, confirm } = registrationCalls(site);

describe('choices.md 17: what is counted', () => {
  const count = (name: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    site.server.inject({
      method: 'POST',
      url: `/api/v1/usage/${name}`,
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });

  it('on pages, by visitors and members alike, with no cookie and nobody’s identity', async () => {
    const { id } = await makeMember(site.platform);
    const session = await makeSession(site.platform, id);
    const asMember = { cookie: session.cookie, 'x-xsrf-token': session.antiforgery };
    for (const headers of [{}, {}, asMember]) {
      const response = await count('page_printed', '192.0.2.1', headers);
      expect([response.statusCode, response.body, response.headers['set-cookie']]).toEqual([200, '', undefined]);
    }
    await count('share_form_opened', '192.0.2.1');
    expect(await counted()).toEqual({ page_printed: 3, share_form_opened: 1 });
    const rows = await site.platform.db.selectFrom('usageCount').selectAll().execute();
    expect(rows.map((row) => Object.keys(row).sort())).toEqual(rows.map(() => ['day', 'name', 'number']));
  });

  it.each(['registration_finished', 'recipe_mailed', 'iets_anders', 'PAGE_PRINTED', '%00'])(
    'not %s, which no page counts',
    async (name) => {
      expect((await count(name, '192.0.2.2')).statusCode).toBe(404);
      expect(await counted()).toEqual({});
    },
  );

  it('only from our own pages', async () => {
    const response = await count('page_printed', '192.0.2.3', { 'sec-fetch-site': 'cross-site' });
    expect(response.json().error).toBe('foreign_request');
    expect(await counted()).toEqual({});
  });

  it('R38 by each network a few times a minute', async () => {
    const statuses = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await count('page_printed', '192.0.2.4')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await count('page_printed', '192.0.2.5')).statusCode).toBe(200);
    expect(await counted()).toEqual({ page_printed: 6 });
  });

  it('a registration once it is finished, and the newsletter that was asked for with it', async () => {
    for (const [email, NewsletterOptin] of [
      ['zonder@example.org', false],
      ['met@example.org', true],
    ] as const) {
      await register(email, { NewsletterOptin });
      expect((await confirm(await tokenMailedTo(email))).statusCode).toBe(200);
    }
    expect(await counted()).toEqual({ registration_finished: 2, newsletter_requested: 1 });
  });

  it('the newsletter, each time that the form asks for it', async () => {
    const { id, email } = await makeMember(site.platform);
    const as = await makeSession(site.platform, id);
    for (const Email of [email, 'een-ander@example.org'])
      await request(site, 'POST', '/api/v1/newsletter/request', { as, body: { Email } });
    expect(await counted()).toEqual({ newsletter_requested: 2 });
  });

  it('a recipe that was mailed, once whatever the number of recipients', async () => {
    const recipe = makeDocument('recipe');
    await publish(site.platform, recipe);
    const as = await makeSession(site.platform, (await makeMember(site.platform)).id);
    const body = { SenderName: 'Anna', EmailList: 'een@example.org, twee@example.org', ItemId: recipe.id };
    await request(site, 'POST', '/api/v1/library/sendrecipe', { as, body });
    expect(await counted()).toEqual({ recipe_mailed: 1 });
  });
});

describe('the counts by month', () => {
  it('are summed, and printed with the newest month first', async () => {
    const rows = [
      { name: 'page_printed', day: '2026-10-31', number: 4 },
      { name: 'page_printed', day: '2026-11-01', number: 5 },
      { name: 'page_printed', day: '2026-11-30', number: 7 },
      { name: 'recipe_mailed', day: '2026-11-30', number: 1 },
    ];
    await site.platform.db.insertInto('usageCount').values(rows).execute();
    const months = await listMonths(site.platform.db);
    expect(months).toEqual([
      { month: '2026-11', name: 'page_printed', number: 12 },
      { month: '2026-11', name: 'recipe_mailed', number: 1 },
      { month: '2026-10', name: 'page_printed', number: 4 },
    ]);
    const lines = renderMonths(months);
    expect(lines.filter((line) => /^\d/.test(line))).toEqual(['2026-11', '2026-10']);
    expect(lines.filter((line) => line.includes('Pagina geprint')).map((line) => line.slice(-8).trim())).toEqual([
      '12',
      '4',
    ]);
  });

  it('say so when there are none', () => {
    expect(renderMonths([])).toEqual(['Er is nog niets geteld.']);
  });
});
