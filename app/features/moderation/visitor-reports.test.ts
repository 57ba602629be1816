import { afterAll, describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { forgetVisitors } from './commands/forget-visitors.ts';

const { casesAbout, site, one, send, handle, read } = await openModeration(
  {},
  { LIMIT_REPORT: '100/3600', LIMIT_REPORT_RECEIPT: '3/86400' },
);
afterAll(() => site.close());

const reportAs = (reactionId: number, body: object) =>
  request(site, 'POST', `/api/v1/reports/reaction/${reactionId}`, { body });

/** The reports of a reaction by visitors, the first first. */
const reportsOf = (reactionId: number) =>
  site.platform.db
    .selectFrom('report')
    .select(['id', 'code', 'visitorEmail', 'visitorKey', 'reason'])
    .where('subjectKind', '=', 'reaction')
    .where('subjectId', '=', reactionId)
    .where('memberId', 'is', null)
    .orderBy('id')
    .execute();

describe('a report of a visitor', () => {
  it('is one of a network and a day, and has one code', async () => {
    const { reaction } = await makeCase(site.platform);
    const [first, again] = [
      await reportAs(reaction.id, { Reason: 'advert' }),
      await reportAs(reaction.id, { Reason: 'insult' }),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    const [stored, ...others] = await reportsOf(reaction.id);
    expect([stored?.reason, others]).toEqual(['advert', []]);
    expect([first.json(), again.json()]).toEqual([{ Code: stored?.code }, { Code: stored?.code }]);
    site.clock.advance(DAY);
    await reportAs(reaction.id, {});
    expect(await reportsOf(reaction.id)).toHaveLength(2);
  });

  it('is one of an address, however it is spelled, and its code is mailed alone', async () => {
    const { reaction } = await makeCase(site.platform);
    const answers = [];
    for (const Email of ['lezer@example.org', 'Lezer+1@Example.org', 'lezer@example.org'])
      answers.push((await reportAs(reaction.id, { Email })).json());
    expect(answers).toEqual([{ Code: null }, { Code: null }, { Code: null }]);
    expect(await reportsOf(reaction.id)).toMatchObject([{ visitorEmail: 'lezer@example.org' }]);
  });

  it('keeps the address until half a year after its case was closed', async () => {
    const { reaction, id } = await makeCase(site.platform);
    await reportAs(reaction.id, { Email: 'kort@example.org' });
    await handle(one, id);
    await forgetVisitors(site.platform);
    expect(await reportsOf(reaction.id)).toMatchObject([{ visitorEmail: 'kort@example.org' }]);
    site.clock.advance(191 * DAY);
    await forgetVisitors(site.platform);
    expect(await reportsOf(reaction.id)).toMatchObject([{ visitorEmail: null, visitorKey: null }]);
  });

  it('has the name that they give, for moderators alone, until half a year after its case was closed', async () => {
    const { reaction, id } = await makeCase(site.platform);
    expect((await reportAs(reaction.id, { Name: 'Sjaak Bakker' })).statusCode).toBe(200);
    const users = (await read(id)).Reports.map(({ User }: { User: { Username: string } }) => User.Username);
    expect(users).toContain('een bezoeker, Sjaak Bakker');
    const named = () =>
      site.platform.db
        .selectFrom('report')
        .select(['visitorName', 'visitorKey'])
        .where('subjectId', '=', reaction.id)
        .where('subjectKind', '=', 'reaction')
        .where('memberId', 'is', null)
        .execute();
    await handle(one, id, '', 'hidden');
    await forgetVisitors(site.platform);
    expect(await named()).toMatchObject([{ visitorName: 'Sjaak Bakker' }]);
    site.clock.advance(191 * DAY);
    await forgetVisitors(site.platform);
    expect(await named()).toEqual([{ visitorName: null, visitorKey: null }]);
  });

  it('has no name of a member, nor one that is too long', async () => {
    const { reaction } = await makeCase(site.platform);
    expect((await reportAs(reaction.id, { Name: 'x'.repeat(101) })).statusCode).toBe(422);
    const member = await makeMember(site.platform);
    await send(member, 'POST', `reports/reaction/${reaction.id}`, { Reason: 'insult', Name: 'Iemand anders' });
    const stored = site.platform.db.selectFrom('report').select('visitorName').where('memberId', '=', member.id);
    expect(await stored.execute()).toEqual([{ visitorName: null }]);
  });

  it('keeps it longer while their objection waits', async () => {
    const { reaction, id } = await makeCase(site.platform);
    await reportAs(reaction.id, { Email: 'lang@example.org' });
    await handle(one, id);
    const report = (await reportsOf(reaction.id)).find(({ visitorEmail }) => visitorEmail === 'lang@example.org');
    const body = { Text: 'Het staat er nog.' };
    const objected = await request(site, 'POST', `/api/v1/decisions/${report?.code}/objection`, { body });
    expect(objected.statusCode).toBe(200);
    site.clock.advance(400 * DAY);
    await forgetVisitors(site.platform);
    expect(await reportsOf(reaction.id)).toMatchObject([{ visitorEmail: 'lang@example.org' }]);
    await site.platform.db
      .updateTable('objection')
      .set({ answeredAt: site.clock.now(), granted: false, answer: 'Nee.' })
      .where('answeredAt', 'is', null)
      .execute();
    await forgetVisitors(site.platform);
    expect(await reportsOf(reaction.id)).toMatchObject([{ visitorEmail: null }]);
  });

  it('of many at the same time is stored once', async () => {
    const { reaction } = await makeCase(site.platform);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reportAs(reaction.id, {})));
    const [stored, ...others] = await reportsOf(reaction.id);
    expect(others).toEqual([]);
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([JSON.stringify({ Code: stored?.code })]));
  });

  it('is shown to moderators without who it was, and opens a case that is urgent where its reason is', async () => {
    const { reaction, id } = await makeCase(site.platform);
    await handle(one, id);
    await reportAs(reaction.id, { Reason: 'danger', Text: 'Dit klinkt als een noodkreet.', Email: 'buur@example.org' });
    const [, opened] = await casesAbout(reaction.id);
    const found = await read(opened?.id ?? 0);
    expect(found).toMatchObject({
      Urgent: true,
      ReportCount: 1,
      Reports: [{ User: { Username: 'een bezoeker', Id: 0 }, Text: 'Dit klinkt als een noodkreet.' }],
    });
    expect(JSON.stringify(found)).not.toContain('buur@example.org');
  });

  it.each([
    ['an address that is none', { Email: 'geen adres' }],
    ['two addresses', { Email: 'een@example.org,twee@example.org' }],
    ['words that are too long', { Text: 'a'.repeat(2001) }],
    ['a sentence that is too long', { Sentence: 'a'.repeat(1001) }],
    ['no such reason', { Reason: 'toString' }],
  ])('with %s is refused', async (_what, body) => {
    const { reaction } = await makeCase(site.platform);
    expect((await reportAs(reaction.id, body)).statusCode).toBe(422);
    expect(await reportsOf(reaction.id)).toEqual([]);
  });
});

