import { memberData } from '#app/platform/member-data/member-data.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { formatQuantity, LIMITED_NUTRIENTS } from './nutrient-limits/nutrient-limits.ts';

export const recipesMemberData = [
  tableData({
    name: 'favouriteRecipes',
    title: 'Je favoriete recepten',
    table: 'recipeFavourite',
    member: 'memberId',
    joins: [['recipe.id', 'recipeFavourite.recipeId']],
    fields: { recipe: ['Recept', 'recipe.title'], createdAt: 'Bewaard op' },
    key: 'recipeId',
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
