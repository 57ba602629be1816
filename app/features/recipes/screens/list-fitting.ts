import { DAY } from '#app/platform/clock.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { limitsOfContract, limitTexts } from '../nutrient-limits/nutrient-limits.ts';
import { readProfileLimits } from '../nutrient-limits/profile-limits.ts';
import { listRecipeIds, listRecipeTeasers, type RecipeTeaser } from './list-recipes.ts';

/** Some recipes within the limits of a member, and these limits in words. */
export interface FittingRecipes {
  recipes: RecipeTeaser[];
  limits: string[];
}

/**
 * Some recipes of which a portion stays within the limits in the viewer's own profile, tomorrow the next; none for a member
 * who keeps no limits there.
 */
export async function listFittingRecipes(ctx: MemberContext, size: number): Promise<FittingRecipes> {
  const { limits } = await readProfileLimits(ctx);
  const texts = limitTexts(limits);
  if (texts.length === 0) return { recipes: [], limits: [] };
  const filter = { courses: [], diets: [], atMost: limitsOfContract(limits), size };
  const first = await listRecipeIds(ctx, { ...filter, index: 0 });
  const index = Math.floor(ctx.platform.clock.now().getTime() / DAY) % Math.max(1, first.pages);
  const { items } = index === 0 ? first : await listRecipeIds(ctx, { ...filter, index });
  return { recipes: await listRecipeTeasers(ctx, items), limits: texts };
}
