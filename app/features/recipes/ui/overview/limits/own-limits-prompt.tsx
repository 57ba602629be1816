import { ALLERGENS } from '#app/features/content/published/allergens.ts';
import { Button } from '#app/ui/button/button.tsx';
import { limitTexts } from '../../../nutrient-limits/nutrient-limits.ts';
import { ownLimits } from '../../../nutrient-limits/own-limits.ts';
import { NO_TASTE, ownTaste } from '../../../nutrient-limits/own-taste.ts';
import { hasWishes, type RecipesView, type Wishes } from '../../../overview/overview-paths.ts';
import type { RecipeType } from '../../../screens/read-overview-screen.ts';
import { isMet, useShowView } from './limits-in-use.ts';
import { LimitsLink } from './limits-link.tsx';
import styles from './limits-prompt.module.css';

interface Props {
  view: RecipesView;
  /** What the reader minds, without what is in their profile. */
  wishes: Wishes;
  types: readonly RecipeType[];
}

const listed = new Intl.ListFormat('nl');

/** Offers what the reader chose earlier, and to forget it; without any, the way to choose it. Nothing for a list that has it. */
export function OwnLimitsPrompt({ view, wishes, types }: Props) {
  const showView = useShowView(view);
  if (!hasWishes(wishes)) {
    if (view.favourites) return null; // the filter is not there
    return (
      <p className={`${styles.prompt} needs-script`}>
        Let je op zout, kalium of fosfaat? Zeg het één keer, dan zie je bij elk recept of het past.{' '}
        <LimitsLink>Stel je grenzen in</LimitsLink>
      </p>
    );
  }
  if (isMet(view, wishes)) return null;
  const limits = limitTexts(wishes.limits);
  const taste = [
    ...types.filter(({ id }) => wishes.types.includes(id)).map(({ name }) => name.toLowerCase()),
    ...wishes.without.map((allergen) => `zonder ${ALLERGENS[allergen]}`),
  ];
  return (
    <div className={styles.prompt}>
      <p>
        {limits.length > 0 && `Je eerdere grenzen: ${listed.format(limits)}. `}
        {taste.length > 0 && `Waar je op let: ${listed.format(taste)}. `}
        {view.first && 'Wat past, staat vooraan.'}
      </p>
      <div className={styles.actions}>
        <Button
          type="button"
          onClick={() =>
            showView({ ...wishes, types: [...new Set([...view.types, ...wishes.types])].sort((a, b) => a - b) })
          }
        >
          Toon wat past
        </Button>
        <Button
          type="button"
          variant="quiet"
          onClick={() => {
            ownLimits.write({});
            ownTaste.write(NO_TASTE);
          }}
        >
          Vergeet ze
        </Button>
      </div>
    </div>
  );
}
