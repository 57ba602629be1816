import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { searchPath } from '../../paths.ts';
import type { SitePage } from '../../query/site-pages.ts';
import type { SearchScreen } from '../../screens/read-search-screen.ts';
import type { SearchScope } from '../../search-result.ts';
import styles from './more-about.module.css';

/** Whether there is anything to show beside the results. */
export const hasMore = ({ scopes, synonyms }: SearchScreen): boolean => scopes.length > 1 || synonyms.length > 0;

/** What other words mean that were searched for, and the words that were searched for with them. */
export function MoreAbout({ screen: { view, scopes, synonyms } }: { screen: SearchScreen }) {
  return (
    <Stack gap={2}>
      {scopes.slice(1).map((scope) => (
        <Explanation key={scope.name} scope={scope} />
      ))}
      {synonyms.length > 0 && (
        <Card as="section">
          <h2 className={styles.title}>Er is ook gezocht op</h2>
          <ul className={styles.words}>
            {synonyms.map((word) => (
              <li key={word}>
                <Link to={searchPath({ ...view, term: word, page: 1 })} className={styles.word}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}

/** What a word means that was searched for. The first stands above the results. */
export const Explanation = ({ scope: { name, description, path } }: { scope: SearchScope }) => (
  <Card tint="sky" as="section">
    <h2 className={styles.title}>Wat betekent {name}?</h2>
    <p>{description}</p>
    {path && (
      <p>
        <Link to={path} className="link-alone">
          Lees meer over {name}
        </Link>
      </p>
    )}
  </Card>
);

/** The page of the site on which one does what was searched for. */
export const MeantPage = ({ page: { path, title, description } }: { page: SitePage }) => (
  <Card as="section">
    <h2 className={styles.title}>
      <Link to={path}>{title}</Link>
    </h2>
    <p>{description}</p>
  </Card>
);
