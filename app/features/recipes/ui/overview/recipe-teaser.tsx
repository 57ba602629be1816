import { CookingPot } from '#app/ui/icon/icons.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { ListedRecipe } from '../../screens/read-overview.ts';
import { recipeFacts } from '../parts/recipe-facts.ts';
import { LimitReasons } from './limits/limit-reasons.tsx';

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
