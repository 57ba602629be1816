/** When the infoline answers, in the time of Europe/Amsterdam. */
export interface OpeningHours {
  /** Days of the week as ISO 8601 numbers them: 1 is Monday, 7 Sunday. */
  days: readonly number[];
  /** 'HH:MM'; from this minute on. */
  opens: string;
  /** 'HH:MM'; until the minute before. */
  closes: string;
}

const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

const inAmsterdam = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether somebody answers the phone at this moment. */
export function isOpen(hours: OpeningHours, at: Date): boolean {
  const parts = Object.fromEntries(inAmsterdam.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = WEEKDAYS.indexOf(parts.weekday ?? '') + 1;
  const time = `${parts.hour}:${parts.minute}`;
  return hours.days.includes(day) && time >= hours.opens && time < hours.closes;
}

/** The hours as a sentence says them: 'dinsdag, woensdag en donderdag van 8:00 tot 17:00 uur'. */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const names = days.map((day) => WEEKDAYS[day - 1]);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} en ${names.at(-1)}` : names.join('');
  return `${list} van ${spoken(opens)} tot ${spoken(closes)} uur`;
}

function spoken(time: string): string {
  return time.replace(/^0/, '');
}
