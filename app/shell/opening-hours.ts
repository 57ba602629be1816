import { TIME_ZONE } from '#app/platform/clock.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';

/** When the infoline is open, in the time zone of Amsterdam. */
export interface OpeningHours {
  /** The ISO 8601 numbers of the days of the week: 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  /** 'HH:MM', inclusive. */
  opens: string;
  /** 'HH:MM', exclusive. */
  closes: string;
}

const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

const inAmsterdam = new Intl.DateTimeFormat('nl-NL', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether the infoline is open at this time. */
export function isOpen(hours: OpeningHours, at: Date): boolean {
  const parts = Object.fromEntries(inAmsterdam.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = WEEKDAYS.indexOf(parts.weekday ?? '') + 1;
  const time = `${parts.hour}:${parts.minute}`;
  return hours.days.includes(day) && time >= hours.opens && time < hours.closes;
}

/**
 * The opening hours in words: 'dinsdag, woensdag en donderdag van 8:00 tot 17:00 uur', or in `short`, as on the door of a
 * shop: 'di, wo en do 8:00-17:00 uur'. No line ends within the times.
 */
export function formatHours({ days, opens, closes }: OpeningHours, { short = false } = {}): string {
  const names = days.map((day) => WEEKDAYS[day - 1]?.slice(0, short ? 2 : undefined));
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} en ${names.at(-1)}` : names.join('');
  const [from, until] = [opens, closes].map(withoutLeadingZero);
  return `${list} ${short ? `${from}\u2013${until}` : unbroken(`van ${from} tot ${until}`)}\u00a0uur`;
}

const withoutLeadingZero = (time: string): string => time.replace(/^0/, '');
