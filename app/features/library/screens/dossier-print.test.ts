import { expect, it } from 'vitest';
import { consentOf } from '#app/platform/http/consent.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { onePage } from '#tests/support/one-page.ts';
import { queryRecorder } from '#tests/support/record-queries.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as print from '../pages/dossier-print.tsx';
import { readDossierPrintScreen } from './read-dossier-screen.ts';

const site = setUpTestSite({}, { pages: onePage('bibliotheek/:dossier/print', print) });

const read = async (id: number) => {
  const page = new PageMetadata();
  const ctx = { platform: site.platform, viewer: null, consent: consentOf(undefined), isPage: () => true, page };
  return { ...(await readDossierPrintScreen(ctx as unknown as RequestContext, `${id}-x`)), topics: ctx.page.topics };
};

it('choices.md 28: a dossier to print has one address', async () => {
  const topic = makeDocument('topic');
  const { id, path } = topic;
  await publish(site.platform, topic);
  for (const wrong of [`/bibliotheek/${id}-iets-anders/print`, `/bibliotheek/${id}/print`]) {
    const response = await site.server.inject({ url: wrong });
    expect([response.statusCode, response.headers.location]).toEqual([301, `${path}/print`]);
  }
  expect((await site.server.inject({ url: `${path}/print` })).statusCode).toBe(200);
});

it('reads the groups, conversations, news and diseases once for all articles', async () => {
  const record = queryRecorder();
  const group = await makeGroup(site.platform);
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: null, public: true });
  const blocks = [
    { kind: 'group-teaser', id: 'a', group: group.slug },
    { kind: 'conversation-teaser', id: 'b', conversation: conversation.slug },
    { kind: 'latest-news', id: 'c', title: null },
    { kind: 'a-z-list', id: 'd', title: null },
  ] as never;
  const dossierOf = async (size: number) => {
    const topic = makeDocument('topic');
    const parent = topic.id;
    await publish(
      site.platform,
      topic,
      ...Array.from({ length: size }, () => makeDocument('medical-article', { parent, blocks })),
    );
    return topic.id;
  };
  const queriesFor = async (id: number) => {
    site.platform.pageCache.clear(); // the news is shared by all pages
    const queries = await record(() => read(id));
    return queries.filter(({ sql }) => /discussion_group|conversation|isDisease|publicationDate/.test(sql)).length;
  };
  const [small, large] = [await dossierOf(1), await dossierOf(6)];
  expect(await queriesFor(large)).toBe(await queriesFor(small));
  const { articles } = await read(large);
  expect(articles).toHaveLength(6);
  for (const { context } of articles) {
    expect(Object.keys(context.community?.groups ?? {})).toEqual([group.slug]);
    expect(Object.keys(context.community?.conversations ?? {})).toEqual([conversation.slug]);
  }
});

it('gives each article the documents to which it refers, and has the topics of those too', async () => {
  const topic = makeDocument('topic');
  const [video, late] = [makeDocument('video'), makeDocument('video')];
  const article = (id: number) =>
    makeDocument('medical-article', { parent: topic.id, blocks: [{ kind: 'video', id: 'a', video: id }] });
  const [first, second] = [article(video.id), article(late.id)];
  await publish(site.platform, topic, video, first, second);
  const { articles, topics } = await read(topic.id);
  expect(articles.map(({ context }) => Object.keys(context.refs).includes(String(video.id)))).toEqual([true, false]);
  for (const { id } of [topic, first, second, video, late]) expect(topics).toContain(`document:${id}`);
});
