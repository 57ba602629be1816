import type { Write } from '#app/platform/database/write.ts';
import type { DocumentOf } from '../published/documents.ts';

/** Stores what the lists of recipes sort and filter by. The day of its first publication stays as it was. */
export async function storeRecipe(
  { db }: Write,
  { id, title, types, nutrients, allergens }: DocumentOf<'recipe'>,
  publishedAt: Date,
): Promise<void> {
  const { energy, protein, carbohydrates, fat, salt, sodium, potassium, phosphate, fluid } = nutrients;
  const quantities = { energy, protein, carbohydrates, fat, salt, sodium, potassium, phosphate, fluid };
  const row = { published: true, title, typeIds: types, ...quantities, allergens: allergensOf(allergens) };
  await db
    .insertInto('recipe')
    .values({ id, ...row, firstPublishedAt: publishedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The allergens of a recipe; none where it has none, and null where editors did not say. */
const allergensOf = (said: DocumentOf<'recipe'>['allergens']): string[] | null =>
  said.length === 0 ? null : said.filter((allergen) => allergen !== 'none');

/** Leaves a withdrawn recipe out of the lists; its favourites stay. */
export async function withdrawRecipe({ db }: Write, id: number): Promise<void> {
  await db.updateTable('recipe').set({ published: false }).where('id', '=', id).execute();
}
