import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."media" ADD COLUMN "keep_shape" boolean DEFAULT false;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xavif_url" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xavif_width" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xavif_height" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xavif_mime_type" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xavif_filesize" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xavif_filename" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xwebp_url" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xwebp_width" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xwebp_height" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xwebp_mime_type" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xwebp_filesize" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole1xwebp_filename" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xavif_url" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xavif_width" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xavif_height" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xavif_mime_type" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xavif_filesize" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xavif_filename" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xwebp_url" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xwebp_width" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xwebp_height" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xwebp_mime_type" varchar;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xwebp_filesize" numeric;
  ALTER TABLE "cms"."media" ADD COLUMN "sizes_whole2xwebp_filename" varchar;
  CREATE INDEX "media_sizes_whole1xavif_sizes_whole1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_whole1xavif_filename");
  CREATE INDEX "media_sizes_whole1xwebp_sizes_whole1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_whole1xwebp_filename");
  CREATE INDEX "media_sizes_whole2xavif_sizes_whole2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_whole2xavif_filename");
  CREATE INDEX "media_sizes_whole2xwebp_sizes_whole2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_whole2xwebp_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "cms"."media_sizes_whole1xavif_sizes_whole1xavif_filename_idx";
  DROP INDEX "cms"."media_sizes_whole1xwebp_sizes_whole1xwebp_filename_idx";
  DROP INDEX "cms"."media_sizes_whole2xavif_sizes_whole2xavif_filename_idx";
  DROP INDEX "cms"."media_sizes_whole2xwebp_sizes_whole2xwebp_filename_idx";
  ALTER TABLE "cms"."media" DROP COLUMN "keep_shape";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xavif_url";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xavif_width";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xavif_height";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xavif_mime_type";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xavif_filesize";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xavif_filename";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xwebp_url";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xwebp_width";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xwebp_height";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xwebp_mime_type";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xwebp_filesize";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole1xwebp_filename";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xavif_url";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xavif_width";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xavif_height";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xavif_mime_type";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xavif_filesize";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xavif_filename";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xwebp_url";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xwebp_width";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xwebp_height";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xwebp_mime_type";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xwebp_filesize";
  ALTER TABLE "cms"."media" DROP COLUMN "sizes_whole2xwebp_filename";`)
}
