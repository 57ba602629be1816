import { Check, CookingPot, TriangleAlert } from '#app/ui/icon/icons.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { LimitReason } from '../../nutrient-limits/nutrient-limits.ts';
import type { ListedRecipe } from '../../screens/read-overview.ts';
import { recipeFacts } from '../parts/recipe-facts.ts';
import styles from './recipe-teaser.module.css';

interface Props {
  recipe: ListedRecipe;
  /** Whether its picture is loaded at once, because it is the first of the page. */
  eager: boolean;
}

/** A recipe in the overview: its picture, its titles, how it fits the reader's limits, for how many people, how long. */
export function RecipeTeaser({ recipe, eager }: Props) {
  const { path, title, altTitle, picture, reasons } = recipe;
  return (
    <Teaser
      href={path}
      title={title}
      tint="mint"
      icon={picture ? undefined : CookingPot}
      above={picture && <Picture picture={picture} size="featured" eager={eager} decorative />}
      meta={recipeFacts(recipe)
        .map(({ text }) => text)
        .join(' · ')}
    >
      {altTitle && <p>{altTitle}</p>}
      <LimitReasons reasons={reasons} />
    </Teaser>
  );
}

/** Why a recipe fits the limits of the reader, or what is above them. Renders nothing without limits. */
function LimitReasons({ reasons }: { reasons: LimitReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label="Jouw grenzen">
      {reasons.map(({ text, fits }) => {
        const Icon = fits ? Check : TriangleAlert;
        return (
          <li key={text} className={fits ? styles.fits : styles.above}>
            <Icon />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
