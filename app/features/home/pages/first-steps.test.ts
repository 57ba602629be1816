import { beforeAll, expect, it } from 'vitest';
import { HEALTH_CONSENT_VERSION } from '#app/features/profiles/index.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });

let groups: Record<'grief' | 'donated' | 'everybody', { id: number }>;
let author: MemberMade;
beforeAll(async () => {
  const { platform } = site;
  groups = {
    grief: await makeGroup(platform, { title: 'Verlies en rouw' }),
    donated: await makeGroup(platform, { title: 'Transplantatie' }),
    everybody: await makeGroup(platform, { title: 'Reizen en vrije tijd' }),
  };
  author = await makeMember(platform, { public: true });
});

interface Quiet {
  groupId: number;
  title: string;
  by?: number;
  reactions?: number;
  closedToVisitors?: boolean;
}

/** A conversation with as many reactions. */
async function makeQuiet({ groupId, title, by = author.id, reactions = 3, closedToVisitors = false }: Quiet) {
  const { platform } = site;
  site.clock.advance(1000);
  const conversation = await makeConversation(platform, { groupId, authorId: by, title, public: !closedToVisitors });
  for (let number = 0; number < reactions; number += 1) {
    await makeReaction(platform, { conversationId: conversation.id, authorId: author.id });
  }
  return conversation;
}

async function makeNewcomer(about: { relationshipId?: number; currentTreatmentId?: number }, given = true) {
  const { db } = site.platform;
  const member = await makeMember(site.platform);
  await db.updateTable('profile').set(about).where('memberId', '=', member.id).execute();
  await db
    .insertInto('consent')
    .values({ memberId: member.id, kind: 'health', version: HEALTH_CONSENT_VERSION, given, at: site.clock.now() })
    .execute();
  return member;
}

/** What the home page of a member lists to read along in. */
async function listed(member: MemberMade) {
  const { body } = await request(site, 'GET', '/', { as: await makeSession(site.platform, member.id) });
  const document = parseHtml(body);
  const items = [...document.querySelectorAll('#meelezen + ul a')].map(({ textContent }) => textContent ?? '');
  return { items, hello: document.querySelector('#hallo + ul a'), text: document.body.textContent ?? '' };
}

it('welcomes a new member with quiet conversations that fit, and one small step', async () => {
  await makeQuiet({ groupId: groups.grief.id, title: 'Een jaar later' });
  await makeQuiet({ groupId: groups.everybody.id, title: 'Met de trein' });
  await makeQuiet({ groupId: groups.donated.id, title: 'Mijn nieuwe nier' });
  const bereaved = await listed(await makeNewcomer({ relationshipId: 55369 }));
  expect(bereaved.text).toContain('Welkom. Fijn dat je er bent.');
  expect(bereaved.items).toHaveLength(3);
  expect(bereaved.items[0]).toBe('Een jaar lateromdat je nabestaande bent');
  expect(bereaved.items[1]).toBe('Met de treinin de groep Reizen en vrije tijd');
  expect(bereaved.hello?.getAttribute('href')).toBe('/groepen/verlies-en-rouw/een-jaar-later#field-Body');
  const received = await listed(await makeNewcomer({ relationshipId: 55362, currentTreatmentId: 55208 }));
  expect(received.items[0]).toBe('Mijn nieuwe nieromdat je een donornier hebt');
});

it('says nothing of a treatment that a member took back the consent for', async () => {
  const { items } = await listed(await makeNewcomer({ currentTreatmentId: 55208 }, false));
  expect(items.join()).not.toContain('donornier');
});

it('leads a newcomer to nothing that is loud, closed, reported, withdrawn, folded, or of who blocks them or died', async () => {
  const { platform } = site;
  const { db } = platform;
  const newcomer = await makeNewcomer({ relationshipId: 55369 });
  const [blocker, blocked, deceased] = [
    await makeMember(platform),
    await makeMember(platform),
    await makeMember(platform),
  ];
  await makeBlock(platform, { blockerId: blocker.id, blockedId: newcomer.id });
  await makeBlock(platform, { blockerId: newcomer.id, blockedId: blocked.id });
  const groupId = groups.grief.id;
  await makeQuiet({ groupId, title: 'Van wie blokkeert', by: blocker.id });
  await makeQuiet({ groupId, title: 'Van wie geblokkeerd is', by: blocked.id });
  await makeQuiet({ groupId, title: 'Van mijzelf', by: newcomer.id });
  await makeQuiet({ groupId, title: 'Zonder antwoord', reactions: 1 });
  await makeQuiet({ groupId, title: 'Heel druk', reactions: 13 });
  await makeQuiet({ groupId, title: 'Besloten', closedToVisitors: true });
  const now = site.clock.now();
  const set = async (title: string, values: object, by?: number) => {
    const { id } = await makeQuiet({ groupId, title, ...(by && { by }) });
    await db.updateTable('conversation').set(values).where('id', '=', id).execute();
    return id;
  };
  await set('Verborgen', { hiddenAt: now });
  await set('Over naalden', { contentWarnings: ['dying', 'needles'] });
  await set('Gesloten', { reactionsClosedAt: now });
  await set('Ingetrokken', { withdrawnAt: now });
  const subjectId = await set('Gemeld', { editedAt: now });
  const { id: caseId } = await db
    .insertInto('moderationCase')
    .values({ kind: 'conversation', subjectId, openedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: decisionId } = await db
    .insertInto('decision')
    .values({
      caseId,
      memberId: deceased.id,
      measure: 'memorial',
      ground: 'house-rules',
      facts: '',
      reported: true,
      decidedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('memorial').values({ memberId: deceased.id, contactId: null, decisionId }).execute();
  await makeQuiet({ groupId, title: 'Van wie overleed', by: deceased.id });
  const { items } = await listed(newcomer);
  expect(items[0]).toContain('Een jaar later');
  expect(items.filter((item) => item.includes('omdat je nabestaande bent'))).toHaveLength(1);
});

it('begins with a conversation in which somebody likes a reaction', async () => {
  const groupId = groups.grief.id;
  const warm = await makeQuiet({ groupId, title: 'Warm antwoord' });
  await makeQuiet({ groupId, title: 'Net begonnen' });
  const reaction = site.platform.db.selectFrom('reaction').select('id').where('subjectId', '=', warm.id);
  const { id } = await reaction.where('subjectKind', '=', 'conversation').executeTakeFirstOrThrow();
  await site.platform.db.updateTable('reaction').set({ likeCount: 1 }).where('id', '=', id).execute();
  const { items } = await listed(await makeNewcomer({ relationshipId: 55369 }));
  expect(items[0]).toContain('Warm antwoord');
});

it('leads who is bereaved to a folded conversation about that, and others to none', async () => {
  const { db } = site.platform;
  const newest = async (groupId: number, title: string) => {
    const { id } = await makeQuiet({ groupId, title });
    await db
      .updateTable('conversation')
      .set({ contentWarnings: ['dying'] })
      .where('id', '=', id)
      .execute();
  };
  await newest(groups.grief.id, 'De laatste dag');
  await newest(groups.donated.id, 'Mijn donor');
  const bereaved = await listed(await makeNewcomer({ relationshipId: 55369 }));
  expect(bereaved.items.join()).toContain('De laatste dagomdat je nabestaande bent');
  const received = await listed(await makeNewcomer({ relationshipId: 55362, currentTreatmentId: 55208 }));
  expect(received.items.join()).not.toMatch(/Mijn donor|De laatste dag/);
});
