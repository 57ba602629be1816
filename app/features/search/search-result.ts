import type { Pillar } from './paths.ts';

/** The kinds of things that are found. */
export type ResultKind =
  | 'article'
  | 'topic'
  | 'page'
  | 'landing-page'
  | 'complaint'
  | 'group'
  | 'conversation'
  | 'blog'
  | 'post'
  | 'recipe'
  | 'news'
  | 'advice'
  | 'advice-topic';

/** A text in pieces, of which those that the search found are marked. */
export type MarkedText = readonly { text: string; marked: boolean }[];

/** A result as this viewer may see it. */
export interface SearchResult {
  kind: ResultKind;
  id: number;
  title: string;
  markedTitle: MarkedText;
  /** Where it leads; for a locked one to the page with the notice for visitors. */
  path: string;
  /** Whether this viewer may see its title alone (rules.md R19). */
  locked: boolean;
  /** The text around what was found, at most 160 characters; null where there is none, and for a locked result. */
  preview: MarkedText | null;
  /** The group of a conversation, the blog of a post, the dossier of an article, the subject of an advice. */
  parent: string | null;
  parentId: number | null;
  /** When somebody last reacted in a conversation. */
  lastActivityAt: string | null;
}

/** How many results a pillar has. `more` says that there are more than are counted. */
export interface PillarCount {
  found: number;
  more: boolean;
}

export type PillarCounts = Readonly<Record<Pillar, PillarCount>>;

/** The explanation of a word that was searched for. */
export interface SearchScope {
  name: string;
  description: string;
  /** The page that tells more about it. */
  path: string | null;
}
