import { sql } from 'kysely';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { ModerationKind } from '#app/platform/notification-kinds.ts';
import { longDate } from '#app/ui/time/formats.ts';
import { noticePath } from '../paths.ts';
import type { Measure } from '../rules.ts';
import { decisionForAuthor, decisionForReporter } from '../ui/decision-words.ts';
import { findKind } from './subjects.ts';
import { listTextDecisions, standingDecision } from './text-decisions.ts';

/** What a notification of moderators says, and the page on which the rest stands. */
export interface Notice {
  text: string;
  /** The words of the link to that page. */
  link: string;
  path: string;
}

/** A notification of the viewer: of a decision, or of the answer to an objection. */
interface Notified {
  id: number;
  kind: ModerationKind;
  subjectId: number;
}

/** What these notifications of the viewer say, by their ids. */
export async function listNotices(
  { platform, viewer }: Pick<MemberContext, 'platform' | 'viewer'>,
  notified: readonly Notified[],
): Promise<ReadonlyMap<number, Notice>> {
  if (notified.length === 0) return new Map();
  const answers = notified.filter(({ kind }) => kind === 'objection-answered');
  const others = notified.filter(({ kind }) => kind !== 'objection-answered');
  const [decisions, objections] = await Promise.all([
    listDecisions(platform, { ids: others.map(({ subjectId }) => subjectId), memberId: viewer.memberId }),
    listAnswered(
      platform,
      answers.map(({ subjectId }) => subjectId),
    ),
  ]);
  const entries = notified.map(({ id, kind, subjectId }) => {
    if (kind === 'objection-answered') return [id, objections.get(subjectId)] as const;
    const decision = decisions.get(subjectId);
    return [id, kind === 'decision-made' ? decision?.forAuthor : decision?.forReporter] as const;
  });
  return new Map(entries.flatMap(([id, notice]) => (notice ? [[id, notice] as const] : [])));
}

type Reading = MemberContext['platform'];

async function listDecisions(platform: Reading, { ids, memberId }: { ids: readonly number[]; memberId: number }) {
  const { db } = platform;
  const rows = await db
    .selectFrom('decision')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .leftJoin('decision as lifted', 'lifted.id', 'decision.lifts')
    .leftJoin('report', (join) =>
      join
        .on('report.memberId', '=', memberId)
        .onRef('report.subjectKind', '=', 'moderationCase.kind')
        .onRef('report.subjectId', '=', 'moderationCase.subjectId'),
    )
    .select(['decision.id', 'decision.code', 'decision.measure', 'decision.lifts', 'lifted.measure as undone'])
    .select(['decision.rule', 'moderationCase.kind', 'report.code as reportCode', 'report.caseId as reportedIn'])
    .select('report.createdAt as reportedAt')
    .where('decision.id', '=', sql<number>`any(${[...ids]})`)
    .execute();
  const reportedIn = rows.map((row) => row.reportedIn).filter((id) => id !== null);
  const decided = reportedIn.length > 0 ? await listTextDecisions(db, reportedIn) : [];
  return new Map(
    rows.map(({ id, code, lifts, kind, reportCode, ...row }) => {
      const made = { measure: row.measure as Measure, lifts, undone: row.undone as Measure | null, rule: row.rule };
      const own = findKind(platform, kind)?.own ?? 'iets van jou';
      // It breaks where a line of large letters has no room for all of it.
      const day = row.reportedAt && ` op ${longDate(row.reportedAt.toISOString()).replaceAll('\u00a0', ' ')}`;
      const standing = row.reportedIn === null ? undefined : standingDecision(decided, { caseId: row.reportedIn });
      return [
        id,
        {
          forAuthor: {
            text: decisionForAuthor(made, own),
            link: made.measure === 'word' ? 'Lees het bericht' : 'Lees waarom',
            path: noticePath(code),
          },
          forReporter: reportCode &&
            standing && {
              text: `Er is besloten over wat je meldde${day}. ${decisionForReporter(standing)}`,
              link: 'Lees meer',
              path: noticePath(reportCode),
            },
        },
      ];
    }),
  );
}

async function listAnswered({ db }: Reading, ids: readonly number[]): Promise<Map<number, Notice>> {
  const rows = await db
    .selectFrom('objection')
    .innerJoin('decision', 'decision.id', 'objection.decisionId')
    .leftJoin('report', 'report.id', 'objection.reportId')
    .select(['objection.id', (eb) => eb.fn.coalesce('report.code', 'decision.code').as('code')])
    .where('objection.id', '=', sql<number>`any(${[...ids]})`)
    .execute();
  return new Map(
    rows.map(({ id, code }) => [
      id,
      { text: 'Er is beslist over je bezwaar.', link: 'Lees het antwoord', path: noticePath(code) },
    ]),
  );
}
