import { randomUUID } from 'node:crypto';
import { withSiteDatabase } from './site-database.ts';

/** Inserts a group with these terms for one test alone, so that its lists hold only what that test writes. */
export const makeGroup = (terms: readonly string[]): Promise<{ slug: string }> =>
  withSiteDatabase(async (db) => {
    const slug = `groep-${randomUUID()}`;
    const { id } = await db
      .insertInto('discussionGroup')
      .values({ title: `Groep van een test ${slug}`, slug, introduction: 'Van een test.', createdAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('groupTerm')
      .values(terms.map((name) => ({ groupId: id, name })))
      .execute();
    return { slug };
  });
