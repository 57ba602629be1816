import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_recipes_allergens" AS ENUM('gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs', 'none');
  CREATE TYPE "cms"."enum__recipes_v_version_allergens" AS ENUM('gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs', 'none');
  CREATE TABLE "cms"."recipes_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_recipes_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_recipes_v_version_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__recipes_v_version_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "cms"."recipe_types" ADD COLUMN "description" varchar;
  ALTER TABLE "cms"."_recipe_types_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "cms"."recipes_allergens" ADD CONSTRAINT "recipes_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_allergens" ADD CONSTRAINT "_recipes_v_version_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recipes_allergens_order_idx" ON "cms"."recipes_allergens" USING btree ("order");
  CREATE INDEX "recipes_allergens_parent_idx" ON "cms"."recipes_allergens" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_allergens_order_idx" ON "cms"."_recipes_v_version_allergens" USING btree ("order");
  CREATE INDEX "_recipes_v_version_allergens_parent_idx" ON "cms"."_recipes_v_version_allergens" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."recipes_allergens" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_allergens" CASCADE;
  ALTER TABLE "cms"."recipe_types" DROP COLUMN "description";
  ALTER TABLE "cms"."_recipe_types_v" DROP COLUMN "version_description";
  DROP TYPE "cms"."enum_recipes_allergens";
  DROP TYPE "cms"."enum__recipes_v_version_allergens";`)
}
