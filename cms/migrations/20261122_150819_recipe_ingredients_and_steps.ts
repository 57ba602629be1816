import { randomBytes } from 'node:crypto';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

type Database = MigrateUpArgs['db'];

interface Item {
  amount: number | null;
  unit: string | null;
  name: string;
}

/** The units that a list of ingredients may name, and their plurals. */
const UNITS: Record<string, string> = {
  ...{ gram: 'gram', kilo: 'kilo', milliliter: 'milliliter', liter: 'liter' },
  ...{ eetlepel: 'eetlepel', eetlepels: 'eetlepel', theelepel: 'theelepel', theelepels: 'theelepel' },
  ...{ snufje: 'snufje', snufjes: 'snufje', teentje: 'teentje', teentjes: 'teentje', takje: 'takje', takjes: 'takje' },
  ...{ blaadje: 'blaadje', blaadjes: 'blaadje', plak: 'plak', plakken: 'plak', handje: 'handje', handjes: 'handje' },
  ...{ bosje: 'bosje', bosjes: 'bosje', blikje: 'blikje', blikjes: 'blikje' },
};

/** An ingredient as a field, from one line of a list. What is not a plain amount and unit stays in its name. */
export function parseIngredient(line: string): Item {
  const [, amount, rest = ''] = /^(\d+(?:,\d+)?)\s+(.+)$/.exec(line) ?? [];
  if (amount === undefined) return { amount: null, unit: null, name: line };
  const [, word = '', name = ''] = /^(\S+)\s+(.+)$/.exec(rest) ?? [];
  const unit = UNITS[word] ?? null;
  return { amount: Number(amount.replace(',', '.')), unit, name: unit ? name : rest };
}

interface Node {
  type?: string;
  text?: string;
  children?: Node[];
}

