import { expect, it } from 'vitest';
import { makeArticles, makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const CALL = '/api/v1/themes';

const site = setUpTestSite();

it('gives the themes in their order, as many as asked for', async () => {
  const themes = ['Derde', 'Eerste', 'Tweede'].map((title, index) =>
    makeDocument('theme', { title, position: [3, 1, 2][index] ?? 0 }),
  );
  await publish(site.platform, ...themes);
  const titles = async (query: string) =>
    (await request(site, 'GET', CALL + query)).json().Items.map(({ Title }: { Title: string }) => Title);
  expect(await titles('?limit=1')).toEqual(['Eerste']);
  expect(await titles('')).toEqual(['Eerste', 'Tweede', 'Derde']);
  expect(await titles('?limit=1000')).toHaveLength(3);
  for (const query of ['?limit=0', '?limit=x']) expect((await request(site, 'GET', CALL + query)).statusCode).toBe(422);
});

it('gives what the lists of a theme name; lists of nothing that exists are None', async () => {
  const { platform } = site;
  const { id: groupId } = await makeGroup(platform);
  const author = await makeMember(platform, { public: true });
  const conversation = await makeConversation(platform, { groupId, authorId: author.id });
  await makeReaction(platform, { conversationId: conversation.id, authorId: author.id });
  const topic = makeDocument('topic', { title: 'Dialyse' });
  const articles = makeArticles(topic.id, 'Kiezen', 'Prikken');
  const recipe = makeDocument('recipe', { title: 'Soep', amountOfPeople: 4, minutesNeeded: 30 });
  const picture = makePicture();
  const theme = makeDocument('theme', {
    ...{ title: 'Thuis', position: -1, picture },
    lists: [
      { type: 'blog-posts', blogPosts: [1] },
      { type: 'library', dossiers: [topic.id, 9], articles: [articles[0].id] },
      { type: 'conversations', conversations: [conversation.slug, 'weg'] },
    ],
  });
  await publish(platform, topic, ...articles, recipe, theme);
  const [first] = (await request(site, 'GET', `${CALL}?limit=1`)).json().Items;
  expect(first).toMatchObject({
    Id: theme.id,
    ImageURL: `/media/editorial/${picture.copies[0]?.file}`,
    ...{ ContentList1: 'LibraryContent', ContentList2: 'Conversations', ContentList3: 'None' },
    Dossiers: [{ Id: topic.id, Title: 'Dialyse', ArticleCount: 2 }],
    Articles: [{ Path: articles[0].path, Title: 'Kiezen' }],
    Conversations: [{ Slug: conversation.slug, UsernameOwner: author.username, ReactionsCount: 1 }],
    ...{ Recipes: [], BlogPosts: [] },
  });
  await publish(platform, { ...theme, lists: [{ type: 'recipes', recipes: [recipe.id] }] });
  const [changed] = (await request(site, 'GET', `${CALL}?limit=1`)).json().Items;
  expect(changed.Recipes).toEqual([{ Id: recipe.id, Title: 'Soep', AmountOfPeople: 4, MinutesNeeded: 30 }]);
});

it('R18 gives a visitor only the title of a private conversation', async () => {
  const { platform } = site;
  const { id: groupId } = await makeGroup(platform);
  const author = await makeMember(platform, { public: true });
  const { slug, title } = await makeConversation(platform, { groupId, authorId: author.id, public: false });
  const lists = [{ type: 'conversations' as const, conversations: [slug] }];
  await publish(platform, makeDocument('theme', { position: -2, lists }));
  const conversationFor = async (as: Awaited<ReturnType<typeof makeSession>> | null) =>
    (await request(site, 'GET', `${CALL}?limit=1`, { as })).json().Items[0].Conversations[0];
  expect(await conversationFor(null)).toEqual({ Slug: slug, Title: title, UsernameOwner: null, ReactionsCount: null });
  const member = await makeSession(platform, author.id);
  expect(await conversationFor(member)).toMatchObject({ UsernameOwner: author.username });
});
