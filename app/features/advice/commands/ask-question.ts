import { writeOnce } from '#app/platform/database/write-once.ts';
import { recogniseDistress } from '#app/platform/distress/recognise-distress.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { DIET_QUESTIONS } from '../rules.ts';

interface NewQuestion {
  by: Viewer;
  title: string;
  body: string;
  /** Whether only the asker and the professionals know who asks (rules.md R17). */
  anonymous: boolean;
  key: string | null;
}

/**
 * Puts a question to the dietitian, which nobody else sees until it is answered, and gives its id. A repetition with the
 * same `key` gives the same question. Throws AppError conflict for a key that was used for something else.
 */
export async function askQuestion(platform: Platform, { by, key, ...input }: NewQuestion): Promise<number> {
  const draft = { kind: adviceDrafts.question, about: DIET_QUESTIONS.id } as const;
  const written = await writeOnce(platform, { by, key, call: 'askQuestion', input, draft }, async ({ db, now }) => {
    const { id } = await db
      .insertInto('adviceQuestion')
      .values({ ...input, authorId: by.memberId, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('openQuestion')
      .values({ questionId: id, distress: recogniseDistress(`${input.title}\n${input.body}`) })
      .execute();
    return id;
  });
  return written.id;
}
