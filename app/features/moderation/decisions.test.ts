import { afterAll, describe, expect, it } from 'vitest';
import { saveDraft } from '#app/features/drafts/index.ts';
import { MINUTE } from '#app/platform/clock.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeCase, makeDecision } from '#tests/support/cases.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { moderationDrafts } from './draft-kinds.ts';
import { contentHidden } from './events.ts';
import { readCaseScreen } from './screens.ts';

const { site, one, send, act, handle, read } = await openModeration();
afterAll(() => site.close());

describe('the outcome of a case', () => {
  const refusal = async (id: number, Outcome: string) => {
    const response = await send(one, 'POST', `moderation/cases/${id}/handle`, { Outcome });
    return [response.statusCode, response.json().fields.Outcome];
  };

  it('hidden hides what was reported, with both actions, and publishes it', async () => {
    const published = await subscribe(site.platform, [contentHidden]);
    const { id, reaction } = await makeCase(site.platform);
    expect(await handle(one, id, '', 'hidden')).toBe(200);
    expect(await read(id)).toMatchObject({
      Subject: { Hidden: true },
      Handled: { Outcome: 'hidden' },
      Actions: [{ Action: 'hide' }, { Action: 'handle' }],
    });
    const content = { kind: 'reaction', subjectId: reaction.id };
    expect(await published()).toEqual([[contentHidden.name, content]]);
  });

  it('hidden of what is hidden does nothing more', async () => {
    const { id } = await makeCase(site.platform);
    await act(one, id, 'hide');
    expect(await handle(one, id, '', 'hidden')).toBe(200);
    expect((await read(id)).Actions.map(({ Action }: { Action: string }) => Action)).toEqual(['hide', 'handle']);
  });

  it('edited is refused until the text was changed, and when that is hidden', async () => {
    const { id } = await makeCase(site.platform);
    expect(await refusal(id, 'edited')).toEqual([
      422,
      'De tekst is nog niet gewijzigd. Wijzig die eerst, of kies iets anders.',
    ]);
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Netter gezegd.', ...REASONS });
    await act(one, id, 'hide');
    for (const outcome of ['edited', 'kept']) {
      expect(await refusal(id, outcome)).toEqual([
        422,
        'Het is nu verborgen. Toon het eerst weer, of kies dat het verborgen blijft.',
      ]);
    }
    await act(one, id, 'show');
    expect(await handle(one, id, '', 'edited')).toBe(200);
  });

  it('of what is gone is no decision about it', async () => {
    const { id, reaction } = await makeCase(site.platform);
    await site.platform.db.deleteFrom('reaction').where('id', '=', reaction.id).execute();
    for (const outcome of ['kept', 'edited', 'hidden']) {
      expect(await refusal(id, outcome)).toEqual([422, 'Het staat niet meer op de site. Kies ‘Anders opgelost’.']);
    }
  });
});

describe('a moderator’s edit from a case', () => {
  it('has a draft that is outdated once its author changed the text', async () => {
    const { id, reaction, author } = await makeCase(site.platform, { text: 'De eerste tekst.' });
    const by = { memberId: one.id, roles: ['moderator'], blockedBy: [] } as never;
    const ctx = { platform: site.platform, viewer: by, page: new PageMetadata() } as never;
    const readDraft = async () => (await readCaseScreen(ctx, id)).drafts.edit;
    const basedOn = (await readDraft())?.basedOn ?? null;
    const draft = { kind: moderationDrafts.edit, about: id } as const;
    await saveDraft(site.platform, { by, draft, fields: { Body: 'Bijna netjes.' }, basedOn, key: null });
    expect(await readDraft()).toMatchObject({ fields: { Body: 'Bijna netjes.' }, outdated: null });
    site.clock.advance(MINUTE);
    await send(author, 'PUT', `conversations/reactions/${reaction.id}`, { Body: 'Van gedachten veranderd.' });
    expect(await readDraft()).toMatchObject({ fields: {}, outdated: { Body: 'Bijna netjes.' } });
  });

  it('changes the text, and keeps the former one with who changed it', async () => {
    const { id, reaction } = await makeCase(site.platform, { text: 'Bel 06-12345678.' });
    expect((await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Bel me.', ...REASONS })).statusCode).toBe(
      200,
    );
    expect(await read(id)).toMatchObject({
      Subject: { Text: 'Bel me.' },
      Former: [{ Text: 'Bel 06-12345678.', By: { Id: one.id } }],
      Actions: [{ Action: 'edit', User: { Id: one.id } }],
    });
    const edits = await site.platform.db
      .selectFrom('editedText')
      .select(['part', 'former', 'written', 'moderatorId'])
      .where((eb) => eb.and({ kind: 'reaction', subjectId: reaction.id }))
      .execute();
    expect(edits).toEqual([{ part: 'Body', former: 'Bel 06-12345678.', written: 'Bel me.', moderatorId: one.id }]);
  });

  it('without a change is no action', async () => {
    const { id } = await makeCase(site.platform, { text: 'Precies zo.' });
    await send(one, 'PUT', `moderation/cases/${id}/text`, { Body: 'Precies zo.', ...REASONS });
    expect(await read(id)).toMatchObject({ Former: [], Actions: [] });
  });
});

describe('what an author takes back while a case is open', () => {
  it('is kept for the moderators until the case is handled', async () => {
    const { id, reaction, author } = await makeCase(site.platform, { text: 'Dit had ik niet moeten zeggen.' });
    expect((await send(author, 'DELETE', `conversations/reactions/${reaction.id}`)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({
      Subject: { Text: '', Withdrawn: true },
      Former: [{ Text: 'Dit had ik niet moeten zeggen.', By: null }],
    });
    await handle(one, id);
    expect(await read(id)).toMatchObject({ Former: [] });
  });
});

describe('the database', () => {
  it('refuses to change or delete a decision, whoever asks', async () => {
    const { db } = site.platform;
    const { decisionId } = await makeDecision(site.platform, { measure: 'hidden', decidedBy: one.id });
    const decision = () => db.selectFrom('decision').selectAll().where('id', '=', decisionId).executeTakeFirstOrThrow();
    const before = await decision();
    const others: Record<Exclude<keyof typeof before, 'id'>, unknown> = {
      ...{ caseId: -1, code: crypto.randomUUID(), measure: 'edited', ground: 'law', rule: 'law', lifts: -1 },
      ...{ facts: 'Anders.', reported: false, endsAt: new Date(0), decidedAt: new Date(0), messagesRemoved: true },
      ...{ memberId: one.id, decidedBy: -1 }, // another name; none at all is for who deletes the account
    };
    for (const [column, value] of Object.entries(others)) {
      const change = db.updateTable('decision').set(column as 'facts', value as string);
      await expect(change.where('id', '=', decisionId).execute(), column).rejects.toThrow('a decision never changes');
    }
    const deletion = db.deleteFrom('decision').where('id', '=', decisionId);
    await expect(deletion.execute()).rejects.toThrow('a decision never changes');
    expect(await decision()).toEqual(before);
  });

  it('only lets the names go of who deleted the account', async () => {
    const { db } = site.platform;
    const { decisionId, author } = await makeDecision(site.platform, { measure: 'hidden', decidedBy: one.id });
    await db.deleteFrom('member').where('id', '=', author.id).execute();
    const decision = db
      .selectFrom('decision')
      .select(['memberId', 'decidedBy', 'measure'])
      .where('id', '=', decisionId);
    expect(await decision.execute()).toEqual([{ memberId: null, decidedBy: one.id, measure: 'hidden' }]);
  });
});
