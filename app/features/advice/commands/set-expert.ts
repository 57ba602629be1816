import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { EndRole } from '#app/platform/features/end-role.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { listDietitians } from '../experts.ts';
import { mayNameExperts } from '../policy.ts';

/**
 * Sets the name under which a professional answers from now on: that of the published dietitian with this id, or none for
 * null (choices.md 50). Throws AppError forbidden, not_found for who is no professional, or invalid_input without such a
 * dietitian.
 */
export async function setExpert(
  ctx: MemberContext,
  { memberId, expertId }: { memberId: number; expertId: number | null },
): Promise<void> {
  const { platform, viewer } = ctx;
  if (!mayNameExperts(viewer)) throw new AppError('forbidden');
  const expert = expertId === null ? null : await readExpertName(ctx, expertId);
  await write(platform, async ({ db }) => {
    // The lock keeps the role until the name is stored, since the name ends with the role.
    const role = await db
      .selectFrom('memberRole')
      .select('role')
      .where('memberId', '=', memberId)
      .where('role', '=', 'professional')
      .forShare()
      .executeTakeFirst();
    if (!role) throw new AppError('not_found');
    if (expert === null) await db.deleteFrom('adviceExpert').where('memberId', '=', memberId).execute();
    else
      await db
        .insertInto('adviceExpert')
        .values({ memberId, expert })
        .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ expert }))
        .execute();
  });
}

async function readExpertName(ctx: MemberContext, id: number): Promise<string> {
  const expert = (await listDietitians(ctx)).find((document) => document.id === id);
  if (!expert) throw new AppError('invalid_input', { fields: { ExpertId: 'Kies een naam uit de lijst.' } });
  return expert.title;
}

/** Who is no professional any more leaves the questions that they claimed to others, and answers under no name. */
export const endProfessional: EndRole = async (db, { memberId, role }) => {
  if (role !== 'professional') return;
  const released = { claimedBy: null, claimedAt: null };
  await db.updateTable('openQuestion').set(released).where('claimedBy', '=', memberId).execute();
  await db.deleteFrom('adviceExpert').where('memberId', '=', memberId).execute();
};
