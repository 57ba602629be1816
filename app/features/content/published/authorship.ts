import { isoDay, longDate } from '#app/ui/time/formats.ts';
import type { PageDocument } from './documents.ts';

/** What a page says about who wrote it. Documents that were stored before these fields existed don't have them. */
export type Authorship = Partial<Pick<PageDocument, 'writtenBy' | 'checkedBy' | 'checkedOn'>> &
  Pick<PageDocument, 'changedAt'>;

/**
 * Who wrote a page, who checked it, and when it last changed, in sentences (rules.md R50); null when the editors did not say
 * who wrote it. A check counts only with the name of who did it and the day.
 */
export function authorshipText({ writtenBy, checkedBy, checkedOn, changedAt }: Authorship): string | null {
  if (!writtenBy) return null;
  const checked =
    checkedBy && checkedOn
      ? `Nagekeken door ${checkedBy} op ${longDate(checkedOn)}.`
      : 'Niet nagekeken door een arts of diëtist.';
  return `${WRITTEN[writtenBy]} ${checked} Laatst gewijzigd op ${longDate(isoDay(changedAt))}.`;
}

const WRITTEN = { people: 'Geschreven door mensen van de redactie.', ai: 'Geschreven met AI.' };
