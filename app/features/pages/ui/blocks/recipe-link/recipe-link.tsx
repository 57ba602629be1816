import { CookingPot } from '#app/ui/icon/icons.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { formatMinutes } from '#app/ui/time/formats.ts';
import { referred } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './recipe-link.module.css';

/** A teaser of a recipe. */
export function RecipeLink({ block, context }: BlockProps<'recipe-link'>) {
  const recipe = referred(context, block.recipe, 'recipe');
  if (!recipe) return null;
  const { path, title, altTitle, picture, amountOfPeople, minutesNeeded } = recipe;
  return (
    <Teaser
      href={path}
      title={title}
      titleAs="p"
      kicker="Probeer dit recept eens"
      tint="mint"
      icon={CookingPot}
      leading={picture && <Picture picture={picture} size="card" decorative className={styles.picture} />}
      meta={`${unbroken(pluralise(amountOfPeople, 'persoon', 'personen'))} · ${formatMinutes(minutesNeeded)}`}
    >
      {altTitle && <p>{altTitle}</p>}
    </Teaser>
  );
}
