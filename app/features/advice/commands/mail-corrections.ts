import { after, HOUR } from '#app/platform/clock.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { correctionDue } from '../events.ts';

/** Has who asked mailed that the answer was corrected: at once, and at most once an hour. */
export async function noteCorrection(tx: Write, questionId: number): Promise<void> {
  await tx.db.updateTable('adviceAnswer').set({ correctionWaits: true }).where('questionId', '=', questionId).execute();
  await publishDue(tx, questionId);
}

/** The same for the corrections that wait because there was a mail shortly before. */
export const mailCorrections = (platform: Platform): Promise<void> => write(platform, (tx) => publishDue(tx));

async function publishDue({ db, now, publish }: Write, questionId?: number): Promise<void> {
  const due = await db
    .updateTable('adviceAnswer')
    .set({ correctionWaits: false, correctionMailedAt: now })
    .where((eb) => eb.ref('correctionWaits'))
    .where((eb) => eb.or([eb('correctionMailedAt', 'is', null), eb('correctionMailedAt', '<=', after(now, -HOUR))]))
    .$if(questionId !== undefined, (answers) => answers.where('questionId', '=', questionId ?? 0))
    .returning('questionId')
    .execute();
  await publish(correctionDue, ...due);
}
