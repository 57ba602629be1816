import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_definitions_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_definitions_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__definitions_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__definitions_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "cms"."definitions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"review_state" "cms"."enum_definitions_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_definitions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."definitions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."definitions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_pages_id" integer,
  	"landing_pages_id" integer,
  	"topics_id" integer,
  	"medical_articles_id" integer,
  	"advice_topics_id" integer,
  	"recipes_id" integer,
  	"news_articles_id" integer
  );
  
  CREATE TABLE "cms"."_definitions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_review_state" "cms"."enum__definitions_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__definitions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_definitions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_definitions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_pages_id" integer,
  	"landing_pages_id" integer,
  	"topics_id" integer,
  	"medical_articles_id" integer,
  	"advice_topics_id" integer,
  	"recipes_id" integer,
  	"news_articles_id" integer
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "definitions_id" integer;
  ALTER TABLE "cms"."definitions" ADD CONSTRAINT "definitions_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."definitions" ADD CONSTRAINT "definitions_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."definitions_texts" ADD CONSTRAINT "definitions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."definitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions_rels" ADD CONSTRAINT "definitions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."definitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions_rels" ADD CONSTRAINT "definitions_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions_rels" ADD CONSTRAINT "definitions_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions_rels" ADD CONSTRAINT "definitions_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions_rels" ADD CONSTRAINT "definitions_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions_rels" ADD CONSTRAINT "definitions_rels_advice_topics_fk" FOREIGN KEY ("advice_topics_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions_rels" ADD CONSTRAINT "definitions_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions_rels" ADD CONSTRAINT "definitions_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v" ADD CONSTRAINT "_definitions_v_parent_id_definitions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."definitions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v" ADD CONSTRAINT "_definitions_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v" ADD CONSTRAINT "_definitions_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_texts" ADD CONSTRAINT "_definitions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_definitions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_rels" ADD CONSTRAINT "_definitions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_definitions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_rels" ADD CONSTRAINT "_definitions_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_rels" ADD CONSTRAINT "_definitions_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_rels" ADD CONSTRAINT "_definitions_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_rels" ADD CONSTRAINT "_definitions_v_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_rels" ADD CONSTRAINT "_definitions_v_rels_advice_topics_fk" FOREIGN KEY ("advice_topics_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_rels" ADD CONSTRAINT "_definitions_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v_rels" ADD CONSTRAINT "_definitions_v_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "definitions_review_review_reviewer_idx" ON "cms"."definitions" USING btree ("review_reviewer_id");
  CREATE INDEX "definitions_updated_by_idx" ON "cms"."definitions" USING btree ("updated_by_id");
  CREATE INDEX "definitions_updated_at_idx" ON "cms"."definitions" USING btree ("updated_at");
  CREATE INDEX "definitions_created_at_idx" ON "cms"."definitions" USING btree ("created_at");
  CREATE INDEX "definitions_deleted_at_idx" ON "cms"."definitions" USING btree ("deleted_at");
  CREATE INDEX "definitions__status_idx" ON "cms"."definitions" USING btree ("_status");
  CREATE INDEX "definitions_texts_order_parent" ON "cms"."definitions_texts" USING btree ("order","parent_id");
  CREATE INDEX "definitions_rels_order_idx" ON "cms"."definitions_rels" USING btree ("order");
  CREATE INDEX "definitions_rels_parent_idx" ON "cms"."definitions_rels" USING btree ("parent_id");
  CREATE INDEX "definitions_rels_path_idx" ON "cms"."definitions_rels" USING btree ("path");
  CREATE INDEX "definitions_rels_content_pages_id_idx" ON "cms"."definitions_rels" USING btree ("content_pages_id");
  CREATE INDEX "definitions_rels_landing_pages_id_idx" ON "cms"."definitions_rels" USING btree ("landing_pages_id");
  CREATE INDEX "definitions_rels_topics_id_idx" ON "cms"."definitions_rels" USING btree ("topics_id");
  CREATE INDEX "definitions_rels_medical_articles_id_idx" ON "cms"."definitions_rels" USING btree ("medical_articles_id");
  CREATE INDEX "definitions_rels_advice_topics_id_idx" ON "cms"."definitions_rels" USING btree ("advice_topics_id");
  CREATE INDEX "definitions_rels_recipes_id_idx" ON "cms"."definitions_rels" USING btree ("recipes_id");
  CREATE INDEX "definitions_rels_news_articles_id_idx" ON "cms"."definitions_rels" USING btree ("news_articles_id");
  CREATE INDEX "_definitions_v_parent_idx" ON "cms"."_definitions_v" USING btree ("parent_id");
  CREATE INDEX "_definitions_v_version_review_version_review_reviewer_idx" ON "cms"."_definitions_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_definitions_v_version_version_updated_by_idx" ON "cms"."_definitions_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_definitions_v_version_version_updated_at_idx" ON "cms"."_definitions_v" USING btree ("version_updated_at");
  CREATE INDEX "_definitions_v_version_version_created_at_idx" ON "cms"."_definitions_v" USING btree ("version_created_at");
  CREATE INDEX "_definitions_v_version_version_deleted_at_idx" ON "cms"."_definitions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_definitions_v_version_version__status_idx" ON "cms"."_definitions_v" USING btree ("version__status");
  CREATE INDEX "_definitions_v_created_at_idx" ON "cms"."_definitions_v" USING btree ("created_at");
  CREATE INDEX "_definitions_v_updated_at_idx" ON "cms"."_definitions_v" USING btree ("updated_at");
  CREATE INDEX "_definitions_v_latest_idx" ON "cms"."_definitions_v" USING btree ("latest");
  CREATE INDEX "_definitions_v_autosave_idx" ON "cms"."_definitions_v" USING btree ("autosave");
  CREATE INDEX "_definitions_v_texts_order_parent" ON "cms"."_definitions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_definitions_v_rels_order_idx" ON "cms"."_definitions_v_rels" USING btree ("order");
  CREATE INDEX "_definitions_v_rels_parent_idx" ON "cms"."_definitions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_definitions_v_rels_path_idx" ON "cms"."_definitions_v_rels" USING btree ("path");
  CREATE INDEX "_definitions_v_rels_content_pages_id_idx" ON "cms"."_definitions_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "_definitions_v_rels_landing_pages_id_idx" ON "cms"."_definitions_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_definitions_v_rels_topics_id_idx" ON "cms"."_definitions_v_rels" USING btree ("topics_id");
  CREATE INDEX "_definitions_v_rels_medical_articles_id_idx" ON "cms"."_definitions_v_rels" USING btree ("medical_articles_id");
  CREATE INDEX "_definitions_v_rels_advice_topics_id_idx" ON "cms"."_definitions_v_rels" USING btree ("advice_topics_id");
  CREATE INDEX "_definitions_v_rels_recipes_id_idx" ON "cms"."_definitions_v_rels" USING btree ("recipes_id");
  CREATE INDEX "_definitions_v_rels_news_articles_id_idx" ON "cms"."_definitions_v_rels" USING btree ("news_articles_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_definitions_fk" FOREIGN KEY ("definitions_id") REFERENCES "cms"."definitions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_definitions_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("definitions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."definitions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."definitions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."definitions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definitions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definitions_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definitions_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."definitions" CASCADE;
  DROP TABLE "cms"."definitions_texts" CASCADE;
  DROP TABLE "cms"."definitions_rels" CASCADE;
  DROP TABLE "cms"."_definitions_v" CASCADE;
  DROP TABLE "cms"."_definitions_v_texts" CASCADE;
  DROP TABLE "cms"."_definitions_v_rels" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_definitions_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_definitions_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "definitions_id";
  DROP TYPE "cms"."enum_definitions_review_state";
  DROP TYPE "cms"."enum_definitions_status";
  DROP TYPE "cms"."enum__definitions_v_version_review_state";
  DROP TYPE "cms"."enum__definitions_v_version_status";`)
}
