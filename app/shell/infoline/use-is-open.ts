import { useEffect, useState } from 'react';
import { isOpen, type OpeningHours } from './opening-hours.ts';

const MINUTE = 60_000;

/** Whether the infoline answers now. Worked out in the browser: a cached page does not know when it is read. */
export function useIsOpen(hours: OpeningHours): boolean {
  const [answering, setAnswering] = useState(false);
  useEffect(() => {
    const look = () => setAnswering(isOpen(hours, new Date()));
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, [hours]);
  return answering;
}
