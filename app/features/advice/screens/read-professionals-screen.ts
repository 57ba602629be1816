import { userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { listDietitians } from '../experts.ts';
import { mayNameExperts } from '../policy.ts';
import { PROFESSIONALS_MAX } from '../rules.ts';

/** A professional with the name under which they answer. */
export interface Professional {
  user: VisibleUser;
  /** The name that is stored, which may be of an expert who is no longer published; null for none. */
  expert: string | null;
}

/** Who answers patients, and the dietitians whose names they can answer under. */
interface Professionals {
  professionals: Professional[];
  experts: { id: number; name: string }[];
}

/** Reads the professionals for an administrator. Throws AppError forbidden for anybody else. */
export async function readProfessionalsScreen(ctx: MemberContext): Promise<Professionals> {
  if (!mayNameExperts(ctx.viewer)) throw new AppError('forbidden');
  const [rows, experts] = await Promise.all([
    ctx.platform.db
      .selectFrom('memberRole')
      .leftJoin('adviceExpert', 'adviceExpert.memberId', 'memberRole.memberId')
      .select((eb) => ['adviceExpert.expert', userRow(eb, eb.ref('memberRole.memberId')).as('user')])
      .where('memberRole.role', '=', 'professional')
      .orderBy('memberRole.memberId')
      .limit(PROFESSIONALS_MAX)
      .execute(),
    listDietitians(ctx),
  ]);
  return {
    professionals: rows.map(({ user, expert }) => ({ user: userForViewer(ctx, user), expert })),
    experts: experts.map(({ id, title }) => ({ id, name: title })),
  };
}

/** The name under which this professional answers now; null for none. */
export async function findExpertName({ platform: { db }, viewer }: MemberContext): Promise<string | null> {
  const row = await db
    .selectFrom('adviceExpert')
    .select('expert')
    .where('memberId', '=', viewer.memberId)
    .executeTakeFirst();
  return row?.expert ?? null;
}
