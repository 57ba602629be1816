import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import { formatQuantity, LIMITED_NUTRIENTS } from './nutrient-limits/nutrient-limits.ts';

export const recipesMemberData = [
  memberData({
    name: 'favouriteRecipes',
    title: 'Je favoriete recepten',
    tables: ['recipeFavourite'],
    labels: { recipe: 'Recept', createdAt: 'Bewaard op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('recipeFavourite')
          .innerJoin('recipe', 'recipe.id', 'recipeFavourite.recipeId')
          .where('recipeFavourite.memberId', '=', memberId)
          .where('recipeFavourite.recipeId', '>', after)
          .select(['recipeFavourite.recipeId as key', 'recipe.title as recipe', 'recipeFavourite.createdAt'])
          .orderBy('recipeFavourite.recipeId')
          .limit(limit)
          .execute(),
      ),
  }),
  memberData({
    name: 'nutrientLimits',
    title: 'Je grenzen voor een portie',
    tables: ['nutrientLimit'],
    labels: { nutrient: 'Voedingsstof', atMost: 'Hoogstens', changedAt: 'Bewaard op' },
    async read({ db }, memberId) {
      const limits = await db
        .selectFrom('nutrientLimit')
        .where('memberId', '=', memberId)
        .select(['nutrient', 'atMost', 'changedAt'])
        .orderBy('nutrient')
        .execute();
      return limits.flatMap(({ nutrient, atMost, changedAt }) => {
        const limitable = LIMITED_NUTRIENTS.find(({ key }) => key === nutrient);
        if (!limitable) return [];
        const { name, unit, perUnit } = limitable;
        return [{ nutrient: name, atMost: formatQuantity(atMost / perUnit, unit), changedAt }];
      });
    },
  }),
];
