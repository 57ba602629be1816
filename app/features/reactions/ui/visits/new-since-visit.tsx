import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ArrowDown } from '#app/ui/icon/icons.ts';
import type { SinceVisit } from '../../visits/visit-queries.ts';
import { newReactionsLabel } from './new-label.ts';
import styles from './visits.module.css';

/** How many reactions are new since the viewer's last visit, with a link to the first of them; nothing without new ones. */
export function NewSinceVisit({ since, hrefOf }: { since: SinceVisit | null; hrefOf: (id: number) => string }) {
  if (!since || since.firstNewId === null) return null;
  return (
    <div className={styles.newSinceVisit} data-print="hide">
      <p>Sinds je vorige bezoek: {newReactionsLabel(since.newCount)}.</p>
      <ButtonLink to={hrefOf(since.firstNewId)} variant="quiet" icon={ArrowDown}>
        Naar de eerste nieuwe reactie
      </ButtonLink>
    </div>
  );
}
