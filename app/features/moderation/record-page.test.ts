import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { CASES_PATH, casePath, MEMBERS_PATH, recordPath } from './paths.ts';

const site = setUpTestSite({}, { pages: allPages() });
let moderator: SessionMade;
let administrator: SessionMade;
beforeAll(async () => {
  const make = async (role: 'moderator' | 'administrator') =>
    makeSession(site.platform, (await makeMember(site.platform, { roles: [role] })).id);
  moderator = await make('moderator');
  administrator = await make('administrator');
});

const open = async (path: string, as = moderator) => (await request(site, 'GET', path, { as })).body;
const post = (path: string, fields: object, as = moderator) =>
  request(site, 'POST', path, { as, body: toFormData({ ...fields, _csrf: as.antiforgery }) });

describe('from a case', () => {
  it('something is done with its author in two taps, and one comes back to the case', async () => {
    const { id, author } = await makeCase(site.platform);
    const path = recordPath(author.id, { caseId: id });
    expect(await open(casePath(id))).toContain(`href="${path}"`);
    expect(await open(path)).toContain('Wat doe je?');
    const act = { intent: 'act', Case: id, Measure: 'paused', Days: '7', Rule: 'respect', Facts: '' };
    const response = await post(path, act);
    expect(response.statusCode, response.body).toBe(303);
    expect(response.headers.location).toBe(casePath(id, 'pauze'));
    const told = await open(casePath(id, 'pauze'));
    expect(told).toContain('De pauze is ingegaan.');
    expect(told).toContain('Maak ongedaan: beëindig de pauze');
    await makeCase(site.platform);
    expect(await open(casePath(id, 'pauze'))).toContain('Naar de volgende zaak');
    expect(await open(recordPath(author.id))).toContain('Kan niet schrijven');
    const noted = await post(path, { intent: 'note', Text: 'Belde vandaag.' });
    expect(noted.headers.location).toBe(recordPath(author.id, { caseId: id, done: 'notitie' }));
    const decision = /name="decision" value="(\d+)"/.exec(told)?.[1];
    const undone = await post(path, { intent: 'take-back', decision, Facts: '' });
    expect(undone.headers.location).toBe(casePath(id, 'teruggenomen'));
  });

  it('moderators alone read how often somebody reported something, and how often that might stay', async () => {
    const { id, reporter } = await makeCase(site.platform);
    const path = recordPath(reporter.id);
    const told = async (as = moderator) =>
      (await open(path, as)).replaceAll('<!-- -->', '').match(/Meldde 1.keer iets[^.]*\./)?.[0];
    expect(await told()).toBe('Meldde 1\u00a0keer iets.');
    await post(casePath(id), { intent: 'handle', id, Outcome: 'kept', Note: '' });
    expect(await told()).toBe('Meldde 1\u00a0keer iets; 1 keer mocht het blijven staan.');
    expect(await told(administrator)).toBeUndefined();
  });

  it('the pages of an administrator lead nowhere that is closed to them', async () => {
    const { id, author } = await makeCase(site.platform);
    await post(recordPath(author.id), { intent: 'act', Case: id, Measure: 'warning', Rule: 'respect', Facts: '' });
    for (const path of [MEMBERS_PATH, recordPath(author.id)]) {
      const document = parseHtml(await open(path, administrator));
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map(({ href }) => href);
      for (const href of links)
        expect((await request(site, 'GET', href, { as: administrator })).statusCode, href).toBeLessThan(400);
    }
  });

  it('the case says what there was about its author before', async () => {
    const { id, author } = await makeCase(site.platform);
    const textOf = (html: string) => parseHtml(html).querySelector('[aria-labelledby=schrijver]')?.textContent;
    expect(textOf(await open(casePath(id)))).toMatch(/^Over .*Deelnemer sinds .*Geen andere zaken$/);
    const path = recordPath(author.id, { caseId: id });
    await post(path, { intent: 'act', Case: id, Measure: 'warning', Rule: 'respect', Facts: '' });
    await post(path, { intent: 'act', Case: id, Measure: 'paused', Days: '7', Rule: 'respect', Facts: '' });
    await post(path, { intent: 'note', Text: 'Belde twee keer.' });
    const other = { kind: 'profile', subjectId: author.id, authorId: author.id, openedAt: site.platform.clock.now() };
    await site.platform.db.insertInto('moderationCase').values(other).execute();
    expect(textOf(await open(casePath(id)))).toMatch(
      /1 andere zaak1 waarschuwing1 maatregel die geldt1 notitie\. De laatste:Belde twee keer\.$/,
    );
  });

  it('a note is undone by who wrote it', async () => {
    const { author } = await makeCase(site.platform);
    const path = recordPath(author.id);
    const { headers } = await post(path, { intent: 'note', Text: 'Belde twee keer.' });
    const told = parseHtml(await open(String(headers.location)));
    const note = told.querySelector<HTMLInputElement>('input[name=note]')?.value;
    expect((await post(path, { intent: 'remove-note', note }, administrator)).statusCode).toBe(404);
    expect(await open(path)).toContain('Belde twee keer.');
    expect((await post(path, { intent: 'remove-note', note })).statusCode).toBe(303);
    expect(await open(path)).not.toContain('Belde twee keer.');
  });

  it('what is missing is told beside its field, and what was typed stays', async () => {
    const { id, author } = await makeCase(site.platform);
    const path = recordPath(author.id, { caseId: id });
    const { statusCode, body } = await post(path, {
      intent: 'act',
      Case: id,
      Measure: 'paused',
      Facts: 'Je was boos.',
    });
    expect(statusCode).toBe(422);
    for (const words of ['Kies hoe lang', 'Kies een huisregel', 'Je was boos.']) expect(body).toContain(words);
  });
});

