import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { DocumentOf } from '../published/documents.ts';
import type { RuleTexts } from '../published/house-rules.ts';
import { kindTopic } from '../topics.ts';

/** What editors wrote for the house rules. Shared by all requests. */
export const listRuleTexts = (ctx: RequestContext): Promise<RuleTexts> =>
  readShared(ctx, 'rule texts', async ({ platform: { db }, page }) => {
    page.dependsOn(kindTopic('rule-text'));
    return readRuleTexts(db);
  });

/** The same as the database has it now, for a write. */
export async function readRuleTexts(db: Database): Promise<RuleTexts> {
  const rows = await listAll(db, {});
  return Object.fromEntries(rows.map(({ text: { rule, facts, conduct, words } }) => [rule, { facts, conduct, words }]));
}

const listAll = prepared((db) =>
  db.selectFrom('document').select(sql<DocumentOf<'rule-text'>>`content`.as('text')).where('kind', '=', 'rule-text'),
);
