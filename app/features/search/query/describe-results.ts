import { sql } from 'kysely';
import { findDietTopic } from '#app/features/advice/index.ts';
import { questionLookupPath, questionPath } from '#app/features/advice/paths.ts';
import { blogPath, postPath } from '#app/features/blogs/paths.ts';
import { fillInfolineInText } from '#app/features/content/index.ts';
import { conversationPath, groupPath } from '#app/features/conversations/paths.ts';
import { warningsFor } from '#app/platform/content-warnings/for-viewer.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { slugOf } from '#app/platform/slug.ts';
import type { SearchResult } from '../search-result.ts';
import type { Candidate } from './find-candidates.ts';
import { markWords, type TermFinder, termFinder } from './mark-words.ts';
import { previewOf } from './preview.ts';

/** How much of a text is looked through for its preview, in characters. */
const TEXT_MAX = 20_000;

/** Results for a page of the list, in their order; one that went meanwhile is left out. `terms` are marked in them. */
export async function describeResults(
  ctx: RequestContext,
  candidates: readonly Candidate[],
  terms: readonly string[],
): Promise<SearchResult[]> {
  if (candidates.length === 0) return [];
  const [rows, dietTopic] = await Promise.all([
    listRows(ctx, candidates),
    candidates.some(({ kind }) => kind === 'advice') ? findDietTopic(ctx) : null,
  ]);
  const findTerm = termFinder(terms);
  const byEntry = new Map(rows.map((row) => [row.entryId, row]));
  return candidates.flatMap((candidate): SearchResult[] => {
    const row = filledIn(byEntry.get(candidate.entryId), ctx);
    const path = row && pathOf(candidate, row, dietTopic?.path ?? null);
    if (!row || !path) return [];
    const { kind, open } = candidate;
    return [
      {
        kind,
        id: row.id,
        title: row.title,
        markedTitle: markWords(row.title, findTerm),
        path,
        locked: !open,
        preview: open ? previewFor(ctx, row, findTerm) : null,
        parent: kind === 'advice' ? (dietTopic?.title ?? null) : row.parentTitle,
        parentId: kind === 'advice' ? (dietTopic?.id ?? null) : row.parentId,
        lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
      },
    ];
  });
}

/** The preview of what this viewer may read: what it is about, where it is folded for them (docs/decisions/content-warnings.md). */
function previewFor({ viewer }: RequestContext, { text, authorId, contentWarnings }: Row, findTerm: TermFinder) {
  const folded = warningsFor(viewer, { authorId, contentWarnings: contentWarnings ?? [] })?.folded;
  return folded ? [{ text: folded, marked: false }] : previewOf(text, findTerm);
}

interface Row {
  entryId: number;
  /** The id of what the entry is about. */
  id: number;
  title: string;
  text: string;
  /** Whether editors wrote it: in the texts of members `{infolijn}` has no meaning. */
  edited: boolean;
  path: string | null;
  slug: string | null;
  groupSlug: string | null;
  /** Its group, its blog, or the page above it. */
  parentId: number | null;
  parentTitle: string | null;
  lastActivityAt: Date | null;
  /** What a conversation or a post is about that not everybody wants to read; null for what has none. */
  contentWarnings: string[] | null;
  authorId: number | null;
}

/** Titles, addresses and visibility come from the things themselves; of what is closed no text is read. */
const listRows = ({ platform: { db } }: RequestContext, candidates: readonly Candidate[]): Promise<Row[]> =>
  listEntries(db, {
    entries: candidates.map(({ entryId }) => entryId),
    open: candidates.filter((candidate) => candidate.open).map(({ entryId }) => entryId),
  });

const listEntries = prepared(
  (_, { entries, open }: { entries: number[]; open: number[] }) => sql<Row>`
    select entry.id as "entryId",
      coalesce(entry.document_id, entry.group_id, entry.conversation_id, entry.blog_post_id, entry.blog_id, entry.question_id) as id,
      coalesce(document.title, grp.title, conversation.title, post.title, blog.title, question.title) as title,
      case when entry.id = any(${open}::integer[]) then left(entry.text, ${sql.lit(TEXT_MAX)}) else '' end as text,
      document.path, document.id is not null as edited, coalesce(conversation.slug, grp.slug) as slug, of_group.slug as "groupSlug",
      coalesce(of_group.id, of_blog.id, parent.id) as "parentId",
      coalesce(of_group.title, of_blog.title, parent.title) as "parentTitle",
      conversation.last_activity_at as "lastActivityAt",
      coalesce(conversation.content_warnings, post.content_warnings) as "contentWarnings",
      coalesce(conversation.author_id, of_blog.owner_id) as "authorId"
    from search_entry as entry
    left join document on document.id = entry.document_id
    left join document as parent on parent.id = document.parent_id
    left join discussion_group as grp on grp.id = entry.group_id
    left join conversation on conversation.id = entry.conversation_id
    left join discussion_group as of_group on of_group.id = conversation.group_id
    left join blog on blog.id = entry.blog_id
    left join blog_post as post on post.id = entry.blog_post_id
    left join blog as of_blog on of_blog.id = post.blog_id
    left join advice_question as question on question.id = entry.question_id
    where entry.id = any(${entries}::integer[])
  `,
);

/** A row with the phone number of the setting in its texts, which are indexed with the marker of editors. */
function filledIn(row: Row | undefined, { platform: { config } }: RequestContext): Row | undefined {
  if (!row?.edited) return row;
  const fill = (text: string) => fillInfolineInText(text, config.infolinePhone);
  return { ...row, title: fill(row.title), text: fill(row.text) };
}

/** Where a result leads. */
function pathOf({ kind }: Candidate, row: Row, dietTopicPath: string | null): string | null {
  const { id, title, path, slug } = row;
  if (kind === 'group') return slug && groupPath({ slug });
  if (kind === 'conversation')
    return slug && row.groupSlug && conversationPath({ slug, group: { slug: row.groupSlug } });
  if (kind === 'blog') return blogPath({ id, title });
  if (kind === 'post')
    return row.parentId === null
      ? null
      : postPath({ id, title, blog: { id: row.parentId, title: row.parentTitle ?? '' } });
  if (kind === 'advice')
    return dietTopicPath ? questionPath(dietTopicPath, { id, slug: slugOf(title) }) : questionLookupPath(id);
  return path;
}
