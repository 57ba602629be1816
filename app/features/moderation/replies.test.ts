import { afterAll, describe, expect, it } from 'vitest';
import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { HOUR } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeMessageToAuthor } from '#tests/support/cases.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration } from '#tests/support/moderation.ts';
import { makePause } from '#tests/support/pause.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { noticePath, recordPath } from './paths.ts';

const { site, one, two, send, act, handle, report, read, casesAbout } = await openModeration({
  pages: await allPages(),
});
afterAll(() => site.close());
const { db } = site.platform;

/** The words of the page of a code, for a member or a visitor. */
async function open(code: string, member: MemberMade | null = null) {
  const as = member && (await makeSession(site.platform, member.id));
  const { statusCode, body } = await request(site, 'GET', noticePath(code), { ...(as && { as }) });
  return { statusCode, text: /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1]?.replaceAll(/<!--.*?-->/g, '') ?? '' };
}

const reply = async (by: MemberMade, code: string, Body = 'Ja, dank je.') =>
  (await send(by, 'POST', `decisions/${code}/reply`, { Body })).statusCode;

const bellOf = async (member: MemberMade): Promise<string[]> =>
  (await send(member, 'GET', 'CustomUser/notifications')).json().map(({ Body }: { Body: string }) => Body);

const isOpen = async (id: number) =>
  (await db.selectFrom('moderationCase').select('handledAt').where('id', '=', id).executeTakeFirstOrThrow())
    .handledAt === null;

