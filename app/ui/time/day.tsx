import { longDate } from './formats.ts';

/** A day, which never breaks across lines; `format` is one of the date formats. */
export const Day = ({ at, format = longDate }: { at: string; format?: (iso: string) => string }) => (
  <time dateTime={at}>{format(at)}</time>
);
