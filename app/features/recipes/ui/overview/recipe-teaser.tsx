import type { RecipeTeaser as Recipe } from '#app/features/content/index.ts';
import { CookingPot } from '#app/ui/icon/icons.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { recipeFacts } from '../parts/recipe-facts.ts';

/** A recipe in the overview: its picture, its titles, for how many people it is and how long it takes. */
export function RecipeTeaser({ recipe }: { recipe: Recipe }) {
  const { path, title, altTitle, picture } = recipe;
  return (
    <Teaser
      href={path}
      title={title}
      tint="mint"
      icon={picture ? undefined : CookingPot}
      above={picture && <Picture picture={picture} size="featured" decorative />}
      meta={recipeFacts(recipe)
        .map(({ text }) => text)
        .join(' · ')}
    >
      {altTitle && <p>{altTitle}</p>}
    </Teaser>
  );
}
