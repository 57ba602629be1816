import type { ResultKind } from '../search-result.ts';

/** The columns of an entry, one of which says what it is about. */
export type SubjectColumn = 'documentId' | 'groupId' | 'conversationId' | 'blogId' | 'blogPostId' | 'questionId';

/** Something that can be found, with its texts. */
export interface SearchItem {
  kind: ResultKind;
  column: SubjectColumn;
  id: number;
  title: string;
  /** Other titles of it: of a page and of a recipe. */
  keywords: readonly string[];
  /** What it says of itself in short. */
  description: string;
  /** Where it is: the title of its dossier or group, what its blog is about. Its preview does not show it. */
  context: string;
  text: string;
  /** The ids of the concepts that it is about, that which it is about most of all first. */
  concepts: readonly number[];
  /** How people would ask for it; no page shows it. */
  questionLines: readonly string[];
  /** The text of its preview, where that is not the description and the text. */
  preview?: string;
  /** Whether visitors may read it. Of what is closed to them they find the title alone (rules.md R19). */
  open: boolean;
}
