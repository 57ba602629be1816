import { longDate, timeOfDay } from './formats.ts';

/** A day, which never breaks across lines; `format` is one of the date formats. */
export const Day = ({ at, format = longDate }: { at: string; format?: (iso: string) => string }) => (
  <time dateTime={at}>{format(at)}</time>
);

/** A day and a time of it. A line may end between the two: together they are too long for a narrow phone. */
export const DayAndTime = ({ at }: { at: string }) => (
  <>
    <Day at={at} /> om&nbsp;{timeOfDay(at)}
  </>
);
