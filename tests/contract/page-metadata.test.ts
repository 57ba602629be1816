import { beforeAll, describe, expect, it } from 'vitest';
import { allPages, listPages } from '#tests/support/all-pages.ts';
import { makeCase, makeDecision, makeObjection } from '#tests/support/cases.ts';
import { makeArticles, makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import {
  makeEmailChange,
  makeMember,
  makeNotification,
  makePhoto,
  makeRegistration,
  makeSession,
  type SessionMade,
} from '#tests/support/factory/members.ts';
import { listWrongNamesIn } from '#tests/support/names-in-document.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { registrationCalls } from '#tests/support/registration-calls.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';

const ORIGIN = 'http://niergenoten.example';

/** Arabic, in all that members write: it runs from the right to the left, and so must have a direction of its own (R51). */
const ARABIC = 'كلى';

const site = setUpTestSite({ PUBLIC_URL: ORIGIN }, { pages: allPages() });
let session: SessionMade;
/** What addresses have in place of the names in braces: ids and tokens that are known once they are made. */
let made: Record<string, string | number>;
beforeAll(async () => {
  const { platform } = site;
  const member = await makeMember(platform, {
    public: true,
    roles: ['professional', 'moderator', 'administrator'],
  });
  await makePhoto(platform, member.id);
  await platform.db
    .updateTable('profile')
    .set({ motto: `Rustig aan. ${ARABIC}` })
    .where('memberId', '=', member.id)
    .execute();
  session = await makeSession(platform, member.id);
  const group = await makeGroup(platform, { title: 'Thuis' });
  const of = { groupId: group.id, authorId: null };
  const open = await makeConversation(platform, {
    ...of,
    title: `${ARABIC} Open`,
    body: `Wie weet\n\nhoe dit moet? ${ARABIC}`,
  });
  for (let number = 0; number < 51; number += 1) {
    await makeReaction(platform, { conversationId: open.id, authorId: null, body: ARABIC });
  }
  await makeConversation(platform, { ...of, title: `${ARABIC} Dicht`, body: 'Geheim', public: false });
  await makeCase(platform);
  const blog = await makeBlog(platform, {
    ownerId: member.id,
    title: `${ARABIC} Tuin`,
    description: `Over ons leven. ${ARABIC}`,
  });
  const post = await makePost(platform, {
    blogId: blog.id,
    title: `${ARABIC} Gras`,
    description: `Over ons gras. ${ARABIC}`,
    blocks: [{ kind: 'text', text: ARABIC }],
  });
  const topic = makeDocument('topic', { id: 8, path: '/bibliotheek/8-dialyse', title: 'Dialyse' });
  const [article] = makeArticles(topic.id, 'Kiezen');
  const picture = makePicture();
  picture.copies.push({ size: 'featured', scale: 1, type: 'image/webp', file: 'a.webp', width: 608, height: 342 });
  const described = { path: '/artikelen/kiezen', description: 'Welke dialyse past bij je?', picture };
  const authorId = member.id;
  await makeAnsweredQuestion(platform, {
    authorId,
    title: `${ARABIC} Mag ik kaas?`,
    body: `Ik ben dol\n\nop kaas. ${ARABIC}`,
  });
  for (let number = 0; number < 5; number += 1) await makeAnsweredQuestion(platform, { authorId });
  await publish(
    platform,
    topic,
    { ...article, ...described },
    makeDocument('content-page', { path: '/over', title: 'Over' }),
    makeDocument('landing-page', { path: '/nier-doneren', title: 'Doneren' }),
    makeDocument('news-tag', { title: 'Zorg' }),
    makeDocument('video', { title: 'Film' }),
    makeDocument('news-article', { id: 9, path: '/nieuws/9-bericht', title: 'Bericht' }),
    makeDocument('advice-topic', { id: 11, path: '/advies/11-eten', title: 'Eten', isDiet: true }),
    makeDocument('recipe', { id: 7, path: '/recepten/7-soep', title: 'Soep', description: 'Een dikke soep.' }),
    ...Array.from({ length: 10 }, () => makeDocument('recipe')),
  );
  const other = await makeMember(platform);
  await makeContact(platform, { creatorId: other.id, otherId: member.id, state: 'accepted', body: ARABIC });
  const { id: subjectId } = await makeReaction(platform, { conversationId: open.id, authorId: other.id, body: ARABIC });
  await makeNotification(platform, { memberId: member.id, subjectId, aboutId: open.id, actorId: other.id });
  const { register, tokenMailedTo } = registrationCalls(site);
  await register('nieuw@example.org');
  made = {
    ...{ group: group.id, post: post.id, contact: other.id },
    objection: await makeObjection(platform),
    code: (await makeDecision(platform)).code,
    confirmation: await tokenMailedTo('nieuw@example.org'),
    change: await makeEmailChange(platform, { memberId: member.id, newEmail: 'anders@example.org' }),
  };
});

/** The `head` and body of a page, of which the status is 200. */
async function open(path: string, as: SessionMade | null = null) {
  const response = await request(site, 'GET', path, { as });
  expect([path, response.statusCode]).toEqual([path, 200]);
  const document = parseHtml(response.body);
  const contents = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
    meta: (name: string) => contents(`head meta[name="${name}"], head meta[property="${name}"]`, 'content'),
    canonical: contents('head link[rel=canonical]', 'href'),
    hasBreadcrumbs: document.querySelector('nav[aria-label=Kruimelpad]') !== null,
    times: [...document.querySelectorAll('time')].map(({ textContent }) => textContent),
    text: document.body.textContent ?? '',
    wrongNames: listWrongNamesIn(document),
    arabic: arabicTexts(document.body),
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => JSON.parse(textContent ?? '')['@graph'] as Record<string, unknown>[],
    ),
  };
}

