import { type Writable, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { objectionLodged } from '../events.ts';
import { findNotice } from '../lists/find-notice.ts';
import { findOwnObjection } from '../lists/objections.ts';
import { isHolder, mayObject } from '../policy.ts';

interface Objection {
  /** Who asks; null for who comes by the link alone. */
  viewer: Viewer | null;
  code: string;
  text: string;
}

const ONCE = 'Je hebt al bezwaar gemaakt. Dat kan één keer.';
const NOT_OPEN = 'Tegen dit besluit kun je geen bezwaar (meer) maken.';

/**
 * Objects to a decision as whom it concerns, or as who reported: whoever has the code, unless somebody else is logged in. The
 * same words a second time change nothing. Throws AppError not_found, or conflict when they objected already, when the six
 * months are over, and where there is nothing to object to.
 */
export async function lodgeObjection(platform: Writable, { viewer, code, text }: Objection): Promise<void> {
  await write(platform, async ({ db, now, publish }) => {
    const notice = await findNotice(db, code);
    if (!notice || !isHolder(viewer, notice)) throw new AppError('not_found');
    const { role, decision, report, memberId } = notice;
    const last = decision && (await findOwnObjection(db, { decisionId: decision.id, reportId: report?.id ?? null }));
    const earlier = last?.decisionId === decision?.id ? last : undefined;
    if (earlier?.text === text) return;
    if (earlier) throw new AppError('conflict', { fields: { Text: ONCE } });
    if (!decision || !mayObject(role, { ...decision, lifted: decision.liftedAt !== null }, now)) {
      throw new AppError('conflict', { fields: { Text: NOT_OPEN } });
    }
    const lodged = await db
      .insertInto('objection')
      .values({ decisionId: decision.id, reportId: report?.id ?? null, memberId, text, lodgedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!lodged) throw new AppError('conflict', { fields: { Text: ONCE } });
    await publish(objectionLodged, { objectionId: lodged.id });
  });
}
