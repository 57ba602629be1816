import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeCase } from '#tests/support/cases.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { type HouseRule, MEASURES, type Measure } from '../rules.ts';
import { COUNTRIES, VALUES } from './database-of-the-commission.ts';
import { readTransparency } from './read-transparency.ts';
import { RESTRICTING } from './statement-of-reasons.ts';

/** A word that moderators, members and reporters write, and that no report for the public has. */
const CANARY = 'kanariepiet';

const NEW_YEAR = new Date('2025-12-31T23:30:00Z'); // half past midnight in Amsterdam, in 2026
const OLD_YEAR = new Date('2025-12-31T22:30:00Z');

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  for (const measure of MEASURES) await makeMeasure({ measure, at: NEW_YEAR });
  await makeMeasure({ measure: 'hidden', at: NEW_YEAR, rule: 'law', reported: false });
  await makeMeasure({ measure: 'hidden', at: OLD_YEAR });
});
afterAll(() => site.close());

interface Made {
  measure: Measure;
  at: Date;
  rule?: HouseRule;
  reported?: boolean;
}

/** A report, what a moderator decided about it two hours later, and an objection that was granted. */
async function makeMeasure({ measure, at, rule = 'respect', reported = true }: Made): Promise<void> {
  const { db } = site.platform;
  const { id: caseId, author } = await makeCase(site.platform, { text: CANARY });
  const later = new Date(at.getTime() + 2 * 60 * 60 * 1000);
  await db.updateTable('report').set({ createdAt: at, text: CANARY }).where('caseId', '=', caseId).execute();
  await db
    .updateTable('moderationCase')
    .set({ openedAt: at, handledAt: later, handledBy: author.id, outcome: 'other', note: CANARY })
    .where('id', '=', caseId)
    .execute();
  const { id: decisionId } = await db
    .insertInto('decision')
    .values({
      ...{ caseId, memberId: author.id, measure, facts: CANARY, reported, decidedAt: at },
      ...{
        ground: rule === 'law' ? 'law' : 'house-rules',
        rule: ['none', 'word', 'memorial'].includes(measure) ? null : rule,
      },
      endsAt: measure === 'paused' ? new Date('2026-01-08T12:00:00Z') : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('objection')
    .values({ decisionId, text: CANARY, lodgedAt: at, granted: true, answer: CANARY, answeredAt: later })
    .execute();
}

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const text = (max: number) => z.string().min(1).max(max).optional();

/** The fields of the European Commission's database of statements that we send, with the values and lengths that it takes. */
const statement = z
  .strictObject({
    puid: z.string().regex(/^[\w-]{1,500}$/),
    decision_visibility: z.array(z.enum(VALUES.decision_visibility)).min(1).optional(),
    decision_visibility_other: text(500),
    decision_provision: z.enum(VALUES.decision_provision).optional(),
    end_date_service_restriction: day.optional(),
    decision_ground: z.enum(VALUES.decision_ground),
    decision_ground_reference_url: z.url().optional(),
    illegal_content_legal_ground: text(500),
    illegal_content_explanation: text(2000),
    incompatible_content_ground: text(500),
    incompatible_content_explanation: text(2000),
    incompatible_content_illegal: z.enum(VALUES.incompatible_content_illegal).optional(),
    category: z.enum(VALUES.category),
    content_type: z.array(z.enum(VALUES.content_type)).min(1),
    content_language: z.literal('NL'),
    content_date: day,
    application_date: day,
    territorial_scope: z.array(z.enum(COUNTRIES)).min(1),
    decision_facts: z.string().min(1).max(5000),
    source_type: z.enum(VALUES.source_type),
    automated_detection: z.enum(VALUES.automated_detection),
    automated_decision: z.enum(VALUES.automated_decision),
  })
  .refine((made) => made.decision_visibility ?? made.decision_provision)
  .refine((made) => !made.decision_visibility?.includes('DECISION_VISIBILITY_OTHER') || made.decision_visibility_other)
  .refine(({ decision_ground: ground, ...made }) =>
    ground === 'DECISION_GROUND_ILLEGAL_CONTENT'
      ? made.illegal_content_legal_ground && made.illegal_content_explanation
      : made.incompatible_content_ground && made.incompatible_content_explanation,
  );

it('has a valid statement about each restriction of the year, by the day in Amsterdam', async () => {
  const { statements } = await readTransparency(site.platform, 2026);
  expect(statements).toHaveLength(RESTRICTING.length + 1);
  for (const made of statements) statement.parse(made);
  const last = statements.at(-1);
  expect(last).toMatchObject({
    decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
    source_type: 'SOURCE_VOLUNTARY',
    application_date: '2026-01-01',
  });
  expect(statements.find(({ end_date_service_restriction: ends }) => ends)).toMatchObject({
    decision_provision: 'DECISION_PROVISION_PARTIAL_SUSPENSION',
    end_date_service_restriction: '2026-01-08',
  });
  expect((await readTransparency(site.platform, 2025)).statements).toHaveLength(1);
});

it('counts reports, decisions and objections, and how long they took', async () => {
  const { reports, decisions, objections } = await readTransparency(site.platform, 2026);
  const total = MEASURES.length + 1;
  expect(reports).toMatchObject({ byReason: { other: total }, byReporter: { members: total }, decided: total });
  expect(reports.medianHoursToDecision).toBe(2);
  expect(decisions.byMeasure).toMatchObject({ hidden: 2, paused: 1, none: 1, warning: 1 });
  expect(decisions.byRule).toEqual({ law: 1, respect: MEASURES.length - 3 });
  expect(decisions.bySource).toEqual({ afterReport: total - 1, ownInitiative: 1 });
  expect(objections).toEqual({ byParty: { authors: total }, byAnswer: { granted: total }, medianHoursToAnswer: 2 });
});

it('tells nothing of who it was about, and nothing that anybody wrote', async () => {
  const text = JSON.stringify(await readTransparency(site.platform, 2026));
  expect(text).not.toContain(CANARY);
  const members = await site.platform.db.selectFrom('member').select(['username', 'email']).execute();
  for (const { username, email } of members) for (const word of [username, email]) expect(text).not.toContain(word);
});

describe('what the site did by itself', () => {
  const heldAt = new Date('2024-05-01T12:00:00Z');
  const later = new Date('2024-05-01T13:00:00Z');

  /** A case that the site opened, with its hold where it held the text. */
  async function makeFound(hold: object | null, decided: 'hidden' | 'none' | 'word' | null): Promise<void> {
    const { db } = site.platform;
    const { id: caseId, reaction, author } = await makeCase(site.platform);
    await db.deleteFrom('report').where('caseId', '=', caseId).execute();
    await db
      .updateTable('moderationCase')
      .set({ openedAt: heldAt, distress: hold === null, ...(decided && { handledAt: later, outcome: 'other' }) })
      .where('id', '=', caseId)
      .execute();
    if (hold) {
      const of = { caseId, kind: 'reaction', subjectId: reaction.id, reasons: ['phone'], unplaced: true, heldAt };
      await db
        .insertInto('hold')
        .values({ ...of, ...hold })
        .execute();
    }
    if (!decided) return;
    await db
      .insertInto('decision')
      .values({
        ...{ caseId, memberId: author.id, measure: decided, ground: 'house-rules', facts: CANARY, reported: false },
        ...{ rule: decided === 'hidden' ? 'privacy' : null, decidedAt: later },
      })
      .execute();
  }

  it('is counted: what it held and what became of that, and what came of recognised distress', async () => {
    await makeFound({}, null);
    await makeFound({ endedAt: later, reasons: ['phone', 'address'] }, 'none');
    await makeFound({ endedAt: later }, 'hidden');
    await makeFound({ endedAt: later, endedByAuthor: true }, null);
    await makeFound(null, 'word');
    await makeFound(null, null);
    const { automated, statements } = await readTransparency(site.platform, 2024);
    expect(automated).toEqual({
      held: {
        byReason: { address: 1, phone: 4 },
        byEnd: { waiting: 1, letThrough: 1, hidden: 1, endedByAuthor: 1 },
      },
      distress: { byOutcome: { other: 1, waiting: 1 }, membersWrittenTo: 1 },
      decidedByMachine: 0,
    });
    expect(statements).toMatchObject([{ automated_detection: 'Yes', source_type: 'SOURCE_VOLUNTARY' }]);
    for (const made of statements) statement.parse(made);
  });

  it('is told for each statement: what a member or moderator saw was found by no computer', async () => {
    const { statements } = await readTransparency(site.platform, 2026);
    expect(new Set(statements.map((made) => made.automated_detection))).toEqual(new Set(['No']));
    expect(statements[0]?.territorial_scope).toHaveLength(27);
  });
});

describe('npm run transparency', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['bin/transparency.js', ...args], {
      env: { ...site.environment, PUBLIC_URL: site.platform.config.publicUrl.origin },
    });

  it('prints a year as JSON, and nothing else', async () => {
    const { stdout } = await run('--year', '2026');
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(await readTransparency(site.platform, 2026))));
  });

  it('asks for the year where it is missing', async () => {
    await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Zeg over welk jaar') });
  });
});

it('is empty for a year without anything', async () => {
  const { statements, reports } = await readTransparency(site.platform, 2001);
  expect([statements, reports.byReason, reports.medianHoursToDecision]).toEqual([[], {}, null]);
});
