import { Tag } from '#app/ui/label/tag.tsx';
import { Link } from '#app/ui/link/link.tsx';
import type { Case } from '../../lists/list-cases.ts';
import { casePath } from '../../paths.ts';
import styles from '../moderation.module.css';
import { reportsText, titleOfCase } from '../reports-text.ts';

interface Props {
  cases: readonly Case[];
  /** The id of the case that the page shows. */
  current: number;
  /** The time of the page. */
  now: string;
}

/** The first open cases, beside one on a desktop; on a phone their list is one tap away. */
export const OpenCases = ({ cases, current, now }: Props) => (
  <nav className={styles.queue} aria-label="Open zaken">
    <ol>
      {cases.map((each) => (
        <li key={each.id}>
          <Link to={casePath(each.id)} aria-current={each.id === current ? 'page' : undefined}>
            <strong>{titleOfCase(each)}</strong>
            <span className={styles.about}>
              {each.urgent && <Tag tint="rose">Dringend</Tag>} Zaak {each.id}. {each.label}. {reportsText(each, now)}
              {each.claim && (each.claim.own ? ' Jij bent bezig.' : ` ${each.claim.name} is bezig.`)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
