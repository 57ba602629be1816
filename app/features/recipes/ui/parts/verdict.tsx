import { Check, CircleAlert, TriangleAlert } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { Fit } from '../../nutrient-limits/fit.ts';
import { LIMIT_FIELDS_ID, RECIPES_PATH } from '../../paths.ts';
import styles from './verdict.module.css';

const ICONS = { true: Check, false: TriangleAlert, null: CircleAlert };

/** How a recipe fits what the reader minds, in words; for a reader who did not say so, the way to do it takes the same room. */
export function Verdict({ fit }: { fit: Fit | null }) {
  if (!fit) {
    return (
      <p className={styles.verdict} data-print="hide">
        <Link to={`${RECIPES_PATH}#${LIMIT_FIELDS_ID}`} className="link-alone">
          Past dit bij jou? Stel je grenzen in
        </Link>
      </p>
    );
  }
  const Icon = ICONS[`${fit.fits}`];
  return (
    <p className={styles.verdict} data-fits={fit.fits}>
      <Icon />
      {fit.verdict}
    </p>
  );
}
