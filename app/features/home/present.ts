import { presentPicture } from '#app/features/library/index.ts';
import type { Theme, ThemeList } from './screens/read-themes.ts';

/** The wire's names for the kinds of lists. */
const LIST_TYPES = {
  recipes: 'Recipes',
  library: 'LibraryContent',
  'blog-posts': 'BlogPosts',
  conversations: 'Conversations',
} as const;

/** A theme as the wire's. A list that is empty for this viewer is None. */
export function presentTheme({ document, publishedAt, lists }: Theme) {
  const { id, title, introduction, picture } = document;
  const [first, second, third] = lists.map(({ type }) => LIST_TYPES[type]);
  return {
    Id: id,
    Created: publishedAt.toISOString(),
    Title: title,
    Introduction: introduction,
    ImageURL: picture && presentPicture(picture, 'featured').href,
    ContentList1: first ?? ('None' as const),
    ContentList2: second ?? ('None' as const),
    ContentList3: third ?? ('None' as const),
    BlogPosts: listsOf(lists, 'blog-posts').flatMap(({ posts }) =>
      posts.map(({ id, title, blog, shown }) => ({
        BlogId: blog.id,
        BlogName: blog.title,
        Id: id,
        Title: title,
        Username: shown?.owner.name ?? null,
        RelationshipWithNiergenoten: shown?.owner.relationship ?? null,
        ReactionsCount: shown?.reactionCount ?? null,
      })),
    ),
    Conversations: listsOf(lists, 'conversations').flatMap(({ conversations }) =>
      conversations.map(({ slug, title, author, reactionCount }) => ({
        Slug: slug,
        Title: title,
        UsernameOwner: author?.name ?? null,
        ReactionsCount: reactionCount,
      })),
    ),
    Recipes: listsOf(lists, 'recipes').flatMap(({ recipes }) =>
      recipes.map(({ id, title, amountOfPeople, minutesNeeded }) => ({
        Id: id,
        Title: title,
        AmountOfPeople: amountOfPeople,
        MinutesNeeded: minutesNeeded,
      })),
    ),
    Dossiers: listsOf(lists, 'library').flatMap(({ dossiers }) =>
      dossiers.map(({ id, title, articleCount }) => ({ Id: id, Title: title, ArticleCount: articleCount })),
    ),
    Articles: listsOf(lists, 'library').flatMap(({ articles }) =>
      articles.map(({ path, title }) => ({ Path: path, Title: title })),
    ),
  };
}

const listsOf = <T extends ThemeList['type']>(lists: readonly ThemeList[], type: T) =>
  lists.filter((list): list is Extract<ThemeList, { type: T }> => list.type === type);
