import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';

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
];