/** The lines of a rich text of Payload: each item of a list and each paragraph. */
export function linesOf(node: Node): string[] {
  const textOf = (part: Node): string => part.text ?? (part.children ?? []).map(textOf).join('');
  const lines = (part: Node): string[] =>
    part.type === 'listitem' || part.type === 'paragraph' ? [textOf(part)] : (part.children ?? []).flatMap(lines);
  return lines(node)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Copies the list of ingredients of each recipe to the fields that replace it; then those of each version. */
async function moveIngredients(db: Database): Promise<void> {
  const recipes = await db.execute(sql`
    select id, ingredients_html -> 'root' as root from cms.recipes where ingredients_html is not null`);
  for (const { id, root } of recipes.rows as unknown as { id: number; root: Node }[]) {
    const lines = linesOf(root);
    if (lines.length === 0) continue;
    const group = newId();
    await db.execute(sql`
      insert into cms.recipes_ingredients (_order, _parent_id, id) values (1, ${id}, ${group})`);
    for (const [index, { amount, unit, name }] of lines.map(parseIngredient).entries())
      await db.execute(sql`
        insert into cms.recipes_ingredients_items (_order, _parent_id, id, amount, unit, name)
        values (${index + 1}, ${group}, ${newId()}, ${amount}, ${unit}, ${name})`);
  }
  const versions = await db.execute(sql`
    select id, version_ingredients_html -> 'root' as root
    from cms._recipes_v where version_ingredients_html is not null`);
  for (const { id, root } of versions.rows as unknown as { id: number; root: Node }[]) {
    const lines = linesOf(root);
    if (lines.length === 0) continue;
    const inserted = await db.execute(sql`
      insert into cms._recipes_v_version_ingredients (_order, _parent_id, _uuid) values (1, ${id}, ${newId()})
      returning id`);
    const group = (inserted.rows[0] as { id: number }).id;
    for (const [index, { amount, unit, name }] of lines.map(parseIngredient).entries())
      await db.execute(sql`
        insert into cms._recipes_v_version_ingredients_items (_order, _parent_id, _uuid, amount, unit, name)
        values (${index + 1}, ${group}, ${newId()}, ${amount}, ${unit}, ${name})`);
  }
}

/** An id as Payload gives the rows of a list. */
const newId = () => randomBytes(12).toString('hex');

/** Recipes get ingredients, steps and more nutrients as fields. The list of ingredients was one rich text before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_recipes_ingredients_items_unit" AS ENUM('gram', 'kilo', 'milliliter', 'liter', 'eetlepel', 'theelepel', 'snufje', 'teentje', 'takje', 'blaadje', 'plak', 'handje', 'bosje', 'blikje');
  CREATE TYPE "cms"."enum__recipes_v_version_ingredients_items_unit" AS ENUM('gram', 'kilo', 'milliliter', 'liter', 'eetlepel', 'theelepel', 'snufje', 'teentje', 'takje', 'blaadje', 'plak', 'handje', 'bosje', 'blikje');
  CREATE TABLE "cms"."recipes_ingredients_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"unit" "cms"."enum_recipes_ingredients_items_unit",
  	"name" varchar,
  	"singular" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "cms"."recipes_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "cms"."recipes_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"heading" varchar,
  	"minutes" numeric
  );
  
  CREATE TABLE "cms"."_recipes_v_version_ingredients_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"unit" "cms"."enum__recipes_v_version_ingredients_items_unit",
  	"name" varchar,
  	"singular" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_recipes_v_version_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_recipes_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"heading" varchar,
  	"minutes" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "cms"."recipes" ADD COLUMN "nutrients_energy" numeric;
  ALTER TABLE "cms"."recipes" ADD COLUMN "nutrients_carbohydrates" numeric;
  ALTER TABLE "cms"."recipes" ADD COLUMN "nutrients_fat" numeric;
  ALTER TABLE "cms"."recipes" ADD COLUMN "nutrients_fluid" numeric;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_nutrients_energy" numeric;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_nutrients_carbohydrates" numeric;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_nutrients_fat" numeric;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_nutrients_fluid" numeric;
  ALTER TABLE "cms"."recipes_ingredients_items" ADD CONSTRAINT "recipes_ingredients_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recipes_ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_ingredients" ADD CONSTRAINT "recipes_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_steps" ADD CONSTRAINT "recipes_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_ingredients_items" ADD CONSTRAINT "_recipes_v_version_ingredients_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recipes_v_version_ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_ingredients" ADD CONSTRAINT "_recipes_v_version_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_steps" ADD CONSTRAINT "_recipes_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recipes_ingredients_items_order_idx" ON "cms"."recipes_ingredients_items" USING btree ("_order");
  CREATE INDEX "recipes_ingredients_items_parent_id_idx" ON "cms"."recipes_ingredients_items" USING btree ("_parent_id");
  CREATE INDEX "recipes_ingredients_order_idx" ON "cms"."recipes_ingredients" USING btree ("_order");
  CREATE INDEX "recipes_ingredients_parent_id_idx" ON "cms"."recipes_ingredients" USING btree ("_parent_id");
  CREATE INDEX "recipes_steps_order_idx" ON "cms"."recipes_steps" USING btree ("_order");
  CREATE INDEX "recipes_steps_parent_id_idx" ON "cms"."recipes_steps" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_ingredients_items_order_idx" ON "cms"."_recipes_v_version_ingredients_items" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_ingredients_items_parent_id_idx" ON "cms"."_recipes_v_version_ingredients_items" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_ingredients_order_idx" ON "cms"."_recipes_v_version_ingredients" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_ingredients_parent_id_idx" ON "cms"."_recipes_v_version_ingredients" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_steps_order_idx" ON "cms"."_recipes_v_version_steps" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_steps_parent_id_idx" ON "cms"."_recipes_v_version_steps" USING btree ("_parent_id");`);
  await moveIngredients(db);
  await db.execute(sql`
  ALTER TABLE "cms"."recipes" DROP COLUMN "ingredients_html";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_ingredients_html";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."recipes_ingredients_items" CASCADE;
  DROP TABLE "cms"."recipes_ingredients" CASCADE;
  DROP TABLE "cms"."recipes_steps" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_ingredients_items" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_ingredients" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_steps" CASCADE;
  ALTER TABLE "cms"."recipes" ADD COLUMN "ingredients_html" jsonb;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_ingredients_html" jsonb;
  ALTER TABLE "cms"."recipes" DROP COLUMN "nutrients_energy";
  ALTER TABLE "cms"."recipes" DROP COLUMN "nutrients_carbohydrates";
  ALTER TABLE "cms"."recipes" DROP COLUMN "nutrients_fat";
  ALTER TABLE "cms"."recipes" DROP COLUMN "nutrients_fluid";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_nutrients_energy";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_nutrients_carbohydrates";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_nutrients_fat";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_nutrients_fluid";
  DROP TYPE "cms"."enum_recipes_ingredients_items_unit";
  DROP TYPE "cms"."enum__recipes_v_version_ingredients_items_unit";`)
}