// rules.md R48
describe('the receipt', () => {
  it('is mailed to a visitor who left an address, and tells nothing of what was reported', async () => {
    const { reaction, conversation } = await makeCase(site.platform, { text: 'Dialyse is onzin.' });
    const Email = 'zus@example.org';
    await reportAs(reaction.id, { Email, Reason: 'medical-advice', Text: 'Nierpatiënten schrikken.' });
    await reportAs(reaction.id, { Email });
    const [mail, ...others] = await site.mailsTo(Email);
    expect([mail?.subject, others]).toEqual(['Je melding is binnen', []]);
    const [stored] = await reportsOf(reaction.id);
    expect(mail?.text).toContain(stored?.code);
    for (const word of [conversation.title, 'Dialyse', 'Nierpat', 'medisch'])
      expect(JSON.stringify(mail)).not.toContain(word);
  });

  it('is mailed to a member who wants mails', async () => {
    const [first, second] = [await makeCase(site.platform), await makeCase(site.platform)];
    const member = await makeMember(site.platform);
    await send(member, 'POST', `reports/reaction/${first.reaction.id}`, {});
    const mails = await site.mailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Je melding is binnen']);
    const without = { emailNotifications: false };
    await site.platform.db.updateTable('member').set(without).where('id', '=', member.id).execute();
    await send(member, 'POST', `reports/reaction/${second.reaction.id}`, {});
    expect(await site.mailsTo(member.email)).toHaveLength(1);
  });

  it('comes a few times a day at most in one mailbox, whatever is reported with its address', async () => {
    const Email = 'bestookt@example.org';
    for (let number = 0; number < 5; number += 1)
      await reportAs((await makeCase(site.platform)).reaction.id, { Email });
    expect(await site.mailsTo(Email)).toHaveLength(3);
  });
});

it('R49 a hundred reports of one network are refused beyond its limit, and store no more', async () => {
  const { reaction } = await makeCase(site.platform);
  const answers = await Promise.all(Array.from({ length: 100 }, () => reportAs(reaction.id, {})));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  expect(await reportsOf(reaction.id)).toHaveLength(1);
});
