import { loginPath } from '#app/platform/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { searchPath } from '../../paths.ts';
import type { SearchScreen } from '../../screens/read-search-screen.ts';
import { countInWords } from '../pillar-names.ts';
import styles from './search-results.module.css';

/** How much was found and for what, which is announced when it changes; and what a mistyped word may have meant. */
export function ResultsHeading({ screen }: { screen: SearchScreen }) {
  const { view, counts, correction, corrected } = screen;
  const count = counts[view.pillar];
  return (
    <div role="status" className={styles.heading}>
      {corrected && correction ? (
        <>
          <p>
            Geen resultaten voor ‘{view.term}’. Dit zijn de resultaten voor ‘{correction}’.
          </p>
          <h2 className={styles.count}>{capitalise(countInWords(count))}</h2>
        </>
      ) : (
        <>
          <h2 className={styles.count}>
            {capitalise(countInWords(count))} voor ‘{view.term}’
          </h2>
          <Correction screen={screen} />
        </>
      )}
      {count.more && <p className={styles.about}>Je ziet wat het best past. Met een woord erbij zoek je preciezer.</p>}
      <Locked screen={screen} />
    </div>
  );
}

/** What a mistyped word may have meant. */
export function Correction({ screen: { view, correction } }: { screen: SearchScreen }) {
  if (!correction) return null;
  return (
    <p>
      Bedoelde je <Link to={searchPath({ ...view, term: correction, page: 1 })}>{correction}</Link>?
    </p>
  );
}

/** For a visitor, how many of the results only members may read. */
function Locked({ screen: { view, locked, member } }: { screen: SearchScreen }) {
  if (member || locked === 0) return null;
  return (
    <p className={styles.about}>
      {locked === 1 ? '1 resultaat is' : `${locked} resultaten zijn`} alleen voor deelnemers.{' '}
      <Link to={loginPath(searchPath(view))}>Log in</Link> om mee te lezen.
    </p>
  );
}
