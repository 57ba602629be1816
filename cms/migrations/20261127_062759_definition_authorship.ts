import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_definitions_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__definitions_v_version_written_by" AS ENUM('people', 'ai');
  ALTER TABLE "cms"."definitions" ADD COLUMN "written_by" "cms"."enum_definitions_written_by" DEFAULT 'people';
  ALTER TABLE "cms"."definitions" ADD COLUMN "checked_by" varchar;
  ALTER TABLE "cms"."definitions" ADD COLUMN "checked_on" timestamp(3) with time zone;
  ALTER TABLE "cms"."_definitions_v" ADD COLUMN "version_written_by" "cms"."enum__definitions_v_version_written_by" DEFAULT 'people';
  ALTER TABLE "cms"."_definitions_v" ADD COLUMN "version_checked_by" varchar;
  ALTER TABLE "cms"."_definitions_v" ADD COLUMN "version_checked_on" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."definitions" DROP COLUMN "written_by";
  ALTER TABLE "cms"."definitions" DROP COLUMN "checked_by";
  ALTER TABLE "cms"."definitions" DROP COLUMN "checked_on";
  ALTER TABLE "cms"."_definitions_v" DROP COLUMN "version_written_by";
  ALTER TABLE "cms"."_definitions_v" DROP COLUMN "version_checked_by";
  ALTER TABLE "cms"."_definitions_v" DROP COLUMN "version_checked_on";
  DROP TYPE "cms"."enum_definitions_written_by";
  DROP TYPE "cms"."enum__definitions_v_version_written_by";`)
}
