import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { formatMinutes } from '#app/ui/time/formats.ts';

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
