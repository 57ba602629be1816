import { afterAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { mailDesk } from './commands/mail-moderators.ts';
import { durationText } from './ui/reports-text.ts';

const { casesAbout, site, one, two, send, handle, read } = await openModeration(
  { pages: await allPages() },
  { LIMIT_URGENT_MAIL: '3/3600' },
);
afterAll(() => site.close());
const { db } = site.platform;

/** Reports a new reaction, and gives its case, which was handled before. */
async function reportAnew(Reason: string, text = 'Iets wat niet door de beugel kan.') {
  const { reaction, id: handled, author } = await makeCase(site.platform, { text });
  await handle(one, handled);
  await send(await makeMember(site.platform), 'POST', `reports/reaction/${reaction.id}`, { Reason });
  const [, opened] = await casesAbout(reaction.id);
  return { id: opened?.id ?? 0, reaction, author };
}

/** What the bell of a moderator says about cases, after the worker did what waits. */
async function bellOf({ id, email }: { id: number; email: string }) {
  await site.mailsTo(email);
  return db
    .selectFrom('notification')
    .select(['subjectId', 'seenAt'])
    .where('memberId', '=', id)
    .where('kind', '=', 'case-waits')
    .execute();
}

const subjectsTo = async (email: string) => (await site.mailsTo(email)).map(({ subject }) => subject);

const desk = async () =>
  (await request(site, 'GET', '/moderatie', { as: await makeSession(site.platform, one.id) })).body;

describe('of a new report', () => {
  it('moderators have one line in the bell, however many there are, and nobody else has', async () => {
    await reportAnew('insult');
    const last = await reportAnew('insult');
    expect(await bellOf(one)).toEqual([{ subjectId: last.id, seenAt: null }]);
    expect(await bellOf(two)).toEqual([{ subjectId: last.id, seenAt: null }]);
    expect(await bellOf(await makeMember(site.platform))).toEqual([]);
    const notifications = await request(site, 'GET', '/account/notificaties', {
      as: await makeSession(site.platform, one.id),
    });
    expect(notifications.body).toContain('Er wacht iets op een moderator.');
  });

  it('that is urgent moderators are mailed at once, once for a case, without what it is about', async () => {
    const { id, reaction } = await reportAnew('danger', 'Ik wil niet meer dialyseren.');
    await send(await makeMember(site.platform), 'POST', `reports/reaction/${reaction.id}`, { Reason: 'threat' });
    const [mail, ...others] = await site.mailsTo(one.email);
    expect([mail?.subject, others]).toEqual(['Er is iets dringends gemeld', []]);
    expect(mail?.text).toContain(`/moderatie/${id}`);
    expect(JSON.stringify(mail)).not.toMatch(/dialyse|gevaar|bedreig/i);
    expect(await subjectsTo(two.email)).toEqual(['Er is iets dringends gemeld']);
  });

  it('nobody is flooded by urgent ones', async () => {
    const before = (await site.mailsTo(two.email)).length;
    for (let number = 0; number < 5; number += 1) await reportAnew('danger');
    expect((await site.mailsTo(two.email)).length - before).toBeLessThanOrEqual(3);
  });
});

describe('what waits', () => {
  it('is mailed once a morning, with a warning when nobody looked for a day', async () => {
    await reportAnew('insult');
    await mailDesk(site.platform);
    await mailDesk(site.platform);
    const morning = async () => (await site.mailsTo(two.email)).filter(({ subject }) => subject?.includes('zaken'));
    expect(await morning()).toHaveLength(1);
    expect((await morning())[0]?.text).not.toContain('nog niemand gekeken');
    expect(await desk()).not.toContain('Een zaak wacht al langer dan een dag');
    site.clock.advance(DAY + HOUR);
    await mailDesk(site.platform);
    expect(await morning()).toHaveLength(2);
    expect((await morning())[0]?.text).toContain('nog niemand gekeken');
    expect(await desk()).toContain('Een zaak wacht al langer dan een dag');
    const { id: longest } = await db
      .selectFrom('moderationCase')
      .select('id')
      .where('handledAt', 'is', null)
      .where('lookedAt', 'is', null)
      .orderBy('openedAt')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await desk()).replaceAll('<!-- -->', '')).toContain(`Bekijk zaak ${longest}`);
  });

  it('was looked at when a moderator first opened it, and the desk has the median of that', async () => {
    const open = await db.selectFrom('moderationCase').select('id').where('handledAt', 'is', null).execute();
    for (const { id } of open) await read(id);
    await db.updateTable('moderationCase').set({ lookedAt: null }).where('lookedAt', 'is not', null).execute();
    const { id } = await reportAnew('insult');
    const opened = site.clock.now();
    site.clock.advance(3 * HOUR);
    await read(id);
    const lookedAt = async () =>
      (await db.selectFrom('moderationCase').select('lookedAt').where('id', '=', id).executeTakeFirstOrThrow())
        .lookedAt;
    expect((await lookedAt())?.getTime()).toBe(opened.getTime() + 3 * HOUR);
    site.clock.advance(HOUR);
    await read(id, two);
    expect((await lookedAt())?.getTime()).toBe(opened.getTime() + 3 * HOUR);
    expect(await desk()).toContain('werd bekeken binnen');
    expect(durationText(3 * HOUR)).toBe('3\u00a0uur');
  });

  it('was looked at after 2 hours where the three of the last 30 days took 9, 1 and 2', async () => {
    const now = site.clock.now();
    await db.updateTable('moderationCase').set({ lookedAt: null }).execute();
    const looked = async (waited: number, ago = 0) => {
      const { id } = await makeCase(site.platform);
      const lookedAt = new Date(now.getTime() - ago);
      const openedAt = new Date(lookedAt.getTime() - waited);
      await db.updateTable('moderationCase').set({ openedAt, lookedAt }).where('id', '=', id).execute();
    };
    for (const hours of [9, 1, 2]) await looked(hours * HOUR);
    await looked(20 * DAY, 31 * DAY); // too long ago
    await looked(0); // what a moderator opened
    const text = (await desk()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
    expect(text).toContain('De helft van de zaken in de afgelopen 30 dagen werd bekeken binnen 2 uur.');
    await looked(4 * HOUR);
    expect((await desk()).replaceAll('<!-- -->', '')).toContain('binnen 3\u00a0uur.');
  });

  it('is not looked at by who wrote it', async () => {
    const { id, author } = await reportAnew('insult');
    await db
      .insertInto('memberRole')
      .values({ memberId: author.id, role: 'moderator', grantedAt: site.clock.now() })
      .execute();
    await read(id, author);
    expect(await db.selectFrom('moderationCase').select('lookedAt').where('id', '=', id).execute()).toEqual([
      { lookedAt: null },
    ]);
    expect((await bellOf(author)).map(({ subjectId }) => subjectId)).not.toContain(id);
  });
});
