import { sql } from 'kysely';
import type { NearbyText } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { AROUND_MAX } from '../rules.ts';

/** From which to which character of a text a sentence is. */
export interface Range {
  start: number;
  end: number;
}

/** What something said when it was reported, and the sentences of it at which reporters pointed, in their order. */
export interface ReportedText {
  title: string;
  text: string;
  createdAt: Date;
  sentences: Range[];
  /** The pictures that it was, or had, each with the name of a copy that every browser shows. */
  pictures: ReportedPicture[];
  /** What stood around it, where that is kept with it. */
  nearby: NearbyText[];
}

export interface ReportedPicture {
  id: string;
  copy: string;
}

/** A sentence at which a reporter pointed, with what stands around it; '' where nothing does. */
export interface PointedSentence {
  before: string;
  text: string;
  after: string;
}

/** What was kept of what these cases are about, by the id of the case; the earliest text first. */
export async function listReportedTexts(
  db: Database,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, ReportedText[]>> {
  const texts = await db
    .selectFrom('reportedText')
    .select(['id', 'caseId', 'title', 'body as text', 'createdAt', 'nearby', pictures])
    .where('caseId', '=', sql<number>`any(${[...caseIds]})`)
    .orderBy('caseId')
    .orderBy('id')
    .execute();
  const sentences = await listSentences(
    db,
    texts.map(({ id }) => id),
  );
  const byCase = Map.groupBy(texts, ({ caseId }) => caseId);
  return new Map(
    Array.from(byCase, ([caseId, ofCase]) => [
      caseId,
      ofCase.map(({ id, nearby, title, text, createdAt, pictures }) => ({
        ...{ title, text, createdAt, pictures },
        sentences: sentences.get(id) ?? [],
        nearby: toNearby(nearby),
      })),
    ]),
  );
}

const pictures = sql<ReportedPicture[]>`array(
  select jsonb_build_object('id', picture_id, 'copy', name)
  from reported_picture join picture_file using (picture_id)
  where reported_text_id = reported_text.id and name like '%.jpg' order by place
)`.as('pictures');

/** What is kept as JSON, of which a time is a string. */
const toNearby = (stored: unknown): NearbyText[] =>
  ((stored ?? []) as (Omit<NearbyText, 'createdAt'> & { createdAt: string })[]).map((text) => ({
    ...text,
    createdAt: new Date(text.createdAt),
  }));

/** The sentences of these texts at which reporters pointed, each once, by the id of the text. */
async function listSentences(db: Database, textIds: readonly number[]): Promise<Map<number, Range[]>> {
  const rows = await db
    .selectFrom('report')
    .select(['reportedTextId', 'sentenceStart as start', 'sentenceEnd as end'])
    .distinct()
    .where('reportedTextId', '=', sql<number>`any(${[...textIds]})`)
    .where('sentenceStart', 'is not', null)
    .orderBy('sentenceStart')
    .$narrowType<{ reportedTextId: number; start: number; end: number }>()
    .execute();
  const byText = Map.groupBy(rows, ({ reportedTextId }) => reportedTextId);
  return new Map(Array.from(byText, ([id, ranges]) => [id, ranges.map(({ start, end }) => ({ start, end }))]));
}

/** A sentence of a text with what stands around it, cut between words. */
export const sentenceInContext = (text: string, { start, end }: Range): PointedSentence => ({
  before: endOf(text.slice(0, start)),
  text: text.slice(start, end),
  after: truncate(text.slice(end).trim(), AROUND_MAX),
});

/** The end of a text, from a word on. */
function endOf(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= AROUND_MAX) return trimmed;
  const from = trimmed.slice(-AROUND_MAX).search(/(?<=\s)\S/);
  return from < 0 ? '…' : `…${trimmed.slice(from - AROUND_MAX)}`;
}
