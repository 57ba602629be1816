import { MINUTE } from '#app/platform/clock.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { formatMinutes, relativeDate } from '#app/ui/time/formats.ts';
import type { Case } from '../lists/list-cases.ts';
import { OUTCOME_NAMES, REPORT_REASONS } from '../rules.ts';
import { heldText } from './held-text.ts';

/** What came of a case, and whether that still holds: 'Verborgen, later weer getoond'. */
export function outcomeText(handled: NonNullable<Case['handled']>, subject: Case['subject']): string {
  const { outcome, by } = handled;
  if (by === null)
    return subject && !subject.withdrawn ? 'Door de schrijver verbeterd' : 'Door de schrijver weggehaald';
  const hidden = subject?.hiddenAt != null;
  const name = OUTCOME_NAMES[outcome];
  if (outcome === 'hidden') return subject && !hidden && !subject.withdrawn ? `${name}, later weer getoond` : name;
  return hidden ? `${name}, nu verborgen` : name;
}

type Told = Pick<
  Case,
  'reportCount' | 'reportedAt' | 'reasons' | 'openedAt' | 'urgent' | 'distress' | 'replied' | 'held' | 'handled'
>;

/**
 * How often something was reported, and when first: '3 keer gemeld, de eerste keer: gisteren om 14:05.'; of what nobody
 * reported since when it waits; and before that whether its author answered, whether and who says that somebody may be in
 * danger, why it waits, and why it was reported.
 */
export function reportsText(
  { handled, urgent, replied, distress, held, reasons, ...reports }: Told,
  now: string,
): string {
  const sentences = [
    replied && !handled && 'De schrijver antwoordde op een bericht van de moderatie.',
    distress && 'De site zag woorden van iemand die misschien niet meer wil leven.',
    urgent && !distress && 'Dringend, volgens een melding.',
    held?.waiting && `Wacht op een moderator. ${heldText(held.reasons)}`,
    reasonsText(reasons),
    timesReported({ handled, ...reports }, now),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** 'Reden: gevaarlijk medisch advies.' */
function reasonsText(reasons: Told['reasons']): string {
  const words = reasons.map((reason) => REPORT_REASONS[reason].toLowerCase()).join('; ');
  return words && `${reasons.length === 1 ? 'Reden' : 'Redenen'}: ${words}.`;
}

function timesReported(
  { handled, reportCount, reportedAt, openedAt }: Pick<Told, 'handled' | 'reportCount' | 'reportedAt' | 'openedAt'>,
  now: string,
): string {
  if (reportCount === 0)
    return handled ? 'Niet gemeld.' : `Niet gemeld. Wacht sinds ${relativeDate(openedAt.toISOString(), now)}.`;
  const when = relativeDate((reportedAt ?? openedAt).toISOString(), now);
  return reportCount === 1 ? `1 keer gemeld: ${when}.` : `${reportCount} keer gemeld, de eerste keer: ${when}.`;
}

/** How many open cases wait for this moderator, in words. */
export const waitingText = (count: number): string =>
  count === 0
    ? 'Er wacht nu geen andere zaak op je.'
    : `Er ${count === 1 ? 'wacht' : 'wachten'} nog ${pluralise(count, 'zaak', 'zaken')}.`;

/** About how long a time in milliseconds is: '12 minuten', '3 uur', '2 dagen'. */
export function durationText(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  const hours = Math.round(minutes / 60);
  if (hours >= 48) return unbroken(pluralise(Math.round(hours / 24), 'dag', 'dagen'));
  return formatMinutes(minutes < 60 ? minutes : hours * 60);
}
