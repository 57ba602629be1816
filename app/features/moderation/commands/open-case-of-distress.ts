import type { Write } from '#app/platform/database/write.ts';
import { recogniseDistress } from '#app/platform/distress/recognise-distress.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { caseWaits } from '../events.ts';
import type { SubjectRef } from '../lists/subjects.ts';
import { keepReportedText } from './keep-reported-text.ts';
import { openCase } from './open-case.ts';

/**
 * Opens an urgent case, which nobody reported, where a member writes in public that they do not want to live; in the
 * transaction that stores the text. It holds the text back in no way.
 */
export async function openCaseOfDistress(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { by, text, ...thing }: SubjectRef & { by: Viewer; text: string },
): Promise<void> {
  if (!recogniseDistress(text)) return;
  const caseId = await openCase(tx, { ...thing, authorId: by.memberId, urgency: 2 });
  await tx.db.updateTable('moderationCase').set({ distress: true }).where('id', '=', caseId).execute();
  await keepReportedText(tx, platform, { caseId, ...thing });
  await tx.publish(caseWaits, { caseId });
}
