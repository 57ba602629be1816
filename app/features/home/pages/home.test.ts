import { beforeEach, expect, it } from 'vitest';
import { HEALTH_CONSENT_VERSION } from '#app/features/profiles/index.ts';
import { longDate } from '#app/ui/time/formats.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeAnsweredQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeFollow, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import {
  makeMember,
  makeMembers,
  makeNotification,
  makeSession,
  type SessionMade,
} from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });

beforeEach(async () => {
  await site.platform.db.deleteFrom('document').execute();
  site.clock.advance(61_000); // nothing is cached any longer
});

async function open(as: SessionMade | null = null) {
  const response = await request(site, 'GET', '/', { as });
  expect(response.statusCode).toBe(200);
  return parseHtml(response.body);
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('has no empty sections', async () => {
  expect(texts(await open(), 'main h2')).toEqual(['Praat mee', 'Laatste gesprekken']);
});

it('has themes, news and testimonials, and shows new ones at once', async () => {
  const topic = makeDocument('topic', { title: 'Voeding' });
  const lists = [{ type: 'library' as const, dossiers: [topic.id], articles: [] }];
  await publish(
    site.platform,
    ...[
      topic,
      makeDocument('theme', { title: 'Eten', lists }),
      makeDocument('theme', { title: 'Slapen', position: 1 }),
    ],
    ...[makeDocument('news-article', { title: 'Een' }), makeDocument('news-article', { title: 'Twee' })],
    makeDocument('testimonial', { title: 'Marloes', quote: 'Ik was bang.' }),
  );
  const document = await open();
  expect(texts(document, 'main h2')).toEqual([
    'Laatste nieuws',
    'Praat mee',
    'Wat anderen zeggen',
    'Thema’s',
    'Laatste gesprekken',
  ]);
  expect(texts(document, 'fieldset label')).toEqual(['Eten', 'Slapen']);
  expect(texts(document, '[aria-labelledby=themas] li a')).toEqual(['Voeding']);
  expect(texts(document, '[aria-labelledby=nieuws] h3').toSorted()).toEqual(['Een', 'Twee']);
  expect(texts(document, 'blockquote')).toEqual(['Ik was bang.']);
  site.clock.advance(1);
  await publish(site.platform, { ...topic, title: 'Eten en drinken' });
  expect(texts(await open(), '[aria-labelledby=themas] li a')).toEqual(['Eten en drinken']);
});

it('choices.md 22: says how many articles, participants and recipes there are, of participants as many as /personen', async () => {
  await publish(site.platform, makeDocument('medical-article'), makeDocument('recipe'), makeDocument('recipe'));
  for (let number = 0; number < 2; number += 1) await makeMember(site.platform);
  expect(texts(await open(), '[aria-label="Wat je hier vindt"] li')).toEqual([
    '1 artikel',
    '2 deelnemers',
    '2 recepten',
  ]);
  const people = parseHtml((await request(site, 'GET', '/personen')).body);
  expect(people.querySelector('main')?.textContent).toContain('In totaal doen er 2 mensen mee.');
});

it('invites a visitor, and greets a member', async () => {
  const member = await makeMember(site.platform, { username: 'Anneke' });
  expect(texts(await open(), 'main h1')).toEqual(['Samen weten we meer over leven met een nierziekte']);
  expect(texts(await open(await makeSession(site.platform, member.id)), 'main h1')).toEqual([
    expect.stringMatching(/^Goede(morgen|middag|navond), Anneke$/),
  ]);
});

it('begins with the search, and has a door for each situation of which the page is published', async () => {
  await publish(
    site.platform,
    makeDocument('landing-page', { title: 'Een nieuwe nier', path: '/begin/transplantatie' }),
    makeDocument('landing-page', { title: 'Net gehoord dat …', path: '/begin/net-gehoord' }),
    makeDocument('landing-page', { title: 'Iets anders', path: '/begin/anders' }),
  );
  const document = await open();
  const form = document.querySelector('main search form');
  expect(form?.getAttribute('action')).toBe('/zoeken');
  expect(texts(document, 'main search label')).toEqual(['Waar wil je meer over weten?']);
  expect(form?.querySelector('input')?.name).toBe('zoekterm');
  expect(texts(document, '[aria-labelledby=beginnen] a')).toEqual(['Net gehoord', 'Transplantatie']);
});

// rules.md R13
it('quotes a conversation that everybody may read, and no name that a visitor may not see', async () => {
  const author = await makeMember(site.platform, { username: 'verborgen-naam', public: false });
  const { id: groupId } = await makeGroup(site.platform, { title: 'Praatgroep' });
  const start = (conversation: { public: boolean; slug: string; body: string }) =>
    makeConversation(site.platform, { groupId, authorId: author.id, ...conversation });
  const { id } = await start({ public: true, slug: 'geciteerd', body: 'Ik slaap slecht. Wie kent dat?' });
  await start({ public: false, slug: 'besloten-citaat', body: 'Dit blijft onder ons.' });
  const conversations = ['besloten-citaat', 'geciteerd'];
  await publish(site.platform, makeDocument('theme', { lists: [{ type: 'conversations', conversations }] }));
  const quote = '[aria-labelledby=gesprek] figure';
  const document = await open();
  expect(texts(document, `${quote} blockquote`)).toEqual(['Ik slaap slecht. Wie kent dat?']);
  expect(texts(document, `${quote} figcaption`)).toEqual(['Een deelnemer in de groep Praatgroep']);
  expect(document.body.innerHTML).not.toMatch(/Dit blijft onder ons|verborgen-naam/);

  await site.platform.db.updateTable('conversation').set({ hiddenAt: site.clock.now() }).where('id', '=', id).execute();
  site.clock.advance(61_000); // nothing is cached any longer
  expect((await open()).body.innerHTML).not.toContain('Ik slaap slecht');
});

const parts = (document: Document) =>
  [...document.querySelectorAll('main section')]
    .filter((section) => section.querySelector('ul'))
    .map((section) => ({
      title: section.querySelector('h2')?.textContent,
      items: [...section.querySelectorAll('li')].map(({ textContent }) => textContent),
    }));

// rules.md R11
it('shows a member what is new to them in its order, what is chosen for them and why, and sells nothing', async () => {
  const { db, clock } = site.platform;
  const [member, other, refuser] = await makeMembers(site.platform, [{}, { username: 'Bram', public: true }, {}]);
  if (!member || !other || !refuser) throw new Error('no members');
  const { id: groupId } = await makeGroup(site.platform);
  const conversation = await makeConversation(site.platform, {
    groupId,
    authorId: other.id,
    title: 'Slapen',
    public: true,
  });
  await makeFollow(site.platform, { conversationId: conversation.id, memberId: member.id });
  site.clock.advance(1000);
  await makeReaction(site.platform, { conversationId: conversation.id, authorId: other.id });
  await makeContact(site.platform, { creatorId: other.id, otherId: member.id, state: 'requested' });
  await makeContact(site.platform, { creatorId: member.id, otherId: refuser.id, state: 'denied' });
  const question = await makeAnsweredQuestion(site.platform, { authorId: member.id, title: 'Mag ik drop?' });
  await makeNotification(site.platform, { memberId: member.id, subjectId: question.id, kind: 'question-answered' });
  await db
    .insertInto('consent')
    .values({ memberId: member.id, kind: 'health', given: true, version: HEALTH_CONSENT_VERSION, at: clock.now() })
    .execute();
  await db
    .insertInto('nutrientLimit')
    .values({ memberId: member.id, nutrient: 'salt', atMost: 1500, changedAt: clock.now() })
    .execute();
  await db.updateTable('profile').set({ currentTreatmentId: 55202 }).where('memberId', '=', member.id).execute();
  const [here, there] = ['Hemodialyse', 'Buikdialyse'].map((title) => makeDocument('concept', { title }));
  await publish(
    site.platform,
    ...[here, there].flatMap((concept) => concept ?? []),
    makeDocument('medical-article', { title: 'Een dag aan de dialyse', concepts: [here?.id ?? 0] }),
    makeDocument('medical-article', { title: 'Voor een ander', concepts: [there?.id ?? 0] }),
    makeDocument('recipe', { title: 'Preisoep', minutesNeeded: 20 }),
    makeDocument('recipe', { title: 'Preisoep', minutesNeeded: 20 }),
    makeDocument('testimonial'),
  );
  const document = await open(await makeSession(site.platform, member.id));
  expect(parts(document).slice(0, 5)).toEqual([
    { title: 'Berichten en verzoeken', items: [`Bramwil contact met je${longDate(clock.now().toISOString())}`] },
    { title: 'Gesprekken en blogs die je volgt', items: ['Slapen1 nieuwe reactie'] },
    { title: 'Antwoorden op je vragen', items: ['Mag ik drop?een diëtist gaf antwoord'] },
    { title: 'Recept van vandaag, binnen je grenzen', items: ['Preisoep20\u00a0minuten'] },
    { title: 'Om te lezen', items: ['Een dag aan de dialyseomdat je hemodialyse hebt'] },
  ]);
  expect(document.querySelector('main')?.textContent).not.toMatch(/Word deelnemer|Wat anderen zeggen/);

  // Without consent nothing is known of their health; a stranger sees none of it.
  await db.updateTable('consent').set({ given: false }).where('memberId', '=', member.id).execute();
  const without = await open(await makeSession(site.platform, member.id));
  expect(without.body.innerHTML).not.toContain('omdat je hemodialyse hebt');
  const stranger = await open(await makeSession(site.platform, other.id));
  expect(stranger.body.innerHTML).not.toMatch(/Mag ik drop|omdat je/);
});

it('shows a new member where to begin: their profile, conversations and a person', async () => {
  const [member, other] = await makeMembers(site.platform, [{}, { username: 'Wilma', public: true }]);
  const { id: groupId } = await makeGroup(site.platform);
  site.clock.advance(60_000);
  await makeConversation(site.platform, { groupId, authorId: other?.id ?? null, title: 'Eerste keer', public: true });
  const document = await open(await makeSession(site.platform, member?.id ?? 0));
  const found = parts(document);
  expect(found.map(({ title }) => title)).toEqual([
    'Lees rustig mee',
    'Zeg hallo, als je dat wilt',
    'Vertel iets over jezelf',
    'Maak kennis',
  ]);
  expect(found[0]?.items).toHaveLength(3);
  expect(found[0]?.items[0]).toContain('Eerste keer');
  expect(document.querySelector('#kennismaken + ul a')?.getAttribute('href')).toBe(`/personen/${other?.id}`);
});

it('shows a dietitian the waiting questions and a moderator the open cases, and nobody else', async () => {
  await makeQuestion(site.platform, { authorId: null, title: 'Hoeveel vocht?' });
  const [dietitian, moderator, member] = await makeMembers(site.platform, [
    { roles: ['professional'] },
    { roles: ['moderator'] },
    {},
  ]);
  const openAs = async (one: { id: number } | undefined) => open(await makeSession(site.platform, one?.id ?? 0));
  expect(parts(await openAs(dietitian))[0]?.title).toBe('Wachtende vragen');
  await site.platform.db
    .insertInto('moderationCase')
    .values({ kind: 'conversation', subjectId: 1, openedAt: site.clock.now() })
    .execute();
  expect(parts(await openAs(moderator))[0]).toEqual({
    title: 'Moderatie',
    items: [expect.stringContaining('open za')],
  });
  expect(parts(await openAs(member))[0]?.title).toBe('Lees rustig mee');
});
