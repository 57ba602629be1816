import { Tag } from '#app/ui/label/tag.tsx';
import { Link } from '#app/ui/link/link.tsx';
import type { Case } from '../../lists/list-cases.ts';
import { casePath } from '../../paths.ts';
import { titleOfCase } from '../case-summary.ts';
import styles from '../moderation.module.css';
import { reportsText } from '../reports-text.ts';

/** What the list shows of a case. */
interface OpenCase {
  id: number;
  urgent: boolean;
  title: string;
  about: string;
}

/** What the list shows of a case, at the time of the page. */
export function toOpenCase(found: Case, now: string): OpenCase {
  const { id, urgent, label, claim } = found;
  const by = claim && (claim.own ? ' Jij bent bezig.' : ` ${claim.name} is bezig.`);
  return {
    id,
    urgent,
    title: titleOfCase(found),
    about: `Zaak ${id}. ${label}. ${reportsText(found, now)}${by ?? ''}`,
  };
}

/** The first open cases, beside one on a desktop; on a phone their list is one tap away. */
export const OpenCases = ({ cases, current }: { cases: readonly OpenCase[]; current: number }) => (
  <nav className={styles.queue} aria-label="Open zaken">
    <ol>
      {cases.map(({ id, urgent, title, about }) => (
        <li key={id}>
          <Link to={casePath(id)} aria-current={id === current ? 'page' : undefined}>
            <strong>{title}</strong>
            <span className={styles.about}>
              {urgent && <Tag tint="rose">Dringend</Tag>} {about}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
