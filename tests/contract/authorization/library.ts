import type { libraryContract } from '#app/features/library/contract.ts';
import { makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import type { Fixture } from './fixture.ts';
import { everyone, json, noContent, type RowsOf, refused, text, under } from './row.ts';

const TEASER = ['kind', 'nid', 'title', 'description', 'path'];
const PAGE = [
  ...['nid', 'title', 'pathAlias', 'type', 'description', 'changed'],
  ...under('image', ['alt', 'description', 'href', 'width', 'height']),
  ...under('blocks[]', ['kind', 'id', 'html']),
];
const MENU_LINK = ['key', 'title', 'description', 'external', 'absolute', 'relative', 'expanded', 'enabled'];
/** The overviews that no editor writes, and that are pages on the wire too. */
const OVERVIEWS = ['/nierziekten', '/nieuws', '/recepten'];
const notFound = everyone(refused(404, 'not_found'));

/** A dossier with two articles, of which the first has one below it. Everybody may read all of it. */
async function publishDossier({ platform }: Fixture) {
  const picture = makePicture();
  const blocks = [{ kind: 'html' as const, id: 'a', html: '<p>Een artikel.</p>' }];
  const topic = makeDocument('topic', { picture, blocks });
  const organisation = makeDocument('organisation');
  const expert = makeDocument('expert');
  const article = makeDocument('medical-article', {
    ...{ parent: topic.id, position: 1, picture, blocks, related: [topic.id] },
    ...{ organisations: [organisation.id], experts: [expert.id] },
  });
  const last = makeDocument('medical-article', { parent: topic.id, position: 2 });
  const child = makeDocument('medical-article', { parent: article.id, position: 1 });
  await publish(platform, organisation, expert, topic, article, last, child);
  return { topic, article };
}

const deleteLandingPage = ({ db }: Fixture['platform']) =>
  db.deleteFrom('document').where('path', '=', '/bibliotheek').execute();

export const libraryRows: RowsOf<typeof libraryContract> = {
  topicConfiguration: [
    {
      async request({ platform }) {
        await deleteLandingPage(platform);
        await publish(platform, makeDocument('landing-page', { path: '/bibliotheek' }));
        return {};
      },
      responses: everyone(json('title', 'description')),
    },
    {
      variant: 'a library without a landing page',
      async request({ platform }) {
        await deleteLandingPage(platform);
        return {};
      },
      responses: notFound,
    },
  ],
  page: [
    {
      variant: 'a dossier',
      request: async (fixture) => ({ params: { path: (await publishDossier(fixture)).topic.path.slice(1) } }),
      responses: everyone(json(...PAGE)),
    },
    {
      variant: 'an article',
      request: async (fixture) => ({ params: { path: (await publishDossier(fixture)).article.path.slice(1) } }),
      responses: everyone(
        json(
          ...PAGE,
          ...['lastUpdate', 'authorName', 'thesaurusTerms[]'],
          ...under('organisations[]', ['nid', 'title']),
          ...under('experts[]', ['firstNameTitle', 'initials', 'lastName', 'lastNameTitle']),
          ...['relatedContent[]', 'nextArticle', 'parentPage', 'siblings[]', 'children[]'].flatMap((key) =>
            under(key, TEASER),
          ),
        ),
      ),
    },
    { variant: 'a path without a page', request: () => ({ params: { path: 'bestaat/niet' } }), responses: notFound },
    ...OVERVIEWS.map((path) => ({
      variant: `the overview ${path}, which has no document`,
      request: () => ({ params: { path: path.slice(1) } }),
      responses: everyone(
        json(
          ...['nid', 'title', 'pathAlias', 'type', 'description', 'changed', 'image', 'blocks[]', 'introduction'],
          'adviceButton',
        ),
      ),
    })),
  ],
  breadcrumbs: [
    {
      request: async (fixture) => ({ query: { slug: (await publishDossier(fixture)).article.path } }),
      responses: everyone(json('[].text', '[].href')),
    },
    ...OVERVIEWS.map((path) => ({
      variant: `the overview ${path}, which has no document`,
      request: () => ({ query: { slug: path } }),
      responses: everyone(json('[].text', '[].href')),
    })),
    { variant: 'a path without a page', request: () => ({ query: { slug: '/bestaat-niet' } }), responses: notFound },
  ],
  childPages: [
    {
      request: async (fixture) => ({ params: { nodeId: (await publishDossier(fixture)).topic.id } }),
      responses: everyone(json(...under('[]', TEASER))),
    },
    {
      variant: 'a page that does not exist',
      request: () => ({ params: { nodeId: 2_000_000_000 } }),
      responses: notFound,
    },
  ],
  menu: [
    {
      async request({ platform }) {
        const item = { key: 'over', title: 'Over', description: null, url: '/over', expanded: false, enabled: true };
        const items = [{ ...item, allAbout: null, children: [{ ...item, key: 'wat-is' }] }];
        await publish(platform, makeDocument('menu', { name: 'main', items }));
        return { params: { name: 'main' } };
      },
      responses: everyone(json(...under('[]', MENU_LINK), ...under('[].below[]', MENU_LINK), '[].below[].below[]')),
    },
    {
      variant: 'a menu that does not exist',
      request: () => ({ params: { name: 'geen' } }),
      responses: everyone(json('[]')),
    },
  ],
  adviceTopics: [
    {
      async request({ platform }) {
        await publish(platform, makeDocument('advice-topic'));
        return {};
      },
      responses: everyone(json(...under('[]', ['id', 'title', 'description']))),
    },
  ],
  permanentRedirect: [
    {
      async request({ platform }) {
        await publish(platform, makeDocument('redirect', { from: '/vroeger', to: '/nu' }));
        return { query: { alias: '/vroeger' } };
      },
      responses: everyone(text('/nu')),
    },
    {
      variant: 'a path without a redirect',
      request: () => ({ query: { alias: '/over' } }),
      responses: everyone(noContent),
    },
  ],
};