it('a case is handled in the list, but for what may be heavy to read', async () => {
  const [{ id }, heavy] = [await makeCase(site.platform), await makeCase(site.platform)];
  const urgent = { reason: 'danger' as const };
  await site.platform.db.updateTable('report').set(urgent).where('caseId', '=', heavy.id).execute();
  await site.platform.db.updateTable('moderationCase').set({ urgency: 2 }).where('id', '=', heavy.id).execute();
  const list = await open(CASES_PATH);
  expect([list.includes(`besluit=${id}#`), list.includes(`besluit=${heavy.id}#`)]).toEqual([true, false]);
  expect(list).not.toContain('Handel af');
  const path = `${CASES_PATH}?besluit=${id}`;
  expect(await open(path)).toContain('Handel af');
  expect(await open(`${CASES_PATH}?besluit=${heavy.id}`)).not.toContain('Handel af');
  const refused = await post(path, { intent: 'handle', id, Outcome: 'hidden', Facts: '', Note: 'Spam.' });
  expect(refused.statusCode).toBe(422);
  for (const words of ['Kies een huisregel', 'Spam.']) expect(refused.body).toContain(words);
  const fields = { intent: 'handle', id, Outcome: 'hidden', Rule: 'advert', Facts: '', Note: '' };
  const { headers } = await post(path, fields);
  expect(headers.location).toBe(`${CASES_PATH}?gedaan=${id}`);
  const told = await open(`${CASES_PATH}?gedaan=${id}`);
  for (const words of ['Afgehandeld: verborgen', 'Maak ongedaan']) expect(told).toContain(words);
});

it('what keeps a member from writing for good is no choice among the others, and asks once more', async () => {
  const { id, author } = await makeCase(site.platform);
  const path = recordPath(author.id, { caseId: id });
  const page = await open(path);
  expect(page).not.toMatch(/type="radio"[^>]*value="excluded"/);
  expect(page).toContain(`Ja, ${author.username} mag nooit meer schrijven`);
  expect(page).toContain('Je bericht');
  const sent = { intent: 'act', Case: id, Measure: 'excluded', Facts: '' };
  const refused = await post(path, sent);
  expect([refused.statusCode, refused.body.includes('Kies een huisregel')]).toEqual([422, true]);
  const { headers } = await post(path, { ...sent, Rule: 'respect' });
  expect(headers.location).toBe(casePath(id, 'uitgesloten'));
  expect(await open(casePath(id, 'uitgesloten'))).toContain('Maak ongedaan: laat weer schrijven');
});

