import { afterAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '#app/platform/clock.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';

const { casesAbout, site, one, send, act, handle, report, read } = await openModeration();
afterAll(() => site.close());

describe('a report', () => {
  it('opens a case, and another of the same thing none', async () => {
    const { reaction, id: handled } = await makeCase(site.platform);
    await handle(one, handled);
    const [first, second] = [await makeMember(site.platform), await makeMember(site.platform)];
    expect([
      await report(first, reaction.id),
      await report(second, reaction.id),
      await report(second, reaction.id),
    ]).toEqual([200, 200, 200]);
    const cases = await casesAbout(reaction.id);
    expect(cases).toMatchObject([{ id: handled }, { handledAt: null }]);
    const { ReportCount, Reports } = await read(cases[1]?.id ?? 0);
    expect([ReportCount, Reports.map(({ User }: { User: { Id: number } }) => User.Id)]).toEqual([
      2,
      [first.id, second.id],
    ]);
  });

  it('of many at the same time opens one case, and tells of all', async () => {
    const { reaction, id } = await makeCase(site.platform);
    await handle(one, id);
    const members = await Promise.all([1, 2, 3, 4].map(() => makeMember(site.platform)));
    await Promise.all(members.map((member) => report(member, reaction.id)));
    const cases = await casesAbout(reaction.id);
    expect(cases).toHaveLength(2);
    expect((await read(cases[1]?.id ?? 0)).ReportCount).toBe(4);
  });

  it('is in the case that another one opened first, whose transaction began later', async () => {
    const { reaction, id: handled } = await makeCase(site.platform);
    await handle(one, handled);
    const [sooner, later] = [await makeMember(site.platform), await makeMember(site.platform)];
    site.clock.advance(MINUTE);
    await report(later, reaction.id);
    site.clock.advance(-SECOND);
    const reportedAt = site.clock.now();
    await report(sooner, reaction.id);
    site.clock.advance(SECOND);
    const cases = await casesAbout(reaction.id);
    expect(cases).toMatchObject([{ id: handled }, { handledAt: null }]);
    const { Opened, ReportCount, Reports } = await read(cases[1]?.id ?? 0);
    expect([Opened, ReportCount]).toEqual([reportedAt.toISOString(), 2]);
    expect(Reports.map(({ User }: { User: { Id: number } }) => User.Id)).toEqual([sooner.id, later.id]);
  });

  it('stays in a case that is handled at an earlier time, by the clock of another process', async () => {
    const { reaction, id } = await makeCase(site.platform);
    site.clock.advance(SECOND);
    await report(await makeMember(site.platform), reaction.id);
    site.clock.advance(-SECOND);
    await handle(one, id);
    expect((await read(id)).ReportCount).toBe(2);
  });

  it('that waited for its case to be handled opens the next one, whatever its time', async () => {
    const { reaction, id } = await makeCase(site.platform);
    site.clock.advance(SECOND);
    await handle(one, id);
    site.clock.advance(-SECOND);
    await report(await makeMember(site.platform), reaction.id);
    const [, next] = await casesAbout(reaction.id);
    expect((await read(next?.id ?? 0)).ReportCount).toBe(1);
  });

  it('is stored while moderators hide and edit the same thing, and they are not refused', async () => {
    const { reaction, id } = await makeCase(site.platform);
    const reporters = await Promise.all(Array.from({ length: 8 }, () => makeMember(site.platform)));
    const edits = reporters.map((_, number) =>
      send(one, 'PUT', `moderation/cases/${id}/text`, { Body: `Versie ${number}.`, ...REASONS }),
    );
    const statuses = await Promise.all([
      ...reporters.flatMap((reporter) => [report(reporter, reaction.id), act(one, id, 'hide'), act(one, id, 'show')]),
      ...edits.map(async (edit) => (await edit).statusCode),
    ]);
    expect(new Set(statuses).difference(new Set([200, 403]))).toEqual(new Set());
  });

  it('of a reporter who deletes the account goes with it; the case stays', async () => {
    const { id, reporter } = await makeCase(site.platform);
    await site.platform.db.deleteFrom('member').where('id', '=', reporter.id).execute();
    expect(await read(id)).toMatchObject({ ReportCount: 0, Reports: [] });
  });

  it('is answered alike by who is blocked by the author and by who is not', async () => {
    const { reaction, author } = await makeCase(site.platform);
    const blocked = await makeMember(site.platform);
    await site.platform.db
      .insertInto('memberBlock')
      .values({ blockerId: author.id, blockedId: blocked.id, createdAt: site.clock.now() })
      .execute();
    const answers = await Promise.all(
      [blocked, await makeMember(site.platform)].map((by) => send(by, 'POST', `conversation-flag/${reaction.id}`)),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, ''],
      [200, ''],
    ]);
  });
});
