import { sql } from '@payloadcms/db-postgres';
import type { Database } from '../database/transaction.ts';

/** A published article that should have been looked over again. */
export interface Overdue {
  id: number;
  title: string;
  /** The day on which that was due: 2026-11-21. */
  reviewOn: string;
}

const LONGEST = 500;

/** The published articles of which the day to look them over is before `today`, the longest waiting first. */
export async function readOverdue(db: Database, today: string): Promise<Overdue[]> {
  const { rows } = await db.execute(sql`
    select id, document ->> 'title' as title, document ->> 'reviewOn' as due
    from editorial.published
    where kind = 'medical-article' and document ->> 'reviewOn' < ${today}
    order by due, id
    limit ${LONGEST}`);
  return rows.map(({ id, title, due }) => ({ id: Number(id), title: String(title), reviewOn: String(due) }));
}
