import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { HeartHandshake, MessageCircle, X } from '#app/ui/icon/icons.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { type Support, supportPhones } from './support-context.ts';
import styles from './support-panel.module.css';
import { UrgentPanel } from './urgent-panel.tsx';

/** What the panel for its writer says, and how it is closed. */
export function OpenSupportPanel({ infoline, close }: Support) {
  const region = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => region.current?.focus(), []);
  return (
    <div
      ref={region}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the page opens at what matters most
      autoFocus
      className={styles.support}
      data-print="hide"
    >
      <UrgentPanel
        tone="kind"
        icon={HeartHandshake}
        title={<h2>Fijn dat je dit opschrijft</h2>}
        phones={supportPhones(infoline)}
        foot={
          <div className={styles.foot}>
            <ButtonLink to="https://www.113.nl" icon={MessageCircle}>
              Chat op 113.nl
            </ButtonLink>
            {/* A link without a fragment loads the page again, and by then the sign is gone: so it works without JavaScript. */}
            <ButtonLink
              to={pathname + search}
              reloadDocument
              variant="quiet"
              icon={X}
              onClick={(event) => {
                event.preventDefault();
                close();
              }}
            >
              Sluit
            </ButtonLink>
          </div>
        }
      >
        <p>
          Het klinkt alsof het heel zwaar voor je is. Je hoeft dit niet alleen te dragen. Praat vandaag nog met iemand.
          De mensen van 113 luisteren en oordelen niet.
        </p>
        <p className={styles.note}>Alleen jij ziet dit. Je tekst is gewoon geplaatst.</p>
      </UrgentPanel>
    </div>
  );
}
