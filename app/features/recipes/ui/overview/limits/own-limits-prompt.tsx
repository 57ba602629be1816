import { useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { limitTexts } from '../../../nutrient-limits/nutrient-limits.ts';
import { ownLimits } from '../../../nutrient-limits/own-limits.ts';
import { type RecipesView, recipesViewPath } from '../../../overview/overview-paths.ts';
import styles from './limits-prompt.module.css';

const NONE = {};

/** Offers the limits that the reader chose earlier, and to forget them; nothing on the server or without any. */
export function OwnLimitsPrompt({ view }: { view: RecipesView }) {
  const limits = useSyncExternalStore(ownLimits.subscribe, ownLimits.read, () => NONE);
  const texts = limitTexts(limits);
  if (texts.length === 0) return null;
  return (
    <div className={styles.prompt}>
      <p>Je eerdere grenzen: {new Intl.ListFormat('nl').format(texts)}.</p>
      <div className={styles.actions}>
        <ButtonLink to={recipesViewPath({ ...view, limits, page: 1 })} preventScrollReset>
          Toon wat past
        </ButtonLink>
        <Button type="button" variant="quiet" onClick={() => ownLimits.write({})}>
          Vergeet ze
        </Button>
      </div>
    </div>
  );
}
