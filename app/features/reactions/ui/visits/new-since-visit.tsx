import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ArrowDown, type IconComponent } from '#app/ui/icon/icons.ts';
import type { SinceVisit } from '../../screens/since-visit.ts';
import { newReactionsLabel } from './new-label.ts';
import styles from './visits.module.css';

/** How many reactions are new since the viewer's last visit, with a link to the first of them; nothing without new ones. */
export function NewSinceVisit({ since, hrefOf }: { since: SinceVisit | null; hrefOf: (id: number) => string }) {
  if (!since || since.firstNewId === null) return null;
  return (
    <SinceLastVisit
      news={newReactionsLabel(since.newCount)}
      href={hrefOf(since.firstNewId)}
      link="Naar de eerste nieuwe reactie"
      icon={ArrowDown}
    />
  );
}

interface Props {
  /** What is new, in words. */
  news: string;
  /** The way to the first of it, and what its link says. */
  href: string;
  link: string;
  icon: IconComponent;
}

/** A notice of what is new since the viewer's last visit, with a link to the first of it. */
export const SinceLastVisit = ({ news, href, link, icon }: Props) => (
  <div className={styles.newSinceVisit} data-print="hide">
    <p>Sinds je vorige bezoek: {news}.</p>
    <ButtonLink to={href} variant="quiet" icon={icon} className="at-edge">
      {link}
    </ButtonLink>
  </div>
);