/** The Arabic texts of a page, and whether each has a direction of its own, not that of the Dutch around it. */
function arabicTexts(body: HTMLElement): { text: string; directed: boolean }[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4); // NodeFilter.SHOW_TEXT
  const found: { text: string; directed: boolean }[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!textContent?.includes(ARABIC) || !parentElement || parentElement.closest('script')) continue;
    found.push({ text: parentElement.outerHTML.slice(0, 160), directed: !!parentElement.closest('[dir=auto], bdi') });
  }
  return found;
}

interface Addresses {
  paths: string[];
  /** For members alone. */
  asMember?: true;
  /** The canonical path, where it differs from the address. */
  canonical?: string;
  /** What others show of it, where that says who wrote it after its description. */
  authorship?: string;
}

/** For each page of the table of routes its addresses. No entry: it redirects. */
const ADDRESSES: Record<string, Addresses | null> = {
  '': { paths: ['/'] },
  inloggen: { paths: ['/inloggen'] },
  'inloggen/mail': { paths: ['/inloggen/mail'] },
  'inloggen/code': null, // it redirects who has no login that waits
  'inloggen/link': { paths: ['/inloggen/link?token=oud'], canonical: '/inloggen/link' },
  uitloggen: null,
  registreren: { paths: ['/registreren'] },
  registreren_klaar: { paths: ['/registreren_klaar'] },
  'email-bevestigen': { paths: ['/email-bevestigen?token={confirmation}'], canonical: '/email-bevestigen' },
  'verificatie-mail-opnieuw-versturen': { paths: ['/verificatie-mail-opnieuw-versturen'] },
  'verificatie-mail-fout': { paths: ['/verificatie-mail-fout'] },
  'wachtwoord/vergeten': { paths: ['/wachtwoord/vergeten'] },
  'wachtwoord/opnieuw-instellen': { paths: ['/wachtwoord/opnieuw-instellen'] },
  'email-wijzigen': { paths: ['/email-wijzigen?token={change}'], canonical: '/email-wijzigen' },
  'email-gewijzigd': { paths: ['/email-gewijzigd'] },
  'email-gewijzigd-fout': { paths: ['/email-gewijzigd-fout'] },
  'account-verwijderd': { paths: ['/account-verwijderd'] },
  account: null,
  'mijn-profiel': null,
  'account/profiel': { paths: ['/account/profiel'], asMember: true },
  'account/verwijderen': { paths: ['/account/verwijderen'], asMember: true },
  'account/inloggen': { paths: ['/account/inloggen'], asMember: true },
  'account/instellingen': { paths: ['/account/instellingen'], asMember: true },
  'account/foto': { paths: ['/account/foto'], asMember: true },
  'account/foto/verwijderen': { paths: ['/account/foto/verwijderen'], asMember: true },
  'account/berichten': { paths: ['/account/berichten'], asMember: true },
  'account/berichten/:id': { paths: ['/account/berichten/{contact}'], asMember: true },
  'account/geblokkeerd': { paths: ['/account/geblokkeerd'], asMember: true },
  'account/inzage': { paths: ['/account/inzage'], asMember: true },
  'account/notificaties': { paths: ['/account/notificaties'], asMember: true },
  'account/*': null,
  gesprek: null,
  groepen: { paths: ['/groepen'] },
  'groepen/:group': { paths: ['/groepen/thuis'] },
  'groepen/:group/nieuw': { paths: ['/groepen/{group}/nieuw'], asMember: true },
  'groepen/:group/:conversation': { paths: ['/groepen/thuis/open', '/groepen/thuis/open?page=2'] },
  blogs: { paths: ['/blogs'] },
  'blogs/afbeelding': { paths: ['/blogs/afbeelding?bericht={post}'], asMember: true, canonical: '/blogs/afbeelding' },
  'blogs/:blog': { paths: ['/blogs/1-tuin'] },
  'blogs/:blog/:post': { paths: ['/blogs/1-tuin/1-gras'] },
  personen: { paths: ['/personen'] },
  'personen/:person': { paths: ['/personen/1'] },
  advies: { paths: ['/advies'] },
  'advies/:topic': { paths: ['/advies/11-eten', '/advies/11-eten?page=2'] },
  'advies/:topic/:question': {
    paths: ['/advies/11-eten/1-mag-ik-kaas'],
    authorship: expect.stringMatching(
      /^Ik ben dol op kaas\. \p{Script=Arabic}+ Geschreven door een diëtist\. .* Laatst gewijzigd op [^.]+\.$/u,
    ),
  },
  'advies/:topic/adviesnewquestion': { paths: ['/advies/11-eten/adviesnewquestion'], asMember: true },
  'advies/:topic/adviesnewquestionconfirmation': {
    paths: ['/advies/11-eten/adviesnewquestionconfirmation'],
    asMember: true,
  },
  'advies/:topic/jouw-vragen': { paths: ['/advies/11-eten/jouw-vragen'], asMember: true },
  'advies-new-question': null,
  'advies-new-question-confirmation': null,
  dietist: { paths: ['/dietist'], asMember: true },
  'dietist/archief': { paths: ['/dietist/archief'], asMember: true },
  'dietist/namen': { paths: ['/dietist/namen'], asMember: true },
  'dietist/wacht-op-de-vrager': { paths: ['/dietist/wacht-op-de-vrager'], asMember: true },
  'dietist/:question': { paths: ['/dietist/1'], asMember: true },
  'dichtvouwen/:kind/:id': { paths: ['/dichtvouwen/conversation/1'], asMember: true },
  'melden/:kind/:id': { paths: ['/melden/conversation/1'] },
  moderatie: { paths: ['/moderatie', '/moderatie?lijst=mijn', '/moderatie?lijst=afgehandeld'], asMember: true },
  'moderatie/bezwaren': { paths: ['/moderatie/bezwaren'], asMember: true },
  'moderatie/bezwaren/:id': { paths: ['/moderatie/bezwaren/{objection}'], asMember: true },
  'meldingen/:code': { paths: ['/meldingen/{code}'] },
  'moderatie/leden': { paths: ['/moderatie/leden'], asMember: true },
  'moderatie/leden/:id': { paths: ['/moderatie/leden/2'], asMember: true },
  'moderatie/:case': { paths: ['/moderatie/1'], asMember: true },
  'moderatie/verbergen/:kind/:id': { paths: ['/moderatie/verbergen/conversation/1'], asMember: true },
  bibliotheek: { paths: ['/bibliotheek'] },
  'bibliotheek/:dossier': { paths: ['/bibliotheek/8-dialyse'] },
  'bibliotheek/:dossier/print': { paths: ['/bibliotheek/8-dialyse/print'] },
  nierziekten: { paths: ['/nierziekten'] },
  brochures: { paths: ['/brochures'] },
  videos: { paths: ['/videos'] },
  woordenlijst: { paths: ['/woordenlijst'] },
  nieuws: { paths: ['/nieuws', '/nieuws?label=zorg'] },
  'nieuws/:article': { paths: ['/nieuws/9-bericht'] },
  recepten: { paths: ['/recepten', '/recepten?page=2'] },
  'recepten/mijn-dag': { paths: ['/recepten/mijn-dag'] },
  'recepten/:recipe': { paths: ['/recepten/7-soep'] },
  'recepten/:recipe/koken': { paths: ['/recepten/7-soep/koken'] },
  boodschappenlijst: { paths: ['/boodschappenlijst'] },
  zoeken: { paths: ['/zoeken'] },
  nieuwsbrief: { paths: ['/nieuwsbrief'] },
  'nieuwsbrief/bevestigen': { paths: ['/nieuwsbrief/bevestigen'] },
  'nieuwsbrief/afmelden': { paths: ['/nieuwsbrief/afmelden'] },
  'e-mails/afmelden': { paths: ['/e-mails/afmelden'] },
  'delen/afmelden': { paths: ['/delen/afmelden'] },
  'delen/:type/:id': { paths: ['/delen/artikel/8'] },
  cookies: { paths: ['/cookies'] },
  'voorbeeld/:id': null, // a draft, which is signed
  '*': { paths: ['/over', '/nier-doneren', '/artikelen/kiezen'] },
};

