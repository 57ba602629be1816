import { pluralise } from '#app/ui/text/pluralise.ts';

/** A duration in milliseconds in words, in whole minutes: '5 minuten', '1 minuut', 'minder dan een minuut'. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds < 60_000) return 'minder dan een minuut';
  return pluralise(Math.round(milliseconds / 60_000), 'minuut', 'minuten');
}
