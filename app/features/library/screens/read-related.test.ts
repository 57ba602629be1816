import { beforeAll, expect, it } from 'vitest';
import { EMPTY_BLOCK_CONTEXT } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeConversation, makeGroup, makeTerm } from '#tests/support/factory/conversations.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { linkToPeople, readRelatedCommunity } from './read-related.ts';

const site = setUpTestSite();
const shunt = makeDocument('concept', { title: 'Shunt', medicalNames: ['fistel'] });
const article = makeDocument('medical-article', { concepts: [shunt.id] });
let group: { id: number };
beforeAll(async () => {
  group = await makeGroup(site.platform);
  await publish(site.platform, shunt);
});

const start = (title: string, more: { public?: boolean } = {}) => {
  site.clock.advance(60_000);
  return makeConversation(site.platform, { groupId: group.id, authorId: null, title, ...more });
};

it('leads to open conversations about a concept of the article that its text does not lead to, newest first', async () => {
  const oldest = await start('Oudste');
  const older = await start('Ouder');
  const closed = await start('Besloten', { public: false });
  const hidden = await start('Verborgen');
  const inText = await start('Staat in de tekst');
  const newer = await start('Nieuwer');
  const newest = await start('Nieuwste');
  const other = await start('Over iets anders');
  await site.platform.db
    .updateTable('conversation')
    .set({ hiddenAt: site.clock.now() })
    .where('id', '=', hidden.id)
    .execute();
  await makeTerm(site.platform, {
    ...{ groupId: group.id, name: 'SHUNT' },
    about: [oldest, older, closed, hidden, inText, newer, newest],
  });
  await makeTerm(site.platform, { groupId: group.id, name: 'Vakantie', about: [other] });
  const page = new PageMetadata();
  const ctx = { platform: site.platform, viewer: null, page } as unknown as RequestContext;
  const inBlocks = { [inText.slug]: {} } as never;
  const context = {
    ...EMPTY_BLOCK_CONTEXT,
    community: { groups: {}, conversations: inBlocks, blogs: {}, blogPosts: {} },
  };
  const { conversations } = await readRelatedCommunity(ctx, article, { ancestors: [], context });
  expect(conversations.map(({ title }) => title)).toEqual(['Nieuwste', 'Nieuwer', 'Ouder']);
});

it.each([
  [
    'Cystenieren',
    [{ title: 'Polycysteuze nierziekte', abbreviations: ['ADPKD (cystenieren)'], isDisease: true }],
    ['Nierziekten'],
    '?oorzaak=55302',
  ],
  ['De shunt', [{ title: 'Hemodialyse' }], ['Dialyse'], '?behandeling=55202,55203,55204,55205'],
  ['Thuis dialyseren', [{ title: 'Thuisdialyse' }], ['Dialyse'], '?behandeling=55204,55205,55206,55207'],
  ['Op weg', [{ title: 'Nierfunctie' }, { title: 'Predialyse' }], ['Dialyse'], '?behandeling=55200'],
  ['Buikdialyse', [], ['Dialyse'], '?behandeling=55206,55207'],
  ['Afstoting', [], ['Niertransplantatie'], '?behandeling=55208'],
  ['Zout', [], ['Voeding en dieet'], undefined],
])('leads from %o about %o to the people whom it concerns', (title, fields, dossiers, query) => {
  const ancestors = dossiers.map((title) => ({ title }));
  const concepts = fields.map((concept) => makeDocument('concept', concept));
  const link = linkToPeople({ title, concepts }, ancestors);
  expect(link?.path).toBe(query && `/personen${query}`);
});
