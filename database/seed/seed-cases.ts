import { sql } from 'kysely';
import { after, DAY, HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import { setDemoStage } from './demo-stage.ts';
import { playStep } from './play-step.ts';
import { type DemoCase, readCases } from './read-cases.ts';
import type { SeedContext } from './seed-conversation.ts';
import { type Scene, writeSubject } from './write-subject.ts';

/**
 * Has members report things, moderators decide about them, and both object and answer, by the commands of the site and in
 * the order of time (docs/decisions/tests.md).
 */
export async function seedCases(
  site: Platform,
  { transaction, members, now }: SeedContext & { transaction: OpenTransaction },
): Promise<void> {
  const stage = setDemoStage(site, { transaction, members, now });
  const scenesOf = ({ about, steps }: DemoCase): Scene[] => {
    const { scenes, find } = writeSubject(stage, about);
    const played = steps.map((step) => ({
      hoursAgo: step.hoursAgo,
      play: async () => playStep({ stage, about: await find() }, step),
    }));
    return [...scenes, ...played];
  };
  const scenes = (await readCases()).flatMap(scenesOf).sort((one, other) => other.hoursAgo - one.hoursAgo);
  const { told } = await transaction
    .selectFrom('notification')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('told'))
    .executeTakeFirstOrThrow();
  for (const { hoursAgo, play } of scenes) await stage.at(after(now, -hoursAgo * HOUR), play);
  // What the worker would mail at its first turn, about cases of days ago.
  await transaction
    .updateTable('moderationCase')
    .set((eb) => ({ mailedAt: eb.ref('openedAt') }))
    .where('urgency', '>', 0)
    .execute();
  await orderNotifications(transaction, { told, now });
}

/**
 * Puts all notifications in the order of time, which is that of their ids. Of those with an id above `told` the ones before
 * the last day and a half were seen.
 */
async function orderNotifications(db: OpenTransaction, { told, now }: { told: number; now: Date }): Promise<void> {
  await sql`
    with told as (delete from notification returning *)
    insert into notification (member_id, kind, actor_id, subject_id, about_id, first_id, created_at, seen_at)
    select member_id, kind, actor_id, subject_id, about_id, first_id, created_at,
      coalesce(seen_at, case when id > ${told} and created_at < ${after(now, -1.5 * DAY)} then created_at + interval '1 hour' end)
    from told order by created_at, id
  `.execute(db);
}