/**
 * The pages without breadcrumbs: the home page, those to register and log in, those at the links in mails, and what search
 * engines leave out. The pages of an account have none either.
 */
const WITHOUT_BREADCRUMBS = [
  '',
  ...['inloggen', 'registreren', 'registreren_klaar', 'wachtwoord/vergeten', 'wachtwoord/opnieuw-instellen'],
  ...['inloggen/mail', 'inloggen/link'],
  ...['email-bevestigen', 'verificatie-mail-opnieuw-versturen', 'verificatie-mail-fout', 'account-verwijderd'],
  ...['email-wijzigen', 'email-gewijzigd', 'email-gewijzigd-fout', 'e-mails/afmelden', 'delen/afmelden'],
  ...['nieuwsbrief/bevestigen', 'nieuwsbrief/afmelden', 'delen/:type/:id'],
  ...['recepten/:recipe/koken', 'dietist', 'moderatie', 'moderatie/leden'],
  ...['dichtvouwen/:kind/:id', 'melden/:kind/:id'],
  ...['moderatie/bezwaren', 'meldingen/:code'],
];

/** Pages that show what members wrote. */
const WITH_MEMBERS = [
  ...['', 'groepen/:group', 'groepen/:group/:conversation', 'blogs', 'blogs/:blog', 'blogs/:blog/:post'],
  ...['personen/:person', 'advies/:topic/:question', 'account/profiel', 'account/berichten'],
  ...['account/berichten/:id', 'account/notificaties', 'dietist/archief', 'melden/:kind/:id'],
];

