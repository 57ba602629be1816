import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';

/** What a recipe says about itself in a few words. */
export interface RecipeFact {
  about: 'people' | 'work' | 'waiting';
  text: string;
}

interface Amounts {
  amountOfPeople: number;
  minutesNeeded: number;
  waitingTime: number;
}

/** '4 personen', '30 minuten werk', '1 uur wachten', without what is not filled in, or takes no time. */
export const recipeFacts = ({ amountOfPeople, minutesNeeded, waitingTime }: Amounts): RecipeFact[] => [
  ...(amountOfPeople > 0
    ? [{ about: 'people' as const, text: unbroken(pluralise(amountOfPeople, 'persoon', 'personen')) }]
    : []),
  ...(minutesNeeded > 0 ? [{ about: 'work' as const, text: `${formatMinutes(minutesNeeded)} werk` }] : []),
  ...(waitingTime > 0 ? [{ about: 'waiting' as const, text: `${formatMinutes(waitingTime)} wachten` }] : []),
];

const MINUTES_IN_HOUR = 60;

/** A duration as people say it: '45 minuten', '1 uur en 30 minuten'. Up to an hour and a half in minutes: '90 minuten'. */
function formatMinutes(minutes: number): string {
  if (minutes <= 1.5 * MINUTES_IN_HOUR) return unbroken(pluralise(minutes, 'minuut', 'minuten'));
  const hours = unbroken(`${Math.floor(minutes / MINUTES_IN_HOUR)} uur`);
  const rest = minutes % MINUTES_IN_HOUR;
  return rest === 0 ? hours : `${hours} en ${unbroken(pluralise(rest, 'minuut', 'minuten'))}`;
}
