import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_files_written_by" AS ENUM('people', 'ai');
  ALTER TABLE "cms"."files" ADD COLUMN "written_by" "cms"."enum_files_written_by" DEFAULT 'people';
  ALTER TABLE "cms"."files" ADD COLUMN "checked_by" varchar;
  ALTER TABLE "cms"."files" ADD COLUMN "checked_on" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."files" DROP COLUMN "written_by";
  ALTER TABLE "cms"."files" DROP COLUMN "checked_by";
  ALTER TABLE "cms"."files" DROP COLUMN "checked_on";
  DROP TYPE "cms"."enum_files_written_by";`)
}
