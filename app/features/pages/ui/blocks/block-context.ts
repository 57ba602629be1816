import type { Disease, Referred, ReferredOf } from '#app/features/content/index.ts';
import type { DocumentKind } from '#app/features/content/published/documents.ts';
import type { Picture } from '#app/features/content/published/picture.ts';
import type { ConversationSummary } from '#app/features/conversations/index.ts';
import type { Group } from '#app/features/groups/index.ts';
import type { ShownUser } from '#app/ui/user/shown-user.ts';

/** What the blocks of a page need beside their own fields, read for this viewer. */
export interface BlockContext {
  /** The published documents that they name, by number; one that is not published is not among them. */
  refs: Record<number, Referred>;
  community: Community;
  /** The latest news, newest first, three at most. */
  news: readonly NewsTeaser[];
  /** All names of 'Nierziekten A-Z', in the order of the alphabet. */
  diseases: readonly Disease[];
  /** Whether the reader accepted both cookie flags, so that videos may be shown. */
  video: boolean;
}

/**
 * What they name of the community, as this viewer may see it: what is closed to them says `locked` and carries its title
 * and no more (rules.md R18); what is not there is missing.
 */
export interface Community {
  /** By the last part of their address. */
  groups: Record<string, GroupTeaser>;
  conversations: Record<string, ConversationSummary>;
  /** By number. */
  blogs: Record<number, BlogTeaser>;
  blogPosts: Record<number, BlogPostTeaser>;
}

export type GroupTeaser = Pick<Group, 'title' | 'slug' | 'introduction' | 'conversationCount'>;

export interface BlogTeaser {
  title: string;
  path: string;
  locked: boolean;
  description: string | null;
  author: ShownUser | null;
  postCount: number | null;
}

export interface BlogPostTeaser {
  title: string;
  path: string;
  locked: boolean;
  description: string | null;
  author: ShownUser | null;
  blogTitle: string | null;
}

export interface NewsTeaser {
  id: number;
  title: string;
  path: string;
  /** A day: 2026-11-21. */
  publicationDate: string;
  picture: Picture | null;
  tag: { title: string; colour: 'blue' | 'pink' | 'grey' } | null;
}

/** For blocks that name nothing. */
export const EMPTY_BLOCK_CONTEXT: BlockContext = {
  refs: {},
  community: { groups: {}, conversations: {}, blogs: {}, blogPosts: {} },
  news: [],
  diseases: [],
  video: false,
};

/** A document that has a page of its own. */
export type ReferredPage = Extract<Referred, { path: string }>;

/** The document with this number, if it is published and of this kind. */
export function referred<K extends DocumentKind>({ refs }: BlockContext, id: number, kind: K): ReferredOf<K> | null {
  const found = refs[id];
  return found?.kind === kind ? (found as ReferredOf<K>) : null;
}

/** The page with this number, if it is published. */
export function referredPage({ refs }: BlockContext, id: number): ReferredPage | null {
  const found = refs[id];
  return found && 'path' in found ? found : null;
}

/** What a record has under this key of its own: an editor may name something 'constructor'. */
export const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
