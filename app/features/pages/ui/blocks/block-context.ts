import type { BlogSummary, PostSummary } from '#app/features/blogs/index.ts';
import type { Disease, News, Referred, ReferredOf } from '#app/features/content/index.ts';
import type { DocumentKind } from '#app/features/content/published/documents.ts';
import type { ConversationSummary, Group } from '#app/features/conversations/index.ts';

/** The data that the blocks of a page need besides their own fields, as this viewer may see it. What none needs is not in it. */
export interface BlockContext {
  /** The documents to which they refer, by id, except those that are not published. */
  refs: Record<number, Referred>;
  community?: Community;
  /** The latest news, newest first, three at most. */
  news?: readonly News[];
  /** All names of 'Nierziekten A-Z', in alphabetical order. */
  diseases?: readonly Disease[];
  /** What each urgent text shows until it is unfolded, and the rest of it; by its HTML. */
  urgent?: Record<string, { shown: string; rest: string }>;
  /** How many articles each dossier has, by id, where dossiers are listed as rows: in the library. */
  articleCounts?: Readonly<Record<number, number>>;
  /** Whether the reader accepted cookies, without which no video is shown (rules.md R22). */
  videosAllowed: boolean;
}

/**
 * The parts of the community to which blocks refer, as this viewer may see them. What is private to members has `locked`
 * for a visitor, and only its title (rules.md R18). What no longer exists is missing.
 */
export interface Community {
  /** By slug. */
  groups: Record<string, GroupTeaser>;
  conversations: Record<string, ConversationSummary>;
  /** By id. */
  blogs: Record<number, BlogSummary>;
  blogPosts: Record<number, PostSummary>;
}

export type GroupTeaser = Pick<Group, 'title' | 'slug' | 'introduction' | 'summary' | 'picture' | 'conversationCount'>;

/** For blocks that need no other data. */
export const EMPTY_BLOCK_CONTEXT: BlockContext = {
  refs: {},
  videosAllowed: false,
};

interface WithRefs {
  refs: Readonly<Record<number, Referred>>;
}

/** A document that has a page of its own. */
export type ReferredPage = Extract<Referred, { path: string }>;

/** The document with this id; null when it is not published, or not of this kind. */
export function referred<K extends DocumentKind>({ refs }: WithRefs, id: number, kind: K): ReferredOf<K> | null {
  const found = refs[id];
  return found?.kind === kind ? (found as ReferredOf<K>) : null;
}

/** The documents with these ids that are published and of this kind, in the order of the ids. */
export const referredList = <K extends DocumentKind>(context: WithRefs, ids: readonly number[], kind: K) =>
  ids.flatMap((id) => referred(context, id, kind) ?? []);

/** The page with this id; null when it is not published. */
export function referredPage({ refs }: WithRefs, id: number): ReferredPage | null {
  const found = refs[id];
  return found && 'path' in found ? found : null;
}

/** The pages with these ids that are published, in the order of the ids. */
export const referredPages = (context: WithRefs, ids: readonly number[]): ReferredPage[] =>
  ids.flatMap((id) => referredPage(context, id) ?? []);

/** The value of an own property of a record. A slug may be 'constructor', which every object inherits. */
export const ownProperty = <T>(record: Record<string, T> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