/** A landing page has its breadcrumbs for search engines alone. */
const LANDING_PAGE = '/nier-doneren';

it('the table has every page of the site', () => {
  const patterns = listPages().map(({ pattern }) => pattern);
  expect(Object.keys(ADDRESSES).sort()).toEqual(patterns.filter((pattern) => !pattern.startsWith('dev/')).sort());
});

const addresses = Object.entries(ADDRESSES).flatMap(
  ([pattern, entry]) => entry?.paths.map((path) => ({ pattern, path, ...entry })) ?? [],
);

/** A moment as the site has it, also without its year or its day. */
const MOMENT = /^(?:(?:vandaag|gisteren) om\s\d\d:\d\d|om\s\d\d:\d\d|\d{1,2}\s[a-z]+(?:\s\d{4})?|[a-z]+\s\d{4})$/;
const OTHER_NOTATION = /\d\d\.\d\d\suur|\b\d{1,2}[-/]\d{1,2}[-/]\d{4}/;

// rules.md R55
describe.each(someOf(22, addresses))('$path', ({ pattern, path, canonical, asMember, authorship }) => {
  it('has one title, description, canonical address and Open Graph tags, its breadcrumbs as data, one clock, and a name for each control', async () => {
    const address = path.replace(/\{(\w+)\}/, (_, name) => String(made[name]));
    const page = await open(address, asMember ? session : null);
    const url = ORIGIN + (canonical ?? address);
    const [title = ''] = page.titles;
    expect(page.titles).toEqual([expect.stringMatching(/^\S.* \| Niergenoten$/)]);
    expect(title.match(/, pagina (\d+) \|/)?.[1]).toBe(address.match(/[?&]page=(\d+)/)?.[1]);
    const [description] = page.meta('description');
    expect(page.meta('description')).toEqual([expect.stringMatching(/^.{15,}$/)]);
    expect(page.canonical).toEqual([url]);
    expect(page.meta('og:title')).toEqual([title?.replace(/ \| Niergenoten$/, '')]);
    expect(page.meta('og:description')).toEqual([authorship ?? description]);
    expect(page.meta('og:url')).toEqual([url]);
    expect(page.meta('og:type')).toEqual([expect.stringMatching(/^(article|website)$/)]);
    expect(page.meta('og:locale')).toEqual(['nl_NL']);
    expect(page.meta('og:site_name')).toEqual(['Niergenoten']);
    const lists = page.things.filter((thing) => thing['@type'] === 'BreadcrumbList');
    const isWithout = WITHOUT_BREADCRUMBS.includes(pattern) || pattern.startsWith('account/');
    expect(lists).toHaveLength(isWithout ? 0 : 1);
    expect(page.hasBreadcrumbs).toBe(!isWithout && path !== LANDING_PAGE);
    expect(page.times.filter((time) => !MOMENT.test(time ?? ''))).toEqual([]);
    expect(page.text).not.toMatch(OTHER_NOTATION);
    expect(page.wrongNames).toEqual([]);
    expect(page.arabic.filter(({ directed }) => !directed)).toEqual([]);
    if (WITH_MEMBERS.includes(pattern)) expect(page.arabic.length).toBeGreaterThan(0);
  });
});

