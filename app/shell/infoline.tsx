import { useEffect, useState } from 'react';
import { MINUTE } from '#app/platform/clock.ts';
import { Phone } from '#app/ui/icon/icons.ts';
import { TelephoneLink } from '#app/ui/link/telephone-link.tsx';
import styles from './infoline.module.css';
import { formatHours, isOpen, type OpeningHours } from './opening-hours.ts';

/**
 * 'Vragen? Bel de infolijn': a line at the foot of the screen with the number, which calls it, and whether someone answers
 * now. The footer, which has the number too, covers it at the end of the page.
 */
export function Infoline({ phone, hours }: { phone: string; hours: OpeningHours }) {
  const isOpen = useIsOpen(hours);
  return (
    <aside aria-label="Infolijn" className={styles.infoline} data-print="hide">
      <p className={styles.line}>
        <TelephoneLink phone={phone} className={styles.call}>
          <Phone aria-hidden="true" className={styles.icon} />
          {'Vragen? Bel de infolijn '}
        </TelephoneLink>{' '}
        {isOpen ? (
          <span className={styles.openNow}>nu bereikbaar</span>
        ) : (
          <span className={styles.hours}>{formatHours(hours, { short: true })}</span>
        )}
      </p>
    </aside>
  );
}

/** Whether the infoline is open now. The browser decides, because a cached page is read later than it is rendered. */
function useIsOpen(hours: OpeningHours): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const update = () => setOpen(isOpen(hours, new Date()));
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, [hours]);
  return open;
}
