import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { lockProfile } from '../profile/read-profile.ts';
import type { Audience, Section } from '../profile/sections.ts';
import { finishProfileWrite } from './change-profile.ts';

/** Chooses whom a member shows a section of their profile. A section without a row is for everyone who sees the profile. */
export async function changeAudience(
  platform: Platform,
  { by: { memberId }, section, audience }: { by: Viewer; section: Section; audience: Audience },
): Promise<void> {
  await write(platform, async (tx) => {
    await lockProfile(tx.db, memberId);
    if (audience === 'everyone') {
      await tx.db
        .deleteFrom('sectionAudience')
        .where('memberId', '=', memberId)
        .where('section', '=', section)
        .execute();
    } else {
      await tx.db
        .insertInto('sectionAudience')
        .values({ memberId, section, audience })
        .onConflict((conflict) => conflict.columns(['memberId', 'section']).doUpdateSet({ audience }))
        .execute();
    }
    await finishProfileWrite(tx, memberId);
  });
}
