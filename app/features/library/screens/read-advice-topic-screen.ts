import {
  ADVICE_PAGE_SIZE,
  type AdviceTag,
  type AnsweredQuestion,
  findDietTopic,
  listAnswered,
  listOwnQuestions,
  listTags,
  OWN_SHOWN,
  type OwnQuestion,
} from '#app/features/advice/index.ts';
import { type AdviceView, adviceViewPath } from '#app/features/advice/paths.ts';
import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PageScreen, readPageScreen } from '#app/features/pages/index.ts';
import { type Page, pageIndexOf } from '#app/platform/database/paging.ts';
import { canonicalRedirect, chosenIds } from '#app/platform/http/pages/list-view.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';

/** An advice topic; with questions where they go to the dietitian. */
export interface AdviceTopicScreen {
  page: PageScreen<DocumentOf<'advice-topic'>>;
  questions: TopicQuestions | null;
}

/** The questions of a topic, as this viewer asks for them. */
export interface TopicQuestions {
  view: AdviceView;
  tags: AdviceTag[];
  answered: Page<AnsweredQuestion>;
  /** The viewer's own questions: the latest, and how many there are. */
  own: Page<OwnQuestion> | null;
  /** Whether the viewer is logged in: only members ask. */
  member: boolean;
}

/** What the query of a view says. */
const VIEW_PARAMETERS = ['tags', 'page'];

/** Reads an advice topic. `redirect` is the canonical path of the view if the query is not canonical. */
export async function readAdviceTopicScreen(
  ctx: RequestContext,
  source: DocumentWithRefs<DocumentOf<'advice-topic'>>,
  query: URLSearchParams,
): Promise<{ screen: AdviceTopicScreen; redirect: string | null }> {
  const { path, id } = source.document;
  const page = await readPageScreen(ctx, source);
  if ((await findDietTopic(ctx))?.id !== id) {
    const namesView = VIEW_PARAMETERS.some((name) => query.has(name));
    return { screen: { page, questions: null }, redirect: namesView ? path : null };
  }
  const tags = await listTags(ctx);
  const { view, redirect } = parseAdviceView(query, { path, tags });
  const answered = await listAnswered(ctx, { tags: view.tags, index: view.page - 1, size: ADVICE_PAGE_SIZE });
  const own = ctx.viewer ? await listOwnQuestions(requireMember(ctx), { index: 0, size: OWN_SHOWN }) : null;
  return { screen: { page, questions: { view, tags, answered, own, member: ctx.viewer !== null } }, redirect };
}

/**
 * The view of a topic that the query requests, with the tags that exist. `redirect` is its canonical path if the query is
 * not canonical: with tags in another order, as an HTML form sends them.
 */
function parseAdviceView(
  query: URLSearchParams,
  { path, tags }: { path: string; tags: readonly { id: number }[] },
): { view: AdviceView; redirect: string | null } {
  const known = tags.map(({ id }) => id);
  const view = { tags: chosenIds(query, 'tags', known), page: pageIndexOf(query) + 1 };
  return { view, redirect: canonicalRedirect(query, adviceViewPath(path, view), VIEW_PARAMETERS) };
}
