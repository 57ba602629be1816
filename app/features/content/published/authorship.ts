import { isoDay, longDate } from '#app/ui/time/formats.ts';
import type { PageDocument } from './documents.ts';

/** What a text says about who wrote it. Documents that were stored before these fields existed don't have them. */
export type Authorship = Partial<Pick<PageDocument, 'writtenBy' | 'checkedBy' | 'checkedOn' | 'changedAt'>> & {
  /** The professional who wrote it, in place of the editors. */
  professional?: string | null;
};

/**
 * Who wrote a text, who checked it, and when it last changed where that is known, in sentences (rules.md R50); null when
 * nobody said who wrote it.
 */
export function authorshipText(text: Authorship): string | null {
  const { writtenBy, professional, changedAt } = text;
  if (!writtenBy) return null;
  const check = checkOf(text);
  const sentences = [
    professional ? `Geschreven door ${professional}.` : WRITTEN[writtenBy],
    check
      ? `Nagekeken door ${check.by} op ${longDate(check.on)}.`
      : `Niet nagekeken door ${professional ? 'iemand anders' : 'een arts of diëtist'}.`,
    changedAt && `Laatst gewijzigd op ${longDate(isoDay(changedAt))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const WRITTEN = { people: 'Geschreven door mensen van de redactie.', ai: 'Geschreven met AI.' };

/** Who wrote these texts, for the page that lists them; null when it differs, so that each says it itself. */
export const commonAuthorship = <T extends Authorship>(texts: readonly T[]): T | null =>
  new Set(texts.map(authorshipText)).size === 1 ? (texts[0] ?? null) : null;

/**
 * What structured data tells of who wrote a text (rules.md R50): its credit line, that a model made it (the term of IPTC that
 * schema.org took over), and a review only when it took place.
 */
export function authorshipData(text: Authorship): object {
  const creditText = authorshipText(text);
  const check = checkOf(text);
  return {
    ...(creditText && { creditText }),
    ...(text.writtenBy === 'ai' && {
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    }),
    ...(check && { reviewedBy: { '@type': 'Person', name: check.by }, lastReviewed: check.on }),
  };
}

/** A check counts only with the name of who did it and the day. */
export const checkOf = ({ checkedBy, checkedOn }: Authorship): { by: string; on: string } | null =>
  checkedBy && checkedOn ? { by: checkedBy, on: checkedOn } : null;