describe('the page of a member', () => {
  it('has notes and decisions, of which one is taken back', async () => {
    const { id, author } = await makeCase(site.platform);
    const path = recordPath(author.id);
    const noted = await post(path, { intent: 'note', Text: 'Belde gisteren.' });
    expect(noted.headers.location).toBe(recordPath(author.id, { done: 'notitie' }));
    expect(await open(recordPath(author.id, { done: 'notitie' }))).toContain('De notitie is bewaard.');
    await post(recordPath(author.id, { caseId: id }), { intent: 'act', Case: id, Measure: 'warning', Rule: 'advert' });
    const page = await open(path);
    for (const words of ['Belde gisteren.', 'Waarschuwing', 'Ja, neem dit terug', 'Doe iets na deze zaak'])
      expect(page).toContain(words);
    const decision = /name="decision" value="(\d+)"/.exec(page)?.[1];
    expect((await post(path, { intent: 'take-back', decision, Facts: '' })).headers.location).toBe(
      recordPath(author.id, { done: 'teruggenomen' }),
    );
    expect(await open(path)).toContain('Teruggenomen op');
    expect(await open(path)).not.toContain('Ja, neem dit terug');
  });

  it('is there for administrators, who alone act on a moderator', async () => {
    const { id, author } = await makeCase(site.platform);
    const role = { memberId: author.id, role: 'moderator', grantedAt: site.clock.now() };
    await site.platform.db.insertInto('memberRole').values(role).execute();
    const path = recordPath(author.id, { caseId: id });
    expect(await open(path)).not.toContain('Wat doe je?');
    expect(await open(path, administrator)).toContain('Wat doe je?');
    const act = { intent: 'act', Case: id, Measure: 'warning', Rule: 'respect' };
    expect((await post(path, act, administrator)).headers.location).toBe(
      recordPath(author.id, { done: 'gewaarschuwd' }),
    );
  });

  it('shows its cases twenty at a time', async () => {
    const { author } = await makeCase(site.platform);
    const about = { kind: 'reaction', authorId: author.id, openedAt: site.clock.now() };
    const rows = Array.from({ length: 21 }, (_, index) => ({ ...about, subjectId: 1_900_000_000 + index }));
    await site.platform.db.insertInto('moderationCase').values(rows).execute();
    const page = await open(recordPath(author.id));
    const next = /href="([^"]*na=\d+)"/.exec(page)?.[1] ?? '';
    expect(page.match(/Doe iets na deze zaak/g)).toHaveLength(20);
    expect((await open(next)).match(/Doe iets na deze zaak/g)).toHaveLength(2);
  });
});

it('what a member wrote last stands on their page, with the way to each, and not what they withdrew', async () => {
  const { platform } = site;
  const { author, conversation, reaction } = await makeCase(platform, { text: 'Mijn reactie.' });
  const withdrawnAt = site.clock.now();
  const gone = await makeReaction(platform, {
    conversationId: conversation.id,
    authorId: author.id,
    body: 'Weggehaald.',
  });
  await platform.db.updateTable('reaction').set({ withdrawnAt }).where('id', '=', gone.id).execute();
  await platform.db.updateTable('reaction').set({ hiddenAt: withdrawnAt }).where('id', '=', reaction.id).execute();
  const own = await makeConversation(platform, { groupId: (await makeGroup(platform)).id, authorId: author.id });
  const blog = await makeBlog(platform, { ownerId: author.id });
  const post = await makePost(platform, { blogId: blog.id });
  const { Texts } = (await request(site, 'GET', `/api/v1/moderation/members/${author.id}`, { as: moderator })).json();
  const found = Texts.map(({ Kind, Hidden }: { Kind: string; Hidden: boolean }) => [Kind, Hidden]);
  expect(found.toSorted()).toEqual([
    ['blog', false],
    ['blog-post', false],
    ['conversation', false],
    ['reaction', true],
  ]);
  const page = await open(recordPath(author.id));
  for (const words of ['Mijn reactie.', own.title, post.title, `#reactie-${reaction.id}`])
    expect(page).toContain(words);
  expect(page).not.toContain('Weggehaald.');
});

it('all that a member wrote is there, ten texts a page, each once', async () => {
  const { platform } = site;
  const { author, conversation } = await makeCase(platform, { text: 'De eerste.' });
  const texts = Array.from({ length: 20 }, (_, index) => `Nummer ${index + 1}.`);
  for (const body of texts)
    await makeReaction(platform, { conversationId: conversation.id, authorId: author.id, body });
  const blog = await makeBlog(platform, { ownerId: author.id });
  const posts = Array.from({ length: 12 }, (_, index) => `Bericht ${index + 1}.`);
  for (const title of posts) await makePost(platform, { blogId: blog.id, title });
  const found: string[] = [];
  let path: string | undefined = recordPath(author.id);
  while (path) {
    const html: string = await open(path.replaceAll('&amp;', '&').split('#')[0] ?? '');
    found.push(...(html.match(/>(?:Nummer \d+|Bericht \d+|De eerste)\.</g) ?? []));
    path = /href="([^"]*teksten=[^"]*)"/.exec(html)?.[1];
  }
  expect(found.toSorted()).toEqual([...texts, ...posts, 'De eerste.'].map((text) => `>${text}<`).toSorted());
});
