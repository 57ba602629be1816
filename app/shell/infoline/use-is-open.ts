import { useEffect, useState } from 'react';
import { isOpen, type OpeningHours } from './opening-hours.ts';

const MINUTE = 60_000;

/** Whether the infoline is open now. The browser decides, because a cached page is read later than it is rendered. */
export function useIsOpen(hours: OpeningHours): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const update = () => setOpen(isOpen(hours, new Date()));
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, [hours]);
  return open;
}
