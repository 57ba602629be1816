import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_users_role" AS ENUM('redacteur', 'eindredacteur', 'beheerder');
  CREATE TABLE "cms"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_featured1xavif_url" varchar,
  	"sizes_featured1xavif_width" numeric,
  	"sizes_featured1xavif_height" numeric,
  	"sizes_featured1xavif_mime_type" varchar,
  	"sizes_featured1xavif_filesize" numeric,
  	"sizes_featured1xavif_filename" varchar,
  	"sizes_featured1xwebp_url" varchar,
  	"sizes_featured1xwebp_width" numeric,
  	"sizes_featured1xwebp_height" numeric,
  	"sizes_featured1xwebp_mime_type" varchar,
  	"sizes_featured1xwebp_filesize" numeric,
  	"sizes_featured1xwebp_filename" varchar,
  	"sizes_featured2xavif_url" varchar,
  	"sizes_featured2xavif_width" numeric,
  	"sizes_featured2xavif_height" numeric,
  	"sizes_featured2xavif_mime_type" varchar,
  	"sizes_featured2xavif_filesize" numeric,
  	"sizes_featured2xavif_filename" varchar,
  	"sizes_featured2xwebp_url" varchar,
  	"sizes_featured2xwebp_width" numeric,
  	"sizes_featured2xwebp_height" numeric,
  	"sizes_featured2xwebp_mime_type" varchar,
  	"sizes_featured2xwebp_filesize" numeric,
  	"sizes_featured2xwebp_filename" varchar,
  	"sizes_card1xavif_url" varchar,
  	"sizes_card1xavif_width" numeric,
  	"sizes_card1xavif_height" numeric,
  	"sizes_card1xavif_mime_type" varchar,
  	"sizes_card1xavif_filesize" numeric,
  	"sizes_card1xavif_filename" varchar,
  	"sizes_card1xwebp_url" varchar,
  	"sizes_card1xwebp_width" numeric,
  	"sizes_card1xwebp_height" numeric,
  	"sizes_card1xwebp_mime_type" varchar,
  	"sizes_card1xwebp_filesize" numeric,
  	"sizes_card1xwebp_filename" varchar,
  	"sizes_card2xavif_url" varchar,
  	"sizes_card2xavif_width" numeric,
  	"sizes_card2xavif_height" numeric,
  	"sizes_card2xavif_mime_type" varchar,
  	"sizes_card2xavif_filesize" numeric,
  	"sizes_card2xavif_filename" varchar,
  	"sizes_card2xwebp_url" varchar,
  	"sizes_card2xwebp_width" numeric,
  	"sizes_card2xwebp_height" numeric,
  	"sizes_card2xwebp_mime_type" varchar,
  	"sizes_card2xwebp_filesize" numeric,
  	"sizes_card2xwebp_filename" varchar,
  	"sizes_grid1xavif_url" varchar,
  	"sizes_grid1xavif_width" numeric,
  	"sizes_grid1xavif_height" numeric,
  	"sizes_grid1xavif_mime_type" varchar,
  	"sizes_grid1xavif_filesize" numeric,
  	"sizes_grid1xavif_filename" varchar,
  	"sizes_grid1xwebp_url" varchar,
  	"sizes_grid1xwebp_width" numeric,
  	"sizes_grid1xwebp_height" numeric,
  	"sizes_grid1xwebp_mime_type" varchar,
  	"sizes_grid1xwebp_filesize" numeric,
  	"sizes_grid1xwebp_filename" varchar,
  	"sizes_grid2xavif_url" varchar,
  	"sizes_grid2xavif_width" numeric,
  	"sizes_grid2xavif_height" numeric,
  	"sizes_grid2xavif_mime_type" varchar,
  	"sizes_grid2xavif_filesize" numeric,
  	"sizes_grid2xavif_filename" varchar,
  	"sizes_grid2xwebp_url" varchar,
  	"sizes_grid2xwebp_width" numeric,
  	"sizes_grid2xwebp_height" numeric,
  	"sizes_grid2xwebp_mime_type" varchar,
  	"sizes_grid2xwebp_filesize" numeric,
  	"sizes_grid2xwebp_filename" varchar,
  	"sizes_news1xavif_url" varchar,
  	"sizes_news1xavif_width" numeric,
  	"sizes_news1xavif_height" numeric,
  	"sizes_news1xavif_mime_type" varchar,
  	"sizes_news1xavif_filesize" numeric,
  	"sizes_news1xavif_filename" varchar,
  	"sizes_news1xwebp_url" varchar,
  	"sizes_news1xwebp_width" numeric,
  	"sizes_news1xwebp_height" numeric,
  	"sizes_news1xwebp_mime_type" varchar,
  	"sizes_news1xwebp_filesize" numeric,
  	"sizes_news1xwebp_filename" varchar,
  	"sizes_news2xavif_url" varchar,
  	"sizes_news2xavif_width" numeric,
  	"sizes_news2xavif_height" numeric,
  	"sizes_news2xavif_mime_type" varchar,
  	"sizes_news2xavif_filesize" numeric,
  	"sizes_news2xavif_filename" varchar,
  	"sizes_news2xwebp_url" varchar,
  	"sizes_news2xwebp_width" numeric,
  	"sizes_news2xwebp_height" numeric,
  	"sizes_news2xwebp_mime_type" varchar,
  	"sizes_news2xwebp_filesize" numeric,
  	"sizes_news2xwebp_filename" varchar,
  	"sizes_default1xavif_url" varchar,
  	"sizes_default1xavif_width" numeric,
  	"sizes_default1xavif_height" numeric,
  	"sizes_default1xavif_mime_type" varchar,
  	"sizes_default1xavif_filesize" numeric,
  	"sizes_default1xavif_filename" varchar,
  	"sizes_default1xwebp_url" varchar,
  	"sizes_default1xwebp_width" numeric,
  	"sizes_default1xwebp_height" numeric,
  	"sizes_default1xwebp_mime_type" varchar,
  	"sizes_default1xwebp_filesize" numeric,
  	"sizes_default1xwebp_filename" varchar,
  	"sizes_default2xavif_url" varchar,
  	"sizes_default2xavif_width" numeric,
  	"sizes_default2xavif_height" numeric,
  	"sizes_default2xavif_mime_type" varchar,
  	"sizes_default2xavif_filesize" numeric,
  	"sizes_default2xavif_filename" varchar,
  	"sizes_default2xwebp_url" varchar,
  	"sizes_default2xwebp_width" numeric,
  	"sizes_default2xwebp_height" numeric,
  	"sizes_default2xwebp_mime_type" varchar,
  	"sizes_default2xwebp_filesize" numeric,
  	"sizes_default2xwebp_filename" varchar,
  	"sizes_header1xavif_url" varchar,
  	"sizes_header1xavif_width" numeric,
  	"sizes_header1xavif_height" numeric,
  	"sizes_header1xavif_mime_type" varchar,
  	"sizes_header1xavif_filesize" numeric,
  	"sizes_header1xavif_filename" varchar,
  	"sizes_header1xwebp_url" varchar,
  	"sizes_header1xwebp_width" numeric,
  	"sizes_header1xwebp_height" numeric,
  	"sizes_header1xwebp_mime_type" varchar,
  	"sizes_header1xwebp_filesize" numeric,
  	"sizes_header1xwebp_filename" varchar,
  	"sizes_header2xavif_url" varchar,
  	"sizes_header2xavif_width" numeric,
  	"sizes_header2xavif_height" numeric,
  	"sizes_header2xavif_mime_type" varchar,
  	"sizes_header2xavif_filesize" numeric,
  	"sizes_header2xavif_filename" varchar,
  	"sizes_header2xwebp_url" varchar,
  	"sizes_header2xwebp_width" numeric,
  	"sizes_header2xwebp_height" numeric,
  	"sizes_header2xwebp_mime_type" varchar,
  	"sizes_header2xwebp_filesize" numeric,
  	"sizes_header2xwebp_filename" varchar,
  	"sizes_recipe1xavif_url" varchar,
  	"sizes_recipe1xavif_width" numeric,
  	"sizes_recipe1xavif_height" numeric,
  	"sizes_recipe1xavif_mime_type" varchar,
  	"sizes_recipe1xavif_filesize" numeric,
  	"sizes_recipe1xavif_filename" varchar,
  	"sizes_recipe1xwebp_url" varchar,
  	"sizes_recipe1xwebp_width" numeric,
  	"sizes_recipe1xwebp_height" numeric,
  	"sizes_recipe1xwebp_mime_type" varchar,
  	"sizes_recipe1xwebp_filesize" numeric,
  	"sizes_recipe1xwebp_filename" varchar,
  	"sizes_recipe2xavif_url" varchar,
  	"sizes_recipe2xavif_width" numeric,
  	"sizes_recipe2xavif_height" numeric,
  	"sizes_recipe2xavif_mime_type" varchar,
  	"sizes_recipe2xavif_filesize" numeric,
  	"sizes_recipe2xavif_filename" varchar,
  	"sizes_recipe2xwebp_url" varchar,
  	"sizes_recipe2xwebp_width" numeric,
  	"sizes_recipe2xwebp_height" numeric,
  	"sizes_recipe2xwebp_mime_type" varchar,
  	"sizes_recipe2xwebp_filesize" numeric,
  	"sizes_recipe2xwebp_filename" varchar
  );
  
  CREATE TABLE "cms"."files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"thumbnail_id" integer,
  	"brochure" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "cms"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "cms"."enum_users_role" DEFAULT 'redacteur' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."files" ADD CONSTRAINT "files_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "cms"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_featured1xavif_sizes_featured1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_featured1xavif_filename");
  CREATE INDEX "media_sizes_featured1xwebp_sizes_featured1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_featured1xwebp_filename");
  CREATE INDEX "media_sizes_featured2xavif_sizes_featured2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_featured2xavif_filename");
  CREATE INDEX "media_sizes_featured2xwebp_sizes_featured2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_featured2xwebp_filename");
  CREATE INDEX "media_sizes_card1xavif_sizes_card1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_card1xavif_filename");
  CREATE INDEX "media_sizes_card1xwebp_sizes_card1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_card1xwebp_filename");
  CREATE INDEX "media_sizes_card2xavif_sizes_card2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_card2xavif_filename");
  CREATE INDEX "media_sizes_card2xwebp_sizes_card2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_card2xwebp_filename");
  CREATE INDEX "media_sizes_grid1xavif_sizes_grid1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_grid1xavif_filename");
  CREATE INDEX "media_sizes_grid1xwebp_sizes_grid1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_grid1xwebp_filename");
  CREATE INDEX "media_sizes_grid2xavif_sizes_grid2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_grid2xavif_filename");
  CREATE INDEX "media_sizes_grid2xwebp_sizes_grid2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_grid2xwebp_filename");
  CREATE INDEX "media_sizes_news1xavif_sizes_news1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_news1xavif_filename");
  CREATE INDEX "media_sizes_news1xwebp_sizes_news1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_news1xwebp_filename");
  CREATE INDEX "media_sizes_news2xavif_sizes_news2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_news2xavif_filename");
  CREATE INDEX "media_sizes_news2xwebp_sizes_news2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_news2xwebp_filename");
  CREATE INDEX "media_sizes_default1xavif_sizes_default1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_default1xavif_filename");
  CREATE INDEX "media_sizes_default1xwebp_sizes_default1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_default1xwebp_filename");
  CREATE INDEX "media_sizes_default2xavif_sizes_default2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_default2xavif_filename");
  CREATE INDEX "media_sizes_default2xwebp_sizes_default2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_default2xwebp_filename");
  CREATE INDEX "media_sizes_header1xavif_sizes_header1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_header1xavif_filename");
  CREATE INDEX "media_sizes_header1xwebp_sizes_header1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_header1xwebp_filename");
  CREATE INDEX "media_sizes_header2xavif_sizes_header2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_header2xavif_filename");
  CREATE INDEX "media_sizes_header2xwebp_sizes_header2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_header2xwebp_filename");
  CREATE INDEX "media_sizes_recipe1xavif_sizes_recipe1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_recipe1xavif_filename");
  CREATE INDEX "media_sizes_recipe1xwebp_sizes_recipe1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_recipe1xwebp_filename");
  CREATE INDEX "media_sizes_recipe2xavif_sizes_recipe2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_recipe2xavif_filename");
  CREATE INDEX "media_sizes_recipe2xwebp_sizes_recipe2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_recipe2xwebp_filename");
  CREATE INDEX "files_thumbnail_idx" ON "cms"."files" USING btree ("thumbnail_id");
  CREATE INDEX "files_updated_at_idx" ON "cms"."files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "cms"."files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "cms"."files" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "cms"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "cms"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "cms"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "cms"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "cms"."users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "cms"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."files" CASCADE;
  DROP TABLE "cms"."users_sessions" CASCADE;
  DROP TABLE "cms"."users" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TYPE "cms"."enum_users_role";`)
}
