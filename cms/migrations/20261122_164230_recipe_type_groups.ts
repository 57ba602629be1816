import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_recipe_types_group" AS ENUM('course', 'diet');
  CREATE TYPE "cms"."enum__recipe_types_v_version_group" AS ENUM('course', 'diet');
  ALTER TABLE "cms"."recipe_types" ADD COLUMN "group" "cms"."enum_recipe_types_group" DEFAULT 'course';
  ALTER TABLE "cms"."_recipe_types_v" ADD COLUMN "version_group" "cms"."enum__recipe_types_v_version_group" DEFAULT 'course';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."recipe_types" DROP COLUMN "group";
  ALTER TABLE "cms"."_recipe_types_v" DROP COLUMN "version_group";
  DROP TYPE "cms"."enum_recipe_types_group";
  DROP TYPE "cms"."enum__recipe_types_v_version_group";`)
}
