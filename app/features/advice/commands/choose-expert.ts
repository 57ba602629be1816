import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { listExperts } from '../experts.ts';
import { mayAnswer } from '../policy.ts';

/**
 * Chooses the name under which the viewer answers from now on: that of the published expert with this id, or none for null.
 * Throws AppError forbidden, or invalid_input without such an expert.
 */
export async function chooseExpert(ctx: MemberContext, expertId: number | null): Promise<void> {
  const { platform, viewer } = ctx;
  if (!mayAnswer(viewer)) throw new AppError('forbidden');
  const expert = expertId === null ? null : await readExpertName(ctx, expertId);
  await write(platform, async ({ db }) => {
    const { memberId } = viewer;
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
  const expert = (await listExperts(ctx)).find((document) => document.id === id);
  if (!expert) throw new AppError('invalid_input', { fields: { ExpertId: 'Kies een naam uit de lijst.' } });
  return expert.title;
}
