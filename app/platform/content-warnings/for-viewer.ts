import { type RawBuilder, sql } from 'kysely';
import { contentWarningsPath } from '#app/platform/paths.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { CONTENT_WARNING_NAMES, CONTENT_WARNINGS, type ContentWarning } from './content-warnings.ts';

/** What a row says of its content warnings. */
export interface WarnedRow {
  authorId: number | null;
  contentWarnings: readonly string[];
  /** When a moderator set or took them away; null where the author chose them, or it does not matter who did. */
  contentWarningsModeratedAt?: Date | null;
}

/** The content warnings of a text as a viewer meets them; null for a text without. */
export interface Warnings {
  names: readonly ContentWarning[];
  /** Whether a moderator said so, or took it away: an edit of the text does not change that. */
  byModerator: boolean;
  /** What it is folded for: 'Dit gaat over overlijden en naalden.'; null where this viewer reads it at once. */
  folded: string | null;
  /** What its author reads of it, and the path of the page to change it; null for others. */
  note: { text: string; path: string } | null;
}

/** Who views, as far as folding depends on it. */
type FoldingViewer = Pick<Viewer, 'memberId' | 'unfolded'> | null;

/**
 * How a text with these content warnings stands before a viewer: folded, unless they wrote it or chose to read all that it is
 * about at once (docs/decisions/content-warnings.md). `thing` is the text where its author reads a note of it.
 */
export function warningsFor(
  viewer: FoldingViewer,
  row: WarnedRow,
  thing: { kind: string; id: number } | null = null,
): Warnings | null {
  const names = toContentWarnings(row.contentWarnings);
  const own = viewer !== null && viewer.memberId === row.authorId;
  const byModerator = Boolean(row.contentWarningsModeratedAt);
  const text = own && thing ? noteFor(names, byModerator) : null;
  const note = text && thing ? { text, path: contentWarningsPath(thing.kind, thing.id) } : null;
  if (names.length === 0 && note === null) return null;
  return {
    names,
    byModerator,
    folded: own ? null : foldedFor(viewer, names),
    note,
  };
}

/** The same of a text that is quoted: it sounds different from the text around it (rules.md R55), and has no note. */
export function warningsOfQuote(viewer: FoldingViewer, row: WarnedRow): Warnings | null {
  const warnings = warningsFor(viewer, row);
  return warnings && { ...warnings, folded: warnings.folded && foldedFor(viewer, warnings.names, 'Dit citaat') };
}

/** What stands in place of a text with these content warnings; null where this viewer reads it at once. */
export function foldedFor(
  viewer: Pick<Viewer, 'unfolded'> | null,
  contentWarnings: readonly string[] | null,
  what = 'Dit',
): string | null {
  const folded = toContentWarnings(contentWarnings ?? []).filter((name) => !viewer?.unfolded.includes(name));
  return folded.length > 0 ? `${what} gaat over ${inWords(folded)}.` : null;
}

/** The names among these values of a column, in their order. */
export const toContentWarnings = (values: readonly string[]): ContentWarning[] =>
  CONTENT_WARNING_NAMES.filter((name) => values.includes(name));

const AND = new Intl.ListFormat('nl', { type: 'conjunction' });

const inWords = (names: readonly ContentWarning[]): string => AND.format(names.map((name) => CONTENT_WARNINGS[name]));

const OPENED = 'Anderen zien eerst alleen waar hij over gaat, en openen hem als ze dat willen.';

function noteFor(names: readonly ContentWarning[], byModerator: boolean): string | null {
  if (names.length === 0)
    return byModerator
      ? 'Een moderator haalde bij je tekst weg waar hij over gaat. Anderen lezen hem nu meteen.'
      : null;
  const about = inWords(names);
  return byModerator
    ? `Een moderator zette bij je tekst dat hij over ${about} gaat. Hij is niet verborgen. ${OPENED}`
    : `Bij je tekst staat dat hij over ${about} gaat. ${OPENED}`;
}

/** The content warnings of a text on the wire; nothing for a text without. */
export const presentWarnings = (warnings: Pick<Warnings, 'names'> | null | undefined) =>
  warnings && warnings.names.length > 0 ? { ContentWarnings: [...warnings.names] } : {};

/** The content warnings in this column in words, as who downloads their data reads them; null for none. */
export const contentWarningsText = (column: string): RawBuilder<string | null> => sql<string | null>`(
  select string_agg(case name ${sql.join(
    Object.entries(CONTENT_WARNINGS).map(([name, word]) => sql`when ${sql.lit(name)} then ${sql.lit(word)}`),
    sql` `,
  )} end, ', ') from unnest(${sql.ref(column)}) as name
)`;

/** Whether a row of the query under this name has no content warnings. */
export const isWithoutWarnings = (row: string) => sql<boolean>`${sql.ref(`${row}.contentWarnings`)} = '{}'`;
