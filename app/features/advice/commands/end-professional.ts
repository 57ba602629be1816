import type { EndRole } from '#app/platform/features/end-role.ts';

/** Who is no professional any more leaves the questions that they claimed to others, and answers under no name. */
export const endProfessional: EndRole = async (db, { memberId, role }) => {
  if (role !== 'professional') return;
  const released = { claimedBy: null, claimedAt: null };
  await db.updateTable('openQuestion').set(released).where('claimedBy', '=', memberId).execute();
  await db.deleteFrom('adviceExpert').where('memberId', '=', memberId).execute();
};
