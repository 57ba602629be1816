import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_synonyms_review_state" RENAME TO "enum_concepts_review_state";
  ALTER TYPE "cms"."enum_synonyms_status" RENAME TO "enum_concepts_status";
  ALTER TYPE "cms"."enum__synonyms_v_version_review_state" RENAME TO "enum__concepts_v_version_review_state";
  ALTER TYPE "cms"."enum__synonyms_v_version_status" RENAME TO "enum__concepts_v_version_status";
  CREATE TABLE "cms"."topics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_topics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."landing_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_landing_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."advice_topics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_advice_topics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."news_articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_news_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."concepts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_concepts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  ALTER TABLE "cms"."synonyms" RENAME TO "concepts";
  ALTER TABLE "cms"."synonyms_texts" RENAME TO "concepts_texts";
  ALTER TABLE "cms"."_synonyms_v" RENAME TO "_concepts_v";
  ALTER TABLE "cms"."_synonyms_v_texts" RENAME TO "_concepts_v_texts";
  ALTER TABLE "cms"."payload_locked_documents_rels" RENAME COLUMN "synonyms_id" TO "concepts_id";
  ALTER TABLE "cms"."concepts" DROP CONSTRAINT "synonyms_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."concepts" DROP CONSTRAINT "synonyms_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."concepts_texts" DROP CONSTRAINT "synonyms_texts_parent_fk";
  
  ALTER TABLE "cms"."_concepts_v" DROP CONSTRAINT "_synonyms_v_parent_id_synonyms_id_fk";
  
  ALTER TABLE "cms"."_concepts_v" DROP CONSTRAINT "_synonyms_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_concepts_v" DROP CONSTRAINT "_synonyms_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_concepts_v_texts" DROP CONSTRAINT "_synonyms_v_texts_parent_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_synonyms_fk";
  
  DROP INDEX "cms"."synonyms_review_review_reviewer_idx";
  DROP INDEX "cms"."synonyms_updated_by_idx";
  DROP INDEX "cms"."synonyms_updated_at_idx";
  DROP INDEX "cms"."synonyms_created_at_idx";
  DROP INDEX "cms"."synonyms_deleted_at_idx";
  DROP INDEX "cms"."synonyms__status_idx";
  DROP INDEX "cms"."synonyms_texts_order_parent";
  DROP INDEX "cms"."_synonyms_v_parent_idx";
  DROP INDEX "cms"."_synonyms_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_synonyms_v_version_version_updated_by_idx";
  DROP INDEX "cms"."_synonyms_v_version_version_updated_at_idx";
  DROP INDEX "cms"."_synonyms_v_version_version_created_at_idx";
  DROP INDEX "cms"."_synonyms_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."_synonyms_v_version_version__status_idx";
  DROP INDEX "cms"."_synonyms_v_created_at_idx";
  DROP INDEX "cms"."_synonyms_v_updated_at_idx";
  DROP INDEX "cms"."_synonyms_v_latest_idx";
  DROP INDEX "cms"."_synonyms_v_autosave_idx";
  DROP INDEX "cms"."_synonyms_v_texts_order_parent";
  DROP INDEX "cms"."payload_locked_documents_rels_synonyms_id_idx";
  ALTER TABLE "cms"."medical_articles_rels" ADD COLUMN "concepts_id" integer;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD COLUMN "concepts_id" integer;
  ALTER TABLE "cms"."content_pages_rels" ADD COLUMN "concepts_id" integer;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD COLUMN "concepts_id" integer;
  ALTER TABLE "cms"."recipes_rels" ADD COLUMN "concepts_id" integer;
  ALTER TABLE "cms"."_recipes_v_rels" ADD COLUMN "concepts_id" integer;
  ALTER TABLE "cms"."concepts" ADD COLUMN "is_disease" boolean DEFAULT false;
  ALTER TABLE "cms"."_concepts_v" ADD COLUMN "version_is_disease" boolean DEFAULT false;
  ALTER TABLE "cms"."definitions" ADD COLUMN "concept_id" integer;
  ALTER TABLE "cms"."_definitions_v" ADD COLUMN "version_concept_id" integer;
  ALTER TABLE "cms"."topics_rels" ADD CONSTRAINT "topics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."topics_rels" ADD CONSTRAINT "topics_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v_rels" ADD CONSTRAINT "_topics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v_rels" ADD CONSTRAINT "_topics_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics_rels" ADD CONSTRAINT "advice_topics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics_rels" ADD CONSTRAINT "advice_topics_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v_rels" ADD CONSTRAINT "_advice_topics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_advice_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v_rels" ADD CONSTRAINT "_advice_topics_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news_articles_rels" ADD CONSTRAINT "news_articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news_articles_rels" ADD CONSTRAINT "news_articles_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v_rels" ADD CONSTRAINT "_news_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v_rels" ADD CONSTRAINT "_news_articles_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."concepts_rels" ADD CONSTRAINT "concepts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."concepts_rels" ADD CONSTRAINT "concepts_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v_rels" ADD CONSTRAINT "_concepts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v_rels" ADD CONSTRAINT "_concepts_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "topics_rels_order_idx" ON "cms"."topics_rels" USING btree ("order");
  CREATE INDEX "topics_rels_parent_idx" ON "cms"."topics_rels" USING btree ("parent_id");
  CREATE INDEX "topics_rels_path_idx" ON "cms"."topics_rels" USING btree ("path");
  CREATE INDEX "topics_rels_concepts_id_idx" ON "cms"."topics_rels" USING btree ("concepts_id");
  CREATE INDEX "_topics_v_rels_order_idx" ON "cms"."_topics_v_rels" USING btree ("order");
  CREATE INDEX "_topics_v_rels_parent_idx" ON "cms"."_topics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_topics_v_rels_path_idx" ON "cms"."_topics_v_rels" USING btree ("path");
  CREATE INDEX "_topics_v_rels_concepts_id_idx" ON "cms"."_topics_v_rels" USING btree ("concepts_id");
  CREATE INDEX "landing_pages_rels_order_idx" ON "cms"."landing_pages_rels" USING btree ("order");
  CREATE INDEX "landing_pages_rels_parent_idx" ON "cms"."landing_pages_rels" USING btree ("parent_id");
  CREATE INDEX "landing_pages_rels_path_idx" ON "cms"."landing_pages_rels" USING btree ("path");
  CREATE INDEX "landing_pages_rels_concepts_id_idx" ON "cms"."landing_pages_rels" USING btree ("concepts_id");
  CREATE INDEX "_landing_pages_v_rels_order_idx" ON "cms"."_landing_pages_v_rels" USING btree ("order");
  CREATE INDEX "_landing_pages_v_rels_parent_idx" ON "cms"."_landing_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_rels_path_idx" ON "cms"."_landing_pages_v_rels" USING btree ("path");
  CREATE INDEX "_landing_pages_v_rels_concepts_id_idx" ON "cms"."_landing_pages_v_rels" USING btree ("concepts_id");
  CREATE INDEX "advice_topics_rels_order_idx" ON "cms"."advice_topics_rels" USING btree ("order");
  CREATE INDEX "advice_topics_rels_parent_idx" ON "cms"."advice_topics_rels" USING btree ("parent_id");
  CREATE INDEX "advice_topics_rels_path_idx" ON "cms"."advice_topics_rels" USING btree ("path");
  CREATE INDEX "advice_topics_rels_concepts_id_idx" ON "cms"."advice_topics_rels" USING btree ("concepts_id");
  CREATE INDEX "_advice_topics_v_rels_order_idx" ON "cms"."_advice_topics_v_rels" USING btree ("order");
  CREATE INDEX "_advice_topics_v_rels_parent_idx" ON "cms"."_advice_topics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_advice_topics_v_rels_path_idx" ON "cms"."_advice_topics_v_rels" USING btree ("path");
  CREATE INDEX "_advice_topics_v_rels_concepts_id_idx" ON "cms"."_advice_topics_v_rels" USING btree ("concepts_id");
  CREATE INDEX "news_articles_rels_order_idx" ON "cms"."news_articles_rels" USING btree ("order");
  CREATE INDEX "news_articles_rels_parent_idx" ON "cms"."news_articles_rels" USING btree ("parent_id");
  CREATE INDEX "news_articles_rels_path_idx" ON "cms"."news_articles_rels" USING btree ("path");
  CREATE INDEX "news_articles_rels_concepts_id_idx" ON "cms"."news_articles_rels" USING btree ("concepts_id");
  CREATE INDEX "_news_articles_v_rels_order_idx" ON "cms"."_news_articles_v_rels" USING btree ("order");
  CREATE INDEX "_news_articles_v_rels_parent_idx" ON "cms"."_news_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_articles_v_rels_path_idx" ON "cms"."_news_articles_v_rels" USING btree ("path");
  CREATE INDEX "_news_articles_v_rels_concepts_id_idx" ON "cms"."_news_articles_v_rels" USING btree ("concepts_id");
  CREATE INDEX "concepts_rels_order_idx" ON "cms"."concepts_rels" USING btree ("order");
  CREATE INDEX "concepts_rels_parent_idx" ON "cms"."concepts_rels" USING btree ("parent_id");
  CREATE INDEX "concepts_rels_path_idx" ON "cms"."concepts_rels" USING btree ("path");
  CREATE INDEX "concepts_rels_concepts_id_idx" ON "cms"."concepts_rels" USING btree ("concepts_id");
  CREATE INDEX "_concepts_v_rels_order_idx" ON "cms"."_concepts_v_rels" USING btree ("order");
  CREATE INDEX "_concepts_v_rels_parent_idx" ON "cms"."_concepts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_concepts_v_rels_path_idx" ON "cms"."_concepts_v_rels" USING btree ("path");
  CREATE INDEX "_concepts_v_rels_concepts_id_idx" ON "cms"."_concepts_v_rels" USING btree ("concepts_id");
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_rels" ADD CONSTRAINT "content_pages_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_rels" ADD CONSTRAINT "recipes_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."concepts" ADD CONSTRAINT "concepts_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."concepts" ADD CONSTRAINT "concepts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."concepts_texts" ADD CONSTRAINT "concepts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v" ADD CONSTRAINT "_concepts_v_parent_id_concepts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."concepts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v" ADD CONSTRAINT "_concepts_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v" ADD CONSTRAINT "_concepts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v_texts" ADD CONSTRAINT "_concepts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definitions" ADD CONSTRAINT "definitions_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "cms"."concepts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_definitions_v" ADD CONSTRAINT "_definitions_v_version_concept_id_concepts_id_fk" FOREIGN KEY ("version_concept_id") REFERENCES "cms"."concepts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "medical_articles_rels_concepts_id_idx" ON "cms"."medical_articles_rels" USING btree ("concepts_id");
  CREATE INDEX "_medical_articles_v_rels_concepts_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("concepts_id");
  CREATE INDEX "content_pages_rels_concepts_id_idx" ON "cms"."content_pages_rels" USING btree ("concepts_id");
  CREATE INDEX "_content_pages_v_rels_concepts_id_idx" ON "cms"."_content_pages_v_rels" USING btree ("concepts_id");
  CREATE INDEX "recipes_rels_concepts_id_idx" ON "cms"."recipes_rels" USING btree ("concepts_id");
  CREATE INDEX "_recipes_v_rels_concepts_id_idx" ON "cms"."_recipes_v_rels" USING btree ("concepts_id");
  CREATE INDEX "concepts_review_review_reviewer_idx" ON "cms"."concepts" USING btree ("review_reviewer_id");
  CREATE INDEX "concepts_updated_by_idx" ON "cms"."concepts" USING btree ("updated_by_id");
  CREATE INDEX "concepts_updated_at_idx" ON "cms"."concepts" USING btree ("updated_at");
  CREATE INDEX "concepts_created_at_idx" ON "cms"."concepts" USING btree ("created_at");
  CREATE INDEX "concepts_deleted_at_idx" ON "cms"."concepts" USING btree ("deleted_at");
  CREATE INDEX "concepts__status_idx" ON "cms"."concepts" USING btree ("_status");
  CREATE INDEX "concepts_texts_order_parent" ON "cms"."concepts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_concepts_v_parent_idx" ON "cms"."_concepts_v" USING btree ("parent_id");
  CREATE INDEX "_concepts_v_version_review_version_review_reviewer_idx" ON "cms"."_concepts_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_concepts_v_version_version_updated_by_idx" ON "cms"."_concepts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_concepts_v_version_version_updated_at_idx" ON "cms"."_concepts_v" USING btree ("version_updated_at");
  CREATE INDEX "_concepts_v_version_version_created_at_idx" ON "cms"."_concepts_v" USING btree ("version_created_at");
  CREATE INDEX "_concepts_v_version_version_deleted_at_idx" ON "cms"."_concepts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_concepts_v_version_version__status_idx" ON "cms"."_concepts_v" USING btree ("version__status");
  CREATE INDEX "_concepts_v_created_at_idx" ON "cms"."_concepts_v" USING btree ("created_at");
  CREATE INDEX "_concepts_v_updated_at_idx" ON "cms"."_concepts_v" USING btree ("updated_at");
  CREATE INDEX "_concepts_v_latest_idx" ON "cms"."_concepts_v" USING btree ("latest");
  CREATE INDEX "_concepts_v_autosave_idx" ON "cms"."_concepts_v" USING btree ("autosave");
  CREATE INDEX "_concepts_v_texts_order_parent" ON "cms"."_concepts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "definitions_concept_idx" ON "cms"."definitions" USING btree ("concept_id");
  CREATE INDEX "_definitions_v_version_version_concept_idx" ON "cms"."_definitions_v" USING btree ("version_concept_id");
  CREATE INDEX "payload_locked_documents_rels_concepts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("concepts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_synonyms_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_synonyms_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__synonyms_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__synonyms_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "cms"."synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"review_state" "cms"."enum_synonyms_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_synonyms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_synonyms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_review_state" "cms"."enum__synonyms_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__synonyms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_synonyms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "cms"."topics_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_topics_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."landing_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_landing_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."advice_topics_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_advice_topics_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."news_articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_news_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."concepts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."concepts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."concepts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_concepts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_concepts_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_concepts_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."topics_rels" CASCADE;
  DROP TABLE "cms"."_topics_v_rels" CASCADE;
  DROP TABLE "cms"."landing_pages_rels" CASCADE;
  DROP TABLE "cms"."_landing_pages_v_rels" CASCADE;
  DROP TABLE "cms"."advice_topics_rels" CASCADE;
  DROP TABLE "cms"."_advice_topics_v_rels" CASCADE;
  DROP TABLE "cms"."news_articles_rels" CASCADE;
  DROP TABLE "cms"."_news_articles_v_rels" CASCADE;
  DROP TABLE "cms"."concepts" CASCADE;
  DROP TABLE "cms"."concepts_texts" CASCADE;
  DROP TABLE "cms"."concepts_rels" CASCADE;
  DROP TABLE "cms"."_concepts_v" CASCADE;
  DROP TABLE "cms"."_concepts_v_texts" CASCADE;
  DROP TABLE "cms"."_concepts_v_rels" CASCADE;
  ALTER TABLE "cms"."medical_articles_rels" DROP CONSTRAINT "medical_articles_rels_concepts_fk";
  
  ALTER TABLE "cms"."_medical_articles_v_rels" DROP CONSTRAINT "_medical_articles_v_rels_concepts_fk";
  
  ALTER TABLE "cms"."content_pages_rels" DROP CONSTRAINT "content_pages_rels_concepts_fk";
  
  ALTER TABLE "cms"."_content_pages_v_rels" DROP CONSTRAINT "_content_pages_v_rels_concepts_fk";
  
  ALTER TABLE "cms"."recipes_rels" DROP CONSTRAINT "recipes_rels_concepts_fk";
  
  ALTER TABLE "cms"."_recipes_v_rels" DROP CONSTRAINT "_recipes_v_rels_concepts_fk";
  
  ALTER TABLE "cms"."definitions" DROP CONSTRAINT "definitions_concept_id_concepts_id_fk";
  
  ALTER TABLE "cms"."_definitions_v" DROP CONSTRAINT "_definitions_v_version_concept_id_concepts_id_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_concepts_fk";
  
  DROP INDEX "cms"."medical_articles_rels_concepts_id_idx";
  DROP INDEX "cms"."_medical_articles_v_rels_concepts_id_idx";
  DROP INDEX "cms"."content_pages_rels_concepts_id_idx";
  DROP INDEX "cms"."_content_pages_v_rels_concepts_id_idx";
  DROP INDEX "cms"."recipes_rels_concepts_id_idx";
  DROP INDEX "cms"."_recipes_v_rels_concepts_id_idx";
  DROP INDEX "cms"."definitions_concept_idx";
  DROP INDEX "cms"."_definitions_v_version_version_concept_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_concepts_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "synonyms_id" integer;
  ALTER TABLE "cms"."synonyms" ADD CONSTRAINT "synonyms_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."synonyms" ADD CONSTRAINT "synonyms_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_synonyms_v" ADD CONSTRAINT "_synonyms_v_parent_id_synonyms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."synonyms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_synonyms_v" ADD CONSTRAINT "_synonyms_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_synonyms_v" ADD CONSTRAINT "_synonyms_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_synonyms_v_texts" ADD CONSTRAINT "_synonyms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "synonyms_review_review_reviewer_idx" ON "cms"."synonyms" USING btree ("review_reviewer_id");
  CREATE INDEX "synonyms_updated_by_idx" ON "cms"."synonyms" USING btree ("updated_by_id");
  CREATE INDEX "synonyms_updated_at_idx" ON "cms"."synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "cms"."synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_deleted_at_idx" ON "cms"."synonyms" USING btree ("deleted_at");
  CREATE INDEX "synonyms__status_idx" ON "cms"."synonyms" USING btree ("_status");
  CREATE INDEX "synonyms_texts_order_parent" ON "cms"."synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "_synonyms_v_parent_idx" ON "cms"."_synonyms_v" USING btree ("parent_id");
  CREATE INDEX "_synonyms_v_version_review_version_review_reviewer_idx" ON "cms"."_synonyms_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_synonyms_v_version_version_updated_by_idx" ON "cms"."_synonyms_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_synonyms_v_version_version_updated_at_idx" ON "cms"."_synonyms_v" USING btree ("version_updated_at");
  CREATE INDEX "_synonyms_v_version_version_created_at_idx" ON "cms"."_synonyms_v" USING btree ("version_created_at");
  CREATE INDEX "_synonyms_v_version_version_deleted_at_idx" ON "cms"."_synonyms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_synonyms_v_version_version__status_idx" ON "cms"."_synonyms_v" USING btree ("version__status");
  CREATE INDEX "_synonyms_v_created_at_idx" ON "cms"."_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_synonyms_v_updated_at_idx" ON "cms"."_synonyms_v" USING btree ("updated_at");
  CREATE INDEX "_synonyms_v_latest_idx" ON "cms"."_synonyms_v" USING btree ("latest");
  CREATE INDEX "_synonyms_v_autosave_idx" ON "cms"."_synonyms_v" USING btree ("autosave");
  CREATE INDEX "_synonyms_v_texts_order_parent" ON "cms"."_synonyms_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "cms"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("synonyms_id");
  ALTER TABLE "cms"."medical_articles_rels" DROP COLUMN "concepts_id";
  ALTER TABLE "cms"."_medical_articles_v_rels" DROP COLUMN "concepts_id";
  ALTER TABLE "cms"."content_pages_rels" DROP COLUMN "concepts_id";
  ALTER TABLE "cms"."_content_pages_v_rels" DROP COLUMN "concepts_id";
  ALTER TABLE "cms"."recipes_rels" DROP COLUMN "concepts_id";
  ALTER TABLE "cms"."_recipes_v_rels" DROP COLUMN "concepts_id";
  ALTER TABLE "cms"."definitions" DROP COLUMN "concept_id";
  ALTER TABLE "cms"."_definitions_v" DROP COLUMN "version_concept_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "concepts_id";
  DROP TYPE "cms"."enum_concepts_review_state";
  DROP TYPE "cms"."enum_concepts_status";
  DROP TYPE "cms"."enum__concepts_v_version_review_state";
  DROP TYPE "cms"."enum__concepts_v_version_status";`)
}
