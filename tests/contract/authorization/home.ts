import type { homeContract } from '#app/features/home/contract.ts';
import { makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import type { Fixture } from './fixture.ts';
import { everyone, json, type RowsOf, under } from './row.ts';

const THEME = [
  ...['Id', 'Created', 'Title', 'Introduction', 'ImageURL', 'ContentList1', 'ContentList2', 'ContentList3'],
  'BlogPosts[]',
  ...under('Conversations[]', ['Slug', 'Title', 'UsernameOwner', 'ReactionsCount']),
  ...under('Recipes[]', ['Id', 'Title', 'AmountOfPeople', 'MinutesNeeded']),
  ...under('Dossiers[]', ['Id', 'Title', 'ArticleCount']),
  ...under('Articles[]', ['Path', 'Title']),
];

/** The first theme, with all kinds of lists; the conversation in it may be private. */
async function publishTheme({ platform, conversation }: Fixture) {
  const topic = makeDocument('topic');
  const article = makeDocument('medical-article', { parent: topic.id });
  const recipe = makeDocument('recipe');
  const theme = makeDocument('theme', {
    picture: makePicture(),
    position: -1,
    lists: [
      { type: 'recipes', recipes: [recipe.id] },
      { type: 'library', dossiers: [topic.id], articles: [article.id] },
      { type: 'conversations', conversations: [conversation.slug] },
    ],
  });
  await platform.db.deleteFrom('document').where('kind', '=', 'theme').execute();
  await publish(platform, topic, article, recipe, theme);
  return { query: { limit: 1 } };
}

const themes = everyone(json(...under('Items[]', THEME), 'TotalCount', 'NumPages'));

export const homeRows: RowsOf<typeof homeContract> = {
  themes: [
    { variant: 'with a public conversation', request: publishTheme, responses: themes },
    { variant: 'with a private conversation', public: false, request: publishTheme, responses: themes },
  ],
};