describe('a message of the moderators', () => {
  it('is told and shown as one, and not as a decision to which one objects', async () => {
    const { author, id } = await makeMessageToAuthor(site.platform);
    const sent = { Case: id, Measure: 'word', Facts: 'Heb je je zus gebeld?' };
    expect((await send(one, 'POST', `moderation/members/${author.id}/decisions`, sent)).statusCode).toBe(200);
    const [mail] = await site.mailsTo(author.email);
    expect(mail?.text).toContain('Een moderator heeft je een bericht geschreven.');
    expect(mail?.text).not.toMatch(/besl(oten|uit)|niet mee eens|zus/);
    expect((await bellOf(author))[0]).toMatch(/^De moderatie heeft een bericht voor je\. <a [^>]*>Lees het bericht</);
    const { code } = await db
      .selectFrom('decision')
      .select('code')
      .where('caseId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { text } = await open(code, author);
    for (const words of ['Bericht van de moderatie', 'Heb je je zus gebeld?', 'Wil je iets terugschrijven?'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Besluit|Besloten|computer|bezwaar/);
  });
});

it('a word without a case is told as any, and its answer is on the desk in a case about the profile', async () => {
  const member = await makeMember(site.platform);
  const as = await makeSession(site.platform, one.id);
  const path = recordPath(member.id);
  const page = async () => (await request(site, 'GET', path, { as })).body;
  expect(await page()).toContain(`Schrijf ${member.username} een bericht`);
  const fields = { intent: 'act', Measure: 'word', Facts: '', _csrf: as.antiforgery };
  const refused = await request(site, 'POST', path, { as, body: toFormData(fields) });
  expect([refused.statusCode, refused.body.includes('Schrijf wat je wilt zeggen')]).toEqual([422, true]);
  const sent = await request(site, 'POST', path, {
    as,
    body: toFormData({ ...fields, Facts: 'Fijn dat je er bent.' }),
  });
  expect(sent.headers.location).toBe(recordPath(member.id, { done: 'bericht' }));
  expect((await site.mailsTo(member.email))[0]?.text).toContain('Een moderator heeft je een bericht geschreven.');
  const { Decisions, Cases } = (await send(two, 'GET', `moderation/members/${member.id}`)).json();
  expect([Decisions, Cases]).toMatchObject([
    [{ Measure: 'word', Facts: 'Fijn dat je er bent.' }],
    [{ Kind: 'profile', Outcome: 'other' }],
  ]);
  const caseId: number = Cases[0].Id;
  const { code } = await db
    .selectFrom('decision')
    .select('code')
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow();
  expect([await isOpen(caseId), await reply(member, code), await isOpen(caseId)]).toEqual([false, 200, true]);
  expect((await read(caseId)).Replies).toMatchObject([{ Text: 'Ja, dank je.' }]);
  // What is said meanwhile stands in the case that is open, which stays so.
  const again = { Measure: 'word', Facts: 'Tot ziens.' };
  expect((await send(two, 'POST', `moderation/members/${member.id}/decisions`, again)).statusCode).toBe(200);
  expect([await isOpen(caseId), (await read(caseId)).Decisions.length]).toEqual([true, 2]);
});

describe('the answer to it', () => {
  it('stands in the case, which is on the desk again, with what was noted; moderators hear it', async () => {
    const { author, id, code } = await makeMessageToAuthor(site.platform);
    site.clock.advance(HOUR);
    expect([await isOpen(id), await reply(author, code)]).toEqual([false, 200]);
    expect(await isOpen(id)).toBe(true);
    expect((await read(id)).Replies).toMatchObject([{ Text: 'Ja, dank je.' }]);
    await site.work();
    for (const moderator of [one, two])
      expect((await bellOf(moderator))[0]).toContain('Er wacht iets op een moderator.');
    const as = await makeSession(site.platform, two.id);
    const { body } = await request(site, 'GET', `/moderatie/${id}`, { as });
    for (const words of ['De schrijver antwoordde op een bericht', 'Ja, dank je.', 'Ik schreef een berichtje.'])
      expect(body).toContain(words);
    expect((await request(site, 'GET', '/moderatie', { as })).body).toContain('De schrijver antwoordde op een bericht');
    expect(await handle(two, id)).toBe(200);
  });

  it('is in the case that is open by then', async () => {
    const { author, id, code, reaction } = await makeMessageToAuthor(site.platform);
    await report(await makeMember(site.platform), reaction.id);
    const [, opened] = await casesAbout(reaction.id);
    expect(await reply(author, code)).toBe(200);
    expect(await isOpen(id)).toBe(false);
    expect((await read(opened?.id ?? 0)).Replies).toMatchObject([{ Text: 'Ja, dank je.' }]);
    expect((await read(opened?.id ?? 0)).Handled).toBeNull();
  });

  it('is given once, within half a year, and not to what was taken back or decides something', async () => {
    const { author, code } = await makeMessageToAuthor(site.platform);
    expect([await reply(author, code), await reply(author, code), await reply(author, code, 'Nog iets.')]).toEqual([
      200, 200, 409,
    ]);
    const many = await makeMessageToAuthor(site.platform);
    const statuses = await Promise.all([1, 2, 3].map((each) => reply(many.author, many.code, `Antwoord ${each}.`)));
    expect(statuses.sort()).toEqual([200, 409, 409]);
    const late = await makeMessageToAuthor(site.platform);
    site.clock.advance(OBJECTION_PERIOD);
    expect(await reply(late.author, late.code)).toBe(409);
    site.clock.advance(-OBJECTION_PERIOD);
    const back = await makeMessageToAuthor(site.platform);
    await send(one, 'POST', `moderation/members/${back.author.id}/decisions/${back.decisionId}/take-back`, {});
    expect(await reply(back.author, back.code)).toBe(409);
    expect(await act(one, back.id, 'hide')).toBe(200);
    const hidden = await db
      .selectFrom('decision')
      .select('code')
      .where('caseId', '=', back.id)
      .where('measure', '=', 'hidden')
      .executeTakeFirstOrThrow();
    expect(await reply(back.author, hidden.code)).toBe(409);
    expect(await reply(author, code, 'a'.repeat(2001))).toBe(422);
  });

  it('R39 R45 is read by the member and moderators alone, and is not written with the code alone', async () => {
    const { author, reporter, code } = await makeMessageToAuthor(site.platform);
    await reply(author, code, 'Alleen voor jullie.');
    expect((await open(code, author)).text).toContain('Alleen voor jullie.');
    const visitor = await open(code);
    expect([visitor.statusCode, visitor.text.includes('Alleen voor jullie.')]).toEqual([200, false]);
    expect(visitor.text).toContain('Log in om te antwoorden');
    expect((await open(code, reporter)).statusCode).toBe(404);
    expect(await reply(reporter, code)).toBe(404);
    const { statusCode } = await request(site, 'POST', `/api/v1/decisions/${code}/reply`, { body: { Body: 'Hoi.' } });
    expect(statusCode).toBe(401);
  });

  it('is written without JavaScript, also by whom moderators keep from writing, with the error beside the field', async () => {
    const { author, code } = await makeMessageToAuthor(site.platform);
    await makePause(site.platform, author.id, null);
    const as = await makeSession(site.platform, author.id);
    const post = (Body: string) =>
      request(site, 'POST', noticePath(code), {
        as,
        body: toFormData({ intent: 'reply', Body, _csrf: as.antiforgery }),
      });
    expect((await open(code, author)).text).toContain('Wil je iets terugschrijven?');
    const empty = await post(' ');
    expect([empty.statusCode, empty.body.includes('Schrijf een antwoord')]).toEqual([422, true]);
    const sent = await post('Ik begrijp het.');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${noticePath(code)}#antwoord`]);
    expect((await open(code, author)).text).toContain('We hebben je antwoord.');
  });

  it('of who does not want to live comes first', async () => {
    const { author, id, code } = await makeMessageToAuthor(site.platform);
    await reply(author, code, 'Ik wil niet meer leven.');
    expect((await read(id)).Urgent).toBe(true);
  });
});

it('R47 whom moderators keep from writing objects on the page, too', async () => {
  const { id } = await makeMember(site.platform);
  await makePause(site.platform, id, null);
  const { code } = await db.selectFrom('decision').select('code').where('memberId', '=', id).executeTakeFirstOrThrow();
  const as = await makeSession(site.platform, id);
  expect((await request(site, 'GET', noticePath(code), { as })).body).toContain('Waarom klopt het besluit niet?');
});
