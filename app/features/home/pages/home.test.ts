import { JSDOM } from 'jsdom';
import { beforeEach, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { countParticipants } from '../figures.ts';

const site = setUpTestSite({}, { pages: allPages() });

beforeEach(async () => {
  await site.platform.db.deleteFrom('document').execute();
  site.clock.advance(61_000); // nothing is cached any longer
});

async function open(as: SessionMade | null = null) {
  const response = await request(site, 'GET', '/', { as });
  expect(response.statusCode).toBe(200);
  return new JSDOM(response.body).window.document;
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('has no empty sections', async () => {
  expect(texts(await open(), 'main h2')).toEqual(['Laatste gesprekken']);
});

// home-2
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
  expect(texts(document, 'main h2')).toEqual(['Thema’s', 'Laatste nieuws', 'Laatste gesprekken', 'Wat anderen zeggen']);
  expect(texts(document, 'fieldset label')).toEqual(['Eten', 'Slapen']);
  expect(texts(document, '[aria-labelledby=themas] li a')).toEqual(['Voeding']);
  expect(texts(document, '[aria-labelledby=nieuws] h3').toSorted()).toEqual(['Een', 'Twee']);
  expect(texts(document, 'blockquote')).toEqual(['Ik was bang.']);
  site.clock.advance(1);
  await publish(site.platform, { ...topic, title: 'Eten en drinken' });
  expect(texts(await open(), '[aria-labelledby=themas] li a')).toEqual(['Eten en drinken']);
});

// home-3
it('choices.md 22: says how many articles, participants and recipes there are', async () => {
  await publish(site.platform, makeDocument('medical-article'), makeDocument('recipe'), makeDocument('recipe'));
  for (let number = 0; number < 2; number += 1) await makeMember(site.platform);
  await countParticipants(site.platform);
  expect(texts(await open(), '[aria-label="Wat je hier vindt"] li')).toEqual([
    '1 artikel',
    '2 deelnemers',
    '2 recepten',
  ]);
});

// home-1
it('invites a visitor, and greets a member', async () => {
  const member = await makeMember(site.platform, { username: 'Anneke' });
  expect(texts(await open(), 'main h1')).toEqual(['Samen weten we meer over leven met een nierziekte']);
  expect(texts(await open(await makeSession(site.platform, member.id)), 'main h1')).toEqual(['Welkom, Anneke']);
});
