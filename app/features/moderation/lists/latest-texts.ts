import { sql } from 'kysely';
import type { WrittenAt } from '#app/platform/cases/case-kind.ts';
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

/** Of each kind of texts the last one of the page before. */
export type TextPosition = Readonly<Record<string, WrittenAt>>;

/** A page of them; `next` is where the next page begins, null on the last. */
export interface TextPage {
  items: LatestText[];
  next: TextPosition | null;
}

/**
 * The texts that a member wrote for others to read, the latest first, from this position on, with their beginning. Of each kind
 * an index serves the page, however deep it is. The caller has authorized it.
 */
export async function listLatestTexts(
  platform: Pick<Platform, 'db' | 'caseKinds'>,
  { memberId, after }: { memberId: number; after: TextPosition },
): Promise<TextPage> {
  const ofKinds = await Promise.all(
    platform.caseKinds.map(async ({ name: kind, selectLatestOf }) => {
      const latest = selectLatestOf?.(platform.db, { memberId, after: after[kind] ?? null }).limit(TEXTS_SHOWN + 1);
      const rows = (await latest?.execute()) ?? [];
      return rows.map(({ id, at }) => ({ kind, subjectId: id, at }));
    }),
  );
  const texts = mergeLatest(ofKinds);
  const written = texts.slice(0, TEXTS_SHOWN);
  const last = written.map(({ kind, subjectId: id, at }) => [kind, { id, at }] as const);
  return {
    items: await toTexts(platform, written),
    next: texts.length > TEXTS_SHOWN ? { ...after, ...Object.fromEntries(last) } : null,
  };
}

type Written = SubjectRef & { at: Date };

/** The texts of these lists, the latest first; none comes before one that is above it in its own list. */
function mergeLatest(lists: readonly (readonly Written[])[]): Written[] {
  const rest = lists.map((list) => [...list]);
  return lists.flat().flatMap(() => {
    const [latest] = rest.toSorted(([a], [b]) => (b?.at.getTime() ?? 0) - (a?.at.getTime() ?? 0));
    return latest?.shift() ?? [];
  });
}

async function toTexts(
  platform: Pick<Platform, 'db' | 'caseKinds'>,
  written: readonly Written[],
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
