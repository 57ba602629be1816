import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { EXCERPT_MAX } from '../rules.ts';
import { findKind, listSubjects, type SubjectRef } from './subjects.ts';

/** How many texts of a member a page has. */
const TEXTS_SHOWN = 10;

/** A text of a member in a list, as far as moderators read it on its page. */
export interface LatestText extends SubjectRef {
  /** What moderators call such a thing. */
  label: string;
  title: string;
  excerpt: string;
  path: string;
  createdAt: Date;
  hidden: boolean;
  /** Whether it may be hard to read: by its content warnings, or because a case about it is urgent. */
  heavy: boolean;
}

/** A page of them; `next` is the text after which the next page begins, null on the last. */
export interface TextPage {
  items: LatestText[];
  next: SubjectRef | null;
}

/**
 * The texts that a member wrote for others to read, the latest first, after this one, with their beginning. The caller has
 * authorized it.
 */
export async function listLatestTexts(
  platform: Pick<Platform, 'db' | 'caseKinds'>,
  { memberId, after }: { memberId: number; after: SubjectRef | null },
): Promise<TextPage> {
  const { db } = platform;
  const [first, ...others] = platform.caseKinds.flatMap(({ name, selectLatestOf }) =>
    selectLatestOf
      ? [
          db
            .selectFrom(
              selectLatestOf(db, memberId)
                .$if(after === null, (latest) => latest.limit(TEXTS_SHOWN + 1))
                .as('of'),
            )
            .select([sql<string>`${name}::text`.as('kind'), 'of.id as subjectId', 'of.at']),
        ]
      : [],
  );
  if (!first) return { items: [], next: null };
  const rows = await db
    .with('written', () => others.reduce((all, next) => all.unionAll(next), first))
    .selectFrom('written')
    .selectAll()
    .$if(after !== null, (written) => written.where(isEarlierThan(after)))
    .orderBy('at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('subjectId', 'desc')
    .limit(TEXTS_SHOWN + 1)
    .execute();
  const written = rows.slice(0, TEXTS_SHOWN);
  const last = rows.length > TEXTS_SHOWN ? written.at(-1) : undefined;
  const next = last ? { kind: last.kind, subjectId: last.subjectId } : null;
  return { items: await toTexts(platform, written), next };
}

/** Whether a text was written before this one; where that one is gone meanwhile, each is. */
const isEarlierThan = (of: SubjectRef | null) => sql<boolean>`coalesce(
  (at, kind, subject_id) < (
    select at, kind, subject_id from written where kind = ${of?.kind ?? ''} and subject_id = ${of?.subjectId ?? 0}
  ),
  true
)`;

async function toTexts(
  platform: Pick<Platform, 'db' | 'caseKinds'>,
  written: readonly (SubjectRef & { at: Date })[],
): Promise<LatestText[]> {
  const { db } = platform;
  const numbered = written.map((row, id) => ({ ...row, id }));
  const [subjects, urgent] = await Promise.all([listSubjects(platform, numbered), listUrgent(db, numbered)]);
  return numbered.flatMap(({ id, kind, subjectId, at }) => {
    const subject = subjects.get(id);
    if (!subject?.path || subject.withdrawn) return [];
    const { title, text, path, hiddenAt, contentWarnings = [] } = subject;
    const label = findKind(platform, kind)?.label ?? '';
    return [
      {
        kind,
        subjectId,
        label,
        title,
        excerpt: truncate(text, EXCERPT_MAX),
        path,
        createdAt: at,
        hidden: hiddenAt !== null,
        heavy: contentWarnings.length > 0 || urgent.has(`${kind} ${subjectId}`),
      },
    ];
  });
}

/** Those of these things about which a case is or was urgent, as 'kind id'. */
async function listUrgent(db: Database, things: readonly SubjectRef[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('moderationCase')
    .select(['kind', 'subjectId'])
    .where('subjectId', '=', sql<number>`any(${things.map(({ subjectId }) => subjectId)})`)
    .where('kind', '=', sql<string>`any(${[...new Set(things.map(({ kind }) => kind))]})`)
    .where('urgency', '>', 0)
    .execute();
  return new Set(rows.map(({ kind, subjectId }) => `${kind} ${subjectId}`));
}
