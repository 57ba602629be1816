import { prepareDigests } from '#app/features/digests/prepare-digests.ts';
import { DAYS_APART } from '#app/features/digests/rules.ts';
import { dayOfDigests, remainderOfDay } from '#app/features/digests/schedule.ts';
import { sendDigests } from '#app/features/digests/send-digests.ts';
import { MINUTE } from '#app/platform/clock.ts';
import type { TestClock } from './clock.ts';
import type { TestSite } from './test-site.ts';

/** Moves the clock to the next 9:00 in Amsterdam. */
export function advanceToMorning(clock: TestClock): void {
  while (dayOfDigests(clock.now()) !== null) clock.advance(MINUTE);
  while (dayOfDigests(clock.now()) === null) clock.advance(MINUTE);
}

/** Moves the clock to the next 9:00 in Amsterdam of a day on which this member gets a digest. */
export function advanceToDayOf(clock: TestClock, memberId: number): void {
  do advanceToMorning(clock);
  while (remainderOfDay(dayOfDigests(clock.now()) ?? '') !== memberId % DAYS_APART);
}

/** Makes and sends the digests that are due, as the worker does. */
export async function runDigests({ platform }: Pick<TestSite, 'platform'>): Promise<void> {
  const running = new AbortController().signal;
  await prepareDigests(platform, running);
  await sendDigests(platform, running);
}

/** Makes and sends the digests of the next two mornings, so that everybody's day is among them. */
export async function runDigestsOfAll(site: TestSite): Promise<void> {
  for (let day = 0; day < 2; day += 1) {
    advanceToMorning(site.clock);
    await runDigests(site);
  }
}
