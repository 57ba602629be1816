import type { EditableTexts, NewTexts, TextPart } from '#app/platform/cases/case-kind.ts';
import { cleanText, toLine } from '#app/platform/clean-text.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { REQUIRED_HERE } from '#app/platform/forms/fields.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { readKind, type SubjectRef } from '../lists/subjects.ts';

interface Change extends SubjectRef {
  by: Viewer;
  texts: NewTexts;
}

const WITHDRAWN = 'De schrijver heeft dit ingetrokken.';

/**
 * Changes what a thing says, as a moderator, in an open transaction. What each part said and says is stored with the moderator
 * and the time (rules.md R27); what it has no part for is ignored, and the same text is no change. Gives whether anything
 * changed. Throws AppError not_found for what is no longer there or that moderators do not change, conflict for what is
 * withdrawn, or invalid_input for a text that is empty or too long.
 */
export async function changeTexts(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { by, texts, ...thing }: Change,
): Promise<boolean> {
  const { texts: editable } = readKind(platform, thing.kind);
  const parts = await editable?.listParts(tx.db, thing.subjectId, { lock: true });
  if (!editable || !parts) throw new AppError('not_found');
  if (parts.length === 0) throw new AppError('conflict', { fields: { Body: WITHDRAWN } });
  const edits = editsOf(parts, ({ name, text, line }) => {
    const typed = texts.get(name);
    if (typed === undefined) return text;
    return line ? toLine(typed) : cleanText(typed);
  });
  assertFit(parts, edits);
  if (edits.length > 0) await write(tx, editable, { by, ...thing, edits, editedAt: tx.now });
  return edits.length > 0;
}

/**
 * Gives a thing back what it said before moderators changed it at the time `since`, to the byte, in an open transaction; a
 * part that its author changed after that stays as it is, and so does what is withdrawn. `editedAt` is when moderators changed
 * it before that, in a way that stands; null if never. Throws AppError conflict when it is no longer known what it said.
 */
export async function restoreTexts(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { since, ...restoration }: Omit<Writing, 'edits'> & { since: Date },
): Promise<void> {
  const { kind, subjectId } = restoration;
  const { texts: editable } = readKind(platform, kind);
  const parts = await editable?.listParts(tx.db, subjectId, { lock: true });
  if (!editable || !parts?.length) return;
  const changes = await tx.db
    .selectFrom('editedText')
    .select(['part', 'former', 'written'])
    .where((eb) => eb.and({ kind, subjectId }))
    .where('editedAt', '>=', since)
    .orderBy('id')
    .execute();
  if (changes.length === 0) throw new AppError('conflict', { fields: { Case: FORGOTTEN } });
  const byPart = Map.groupBy(changes, ({ part }) => part);
  const edits = editsOf(parts, ({ name, text }) => {
    const ofPart = byPart.get(name) ?? [];
    return ofPart.at(-1)?.written === text ? (ofPart[0]?.former ?? text) : text;
  });
  await write(tx, editable, { ...restoration, edits });
}

const FORGOTTEN = 'Wat er eerst stond, is na een half jaar verwijderd. Het is niet meer terug te zetten.';

/** What one part said, and what it is to say. */
interface PartEdit {
  part: string;
  former: string;
  written: string;
}

/** The parts of which the text becomes another one. */
const editsOf = (parts: readonly TextPart[], newTextOf: (part: TextPart) => string): PartEdit[] =>
  parts
    .map((part) => ({ part: part.name, former: part.text, written: newTextOf(part) }))
    .filter(({ former, written }) => former !== written);

/** Throws AppError invalid_input with the error of each new text that does not fit its part. */
function assertFit(parts: readonly TextPart[], edits: readonly PartEdit[]): void {
  const fields: FieldErrors = {};
  for (const { name, max, optional } of parts) {
    const written = edits.find(({ part }) => part === name)?.written;
    if (written === '' && !optional) fields[name] = REQUIRED_HERE;
    if (written && written.length > max) fields[name] = `Deze tekst is te lang. Gebruik niet meer dan ${max} tekens`;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

interface Writing extends SubjectRef {
  by: Viewer;
  editedAt: Date | null;
  edits: readonly PartEdit[];
}

async function write(
  tx: Write,
  editable: EditableTexts,
  { by, kind, subjectId, editedAt, edits }: Writing,
): Promise<void> {
  const edit = { kind, subjectId, moderatorId: by.memberId, editedAt: tx.now };
  const rows = edits.map((texts) => ({ ...texts, ...edit }));
  if (rows.length > 0) await tx.db.insertInto('editedText').values(rows).execute();
  const texts = new Map(edits.map(({ part, written }) => [part, written]));
  await editable.write(tx, { id: subjectId, texts, editedAt });
}