it('a token is not part of the canonical address', async () => {
  await makeRegistration(site.platform);
  const page = await open('/wachtwoord/opnieuw-instellen?email=a%40example.org&token=geheim');
  expect(page.canonical).toEqual([`${ORIGIN}/wachtwoord/opnieuw-instellen`]);
});

it.each([
  ['/groepen/thuis?toon=gevolgd', '/groepen/thuis'],
  ['/inloggen?afterLoginUrl=/groepen', '/inloggen'],
  ['/cookies?terug=/groepen', '/cookies'],
  ['/over?van=een-mail', '/over'],
  ['/zoeken?zoekterm=soep', '/zoeken'],
  ['/recepten/7-soep?personen=6', '/recepten/7-soep'],
  ['/recepten/7-soep/koken?personen=6', '/recepten/7-soep/koken'],
])('%s has the canonical address %s', async (path, canonical) => {
  expect((await open(path)).canonical).toEqual([ORIGIN + canonical]);
});

it('the icon is also where browsers look for it by themselves', async () => {
  const { statusCode, headers } = await request(site, 'GET', '/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)/),
  ]);
});

it('a conversation is described by its beginning', async () => {
  expect((await open('/groepen/thuis/open')).meta('description')).toEqual([`Wie weet hoe dit moet? ${ARABIC}`]);
});

it('R18 a private conversation is not for search engines, and its text is not in its description', async () => {
  const page = await open('/groepen/thuis/dicht', session);
  expect(page.meta('robots')).toEqual(['noindex']);
  expect(page.meta('description').join()).not.toContain('Geheim');
});

it('an article has its picture with its alternative text', async () => {
  const page = await open('/artikelen/kiezen');
  expect(page.meta('og:image')).toEqual([`${ORIGIN}/media/editorial/a.webp`]);
  expect(page.meta('og:image:alt')).toEqual(['Twee nieren']);
});

it('the breadcrumbs of a conversation end with its group', async () => {
  const { things } = await open('/groepen/thuis/open');
  const { itemListElement } = things.find((thing) => thing['@type'] === 'BreadcrumbList') ?? {};
  expect(itemListElement).toMatchObject([
    { name: 'Home', item: `${ORIGIN}/` },
    { name: 'Gesprekken', item: `${ORIGIN}/groepen` },
    { name: 'Thuis', item: `${ORIGIN}/groepen/thuis` },
  ]);
});

it.each(['nierziekten', 'brochures', 'woordenlijst', 'nieuws', 'recepten', 'advies', 'groepen', 'blogs', 'personen'])(
  'the call for breadcrumbs gives those of /%s',
  async (path) => {
    const { things } = await open(`/${path}`);
    const { itemListElement } = things.find((thing) => thing['@type'] === 'BreadcrumbList') ?? {};
    const crumbs: { text: string }[] = (await request(site, 'GET', `/cms/breadcrumbs?slug=${path}`)).json();
    expect(itemListElement).toMatchObject(crumbs.map(({ text }) => ({ name: text })));
  },
);

it('the home page describes the website with its search box, and the organisation', async () => {
  const { things } = await open('/');
  const [website, organisation] = things;
  expect(website).toMatchObject({
    ...{ '@type': 'WebSite', name: 'Niergenoten', url: `${ORIGIN}/` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${ORIGIN}/zoeken?zoekterm={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(organisation).toMatchObject({ '@type': 'Organization', name: 'Niergenoten', url: `${ORIGIN}/` });
});

it('R17 an answered question is data for search engines, described by its beginning, without its anonymous asker', async () => {
  const page = await open('/advies/11-eten/1-mag-ik-kaas');
  expect(page.meta('description')).toEqual([`Ik ben dol op kaas. ${ARABIC}`]);
  expect(page.things).toContainEqual(
    expect.objectContaining({
      '@type': 'QAPage',
      mainEntity: expect.objectContaining({ author: { '@type': 'Person', name: 'een deelnemer' }, answerCount: 1 }),
    }),
  );
});
