import { useEffect, useRef, useState } from 'react';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { Phone, X } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { TelephoneLink } from '#app/ui/link/telephone-link.tsx';
import styles from './infoline.module.css';
import { formatHours, isOpen, type OpeningHours } from './opening-hours.ts';

/**
 * 'Vragen? Bel de infolijn': a button that expands to the phone number and opening hours. It covers no part of the page
 * until the reader expands it, and collapses when the focus leaves it. Only a card with room shows the question.
 */
export function Infoline({ phone, hours }: { phone: string; hours: OpeningHours }) {
  const card = useRef<HTMLDetailsElement>(null);
  const isOpen = useIsOpen(hours);
  useCloseOnLeave(card);
  return (
    <aside aria-label="Infolijn" className={styles.infoline} data-print="hide">
      <details ref={card} className={styles.card}>
        <summary className={styles.opener}>
          <Phone aria-hidden="true" />
          <span className={styles.label}>
            <span className={styles.question}>Vragen? </span>Bel de infolijn
          </span>
          <X aria-hidden="true" className={styles.closeIcon} />
        </summary>
        <div className={styles.body}>
          <TelephoneLink phone={phone} className={styles.number} />
          {isOpen ? <p className={styles.openNow}>nu bereikbaar</p> : null}
          <p>Bereikbaar op {formatHours(hours)}.</p>
          <p>
            Liever schrijven? Ga naar <Link to={CONTACT_PATH}>contact</Link>.
          </p>
        </div>
      </details>
    </aside>
  );
}

/** Closes the card when the focus leaves it, because the card would cover the focused element (WCAG 2.4.11). */
function useCloseOnLeave(card: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const closeOnFocus = ({ target }: Event) => {
      if (card.current && target instanceof Node && !card.current.contains(target)) card.current.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !card.current?.open || !card.current.contains(document.activeElement)) return;
      card.current.open = false;
      card.current.querySelector('summary')?.focus();
    };
    document.addEventListener('focusin', closeOnFocus);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('focusin', closeOnFocus);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [card]);
}

const MINUTE = 60_000;

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
