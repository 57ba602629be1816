import type { Allergen } from '#app/features/content/published/allergens.ts';
import { Check, CookingPot, TriangleAlert } from '#app/ui/icon/icons.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { SmallOnPhone } from '#app/ui/picture/small-on-phone.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { allergenReason } from '../../nutrient-limits/fit.ts';
import { type LimitReason, limitReasons } from '../../nutrient-limits/nutrient-limits.ts';
import type { NutrientLimits } from '../../overview/overview-paths.ts';
import type { ListedRecipe, RecipeType } from '../../screens/read-overview-screen.ts';
import { recipeFacts } from '../parts/recipe-facts.ts';
import { TypeLabel } from '../parts/type-labels.tsx';
import styles from './recipe-teaser.module.css';

interface Props {
  recipe: ListedRecipe;
  /** Those of the reader, against which it is measured. */
  limits: NutrientLimits;
  /** What the reader leaves out, for which it may stand later in the list. */
  without: readonly Allergen[];
  /** Whether its picture is loaded at once, because it is the first of the page. */
  eager: boolean;
  /** Its types that editors explained. */
  labels: readonly RecipeType[];
  /** That of the `TypePopovers` of the list. */
  prefix: string;
}

/** A recipe in the overview: its picture, its titles, its diets, how it fits the reader's limits, for how many people, how long. */
export function RecipeTeaser({ recipe, limits, without, eager, labels, prefix }: Props) {
  const { path, title, altTitle, picture, nutrients, allergens } = recipe;
  const allergy = allergenReason(allergens, without);
  return (
    <Teaser
      href={path}
      title={title}
      tint="mint"
      compact
      icon={picture ? undefined : CookingPot}
      above={
        picture && (
          <Picture picture={picture} size="featured" eager={eager} decorative>
            <SmallOnPhone picture={picture} size="card" />
          </Picture>
        )
      }
      meta={recipeFacts(recipe)
        .map(({ text }) => text)
        .join(' · ')}
    >
      {altTitle && <p>{altTitle}</p>}
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label="Kenmerken">
          {labels.map((type) => (
            <li key={type.id}>
              <TypeLabel type={type} prefix={prefix} />
            </li>
          ))}
        </ul>
      )}
      {allergy && (
        <p className={styles.allergy}>
          <TriangleAlert />
          {allergy}
        </p>
      )}
      <LimitReasons reasons={limitReasons(nutrients, limits)} />
    </Teaser>
  );
}

/** Why a recipe fits the limits of the reader, or what is above them, each with its bar. Renders nothing without limits. */
function LimitReasons({ reasons }: { reasons: LimitReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label="Jouw grenzen">
      {reasons.map(({ text, fits, part }) => {
        const Icon = fits ? Check : TriangleAlert;
        return (
          <li key={text} className={fits ? styles.fits : styles.above}>
            <Icon />
            {text}
            {part !== null && <LimitBar part={part} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The room that a bar has for what is above a limit, beside the mark of the limit itself. */
const FULL = 80;

/** How much of a limit a portion takes, with a mark at the limit. The words beside it say the same to screen readers. */
const LimitBar = ({ part }: { part: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.min(part * FULL, 100)} height="6" />
    <path d={`M${FULL} 0v6`} className={styles.limit} vectorEffect="non-scaling-stroke" />
  </svg>
);
