import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Added by hand: a database of the migrations that became this one has all its tables, of which this was the last.
  const { rows } = await db.execute(sql`select to_regclass('cms.rule_texts') is not null as adopted`)
  if (rows[0]?.adopted) return

  await db.execute(sql`
   CREATE TYPE "cms"."enum_topics_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_topics_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__topics_v_version_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__topics_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_medical_articles_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_medical_articles_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_medical_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__medical_articles_v_version_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__medical_articles_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__medical_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_content_pages_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_content_pages_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_content_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__content_pages_v_version_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__content_pages_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__content_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_landing_pages_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_landing_pages_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__landing_pages_v_version_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__landing_pages_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_advice_topics_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_advice_topics_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_advice_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__advice_topics_v_version_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__advice_topics_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__advice_topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_news_articles_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_news_articles_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_news_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__news_articles_v_version_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__news_articles_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__news_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_news_tags_colour" AS ENUM('blue', 'pink', 'grey');
  CREATE TYPE "cms"."enum_news_tags_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_news_tags_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__news_tags_v_version_colour" AS ENUM('blue', 'pink', 'grey');
  CREATE TYPE "cms"."enum__news_tags_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__news_tags_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_recipes_ingredients_items_unit" AS ENUM('gram', 'kilo', 'milliliter', 'liter', 'eetlepel', 'theelepel', 'snufje', 'teentje', 'takje', 'blaadje', 'plak', 'handje', 'bosje', 'blikje');
  CREATE TYPE "cms"."enum_recipes_allergens" AS ENUM('gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs', 'none');
  CREATE TYPE "cms"."enum_recipes_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_recipes_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_recipes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__recipes_v_version_ingredients_items_unit" AS ENUM('gram', 'kilo', 'milliliter', 'liter', 'eetlepel', 'theelepel', 'snufje', 'teentje', 'takje', 'blaadje', 'plak', 'handje', 'bosje', 'blikje');
  CREATE TYPE "cms"."enum__recipes_v_version_allergens" AS ENUM('gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs', 'none');
  CREATE TYPE "cms"."enum__recipes_v_version_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__recipes_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__recipes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_recipe_types_group" AS ENUM('course', 'diet');
  CREATE TYPE "cms"."enum_recipe_types_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_recipe_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__recipe_types_v_version_group" AS ENUM('course', 'diet');
  CREATE TYPE "cms"."enum__recipe_types_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__recipe_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_files_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_videos_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__videos_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_themes_lists_type" AS ENUM('none', 'recipes', 'library', 'blog-posts', 'conversations');
  CREATE TYPE "cms"."enum_themes_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_themes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__themes_v_version_lists_type" AS ENUM('none', 'recipes', 'library', 'blog-posts', 'conversations');
  CREATE TYPE "cms"."enum__themes_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__themes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_testimonials_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__testimonials_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_organisations_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_organisations_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__organisations_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__organisations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_concepts_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_concepts_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__concepts_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__concepts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_experts_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_experts_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__experts_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__experts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_menus_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__menus_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_redirects_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__redirects_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_rule_texts_rule" AS ENUM('respect', 'privacy', 'medical-advice', 'advert', 'truth', 'topic', 'picture', 'law');
  CREATE TYPE "cms"."enum_rule_texts_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_rule_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__rule_texts_v_version_rule" AS ENUM('respect', 'privacy', 'medical-advice', 'advert', 'truth', 'topic', 'picture', 'law');
  CREATE TYPE "cms"."enum__rule_texts_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__rule_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_definitions_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum_definitions_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_definitions_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__definitions_v_version_written_by" AS ENUM('people', 'ai');
  CREATE TYPE "cms"."enum__definitions_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__definitions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_users_role" AS ENUM('redacteur', 'eindredacteur', 'beheerder');
  CREATE TYPE "cms"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "cms"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "cms"."topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"written_by" "cms"."enum_topics_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"review_state" "cms"."enum_topics_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_topics_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."topics_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."topics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_written_by" "cms"."enum__topics_v_version_written_by" DEFAULT 'people',
  	"version_checked_by" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_review_state" "cms"."enum__topics_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__topics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_topics_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_topics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."medical_articles_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"organisation" varchar,
  	"url" varchar,
  	"consulted_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."medical_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"position" numeric DEFAULT 0,
  	"author" varchar,
  	"updated_on" timestamp(3) with time zone,
  	"review_on" timestamp(3) with time zone,
  	"written_by" "cms"."enum_medical_articles_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"review_state" "cms"."enum_medical_articles_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_medical_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."medical_articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."medical_articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"medical_articles_id" integer,
  	"experts_id" integer,
  	"organisations_id" integer,
  	"content_pages_id" integer,
  	"landing_pages_id" integer,
  	"advice_topics_id" integer,
  	"recipes_id" integer,
  	"news_articles_id" integer,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_medical_articles_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"organisation" varchar,
  	"url" varchar,
  	"consulted_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_medical_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_author" varchar,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_review_on" timestamp(3) with time zone,
  	"version_written_by" "cms"."enum__medical_articles_v_version_written_by" DEFAULT 'people',
  	"version_checked_by" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_review_state" "cms"."enum__medical_articles_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__medical_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_medical_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_medical_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer,
  	"medical_articles_id" integer,
  	"experts_id" integer,
  	"organisations_id" integer,
  	"content_pages_id" integer,
  	"landing_pages_id" integer,
  	"advice_topics_id" integer,
  	"recipes_id" integer,
  	"news_articles_id" integer,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."content_pages_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"organisation" varchar,
  	"url" varchar,
  	"consulted_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."content_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"subtitle" varchar,
  	"written_by" "cms"."enum_content_pages_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"review_state" "cms"."enum_content_pages_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_content_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."content_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."content_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_pages_id" integer,
  	"landing_pages_id" integer,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_content_pages_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"organisation" varchar,
  	"url" varchar,
  	"consulted_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_content_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_subtitle" varchar,
  	"version_written_by" "cms"."enum__content_pages_v_version_written_by" DEFAULT 'people',
  	"version_checked_by" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_review_state" "cms"."enum__content_pages_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__content_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_content_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_content_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_pages_id" integer,
  	"landing_pages_id" integer,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."landing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"button_title" varchar,
  	"button_url" varchar,
  	"written_by" "cms"."enum_landing_pages_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"review_state" "cms"."enum_landing_pages_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_landing_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."landing_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."landing_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_landing_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_button_title" varchar,
  	"version_button_url" varchar,
  	"version_written_by" "cms"."enum__landing_pages_v_version_written_by" DEFAULT 'people',
  	"version_checked_by" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_review_state" "cms"."enum__landing_pages_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__landing_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_landing_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_landing_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."advice_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"subtitle" varchar,
  	"is_diet" boolean DEFAULT false,
  	"phone_title" varchar,
  	"phone_url" varchar,
  	"position" numeric DEFAULT 0,
  	"written_by" "cms"."enum_advice_topics_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"review_state" "cms"."enum_advice_topics_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_advice_topics_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."advice_topics_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."advice_topics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_advice_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_subtitle" varchar,
  	"version_is_diet" boolean DEFAULT false,
  	"version_phone_title" varchar,
  	"version_phone_url" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_written_by" "cms"."enum__advice_topics_v_version_written_by" DEFAULT 'people',
  	"version_checked_by" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_review_state" "cms"."enum__advice_topics_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__advice_topics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_advice_topics_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_advice_topics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."news_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"introduction" varchar,
  	"publication_date" timestamp(3) with time zone,
  	"tag_id" integer,
  	"written_by" "cms"."enum_news_articles_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"review_state" "cms"."enum_news_articles_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_news_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."news_articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."news_articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_news_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_introduction" varchar,
  	"version_publication_date" timestamp(3) with time zone,
  	"version_tag_id" integer,
  	"version_written_by" "cms"."enum__news_articles_v_version_written_by" DEFAULT 'people',
  	"version_checked_by" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_review_state" "cms"."enum__news_articles_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__news_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_news_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_news_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."news_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"colour" "cms"."enum_news_tags_colour" DEFAULT 'grey',
  	"review_state" "cms"."enum_news_tags_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_news_tags_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_news_tags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_colour" "cms"."enum__news_tags_v_version_colour" DEFAULT 'grey',
  	"version_review_state" "cms"."enum__news_tags_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__news_tags_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
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
  
  CREATE TABLE "cms"."recipes_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_recipes_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."recipes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"alt_title" varchar,
  	"introduction" varchar,
  	"amount_of_people" numeric DEFAULT 4,
  	"minutes_needed" numeric DEFAULT 30,
  	"waiting_time" numeric DEFAULT 0,
  	"nutrients_energy" numeric,
  	"nutrients_protein" numeric,
  	"nutrients_carbohydrates" numeric,
  	"nutrients_fat" numeric,
  	"nutrients_salt" numeric,
  	"nutrients_sodium" numeric,
  	"nutrients_potassium" numeric,
  	"nutrients_phosphate" numeric,
  	"nutrients_fluid" numeric,
  	"written_by" "cms"."enum_recipes_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"review_state" "cms"."enum_recipes_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_recipes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."recipes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."recipes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipe_types_id" integer,
  	"concepts_id" integer
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
  
  CREATE TABLE "cms"."_recipes_v_version_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__recipes_v_version_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_recipes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_alt_title" varchar,
  	"version_introduction" varchar,
  	"version_amount_of_people" numeric DEFAULT 4,
  	"version_minutes_needed" numeric DEFAULT 30,
  	"version_waiting_time" numeric DEFAULT 0,
  	"version_nutrients_energy" numeric,
  	"version_nutrients_protein" numeric,
  	"version_nutrients_carbohydrates" numeric,
  	"version_nutrients_fat" numeric,
  	"version_nutrients_salt" numeric,
  	"version_nutrients_sodium" numeric,
  	"version_nutrients_potassium" numeric,
  	"version_nutrients_phosphate" numeric,
  	"version_nutrients_fluid" numeric,
  	"version_written_by" "cms"."enum__recipes_v_version_written_by" DEFAULT 'people',
  	"version_checked_by" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_review_state" "cms"."enum__recipes_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__recipes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_recipes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_recipes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipe_types_id" integer,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."recipe_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"group" "cms"."enum_recipe_types_group" DEFAULT 'course',
  	"description" varchar,
  	"position" numeric DEFAULT 0,
  	"review_state" "cms"."enum_recipe_types_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_recipe_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_recipe_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_group" "cms"."enum__recipe_types_v_version_group" DEFAULT 'course',
  	"version_description" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_review_state" "cms"."enum__recipe_types_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__recipe_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"description" varchar,
  	"keep_shape" boolean DEFAULT false,
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
  	"sizes_recipe2xwebp_filename" varchar,
  	"sizes_whole1xavif_url" varchar,
  	"sizes_whole1xavif_width" numeric,
  	"sizes_whole1xavif_height" numeric,
  	"sizes_whole1xavif_mime_type" varchar,
  	"sizes_whole1xavif_filesize" numeric,
  	"sizes_whole1xavif_filename" varchar,
  	"sizes_whole1xwebp_url" varchar,
  	"sizes_whole1xwebp_width" numeric,
  	"sizes_whole1xwebp_height" numeric,
  	"sizes_whole1xwebp_mime_type" varchar,
  	"sizes_whole1xwebp_filesize" numeric,
  	"sizes_whole1xwebp_filename" varchar,
  	"sizes_whole2xavif_url" varchar,
  	"sizes_whole2xavif_width" numeric,
  	"sizes_whole2xavif_height" numeric,
  	"sizes_whole2xavif_mime_type" varchar,
  	"sizes_whole2xavif_filesize" numeric,
  	"sizes_whole2xavif_filename" varchar,
  	"sizes_whole2xwebp_url" varchar,
  	"sizes_whole2xwebp_width" numeric,
  	"sizes_whole2xwebp_height" numeric,
  	"sizes_whole2xwebp_mime_type" varchar,
  	"sizes_whole2xwebp_filesize" numeric,
  	"sizes_whole2xwebp_filename" varchar
  );
  
  CREATE TABLE "cms"."files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"thumbnail_id" integer,
  	"brochure" boolean DEFAULT false,
  	"written_by" "cms"."enum_files_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
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
  
  CREATE TABLE "cms"."videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"youtube_id" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"transcript_html" jsonb,
  	"review_state" "cms"."enum_videos_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_youtube_id" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_transcript_html" jsonb,
  	"version_review_state" "cms"."enum__videos_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."themes_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "cms"."enum_themes_lists_type" DEFAULT 'none'
  );
  
  CREATE TABLE "cms"."themes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"introduction" varchar,
  	"picture_id" integer,
  	"position" numeric DEFAULT 0,
  	"review_state" "cms"."enum_themes_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_themes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."themes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."themes_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."themes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" integer,
  	"topics_id" integer,
  	"medical_articles_id" integer
  );
  
  CREATE TABLE "cms"."_themes_v_version_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "cms"."enum__themes_v_version_lists_type" DEFAULT 'none',
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_themes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_introduction" varchar,
  	"version_picture_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_review_state" "cms"."enum__themes_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__themes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_themes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_themes_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_themes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipes_id" integer,
  	"topics_id" integer,
  	"medical_articles_id" integer
  );
  
  CREATE TABLE "cms"."testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"role" varchar,
  	"quote" varchar,
  	"picture_id" integer,
  	"position" numeric DEFAULT 0,
  	"review_state" "cms"."enum_testimonials_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_role" varchar,
  	"version_quote" varchar,
  	"version_picture_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_review_state" "cms"."enum__testimonials_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."organisations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"url" varchar,
  	"logo_id" integer,
  	"review_state" "cms"."enum_organisations_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_organisations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_organisations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_url" varchar,
  	"version_logo_id" integer,
  	"version_review_state" "cms"."enum__organisations_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__organisations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."concepts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"is_disease" boolean DEFAULT false,
  	"review_state" "cms"."enum_concepts_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_concepts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."concepts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."concepts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."_concepts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_is_disease" boolean DEFAULT false,
  	"version_review_state" "cms"."enum__concepts_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__concepts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_concepts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_concepts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"concepts_id" integer
  );
  
  CREATE TABLE "cms"."experts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name_title" varchar,
  	"initials" varchar,
  	"last_name" varchar,
  	"last_name_title" varchar,
  	"invented" boolean DEFAULT false,
  	"title" varchar,
  	"review_state" "cms"."enum_experts_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_experts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_experts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_first_name_title" varchar,
  	"version_initials" varchar,
  	"version_last_name" varchar,
  	"version_last_name_title" varchar,
  	"version_invented" boolean DEFAULT false,
  	"version_title" varchar,
  	"version_review_state" "cms"."enum__experts_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__experts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."menus_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"description" varchar,
  	"enabled" boolean DEFAULT true
  );
  
  CREATE TABLE "cms"."menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"description" varchar,
  	"enabled" boolean DEFAULT true,
  	"expanded" boolean DEFAULT false,
  	"all_about_title" varchar,
  	"all_about_url" varchar
  );
  
  CREATE TABLE "cms"."menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"name" varchar,
  	"review_state" "cms"."enum_menus_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_menus_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"description" varchar,
  	"enabled" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menus_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"description" varchar,
  	"enabled" boolean DEFAULT true,
  	"expanded" boolean DEFAULT false,
  	"all_about_title" varchar,
  	"all_about_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_name" varchar,
  	"version_review_state" "cms"."enum__menus_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"review_state" "cms"."enum_redirects_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_review_state" "cms"."enum__redirects_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."rule_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rule" "cms"."enum_rule_texts_rule",
  	"facts" varchar,
  	"conduct" varchar,
  	"words" varchar,
  	"title" varchar,
  	"review_state" "cms"."enum_rule_texts_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_rule_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_rule_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_rule" "cms"."enum__rule_texts_v_version_rule",
  	"version_facts" varchar,
  	"version_conduct" varchar,
  	"version_words" varchar,
  	"version_title" varchar,
  	"version_review_state" "cms"."enum__rule_texts_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__rule_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."definitions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"concept_id" integer,
  	"written_by" "cms"."enum_definitions_written_by" DEFAULT 'people',
  	"checked_by" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"review_state" "cms"."enum_definitions_review_state" DEFAULT 'writing',
  	"review_reviewer_id" integer,
  	"review_note" varchar,
  	"updated_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone,
  	"restored_from" timestamp(3) with time zone,
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
  	"version_concept_id" integer,
  	"version_written_by" "cms"."enum__definitions_v_version_written_by" DEFAULT 'people',
  	"version_checked_by" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_review_state" "cms"."enum__definitions_v_version_review_state" DEFAULT 'writing',
  	"version_review_reviewer_id" integer,
  	"version_review_note" varchar,
  	"version_updated_by_id" integer,
  	"version_handed_in_at" timestamp(3) with time zone,
  	"version_restored_from" timestamp(3) with time zone,
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
  
  CREATE TABLE "cms"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "cms"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "cms"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "cms"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "cms"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"topics_id" integer,
  	"medical_articles_id" integer,
  	"content_pages_id" integer,
  	"landing_pages_id" integer,
  	"advice_topics_id" integer,
  	"news_articles_id" integer,
  	"news_tags_id" integer,
  	"recipes_id" integer,
  	"recipe_types_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"videos_id" integer,
  	"themes_id" integer,
  	"testimonials_id" integer,
  	"organisations_id" integer,
  	"concepts_id" integer,
  	"experts_id" integer,
  	"menus_id" integer,
  	"redirects_id" integer,
  	"rule_texts_id" integer,
  	"definitions_id" integer,
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
  
  ALTER TABLE "cms"."topics" ADD CONSTRAINT "topics_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."topics" ADD CONSTRAINT "topics_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."topics" ADD CONSTRAINT "topics_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."topics_texts" ADD CONSTRAINT "topics_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."topics_rels" ADD CONSTRAINT "topics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."topics_rels" ADD CONSTRAINT "topics_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v" ADD CONSTRAINT "_topics_v_parent_id_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v" ADD CONSTRAINT "_topics_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v" ADD CONSTRAINT "_topics_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v" ADD CONSTRAINT "_topics_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v_texts" ADD CONSTRAINT "_topics_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v_rels" ADD CONSTRAINT "_topics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v_rels" ADD CONSTRAINT "_topics_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_sources" ADD CONSTRAINT "medical_articles_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles" ADD CONSTRAINT "medical_articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles" ADD CONSTRAINT "medical_articles_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles" ADD CONSTRAINT "medical_articles_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_texts" ADD CONSTRAINT "medical_articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_experts_fk" FOREIGN KEY ("experts_id") REFERENCES "cms"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_organisations_fk" FOREIGN KEY ("organisations_id") REFERENCES "cms"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_advice_topics_fk" FOREIGN KEY ("advice_topics_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles_rels" ADD CONSTRAINT "medical_articles_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_version_sources" ADD CONSTRAINT "_medical_articles_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_medical_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v" ADD CONSTRAINT "_medical_articles_v_parent_id_medical_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."medical_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v" ADD CONSTRAINT "_medical_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v" ADD CONSTRAINT "_medical_articles_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v" ADD CONSTRAINT "_medical_articles_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_texts" ADD CONSTRAINT "_medical_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_medical_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_medical_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_experts_fk" FOREIGN KEY ("experts_id") REFERENCES "cms"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_organisations_fk" FOREIGN KEY ("organisations_id") REFERENCES "cms"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_advice_topics_fk" FOREIGN KEY ("advice_topics_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_rels" ADD CONSTRAINT "_medical_articles_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_sources" ADD CONSTRAINT "content_pages_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages" ADD CONSTRAINT "content_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."content_pages" ADD CONSTRAINT "content_pages_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."content_pages" ADD CONSTRAINT "content_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_texts" ADD CONSTRAINT "content_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_rels" ADD CONSTRAINT "content_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_rels" ADD CONSTRAINT "content_pages_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_rels" ADD CONSTRAINT "content_pages_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_rels" ADD CONSTRAINT "content_pages_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_version_sources" ADD CONSTRAINT "_content_pages_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v" ADD CONSTRAINT "_content_pages_v_parent_id_content_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."content_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v" ADD CONSTRAINT "_content_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v" ADD CONSTRAINT "_content_pages_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v" ADD CONSTRAINT "_content_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_texts" ADD CONSTRAINT "_content_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages" ADD CONSTRAINT "landing_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages" ADD CONSTRAINT "landing_pages_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages" ADD CONSTRAINT "landing_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages_texts" ADD CONSTRAINT "landing_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v_texts" ADD CONSTRAINT "_landing_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics" ADD CONSTRAINT "advice_topics_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics" ADD CONSTRAINT "advice_topics_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics" ADD CONSTRAINT "advice_topics_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics_texts" ADD CONSTRAINT "advice_topics_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics_rels" ADD CONSTRAINT "advice_topics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics_rels" ADD CONSTRAINT "advice_topics_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v" ADD CONSTRAINT "_advice_topics_v_parent_id_advice_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."advice_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v" ADD CONSTRAINT "_advice_topics_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v" ADD CONSTRAINT "_advice_topics_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v" ADD CONSTRAINT "_advice_topics_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v_texts" ADD CONSTRAINT "_advice_topics_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_advice_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v_rels" ADD CONSTRAINT "_advice_topics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_advice_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v_rels" ADD CONSTRAINT "_advice_topics_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news_articles" ADD CONSTRAINT "news_articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_articles" ADD CONSTRAINT "news_articles_tag_id_news_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "cms"."news_tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_articles" ADD CONSTRAINT "news_articles_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_articles" ADD CONSTRAINT "news_articles_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_articles_texts" ADD CONSTRAINT "news_articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news_articles_rels" ADD CONSTRAINT "news_articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news_articles_rels" ADD CONSTRAINT "news_articles_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_parent_id_news_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_tag_id_news_tags_id_fk" FOREIGN KEY ("version_tag_id") REFERENCES "cms"."news_tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v_texts" ADD CONSTRAINT "_news_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v_rels" ADD CONSTRAINT "_news_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v_rels" ADD CONSTRAINT "_news_articles_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news_tags" ADD CONSTRAINT "news_tags_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_tags" ADD CONSTRAINT "news_tags_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_tags_v" ADD CONSTRAINT "_news_tags_v_parent_id_news_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news_tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_tags_v" ADD CONSTRAINT "_news_tags_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_tags_v" ADD CONSTRAINT "_news_tags_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes_ingredients_items" ADD CONSTRAINT "recipes_ingredients_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recipes_ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_ingredients" ADD CONSTRAINT "recipes_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_steps" ADD CONSTRAINT "recipes_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_allergens" ADD CONSTRAINT "recipes_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes" ADD CONSTRAINT "recipes_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes" ADD CONSTRAINT "recipes_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes" ADD CONSTRAINT "recipes_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes_texts" ADD CONSTRAINT "recipes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_rels" ADD CONSTRAINT "recipes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_rels" ADD CONSTRAINT "recipes_rels_recipe_types_fk" FOREIGN KEY ("recipe_types_id") REFERENCES "cms"."recipe_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_rels" ADD CONSTRAINT "recipes_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_ingredients_items" ADD CONSTRAINT "_recipes_v_version_ingredients_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recipes_v_version_ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_ingredients" ADD CONSTRAINT "_recipes_v_version_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_steps" ADD CONSTRAINT "_recipes_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_allergens" ADD CONSTRAINT "_recipes_v_version_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_parent_id_recipes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_texts" ADD CONSTRAINT "_recipes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_recipe_types_fk" FOREIGN KEY ("recipe_types_id") REFERENCES "cms"."recipe_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipe_types" ADD CONSTRAINT "recipe_types_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipe_types" ADD CONSTRAINT "recipe_types_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipe_types_v" ADD CONSTRAINT "_recipe_types_v_parent_id_recipe_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipe_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipe_types_v" ADD CONSTRAINT "_recipe_types_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipe_types_v" ADD CONSTRAINT "_recipe_types_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."files" ADD CONSTRAINT "files_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."themes_lists" ADD CONSTRAINT "themes_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes" ADD CONSTRAINT "themes_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."themes" ADD CONSTRAINT "themes_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."themes" ADD CONSTRAINT "themes_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."themes_texts" ADD CONSTRAINT "themes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_numbers" ADD CONSTRAINT "themes_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_rels" ADD CONSTRAINT "themes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_rels" ADD CONSTRAINT "themes_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_rels" ADD CONSTRAINT "themes_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_rels" ADD CONSTRAINT "themes_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_version_lists" ADD CONSTRAINT "_themes_v_version_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v" ADD CONSTRAINT "_themes_v_parent_id_themes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v" ADD CONSTRAINT "_themes_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v" ADD CONSTRAINT "_themes_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v" ADD CONSTRAINT "_themes_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_texts" ADD CONSTRAINT "_themes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_numbers" ADD CONSTRAINT "_themes_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_rels" ADD CONSTRAINT "_themes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_rels" ADD CONSTRAINT "_themes_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_rels" ADD CONSTRAINT "_themes_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_rels" ADD CONSTRAINT "_themes_v_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."testimonials" ADD CONSTRAINT "testimonials_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."testimonials" ADD CONSTRAINT "testimonials_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."testimonials" ADD CONSTRAINT "testimonials_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."organisations" ADD CONSTRAINT "organisations_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."organisations" ADD CONSTRAINT "organisations_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."organisations" ADD CONSTRAINT "organisations_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_organisations_v" ADD CONSTRAINT "_organisations_v_parent_id_organisations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_organisations_v" ADD CONSTRAINT "_organisations_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_organisations_v" ADD CONSTRAINT "_organisations_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_organisations_v" ADD CONSTRAINT "_organisations_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."concepts" ADD CONSTRAINT "concepts_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."concepts" ADD CONSTRAINT "concepts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."concepts_texts" ADD CONSTRAINT "concepts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."concepts_rels" ADD CONSTRAINT "concepts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."concepts_rels" ADD CONSTRAINT "concepts_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v" ADD CONSTRAINT "_concepts_v_parent_id_concepts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."concepts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v" ADD CONSTRAINT "_concepts_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v" ADD CONSTRAINT "_concepts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v_texts" ADD CONSTRAINT "_concepts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v_rels" ADD CONSTRAINT "_concepts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_concepts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_concepts_v_rels" ADD CONSTRAINT "_concepts_v_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."experts" ADD CONSTRAINT "experts_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."experts" ADD CONSTRAINT "experts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experts_v" ADD CONSTRAINT "_experts_v_parent_id_experts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."experts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experts_v" ADD CONSTRAINT "_experts_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experts_v" ADD CONSTRAINT "_experts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus" ADD CONSTRAINT "menus_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."menus" ADD CONSTRAINT "menus_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v" ADD CONSTRAINT "_menus_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v" ADD CONSTRAINT "_menus_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."redirects" ADD CONSTRAINT "redirects_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."redirects" ADD CONSTRAINT "redirects_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."rule_texts" ADD CONSTRAINT "rule_texts_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."rule_texts" ADD CONSTRAINT "rule_texts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_rule_texts_v" ADD CONSTRAINT "_rule_texts_v_parent_id_rule_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."rule_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_rule_texts_v" ADD CONSTRAINT "_rule_texts_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_rule_texts_v" ADD CONSTRAINT "_rule_texts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."definitions" ADD CONSTRAINT "definitions_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "cms"."concepts"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "cms"."_definitions_v" ADD CONSTRAINT "_definitions_v_version_concept_id_concepts_id_fk" FOREIGN KEY ("version_concept_id") REFERENCES "cms"."concepts"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "cms"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advice_topics_fk" FOREIGN KEY ("advice_topics_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_tags_fk" FOREIGN KEY ("news_tags_id") REFERENCES "cms"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipe_types_fk" FOREIGN KEY ("recipe_types_id") REFERENCES "cms"."recipe_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "cms"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_themes_fk" FOREIGN KEY ("themes_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "cms"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organisations_fk" FOREIGN KEY ("organisations_id") REFERENCES "cms"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_concepts_fk" FOREIGN KEY ("concepts_id") REFERENCES "cms"."concepts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experts_fk" FOREIGN KEY ("experts_id") REFERENCES "cms"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "cms"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rule_texts_fk" FOREIGN KEY ("rule_texts_id") REFERENCES "cms"."rule_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_definitions_fk" FOREIGN KEY ("definitions_id") REFERENCES "cms"."definitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "topics_picture_idx" ON "cms"."topics" USING btree ("picture_id");
  CREATE INDEX "topics_review_review_reviewer_idx" ON "cms"."topics" USING btree ("review_reviewer_id");
  CREATE INDEX "topics_updated_by_idx" ON "cms"."topics" USING btree ("updated_by_id");
  CREATE INDEX "topics_updated_at_idx" ON "cms"."topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "cms"."topics" USING btree ("created_at");
  CREATE INDEX "topics_deleted_at_idx" ON "cms"."topics" USING btree ("deleted_at");
  CREATE INDEX "topics__status_idx" ON "cms"."topics" USING btree ("_status");
  CREATE INDEX "topics_texts_order_parent" ON "cms"."topics_texts" USING btree ("order","parent_id");
  CREATE INDEX "topics_rels_order_idx" ON "cms"."topics_rels" USING btree ("order");
  CREATE INDEX "topics_rels_parent_idx" ON "cms"."topics_rels" USING btree ("parent_id");
  CREATE INDEX "topics_rels_path_idx" ON "cms"."topics_rels" USING btree ("path");
  CREATE INDEX "topics_rels_concepts_id_idx" ON "cms"."topics_rels" USING btree ("concepts_id");
  CREATE INDEX "_topics_v_parent_idx" ON "cms"."_topics_v" USING btree ("parent_id");
  CREATE INDEX "_topics_v_version_version_picture_idx" ON "cms"."_topics_v" USING btree ("version_picture_id");
  CREATE INDEX "_topics_v_version_review_version_review_reviewer_idx" ON "cms"."_topics_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_topics_v_version_version_updated_by_idx" ON "cms"."_topics_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_topics_v_version_version_updated_at_idx" ON "cms"."_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_topics_v_version_version_created_at_idx" ON "cms"."_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_topics_v_version_version_deleted_at_idx" ON "cms"."_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_topics_v_version_version__status_idx" ON "cms"."_topics_v" USING btree ("version__status");
  CREATE INDEX "_topics_v_created_at_idx" ON "cms"."_topics_v" USING btree ("created_at");
  CREATE INDEX "_topics_v_updated_at_idx" ON "cms"."_topics_v" USING btree ("updated_at");
  CREATE INDEX "_topics_v_latest_idx" ON "cms"."_topics_v" USING btree ("latest");
  CREATE INDEX "_topics_v_autosave_idx" ON "cms"."_topics_v" USING btree ("autosave");
  CREATE INDEX "_topics_v_texts_order_parent" ON "cms"."_topics_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_topics_v_rels_order_idx" ON "cms"."_topics_v_rels" USING btree ("order");
  CREATE INDEX "_topics_v_rels_parent_idx" ON "cms"."_topics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_topics_v_rels_path_idx" ON "cms"."_topics_v_rels" USING btree ("path");
  CREATE INDEX "_topics_v_rels_concepts_id_idx" ON "cms"."_topics_v_rels" USING btree ("concepts_id");
  CREATE INDEX "medical_articles_sources_order_idx" ON "cms"."medical_articles_sources" USING btree ("_order");
  CREATE INDEX "medical_articles_sources_parent_id_idx" ON "cms"."medical_articles_sources" USING btree ("_parent_id");
  CREATE INDEX "medical_articles_path_idx" ON "cms"."medical_articles" USING btree ("path");
  CREATE INDEX "medical_articles_picture_idx" ON "cms"."medical_articles" USING btree ("picture_id");
  CREATE INDEX "medical_articles_review_review_reviewer_idx" ON "cms"."medical_articles" USING btree ("review_reviewer_id");
  CREATE INDEX "medical_articles_updated_by_idx" ON "cms"."medical_articles" USING btree ("updated_by_id");
  CREATE INDEX "medical_articles_updated_at_idx" ON "cms"."medical_articles" USING btree ("updated_at");
  CREATE INDEX "medical_articles_created_at_idx" ON "cms"."medical_articles" USING btree ("created_at");
  CREATE INDEX "medical_articles_deleted_at_idx" ON "cms"."medical_articles" USING btree ("deleted_at");
  CREATE INDEX "medical_articles__status_idx" ON "cms"."medical_articles" USING btree ("_status");
  CREATE INDEX "medical_articles_texts_order_parent" ON "cms"."medical_articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "medical_articles_rels_order_idx" ON "cms"."medical_articles_rels" USING btree ("order");
  CREATE INDEX "medical_articles_rels_parent_idx" ON "cms"."medical_articles_rels" USING btree ("parent_id");
  CREATE INDEX "medical_articles_rels_path_idx" ON "cms"."medical_articles_rels" USING btree ("path");
  CREATE INDEX "medical_articles_rels_topics_id_idx" ON "cms"."medical_articles_rels" USING btree ("topics_id");
  CREATE INDEX "medical_articles_rels_medical_articles_id_idx" ON "cms"."medical_articles_rels" USING btree ("medical_articles_id");
  CREATE INDEX "medical_articles_rels_experts_id_idx" ON "cms"."medical_articles_rels" USING btree ("experts_id");
  CREATE INDEX "medical_articles_rels_organisations_id_idx" ON "cms"."medical_articles_rels" USING btree ("organisations_id");
  CREATE INDEX "medical_articles_rels_content_pages_id_idx" ON "cms"."medical_articles_rels" USING btree ("content_pages_id");
  CREATE INDEX "medical_articles_rels_landing_pages_id_idx" ON "cms"."medical_articles_rels" USING btree ("landing_pages_id");
  CREATE INDEX "medical_articles_rels_advice_topics_id_idx" ON "cms"."medical_articles_rels" USING btree ("advice_topics_id");
  CREATE INDEX "medical_articles_rels_recipes_id_idx" ON "cms"."medical_articles_rels" USING btree ("recipes_id");
  CREATE INDEX "medical_articles_rels_news_articles_id_idx" ON "cms"."medical_articles_rels" USING btree ("news_articles_id");
  CREATE INDEX "medical_articles_rels_concepts_id_idx" ON "cms"."medical_articles_rels" USING btree ("concepts_id");
  CREATE INDEX "_medical_articles_v_version_sources_order_idx" ON "cms"."_medical_articles_v_version_sources" USING btree ("_order");
  CREATE INDEX "_medical_articles_v_version_sources_parent_id_idx" ON "cms"."_medical_articles_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_medical_articles_v_parent_idx" ON "cms"."_medical_articles_v" USING btree ("parent_id");
  CREATE INDEX "_medical_articles_v_version_version_path_idx" ON "cms"."_medical_articles_v" USING btree ("version_path");
  CREATE INDEX "_medical_articles_v_version_version_picture_idx" ON "cms"."_medical_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_medical_articles_v_version_review_version_review_review_idx" ON "cms"."_medical_articles_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_medical_articles_v_version_version_updated_by_idx" ON "cms"."_medical_articles_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_medical_articles_v_version_version_updated_at_idx" ON "cms"."_medical_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_medical_articles_v_version_version_created_at_idx" ON "cms"."_medical_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_medical_articles_v_version_version_deleted_at_idx" ON "cms"."_medical_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_medical_articles_v_version_version__status_idx" ON "cms"."_medical_articles_v" USING btree ("version__status");
  CREATE INDEX "_medical_articles_v_created_at_idx" ON "cms"."_medical_articles_v" USING btree ("created_at");
  CREATE INDEX "_medical_articles_v_updated_at_idx" ON "cms"."_medical_articles_v" USING btree ("updated_at");
  CREATE INDEX "_medical_articles_v_latest_idx" ON "cms"."_medical_articles_v" USING btree ("latest");
  CREATE INDEX "_medical_articles_v_autosave_idx" ON "cms"."_medical_articles_v" USING btree ("autosave");
  CREATE INDEX "_medical_articles_v_texts_order_parent" ON "cms"."_medical_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_medical_articles_v_rels_order_idx" ON "cms"."_medical_articles_v_rels" USING btree ("order");
  CREATE INDEX "_medical_articles_v_rels_parent_idx" ON "cms"."_medical_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_medical_articles_v_rels_path_idx" ON "cms"."_medical_articles_v_rels" USING btree ("path");
  CREATE INDEX "_medical_articles_v_rels_topics_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("topics_id");
  CREATE INDEX "_medical_articles_v_rels_medical_articles_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("medical_articles_id");
  CREATE INDEX "_medical_articles_v_rels_experts_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("experts_id");
  CREATE INDEX "_medical_articles_v_rels_organisations_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("organisations_id");
  CREATE INDEX "_medical_articles_v_rels_content_pages_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "_medical_articles_v_rels_landing_pages_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_medical_articles_v_rels_advice_topics_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("advice_topics_id");
  CREATE INDEX "_medical_articles_v_rels_recipes_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("recipes_id");
  CREATE INDEX "_medical_articles_v_rels_news_articles_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("news_articles_id");
  CREATE INDEX "_medical_articles_v_rels_concepts_id_idx" ON "cms"."_medical_articles_v_rels" USING btree ("concepts_id");
  CREATE INDEX "content_pages_sources_order_idx" ON "cms"."content_pages_sources" USING btree ("_order");
  CREATE INDEX "content_pages_sources_parent_id_idx" ON "cms"."content_pages_sources" USING btree ("_parent_id");
  CREATE INDEX "content_pages_path_idx" ON "cms"."content_pages" USING btree ("path");
  CREATE INDEX "content_pages_picture_idx" ON "cms"."content_pages" USING btree ("picture_id");
  CREATE INDEX "content_pages_review_review_reviewer_idx" ON "cms"."content_pages" USING btree ("review_reviewer_id");
  CREATE INDEX "content_pages_updated_by_idx" ON "cms"."content_pages" USING btree ("updated_by_id");
  CREATE INDEX "content_pages_updated_at_idx" ON "cms"."content_pages" USING btree ("updated_at");
  CREATE INDEX "content_pages_created_at_idx" ON "cms"."content_pages" USING btree ("created_at");
  CREATE INDEX "content_pages_deleted_at_idx" ON "cms"."content_pages" USING btree ("deleted_at");
  CREATE INDEX "content_pages__status_idx" ON "cms"."content_pages" USING btree ("_status");
  CREATE INDEX "content_pages_texts_order_parent" ON "cms"."content_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "content_pages_rels_order_idx" ON "cms"."content_pages_rels" USING btree ("order");
  CREATE INDEX "content_pages_rels_parent_idx" ON "cms"."content_pages_rels" USING btree ("parent_id");
  CREATE INDEX "content_pages_rels_path_idx" ON "cms"."content_pages_rels" USING btree ("path");
  CREATE INDEX "content_pages_rels_content_pages_id_idx" ON "cms"."content_pages_rels" USING btree ("content_pages_id");
  CREATE INDEX "content_pages_rels_landing_pages_id_idx" ON "cms"."content_pages_rels" USING btree ("landing_pages_id");
  CREATE INDEX "content_pages_rels_concepts_id_idx" ON "cms"."content_pages_rels" USING btree ("concepts_id");
  CREATE INDEX "_content_pages_v_version_sources_order_idx" ON "cms"."_content_pages_v_version_sources" USING btree ("_order");
  CREATE INDEX "_content_pages_v_version_sources_parent_id_idx" ON "cms"."_content_pages_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_parent_idx" ON "cms"."_content_pages_v" USING btree ("parent_id");
  CREATE INDEX "_content_pages_v_version_version_path_idx" ON "cms"."_content_pages_v" USING btree ("version_path");
  CREATE INDEX "_content_pages_v_version_version_picture_idx" ON "cms"."_content_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_content_pages_v_version_review_version_review_reviewer_idx" ON "cms"."_content_pages_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_content_pages_v_version_version_updated_by_idx" ON "cms"."_content_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_content_pages_v_version_version_updated_at_idx" ON "cms"."_content_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_pages_v_version_version_created_at_idx" ON "cms"."_content_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_content_pages_v_version_version_deleted_at_idx" ON "cms"."_content_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_content_pages_v_version_version__status_idx" ON "cms"."_content_pages_v" USING btree ("version__status");
  CREATE INDEX "_content_pages_v_created_at_idx" ON "cms"."_content_pages_v" USING btree ("created_at");
  CREATE INDEX "_content_pages_v_updated_at_idx" ON "cms"."_content_pages_v" USING btree ("updated_at");
  CREATE INDEX "_content_pages_v_latest_idx" ON "cms"."_content_pages_v" USING btree ("latest");
  CREATE INDEX "_content_pages_v_autosave_idx" ON "cms"."_content_pages_v" USING btree ("autosave");
  CREATE INDEX "_content_pages_v_texts_order_parent" ON "cms"."_content_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_content_pages_v_rels_order_idx" ON "cms"."_content_pages_v_rels" USING btree ("order");
  CREATE INDEX "_content_pages_v_rels_parent_idx" ON "cms"."_content_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_content_pages_v_rels_path_idx" ON "cms"."_content_pages_v_rels" USING btree ("path");
  CREATE INDEX "_content_pages_v_rels_content_pages_id_idx" ON "cms"."_content_pages_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "_content_pages_v_rels_landing_pages_id_idx" ON "cms"."_content_pages_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_content_pages_v_rels_concepts_id_idx" ON "cms"."_content_pages_v_rels" USING btree ("concepts_id");
  CREATE INDEX "landing_pages_path_idx" ON "cms"."landing_pages" USING btree ("path");
  CREATE INDEX "landing_pages_picture_idx" ON "cms"."landing_pages" USING btree ("picture_id");
  CREATE INDEX "landing_pages_review_review_reviewer_idx" ON "cms"."landing_pages" USING btree ("review_reviewer_id");
  CREATE INDEX "landing_pages_updated_by_idx" ON "cms"."landing_pages" USING btree ("updated_by_id");
  CREATE INDEX "landing_pages_updated_at_idx" ON "cms"."landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "cms"."landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages_deleted_at_idx" ON "cms"."landing_pages" USING btree ("deleted_at");
  CREATE INDEX "landing_pages__status_idx" ON "cms"."landing_pages" USING btree ("_status");
  CREATE INDEX "landing_pages_texts_order_parent" ON "cms"."landing_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "landing_pages_rels_order_idx" ON "cms"."landing_pages_rels" USING btree ("order");
  CREATE INDEX "landing_pages_rels_parent_idx" ON "cms"."landing_pages_rels" USING btree ("parent_id");
  CREATE INDEX "landing_pages_rels_path_idx" ON "cms"."landing_pages_rels" USING btree ("path");
  CREATE INDEX "landing_pages_rels_concepts_id_idx" ON "cms"."landing_pages_rels" USING btree ("concepts_id");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "cms"."_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version_path_idx" ON "cms"."_landing_pages_v" USING btree ("version_path");
  CREATE INDEX "_landing_pages_v_version_version_picture_idx" ON "cms"."_landing_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_landing_pages_v_version_review_version_review_reviewer_idx" ON "cms"."_landing_pages_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_landing_pages_v_version_version_updated_by_idx" ON "cms"."_landing_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "cms"."_landing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "cms"."_landing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_pages_v_version_version_deleted_at_idx" ON "cms"."_landing_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "cms"."_landing_pages_v" USING btree ("version__status");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "cms"."_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "cms"."_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "cms"."_landing_pages_v" USING btree ("latest");
  CREATE INDEX "_landing_pages_v_autosave_idx" ON "cms"."_landing_pages_v" USING btree ("autosave");
  CREATE INDEX "_landing_pages_v_texts_order_parent" ON "cms"."_landing_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_landing_pages_v_rels_order_idx" ON "cms"."_landing_pages_v_rels" USING btree ("order");
  CREATE INDEX "_landing_pages_v_rels_parent_idx" ON "cms"."_landing_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_rels_path_idx" ON "cms"."_landing_pages_v_rels" USING btree ("path");
  CREATE INDEX "_landing_pages_v_rels_concepts_id_idx" ON "cms"."_landing_pages_v_rels" USING btree ("concepts_id");
  CREATE INDEX "advice_topics_picture_idx" ON "cms"."advice_topics" USING btree ("picture_id");
  CREATE INDEX "advice_topics_review_review_reviewer_idx" ON "cms"."advice_topics" USING btree ("review_reviewer_id");
  CREATE INDEX "advice_topics_updated_by_idx" ON "cms"."advice_topics" USING btree ("updated_by_id");
  CREATE INDEX "advice_topics_updated_at_idx" ON "cms"."advice_topics" USING btree ("updated_at");
  CREATE INDEX "advice_topics_created_at_idx" ON "cms"."advice_topics" USING btree ("created_at");
  CREATE INDEX "advice_topics_deleted_at_idx" ON "cms"."advice_topics" USING btree ("deleted_at");
  CREATE INDEX "advice_topics__status_idx" ON "cms"."advice_topics" USING btree ("_status");
  CREATE INDEX "advice_topics_texts_order_parent" ON "cms"."advice_topics_texts" USING btree ("order","parent_id");
  CREATE INDEX "advice_topics_rels_order_idx" ON "cms"."advice_topics_rels" USING btree ("order");
  CREATE INDEX "advice_topics_rels_parent_idx" ON "cms"."advice_topics_rels" USING btree ("parent_id");
  CREATE INDEX "advice_topics_rels_path_idx" ON "cms"."advice_topics_rels" USING btree ("path");
  CREATE INDEX "advice_topics_rels_concepts_id_idx" ON "cms"."advice_topics_rels" USING btree ("concepts_id");
  CREATE INDEX "_advice_topics_v_parent_idx" ON "cms"."_advice_topics_v" USING btree ("parent_id");
  CREATE INDEX "_advice_topics_v_version_version_picture_idx" ON "cms"."_advice_topics_v" USING btree ("version_picture_id");
  CREATE INDEX "_advice_topics_v_version_review_version_review_reviewer_idx" ON "cms"."_advice_topics_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_advice_topics_v_version_version_updated_by_idx" ON "cms"."_advice_topics_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_advice_topics_v_version_version_updated_at_idx" ON "cms"."_advice_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_advice_topics_v_version_version_created_at_idx" ON "cms"."_advice_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_advice_topics_v_version_version_deleted_at_idx" ON "cms"."_advice_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_advice_topics_v_version_version__status_idx" ON "cms"."_advice_topics_v" USING btree ("version__status");
  CREATE INDEX "_advice_topics_v_created_at_idx" ON "cms"."_advice_topics_v" USING btree ("created_at");
  CREATE INDEX "_advice_topics_v_updated_at_idx" ON "cms"."_advice_topics_v" USING btree ("updated_at");
  CREATE INDEX "_advice_topics_v_latest_idx" ON "cms"."_advice_topics_v" USING btree ("latest");
  CREATE INDEX "_advice_topics_v_autosave_idx" ON "cms"."_advice_topics_v" USING btree ("autosave");
  CREATE INDEX "_advice_topics_v_texts_order_parent" ON "cms"."_advice_topics_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_advice_topics_v_rels_order_idx" ON "cms"."_advice_topics_v_rels" USING btree ("order");
  CREATE INDEX "_advice_topics_v_rels_parent_idx" ON "cms"."_advice_topics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_advice_topics_v_rels_path_idx" ON "cms"."_advice_topics_v_rels" USING btree ("path");
  CREATE INDEX "_advice_topics_v_rels_concepts_id_idx" ON "cms"."_advice_topics_v_rels" USING btree ("concepts_id");
  CREATE INDEX "news_articles_picture_idx" ON "cms"."news_articles" USING btree ("picture_id");
  CREATE INDEX "news_articles_tag_idx" ON "cms"."news_articles" USING btree ("tag_id");
  CREATE INDEX "news_articles_review_review_reviewer_idx" ON "cms"."news_articles" USING btree ("review_reviewer_id");
  CREATE INDEX "news_articles_updated_by_idx" ON "cms"."news_articles" USING btree ("updated_by_id");
  CREATE INDEX "news_articles_updated_at_idx" ON "cms"."news_articles" USING btree ("updated_at");
  CREATE INDEX "news_articles_created_at_idx" ON "cms"."news_articles" USING btree ("created_at");
  CREATE INDEX "news_articles_deleted_at_idx" ON "cms"."news_articles" USING btree ("deleted_at");
  CREATE INDEX "news_articles__status_idx" ON "cms"."news_articles" USING btree ("_status");
  CREATE INDEX "news_articles_texts_order_parent" ON "cms"."news_articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "news_articles_rels_order_idx" ON "cms"."news_articles_rels" USING btree ("order");
  CREATE INDEX "news_articles_rels_parent_idx" ON "cms"."news_articles_rels" USING btree ("parent_id");
  CREATE INDEX "news_articles_rels_path_idx" ON "cms"."news_articles_rels" USING btree ("path");
  CREATE INDEX "news_articles_rels_concepts_id_idx" ON "cms"."news_articles_rels" USING btree ("concepts_id");
  CREATE INDEX "_news_articles_v_parent_idx" ON "cms"."_news_articles_v" USING btree ("parent_id");
  CREATE INDEX "_news_articles_v_version_version_picture_idx" ON "cms"."_news_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_news_articles_v_version_version_tag_idx" ON "cms"."_news_articles_v" USING btree ("version_tag_id");
  CREATE INDEX "_news_articles_v_version_review_version_review_reviewer_idx" ON "cms"."_news_articles_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_news_articles_v_version_version_updated_by_idx" ON "cms"."_news_articles_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_news_articles_v_version_version_updated_at_idx" ON "cms"."_news_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_articles_v_version_version_created_at_idx" ON "cms"."_news_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_news_articles_v_version_version_deleted_at_idx" ON "cms"."_news_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_articles_v_version_version__status_idx" ON "cms"."_news_articles_v" USING btree ("version__status");
  CREATE INDEX "_news_articles_v_created_at_idx" ON "cms"."_news_articles_v" USING btree ("created_at");
  CREATE INDEX "_news_articles_v_updated_at_idx" ON "cms"."_news_articles_v" USING btree ("updated_at");
  CREATE INDEX "_news_articles_v_latest_idx" ON "cms"."_news_articles_v" USING btree ("latest");
  CREATE INDEX "_news_articles_v_autosave_idx" ON "cms"."_news_articles_v" USING btree ("autosave");
  CREATE INDEX "_news_articles_v_texts_order_parent" ON "cms"."_news_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_news_articles_v_rels_order_idx" ON "cms"."_news_articles_v_rels" USING btree ("order");
  CREATE INDEX "_news_articles_v_rels_parent_idx" ON "cms"."_news_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_articles_v_rels_path_idx" ON "cms"."_news_articles_v_rels" USING btree ("path");
  CREATE INDEX "_news_articles_v_rels_concepts_id_idx" ON "cms"."_news_articles_v_rels" USING btree ("concepts_id");
  CREATE INDEX "news_tags_review_review_reviewer_idx" ON "cms"."news_tags" USING btree ("review_reviewer_id");
  CREATE INDEX "news_tags_updated_by_idx" ON "cms"."news_tags" USING btree ("updated_by_id");
  CREATE INDEX "news_tags_updated_at_idx" ON "cms"."news_tags" USING btree ("updated_at");
  CREATE INDEX "news_tags_created_at_idx" ON "cms"."news_tags" USING btree ("created_at");
  CREATE INDEX "news_tags_deleted_at_idx" ON "cms"."news_tags" USING btree ("deleted_at");
  CREATE INDEX "news_tags__status_idx" ON "cms"."news_tags" USING btree ("_status");
  CREATE INDEX "_news_tags_v_parent_idx" ON "cms"."_news_tags_v" USING btree ("parent_id");
  CREATE INDEX "_news_tags_v_version_review_version_review_reviewer_idx" ON "cms"."_news_tags_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_news_tags_v_version_version_updated_by_idx" ON "cms"."_news_tags_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_news_tags_v_version_version_updated_at_idx" ON "cms"."_news_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_tags_v_version_version_created_at_idx" ON "cms"."_news_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_news_tags_v_version_version_deleted_at_idx" ON "cms"."_news_tags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_tags_v_version_version__status_idx" ON "cms"."_news_tags_v" USING btree ("version__status");
  CREATE INDEX "_news_tags_v_created_at_idx" ON "cms"."_news_tags_v" USING btree ("created_at");
  CREATE INDEX "_news_tags_v_updated_at_idx" ON "cms"."_news_tags_v" USING btree ("updated_at");
  CREATE INDEX "_news_tags_v_latest_idx" ON "cms"."_news_tags_v" USING btree ("latest");
  CREATE INDEX "_news_tags_v_autosave_idx" ON "cms"."_news_tags_v" USING btree ("autosave");
  CREATE INDEX "recipes_ingredients_items_order_idx" ON "cms"."recipes_ingredients_items" USING btree ("_order");
  CREATE INDEX "recipes_ingredients_items_parent_id_idx" ON "cms"."recipes_ingredients_items" USING btree ("_parent_id");
  CREATE INDEX "recipes_ingredients_order_idx" ON "cms"."recipes_ingredients" USING btree ("_order");
  CREATE INDEX "recipes_ingredients_parent_id_idx" ON "cms"."recipes_ingredients" USING btree ("_parent_id");
  CREATE INDEX "recipes_steps_order_idx" ON "cms"."recipes_steps" USING btree ("_order");
  CREATE INDEX "recipes_steps_parent_id_idx" ON "cms"."recipes_steps" USING btree ("_parent_id");
  CREATE INDEX "recipes_allergens_order_idx" ON "cms"."recipes_allergens" USING btree ("order");
  CREATE INDEX "recipes_allergens_parent_idx" ON "cms"."recipes_allergens" USING btree ("parent_id");
  CREATE INDEX "recipes_picture_idx" ON "cms"."recipes" USING btree ("picture_id");
  CREATE INDEX "recipes_review_review_reviewer_idx" ON "cms"."recipes" USING btree ("review_reviewer_id");
  CREATE INDEX "recipes_updated_by_idx" ON "cms"."recipes" USING btree ("updated_by_id");
  CREATE INDEX "recipes_updated_at_idx" ON "cms"."recipes" USING btree ("updated_at");
  CREATE INDEX "recipes_created_at_idx" ON "cms"."recipes" USING btree ("created_at");
  CREATE INDEX "recipes_deleted_at_idx" ON "cms"."recipes" USING btree ("deleted_at");
  CREATE INDEX "recipes__status_idx" ON "cms"."recipes" USING btree ("_status");
  CREATE INDEX "recipes_texts_order_parent" ON "cms"."recipes_texts" USING btree ("order","parent_id");
  CREATE INDEX "recipes_rels_order_idx" ON "cms"."recipes_rels" USING btree ("order");
  CREATE INDEX "recipes_rels_parent_idx" ON "cms"."recipes_rels" USING btree ("parent_id");
  CREATE INDEX "recipes_rels_path_idx" ON "cms"."recipes_rels" USING btree ("path");
  CREATE INDEX "recipes_rels_recipe_types_id_idx" ON "cms"."recipes_rels" USING btree ("recipe_types_id");
  CREATE INDEX "recipes_rels_concepts_id_idx" ON "cms"."recipes_rels" USING btree ("concepts_id");
  CREATE INDEX "_recipes_v_version_ingredients_items_order_idx" ON "cms"."_recipes_v_version_ingredients_items" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_ingredients_items_parent_id_idx" ON "cms"."_recipes_v_version_ingredients_items" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_ingredients_order_idx" ON "cms"."_recipes_v_version_ingredients" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_ingredients_parent_id_idx" ON "cms"."_recipes_v_version_ingredients" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_steps_order_idx" ON "cms"."_recipes_v_version_steps" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_steps_parent_id_idx" ON "cms"."_recipes_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_allergens_order_idx" ON "cms"."_recipes_v_version_allergens" USING btree ("order");
  CREATE INDEX "_recipes_v_version_allergens_parent_idx" ON "cms"."_recipes_v_version_allergens" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_parent_idx" ON "cms"."_recipes_v" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_version_picture_idx" ON "cms"."_recipes_v" USING btree ("version_picture_id");
  CREATE INDEX "_recipes_v_version_review_version_review_reviewer_idx" ON "cms"."_recipes_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_recipes_v_version_version_updated_by_idx" ON "cms"."_recipes_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_recipes_v_version_version_updated_at_idx" ON "cms"."_recipes_v" USING btree ("version_updated_at");
  CREATE INDEX "_recipes_v_version_version_created_at_idx" ON "cms"."_recipes_v" USING btree ("version_created_at");
  CREATE INDEX "_recipes_v_version_version_deleted_at_idx" ON "cms"."_recipes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recipes_v_version_version__status_idx" ON "cms"."_recipes_v" USING btree ("version__status");
  CREATE INDEX "_recipes_v_created_at_idx" ON "cms"."_recipes_v" USING btree ("created_at");
  CREATE INDEX "_recipes_v_updated_at_idx" ON "cms"."_recipes_v" USING btree ("updated_at");
  CREATE INDEX "_recipes_v_latest_idx" ON "cms"."_recipes_v" USING btree ("latest");
  CREATE INDEX "_recipes_v_autosave_idx" ON "cms"."_recipes_v" USING btree ("autosave");
  CREATE INDEX "_recipes_v_texts_order_parent" ON "cms"."_recipes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_recipes_v_rels_order_idx" ON "cms"."_recipes_v_rels" USING btree ("order");
  CREATE INDEX "_recipes_v_rels_parent_idx" ON "cms"."_recipes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_rels_path_idx" ON "cms"."_recipes_v_rels" USING btree ("path");
  CREATE INDEX "_recipes_v_rels_recipe_types_id_idx" ON "cms"."_recipes_v_rels" USING btree ("recipe_types_id");
  CREATE INDEX "_recipes_v_rels_concepts_id_idx" ON "cms"."_recipes_v_rels" USING btree ("concepts_id");
  CREATE INDEX "recipe_types_review_review_reviewer_idx" ON "cms"."recipe_types" USING btree ("review_reviewer_id");
  CREATE INDEX "recipe_types_updated_by_idx" ON "cms"."recipe_types" USING btree ("updated_by_id");
  CREATE INDEX "recipe_types_updated_at_idx" ON "cms"."recipe_types" USING btree ("updated_at");
  CREATE INDEX "recipe_types_created_at_idx" ON "cms"."recipe_types" USING btree ("created_at");
  CREATE INDEX "recipe_types_deleted_at_idx" ON "cms"."recipe_types" USING btree ("deleted_at");
  CREATE INDEX "recipe_types__status_idx" ON "cms"."recipe_types" USING btree ("_status");
  CREATE INDEX "_recipe_types_v_parent_idx" ON "cms"."_recipe_types_v" USING btree ("parent_id");
  CREATE INDEX "_recipe_types_v_version_review_version_review_reviewer_idx" ON "cms"."_recipe_types_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_recipe_types_v_version_version_updated_by_idx" ON "cms"."_recipe_types_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_recipe_types_v_version_version_updated_at_idx" ON "cms"."_recipe_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_recipe_types_v_version_version_created_at_idx" ON "cms"."_recipe_types_v" USING btree ("version_created_at");
  CREATE INDEX "_recipe_types_v_version_version_deleted_at_idx" ON "cms"."_recipe_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recipe_types_v_version_version__status_idx" ON "cms"."_recipe_types_v" USING btree ("version__status");
  CREATE INDEX "_recipe_types_v_created_at_idx" ON "cms"."_recipe_types_v" USING btree ("created_at");
  CREATE INDEX "_recipe_types_v_updated_at_idx" ON "cms"."_recipe_types_v" USING btree ("updated_at");
  CREATE INDEX "_recipe_types_v_latest_idx" ON "cms"."_recipe_types_v" USING btree ("latest");
  CREATE INDEX "_recipe_types_v_autosave_idx" ON "cms"."_recipe_types_v" USING btree ("autosave");
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
  CREATE INDEX "media_sizes_whole1xavif_sizes_whole1xavif_filename_idx" ON "cms"."media" USING btree ("sizes_whole1xavif_filename");
  CREATE INDEX "media_sizes_whole1xwebp_sizes_whole1xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_whole1xwebp_filename");
  CREATE INDEX "media_sizes_whole2xavif_sizes_whole2xavif_filename_idx" ON "cms"."media" USING btree ("sizes_whole2xavif_filename");
  CREATE INDEX "media_sizes_whole2xwebp_sizes_whole2xwebp_filename_idx" ON "cms"."media" USING btree ("sizes_whole2xwebp_filename");
  CREATE INDEX "files_thumbnail_idx" ON "cms"."files" USING btree ("thumbnail_id");
  CREATE INDEX "files_updated_at_idx" ON "cms"."files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "cms"."files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "cms"."files" USING btree ("filename");
  CREATE INDEX "videos_picture_idx" ON "cms"."videos" USING btree ("picture_id");
  CREATE INDEX "videos_review_review_reviewer_idx" ON "cms"."videos" USING btree ("review_reviewer_id");
  CREATE INDEX "videos_updated_by_idx" ON "cms"."videos" USING btree ("updated_by_id");
  CREATE INDEX "videos_updated_at_idx" ON "cms"."videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "cms"."videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "cms"."videos" USING btree ("deleted_at");
  CREATE INDEX "videos__status_idx" ON "cms"."videos" USING btree ("_status");
  CREATE INDEX "_videos_v_parent_idx" ON "cms"."_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_picture_idx" ON "cms"."_videos_v" USING btree ("version_picture_id");
  CREATE INDEX "_videos_v_version_review_version_review_reviewer_idx" ON "cms"."_videos_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_videos_v_version_version_updated_by_idx" ON "cms"."_videos_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "cms"."_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "cms"."_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "cms"."_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "cms"."_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "cms"."_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "cms"."_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_latest_idx" ON "cms"."_videos_v" USING btree ("latest");
  CREATE INDEX "_videos_v_autosave_idx" ON "cms"."_videos_v" USING btree ("autosave");
  CREATE INDEX "themes_lists_order_idx" ON "cms"."themes_lists" USING btree ("_order");
  CREATE INDEX "themes_lists_parent_id_idx" ON "cms"."themes_lists" USING btree ("_parent_id");
  CREATE INDEX "themes_picture_idx" ON "cms"."themes" USING btree ("picture_id");
  CREATE INDEX "themes_review_review_reviewer_idx" ON "cms"."themes" USING btree ("review_reviewer_id");
  CREATE INDEX "themes_updated_by_idx" ON "cms"."themes" USING btree ("updated_by_id");
  CREATE INDEX "themes_updated_at_idx" ON "cms"."themes" USING btree ("updated_at");
  CREATE INDEX "themes_created_at_idx" ON "cms"."themes" USING btree ("created_at");
  CREATE INDEX "themes_deleted_at_idx" ON "cms"."themes" USING btree ("deleted_at");
  CREATE INDEX "themes__status_idx" ON "cms"."themes" USING btree ("_status");
  CREATE INDEX "themes_texts_order_parent" ON "cms"."themes_texts" USING btree ("order","parent_id");
  CREATE INDEX "themes_numbers_order_parent_idx" ON "cms"."themes_numbers" USING btree ("order","parent_id");
  CREATE INDEX "themes_rels_order_idx" ON "cms"."themes_rels" USING btree ("order");
  CREATE INDEX "themes_rels_parent_idx" ON "cms"."themes_rels" USING btree ("parent_id");
  CREATE INDEX "themes_rels_path_idx" ON "cms"."themes_rels" USING btree ("path");
  CREATE INDEX "themes_rels_recipes_id_idx" ON "cms"."themes_rels" USING btree ("recipes_id");
  CREATE INDEX "themes_rels_topics_id_idx" ON "cms"."themes_rels" USING btree ("topics_id");
  CREATE INDEX "themes_rels_medical_articles_id_idx" ON "cms"."themes_rels" USING btree ("medical_articles_id");
  CREATE INDEX "_themes_v_version_lists_order_idx" ON "cms"."_themes_v_version_lists" USING btree ("_order");
  CREATE INDEX "_themes_v_version_lists_parent_id_idx" ON "cms"."_themes_v_version_lists" USING btree ("_parent_id");
  CREATE INDEX "_themes_v_parent_idx" ON "cms"."_themes_v" USING btree ("parent_id");
  CREATE INDEX "_themes_v_version_version_picture_idx" ON "cms"."_themes_v" USING btree ("version_picture_id");
  CREATE INDEX "_themes_v_version_review_version_review_reviewer_idx" ON "cms"."_themes_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_themes_v_version_version_updated_by_idx" ON "cms"."_themes_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_themes_v_version_version_updated_at_idx" ON "cms"."_themes_v" USING btree ("version_updated_at");
  CREATE INDEX "_themes_v_version_version_created_at_idx" ON "cms"."_themes_v" USING btree ("version_created_at");
  CREATE INDEX "_themes_v_version_version_deleted_at_idx" ON "cms"."_themes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_themes_v_version_version__status_idx" ON "cms"."_themes_v" USING btree ("version__status");
  CREATE INDEX "_themes_v_created_at_idx" ON "cms"."_themes_v" USING btree ("created_at");
  CREATE INDEX "_themes_v_updated_at_idx" ON "cms"."_themes_v" USING btree ("updated_at");
  CREATE INDEX "_themes_v_latest_idx" ON "cms"."_themes_v" USING btree ("latest");
  CREATE INDEX "_themes_v_autosave_idx" ON "cms"."_themes_v" USING btree ("autosave");
  CREATE INDEX "_themes_v_texts_order_parent" ON "cms"."_themes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_themes_v_numbers_order_parent_idx" ON "cms"."_themes_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_themes_v_rels_order_idx" ON "cms"."_themes_v_rels" USING btree ("order");
  CREATE INDEX "_themes_v_rels_parent_idx" ON "cms"."_themes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_themes_v_rels_path_idx" ON "cms"."_themes_v_rels" USING btree ("path");
  CREATE INDEX "_themes_v_rels_recipes_id_idx" ON "cms"."_themes_v_rels" USING btree ("recipes_id");
  CREATE INDEX "_themes_v_rels_topics_id_idx" ON "cms"."_themes_v_rels" USING btree ("topics_id");
  CREATE INDEX "_themes_v_rels_medical_articles_id_idx" ON "cms"."_themes_v_rels" USING btree ("medical_articles_id");
  CREATE INDEX "testimonials_picture_idx" ON "cms"."testimonials" USING btree ("picture_id");
  CREATE INDEX "testimonials_review_review_reviewer_idx" ON "cms"."testimonials" USING btree ("review_reviewer_id");
  CREATE INDEX "testimonials_updated_by_idx" ON "cms"."testimonials" USING btree ("updated_by_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "cms"."testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "cms"."testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "cms"."testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "cms"."testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "cms"."_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_picture_idx" ON "cms"."_testimonials_v" USING btree ("version_picture_id");
  CREATE INDEX "_testimonials_v_version_review_version_review_reviewer_idx" ON "cms"."_testimonials_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_testimonials_v_version_version_updated_by_idx" ON "cms"."_testimonials_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "cms"."_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "cms"."_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "cms"."_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "cms"."_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "cms"."_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "cms"."_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "cms"."_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "cms"."_testimonials_v" USING btree ("autosave");
  CREATE INDEX "organisations_logo_idx" ON "cms"."organisations" USING btree ("logo_id");
  CREATE INDEX "organisations_review_review_reviewer_idx" ON "cms"."organisations" USING btree ("review_reviewer_id");
  CREATE INDEX "organisations_updated_by_idx" ON "cms"."organisations" USING btree ("updated_by_id");
  CREATE INDEX "organisations_updated_at_idx" ON "cms"."organisations" USING btree ("updated_at");
  CREATE INDEX "organisations_created_at_idx" ON "cms"."organisations" USING btree ("created_at");
  CREATE INDEX "organisations_deleted_at_idx" ON "cms"."organisations" USING btree ("deleted_at");
  CREATE INDEX "organisations__status_idx" ON "cms"."organisations" USING btree ("_status");
  CREATE INDEX "_organisations_v_parent_idx" ON "cms"."_organisations_v" USING btree ("parent_id");
  CREATE INDEX "_organisations_v_version_version_logo_idx" ON "cms"."_organisations_v" USING btree ("version_logo_id");
  CREATE INDEX "_organisations_v_version_review_version_review_reviewer_idx" ON "cms"."_organisations_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_organisations_v_version_version_updated_by_idx" ON "cms"."_organisations_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_organisations_v_version_version_updated_at_idx" ON "cms"."_organisations_v" USING btree ("version_updated_at");
  CREATE INDEX "_organisations_v_version_version_created_at_idx" ON "cms"."_organisations_v" USING btree ("version_created_at");
  CREATE INDEX "_organisations_v_version_version_deleted_at_idx" ON "cms"."_organisations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_organisations_v_version_version__status_idx" ON "cms"."_organisations_v" USING btree ("version__status");
  CREATE INDEX "_organisations_v_created_at_idx" ON "cms"."_organisations_v" USING btree ("created_at");
  CREATE INDEX "_organisations_v_updated_at_idx" ON "cms"."_organisations_v" USING btree ("updated_at");
  CREATE INDEX "_organisations_v_latest_idx" ON "cms"."_organisations_v" USING btree ("latest");
  CREATE INDEX "_organisations_v_autosave_idx" ON "cms"."_organisations_v" USING btree ("autosave");
  CREATE INDEX "concepts_review_review_reviewer_idx" ON "cms"."concepts" USING btree ("review_reviewer_id");
  CREATE INDEX "concepts_updated_by_idx" ON "cms"."concepts" USING btree ("updated_by_id");
  CREATE INDEX "concepts_updated_at_idx" ON "cms"."concepts" USING btree ("updated_at");
  CREATE INDEX "concepts_created_at_idx" ON "cms"."concepts" USING btree ("created_at");
  CREATE INDEX "concepts_deleted_at_idx" ON "cms"."concepts" USING btree ("deleted_at");
  CREATE INDEX "concepts__status_idx" ON "cms"."concepts" USING btree ("_status");
  CREATE INDEX "concepts_texts_order_parent" ON "cms"."concepts_texts" USING btree ("order","parent_id");
  CREATE INDEX "concepts_rels_order_idx" ON "cms"."concepts_rels" USING btree ("order");
  CREATE INDEX "concepts_rels_parent_idx" ON "cms"."concepts_rels" USING btree ("parent_id");
  CREATE INDEX "concepts_rels_path_idx" ON "cms"."concepts_rels" USING btree ("path");
  CREATE INDEX "concepts_rels_concepts_id_idx" ON "cms"."concepts_rels" USING btree ("concepts_id");
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
  CREATE INDEX "_concepts_v_rels_order_idx" ON "cms"."_concepts_v_rels" USING btree ("order");
  CREATE INDEX "_concepts_v_rels_parent_idx" ON "cms"."_concepts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_concepts_v_rels_path_idx" ON "cms"."_concepts_v_rels" USING btree ("path");
  CREATE INDEX "_concepts_v_rels_concepts_id_idx" ON "cms"."_concepts_v_rels" USING btree ("concepts_id");
  CREATE INDEX "experts_review_review_reviewer_idx" ON "cms"."experts" USING btree ("review_reviewer_id");
  CREATE INDEX "experts_updated_by_idx" ON "cms"."experts" USING btree ("updated_by_id");
  CREATE INDEX "experts_updated_at_idx" ON "cms"."experts" USING btree ("updated_at");
  CREATE INDEX "experts_created_at_idx" ON "cms"."experts" USING btree ("created_at");
  CREATE INDEX "experts_deleted_at_idx" ON "cms"."experts" USING btree ("deleted_at");
  CREATE INDEX "experts__status_idx" ON "cms"."experts" USING btree ("_status");
  CREATE INDEX "_experts_v_parent_idx" ON "cms"."_experts_v" USING btree ("parent_id");
  CREATE INDEX "_experts_v_version_review_version_review_reviewer_idx" ON "cms"."_experts_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_experts_v_version_version_updated_by_idx" ON "cms"."_experts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_experts_v_version_version_updated_at_idx" ON "cms"."_experts_v" USING btree ("version_updated_at");
  CREATE INDEX "_experts_v_version_version_created_at_idx" ON "cms"."_experts_v" USING btree ("version_created_at");
  CREATE INDEX "_experts_v_version_version_deleted_at_idx" ON "cms"."_experts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_experts_v_version_version__status_idx" ON "cms"."_experts_v" USING btree ("version__status");
  CREATE INDEX "_experts_v_created_at_idx" ON "cms"."_experts_v" USING btree ("created_at");
  CREATE INDEX "_experts_v_updated_at_idx" ON "cms"."_experts_v" USING btree ("updated_at");
  CREATE INDEX "_experts_v_latest_idx" ON "cms"."_experts_v" USING btree ("latest");
  CREATE INDEX "_experts_v_autosave_idx" ON "cms"."_experts_v" USING btree ("autosave");
  CREATE INDEX "menus_items_children_order_idx" ON "cms"."menus_items_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_parent_id_idx" ON "cms"."menus_items_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "cms"."menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "cms"."menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_review_review_reviewer_idx" ON "cms"."menus" USING btree ("review_reviewer_id");
  CREATE INDEX "menus_updated_by_idx" ON "cms"."menus" USING btree ("updated_by_id");
  CREATE INDEX "menus_updated_at_idx" ON "cms"."menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "cms"."menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "cms"."menus" USING btree ("deleted_at");
  CREATE INDEX "menus__status_idx" ON "cms"."menus" USING btree ("_status");
  CREATE INDEX "_menus_v_version_items_children_order_idx" ON "cms"."_menus_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_children_parent_id_idx" ON "cms"."_menus_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_order_idx" ON "cms"."_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "cms"."_menus_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "cms"."_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_review_version_review_reviewer_idx" ON "cms"."_menus_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_menus_v_version_version_updated_by_idx" ON "cms"."_menus_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "cms"."_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "cms"."_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "cms"."_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "cms"."_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "cms"."_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "cms"."_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_latest_idx" ON "cms"."_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_autosave_idx" ON "cms"."_menus_v" USING btree ("autosave");
  CREATE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_review_review_reviewer_idx" ON "cms"."redirects" USING btree ("review_reviewer_id");
  CREATE INDEX "redirects_updated_by_idx" ON "cms"."redirects" USING btree ("updated_by_id");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "cms"."redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "cms"."redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "cms"."_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "cms"."_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_review_version_review_reviewer_idx" ON "cms"."_redirects_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_redirects_v_version_version_updated_by_idx" ON "cms"."_redirects_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "cms"."_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "cms"."_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "cms"."_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "cms"."_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "cms"."_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "cms"."_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_latest_idx" ON "cms"."_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_autosave_idx" ON "cms"."_redirects_v" USING btree ("autosave");
  CREATE INDEX "rule_texts_review_review_reviewer_idx" ON "cms"."rule_texts" USING btree ("review_reviewer_id");
  CREATE INDEX "rule_texts_updated_by_idx" ON "cms"."rule_texts" USING btree ("updated_by_id");
  CREATE INDEX "rule_texts_updated_at_idx" ON "cms"."rule_texts" USING btree ("updated_at");
  CREATE INDEX "rule_texts_created_at_idx" ON "cms"."rule_texts" USING btree ("created_at");
  CREATE INDEX "rule_texts_deleted_at_idx" ON "cms"."rule_texts" USING btree ("deleted_at");
  CREATE INDEX "rule_texts__status_idx" ON "cms"."rule_texts" USING btree ("_status");
  CREATE INDEX "_rule_texts_v_parent_idx" ON "cms"."_rule_texts_v" USING btree ("parent_id");
  CREATE INDEX "_rule_texts_v_version_review_version_review_reviewer_idx" ON "cms"."_rule_texts_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_rule_texts_v_version_version_updated_by_idx" ON "cms"."_rule_texts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_rule_texts_v_version_version_updated_at_idx" ON "cms"."_rule_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_rule_texts_v_version_version_created_at_idx" ON "cms"."_rule_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_rule_texts_v_version_version_deleted_at_idx" ON "cms"."_rule_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_rule_texts_v_version_version__status_idx" ON "cms"."_rule_texts_v" USING btree ("version__status");
  CREATE INDEX "_rule_texts_v_created_at_idx" ON "cms"."_rule_texts_v" USING btree ("created_at");
  CREATE INDEX "_rule_texts_v_updated_at_idx" ON "cms"."_rule_texts_v" USING btree ("updated_at");
  CREATE INDEX "_rule_texts_v_latest_idx" ON "cms"."_rule_texts_v" USING btree ("latest");
  CREATE INDEX "_rule_texts_v_autosave_idx" ON "cms"."_rule_texts_v" USING btree ("autosave");
  CREATE INDEX "definitions_concept_idx" ON "cms"."definitions" USING btree ("concept_id");
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
  CREATE INDEX "_definitions_v_version_version_concept_idx" ON "cms"."_definitions_v" USING btree ("version_concept_id");
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
  CREATE INDEX "users_sessions_order_idx" ON "cms"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "cms"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "cms"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "cms"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "cms"."users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "cms"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "cms"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "cms"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "cms"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "cms"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "cms"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "cms"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "cms"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "cms"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "cms"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "cms"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_topics_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("topics_id");
  CREATE INDEX "payload_locked_documents_rels_medical_articles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("medical_articles_id");
  CREATE INDEX "payload_locked_documents_rels_content_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("content_pages_id");
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_advice_topics_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("advice_topics_id");
  CREATE INDEX "payload_locked_documents_rels_news_articles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("news_articles_id");
  CREATE INDEX "payload_locked_documents_rels_news_tags_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("news_tags_id");
  CREATE INDEX "payload_locked_documents_rels_recipes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("recipes_id");
  CREATE INDEX "payload_locked_documents_rels_recipe_types_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("recipe_types_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_themes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("themes_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_organisations_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("organisations_id");
  CREATE INDEX "payload_locked_documents_rels_concepts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("concepts_id");
  CREATE INDEX "payload_locked_documents_rels_experts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("experts_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_rule_texts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("rule_texts_id");
  CREATE INDEX "payload_locked_documents_rels_definitions_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("definitions_id");
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
   DROP TABLE "cms"."topics" CASCADE;
  DROP TABLE "cms"."topics_texts" CASCADE;
  DROP TABLE "cms"."topics_rels" CASCADE;
  DROP TABLE "cms"."_topics_v" CASCADE;
  DROP TABLE "cms"."_topics_v_texts" CASCADE;
  DROP TABLE "cms"."_topics_v_rels" CASCADE;
  DROP TABLE "cms"."medical_articles_sources" CASCADE;
  DROP TABLE "cms"."medical_articles" CASCADE;
  DROP TABLE "cms"."medical_articles_texts" CASCADE;
  DROP TABLE "cms"."medical_articles_rels" CASCADE;
  DROP TABLE "cms"."_medical_articles_v_version_sources" CASCADE;
  DROP TABLE "cms"."_medical_articles_v" CASCADE;
  DROP TABLE "cms"."_medical_articles_v_texts" CASCADE;
  DROP TABLE "cms"."_medical_articles_v_rels" CASCADE;
  DROP TABLE "cms"."content_pages_sources" CASCADE;
  DROP TABLE "cms"."content_pages" CASCADE;
  DROP TABLE "cms"."content_pages_texts" CASCADE;
  DROP TABLE "cms"."content_pages_rels" CASCADE;
  DROP TABLE "cms"."_content_pages_v_version_sources" CASCADE;
  DROP TABLE "cms"."_content_pages_v" CASCADE;
  DROP TABLE "cms"."_content_pages_v_texts" CASCADE;
  DROP TABLE "cms"."_content_pages_v_rels" CASCADE;
  DROP TABLE "cms"."landing_pages" CASCADE;
  DROP TABLE "cms"."landing_pages_texts" CASCADE;
  DROP TABLE "cms"."landing_pages_rels" CASCADE;
  DROP TABLE "cms"."_landing_pages_v" CASCADE;
  DROP TABLE "cms"."_landing_pages_v_texts" CASCADE;
  DROP TABLE "cms"."_landing_pages_v_rels" CASCADE;
  DROP TABLE "cms"."advice_topics" CASCADE;
  DROP TABLE "cms"."advice_topics_texts" CASCADE;
  DROP TABLE "cms"."advice_topics_rels" CASCADE;
  DROP TABLE "cms"."_advice_topics_v" CASCADE;
  DROP TABLE "cms"."_advice_topics_v_texts" CASCADE;
  DROP TABLE "cms"."_advice_topics_v_rels" CASCADE;
  DROP TABLE "cms"."news_articles" CASCADE;
  DROP TABLE "cms"."news_articles_texts" CASCADE;
  DROP TABLE "cms"."news_articles_rels" CASCADE;
  DROP TABLE "cms"."_news_articles_v" CASCADE;
  DROP TABLE "cms"."_news_articles_v_texts" CASCADE;
  DROP TABLE "cms"."_news_articles_v_rels" CASCADE;
  DROP TABLE "cms"."news_tags" CASCADE;
  DROP TABLE "cms"."_news_tags_v" CASCADE;
  DROP TABLE "cms"."recipes_ingredients_items" CASCADE;
  DROP TABLE "cms"."recipes_ingredients" CASCADE;
  DROP TABLE "cms"."recipes_steps" CASCADE;
  DROP TABLE "cms"."recipes_allergens" CASCADE;
  DROP TABLE "cms"."recipes" CASCADE;
  DROP TABLE "cms"."recipes_texts" CASCADE;
  DROP TABLE "cms"."recipes_rels" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_ingredients_items" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_ingredients" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_steps" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_allergens" CASCADE;
  DROP TABLE "cms"."_recipes_v" CASCADE;
  DROP TABLE "cms"."_recipes_v_texts" CASCADE;
  DROP TABLE "cms"."_recipes_v_rels" CASCADE;
  DROP TABLE "cms"."recipe_types" CASCADE;
  DROP TABLE "cms"."_recipe_types_v" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."files" CASCADE;
  DROP TABLE "cms"."videos" CASCADE;
  DROP TABLE "cms"."_videos_v" CASCADE;
  DROP TABLE "cms"."themes_lists" CASCADE;
  DROP TABLE "cms"."themes" CASCADE;
  DROP TABLE "cms"."themes_texts" CASCADE;
  DROP TABLE "cms"."themes_numbers" CASCADE;
  DROP TABLE "cms"."themes_rels" CASCADE;
  DROP TABLE "cms"."_themes_v_version_lists" CASCADE;
  DROP TABLE "cms"."_themes_v" CASCADE;
  DROP TABLE "cms"."_themes_v_texts" CASCADE;
  DROP TABLE "cms"."_themes_v_numbers" CASCADE;
  DROP TABLE "cms"."_themes_v_rels" CASCADE;
  DROP TABLE "cms"."testimonials" CASCADE;
  DROP TABLE "cms"."_testimonials_v" CASCADE;
  DROP TABLE "cms"."organisations" CASCADE;
  DROP TABLE "cms"."_organisations_v" CASCADE;
  DROP TABLE "cms"."concepts" CASCADE;
  DROP TABLE "cms"."concepts_texts" CASCADE;
  DROP TABLE "cms"."concepts_rels" CASCADE;
  DROP TABLE "cms"."_concepts_v" CASCADE;
  DROP TABLE "cms"."_concepts_v_texts" CASCADE;
  DROP TABLE "cms"."_concepts_v_rels" CASCADE;
  DROP TABLE "cms"."experts" CASCADE;
  DROP TABLE "cms"."_experts_v" CASCADE;
  DROP TABLE "cms"."menus_items_children" CASCADE;
  DROP TABLE "cms"."menus_items" CASCADE;
  DROP TABLE "cms"."menus" CASCADE;
  DROP TABLE "cms"."_menus_v_version_items_children" CASCADE;
  DROP TABLE "cms"."_menus_v_version_items" CASCADE;
  DROP TABLE "cms"."_menus_v" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."_redirects_v" CASCADE;
  DROP TABLE "cms"."rule_texts" CASCADE;
  DROP TABLE "cms"."_rule_texts_v" CASCADE;
  DROP TABLE "cms"."definitions" CASCADE;
  DROP TABLE "cms"."definitions_texts" CASCADE;
  DROP TABLE "cms"."definitions_rels" CASCADE;
  DROP TABLE "cms"."_definitions_v" CASCADE;
  DROP TABLE "cms"."_definitions_v_texts" CASCADE;
  DROP TABLE "cms"."_definitions_v_rels" CASCADE;
  DROP TABLE "cms"."users_sessions" CASCADE;
  DROP TABLE "cms"."users" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_jobs_log" CASCADE;
  DROP TABLE "cms"."payload_jobs" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TYPE "cms"."enum_topics_written_by";
  DROP TYPE "cms"."enum_topics_review_state";
  DROP TYPE "cms"."enum_topics_status";
  DROP TYPE "cms"."enum__topics_v_version_written_by";
  DROP TYPE "cms"."enum__topics_v_version_review_state";
  DROP TYPE "cms"."enum__topics_v_version_status";
  DROP TYPE "cms"."enum_medical_articles_written_by";
  DROP TYPE "cms"."enum_medical_articles_review_state";
  DROP TYPE "cms"."enum_medical_articles_status";
  DROP TYPE "cms"."enum__medical_articles_v_version_written_by";
  DROP TYPE "cms"."enum__medical_articles_v_version_review_state";
  DROP TYPE "cms"."enum__medical_articles_v_version_status";
  DROP TYPE "cms"."enum_content_pages_written_by";
  DROP TYPE "cms"."enum_content_pages_review_state";
  DROP TYPE "cms"."enum_content_pages_status";
  DROP TYPE "cms"."enum__content_pages_v_version_written_by";
  DROP TYPE "cms"."enum__content_pages_v_version_review_state";
  DROP TYPE "cms"."enum__content_pages_v_version_status";
  DROP TYPE "cms"."enum_landing_pages_written_by";
  DROP TYPE "cms"."enum_landing_pages_review_state";
  DROP TYPE "cms"."enum_landing_pages_status";
  DROP TYPE "cms"."enum__landing_pages_v_version_written_by";
  DROP TYPE "cms"."enum__landing_pages_v_version_review_state";
  DROP TYPE "cms"."enum__landing_pages_v_version_status";
  DROP TYPE "cms"."enum_advice_topics_written_by";
  DROP TYPE "cms"."enum_advice_topics_review_state";
  DROP TYPE "cms"."enum_advice_topics_status";
  DROP TYPE "cms"."enum__advice_topics_v_version_written_by";
  DROP TYPE "cms"."enum__advice_topics_v_version_review_state";
  DROP TYPE "cms"."enum__advice_topics_v_version_status";
  DROP TYPE "cms"."enum_news_articles_written_by";
  DROP TYPE "cms"."enum_news_articles_review_state";
  DROP TYPE "cms"."enum_news_articles_status";
  DROP TYPE "cms"."enum__news_articles_v_version_written_by";
  DROP TYPE "cms"."enum__news_articles_v_version_review_state";
  DROP TYPE "cms"."enum__news_articles_v_version_status";
  DROP TYPE "cms"."enum_news_tags_colour";
  DROP TYPE "cms"."enum_news_tags_review_state";
  DROP TYPE "cms"."enum_news_tags_status";
  DROP TYPE "cms"."enum__news_tags_v_version_colour";
  DROP TYPE "cms"."enum__news_tags_v_version_review_state";
  DROP TYPE "cms"."enum__news_tags_v_version_status";
  DROP TYPE "cms"."enum_recipes_ingredients_items_unit";
  DROP TYPE "cms"."enum_recipes_allergens";
  DROP TYPE "cms"."enum_recipes_written_by";
  DROP TYPE "cms"."enum_recipes_review_state";
  DROP TYPE "cms"."enum_recipes_status";
  DROP TYPE "cms"."enum__recipes_v_version_ingredients_items_unit";
  DROP TYPE "cms"."enum__recipes_v_version_allergens";
  DROP TYPE "cms"."enum__recipes_v_version_written_by";
  DROP TYPE "cms"."enum__recipes_v_version_review_state";
  DROP TYPE "cms"."enum__recipes_v_version_status";
  DROP TYPE "cms"."enum_recipe_types_group";
  DROP TYPE "cms"."enum_recipe_types_review_state";
  DROP TYPE "cms"."enum_recipe_types_status";
  DROP TYPE "cms"."enum__recipe_types_v_version_group";
  DROP TYPE "cms"."enum__recipe_types_v_version_review_state";
  DROP TYPE "cms"."enum__recipe_types_v_version_status";
  DROP TYPE "cms"."enum_files_written_by";
  DROP TYPE "cms"."enum_videos_review_state";
  DROP TYPE "cms"."enum_videos_status";
  DROP TYPE "cms"."enum__videos_v_version_review_state";
  DROP TYPE "cms"."enum__videos_v_version_status";
  DROP TYPE "cms"."enum_themes_lists_type";
  DROP TYPE "cms"."enum_themes_review_state";
  DROP TYPE "cms"."enum_themes_status";
  DROP TYPE "cms"."enum__themes_v_version_lists_type";
  DROP TYPE "cms"."enum__themes_v_version_review_state";
  DROP TYPE "cms"."enum__themes_v_version_status";
  DROP TYPE "cms"."enum_testimonials_review_state";
  DROP TYPE "cms"."enum_testimonials_status";
  DROP TYPE "cms"."enum__testimonials_v_version_review_state";
  DROP TYPE "cms"."enum__testimonials_v_version_status";
  DROP TYPE "cms"."enum_organisations_review_state";
  DROP TYPE "cms"."enum_organisations_status";
  DROP TYPE "cms"."enum__organisations_v_version_review_state";
  DROP TYPE "cms"."enum__organisations_v_version_status";
  DROP TYPE "cms"."enum_concepts_review_state";
  DROP TYPE "cms"."enum_concepts_status";
  DROP TYPE "cms"."enum__concepts_v_version_review_state";
  DROP TYPE "cms"."enum__concepts_v_version_status";
  DROP TYPE "cms"."enum_experts_review_state";
  DROP TYPE "cms"."enum_experts_status";
  DROP TYPE "cms"."enum__experts_v_version_review_state";
  DROP TYPE "cms"."enum__experts_v_version_status";
  DROP TYPE "cms"."enum_menus_review_state";
  DROP TYPE "cms"."enum_menus_status";
  DROP TYPE "cms"."enum__menus_v_version_review_state";
  DROP TYPE "cms"."enum__menus_v_version_status";
  DROP TYPE "cms"."enum_redirects_review_state";
  DROP TYPE "cms"."enum_redirects_status";
  DROP TYPE "cms"."enum__redirects_v_version_review_state";
  DROP TYPE "cms"."enum__redirects_v_version_status";
  DROP TYPE "cms"."enum_rule_texts_rule";
  DROP TYPE "cms"."enum_rule_texts_review_state";
  DROP TYPE "cms"."enum_rule_texts_status";
  DROP TYPE "cms"."enum__rule_texts_v_version_rule";
  DROP TYPE "cms"."enum__rule_texts_v_version_review_state";
  DROP TYPE "cms"."enum__rule_texts_v_version_status";
  DROP TYPE "cms"."enum_definitions_written_by";
  DROP TYPE "cms"."enum_definitions_review_state";
  DROP TYPE "cms"."enum_definitions_status";
  DROP TYPE "cms"."enum__definitions_v_version_written_by";
  DROP TYPE "cms"."enum__definitions_v_version_review_state";
  DROP TYPE "cms"."enum__definitions_v_version_status";
  DROP TYPE "cms"."enum_users_role";
  DROP TYPE "cms"."enum_payload_jobs_log_task_slug";
  DROP TYPE "cms"."enum_payload_jobs_log_state";
  DROP TYPE "cms"."enum_payload_jobs_task_slug";`)
}
