import { expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });

async function linksOf(path: string) {
  const { body } = await request(site, 'GET', path);
  const document = parseHtml(body);
  return [...document.querySelectorAll('main article')].map(({ textContent }) => textContent);
}

it('leaves out of a landing page what is not there or hidden, and shows it again once it is shown', async () => {
  const conversation = await makeConversation(site.platform, {
    groupId: (await makeGroup(site.platform)).id,
    authorId: null,
    public: true,
    title: 'Hoe slaap jij?',
  });
  const gone = 'bestaat-niet';
  const page = makeDocument('landing-page', {
    blocks: [
      { kind: 'conversation-teaser', id: 'a', conversation: conversation.slug },
      { kind: 'conversation-teaser', id: 'b', conversation: gone },
      {
        kind: 'community-links',
        id: 'c',
        title: null,
        blogs: [999_999],
        blogPosts: [999_999],
        groups: [],
        conversations: [gone],
      },
      { kind: 'related-content', id: 'd', title: null, items: [{ type: 'conversation', slug: gone }] },
      {
        kind: 'page-section',
        id: 'e',
        title: 'Leeg',
        blocks: [
          { kind: 'conversation-teaser', id: 'f', conversation: gone },
          { kind: 'related-content', id: 'g', title: null, items: [{ type: 'conversation', slug: gone }] },
        ],
      },
    ],
  });
  await publish(site.platform, page);
  expect((await request(site, 'GET', page.path)).body).not.toContain('Leeg');
  expect(await linksOf(page.path)).toEqual([expect.stringContaining('Hoe slaap jij?')]);
  const setHidden = (hiddenAt: Date | null) =>
    site.platform.db.updateTable('conversation').set({ hiddenAt }).where('id', '=', conversation.id).execute();
  await setHidden(site.clock.now());
  site.clock.advance(61_000); // nothing is cached any longer
  expect(await linksOf(page.path)).toEqual([]);
  await setHidden(null);
  site.clock.advance(61_000);
  expect(await linksOf(page.path)).toHaveLength(1);
});
