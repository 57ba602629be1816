import { sql } from '@payloadcms/db-postgres';
import type { Database } from '../database/transaction.ts';

/** A published article whose review is overdue. */
export interface Overdue {
  id: number;
  title: string;
  /** The day on which the review was due: 2026-11-21. */
  reviewOn: string;
}

const MAX_ROWS = 500;

/** The published articles with a review date before `today`, the oldest first. */
export async function listOverdue(db: Database, today: string): Promise<Overdue[]> {
  const { rows } = await db.execute(sql`
    select id, document ->> 'title' as title, document ->> 'reviewOn' as due
    from editorial.published
    where kind = 'medical-article' and document ->> 'reviewOn' < ${today}
    order by due, id
    limit ${MAX_ROWS}`);
  return rows.map(({ id, title, due }) => ({ id: Number(id), title: String(title), reviewOn: String(due) }));
}
