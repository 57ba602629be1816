import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_medical_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__medical_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_content_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__content_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_advice_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__advice_topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_news_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__news_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_news_tags_colour" AS ENUM('blue', 'pink', 'grey');
  CREATE TYPE "cms"."enum_news_tags_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__news_tags_v_version_colour" AS ENUM('blue', 'pink', 'grey');
  CREATE TYPE "cms"."enum__news_tags_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_recipes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__recipes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_recipe_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__recipe_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_themes_lists_type" AS ENUM('none', 'recipes', 'library', 'blog-posts', 'conversations');
  CREATE TYPE "cms"."enum_themes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__themes_v_version_lists_type" AS ENUM('none', 'recipes', 'library', 'blog-posts', 'conversations');
  CREATE TYPE "cms"."enum__themes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_organisations_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__organisations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_experts_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__experts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_synonyms_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__synonyms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "cms"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "cms"."topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"blocks" jsonb,
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
  
  CREATE TABLE "cms"."_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_blocks" jsonb,
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
  	"blocks" jsonb,
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
  	"news_articles_id" integer
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
  	"version_blocks" jsonb,
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
  	"news_articles_id" integer
  );
  
  CREATE TABLE "cms"."content_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"subtitle" varchar,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_content_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."content_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_pages_id" integer,
  	"landing_pages_id" integer
  );
  
  CREATE TABLE "cms"."_content_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_subtitle" varchar,
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__content_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_content_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"content_pages_id" integer,
  	"landing_pages_id" integer
  );
  
  CREATE TABLE "cms"."landing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"button_title" varchar,
  	"button_url" varchar,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_landing_pages_status" DEFAULT 'draft'
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
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__landing_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_advice_topics_status" DEFAULT 'draft'
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
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__advice_topics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."news_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"introduction" varchar,
  	"publication_date" timestamp(3) with time zone,
  	"tag_id" integer,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_news_articles_status" DEFAULT 'draft'
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
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__news_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."news_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"colour" "cms"."enum_news_tags_colour" DEFAULT 'grey',
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__news_tags_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"ingredients_html" jsonb,
  	"nutrients_salt" numeric,
  	"nutrients_sodium" numeric,
  	"nutrients_protein" numeric,
  	"nutrients_potassium" numeric,
  	"nutrients_phosphate" numeric,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_recipes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."recipes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipe_types_id" integer
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
  	"version_ingredients_html" jsonb,
  	"version_nutrients_salt" numeric,
  	"version_nutrients_sodium" numeric,
  	"version_nutrients_protein" numeric,
  	"version_nutrients_potassium" numeric,
  	"version_nutrients_phosphate" numeric,
  	"version_blocks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__recipes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_recipes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"recipe_types_id" integer
  );
  
  CREATE TABLE "cms"."recipe_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "cms"."enum_recipe_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_recipe_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__recipe_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"youtube_id" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"transcript_html" jsonb,
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__organisations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."experts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name_title" varchar,
  	"initials" varchar,
  	"last_name" varchar,
  	"last_name_title" varchar,
  	"title" varchar,
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
  	"version_title" varchar,
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
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
  
  ALTER TABLE "cms"."files" ALTER COLUMN "brochure" SET DEFAULT false;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "topics_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "medical_articles_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "content_pages_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "advice_topics_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "news_articles_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "news_tags_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "recipe_types_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "themes_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "testimonials_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "organisations_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "experts_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "menus_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "synonyms_id" integer;
  ALTER TABLE "cms"."topics" ADD CONSTRAINT "topics_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."topics_texts" ADD CONSTRAINT "topics_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v" ADD CONSTRAINT "_topics_v_parent_id_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v" ADD CONSTRAINT "_topics_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v_texts" ADD CONSTRAINT "_topics_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles" ADD CONSTRAINT "medical_articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "cms"."_medical_articles_v" ADD CONSTRAINT "_medical_articles_v_parent_id_medical_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."medical_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v" ADD CONSTRAINT "_medical_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "cms"."content_pages" ADD CONSTRAINT "content_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_rels" ADD CONSTRAINT "content_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_rels" ADD CONSTRAINT "content_pages_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_rels" ADD CONSTRAINT "content_pages_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v" ADD CONSTRAINT "_content_pages_v_parent_id_content_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."content_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v" ADD CONSTRAINT "_content_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_rels" ADD CONSTRAINT "_content_pages_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages" ADD CONSTRAINT "landing_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics" ADD CONSTRAINT "advice_topics_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v" ADD CONSTRAINT "_advice_topics_v_parent_id_advice_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."advice_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v" ADD CONSTRAINT "_advice_topics_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_articles" ADD CONSTRAINT "news_articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_articles" ADD CONSTRAINT "news_articles_tag_id_news_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "cms"."news_tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_parent_id_news_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_tag_id_news_tags_id_fk" FOREIGN KEY ("version_tag_id") REFERENCES "cms"."news_tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_tags_v" ADD CONSTRAINT "_news_tags_v_parent_id_news_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news_tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes" ADD CONSTRAINT "recipes_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes_rels" ADD CONSTRAINT "recipes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_rels" ADD CONSTRAINT "recipes_rels_recipe_types_fk" FOREIGN KEY ("recipe_types_id") REFERENCES "cms"."recipe_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_parent_id_recipes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_recipe_types_fk" FOREIGN KEY ("recipe_types_id") REFERENCES "cms"."recipe_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipe_types_v" ADD CONSTRAINT "_recipe_types_v_parent_id_recipe_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipe_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."themes_lists" ADD CONSTRAINT "themes_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes" ADD CONSTRAINT "themes_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."themes_texts" ADD CONSTRAINT "themes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_numbers" ADD CONSTRAINT "themes_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_rels" ADD CONSTRAINT "themes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_rels" ADD CONSTRAINT "themes_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_rels" ADD CONSTRAINT "themes_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."themes_rels" ADD CONSTRAINT "themes_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_version_lists" ADD CONSTRAINT "_themes_v_version_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v" ADD CONSTRAINT "_themes_v_parent_id_themes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v" ADD CONSTRAINT "_themes_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_texts" ADD CONSTRAINT "_themes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_numbers" ADD CONSTRAINT "_themes_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_rels" ADD CONSTRAINT "_themes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_themes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_rels" ADD CONSTRAINT "_themes_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_rels" ADD CONSTRAINT "_themes_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v_rels" ADD CONSTRAINT "_themes_v_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."testimonials" ADD CONSTRAINT "testimonials_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."organisations" ADD CONSTRAINT "organisations_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_organisations_v" ADD CONSTRAINT "_organisations_v_parent_id_organisations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_organisations_v" ADD CONSTRAINT "_organisations_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experts_v" ADD CONSTRAINT "_experts_v_parent_id_experts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."experts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_synonyms_v" ADD CONSTRAINT "_synonyms_v_parent_id_synonyms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."synonyms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_synonyms_v_texts" ADD CONSTRAINT "_synonyms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "topics_picture_idx" ON "cms"."topics" USING btree ("picture_id");
  CREATE INDEX "topics_updated_at_idx" ON "cms"."topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "cms"."topics" USING btree ("created_at");
  CREATE INDEX "topics_deleted_at_idx" ON "cms"."topics" USING btree ("deleted_at");
  CREATE INDEX "topics__status_idx" ON "cms"."topics" USING btree ("_status");
  CREATE INDEX "topics_texts_order_parent" ON "cms"."topics_texts" USING btree ("order","parent_id");
  CREATE INDEX "_topics_v_parent_idx" ON "cms"."_topics_v" USING btree ("parent_id");
  CREATE INDEX "_topics_v_version_version_picture_idx" ON "cms"."_topics_v" USING btree ("version_picture_id");
  CREATE INDEX "_topics_v_version_version_updated_at_idx" ON "cms"."_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_topics_v_version_version_created_at_idx" ON "cms"."_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_topics_v_version_version_deleted_at_idx" ON "cms"."_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_topics_v_version_version__status_idx" ON "cms"."_topics_v" USING btree ("version__status");
  CREATE INDEX "_topics_v_created_at_idx" ON "cms"."_topics_v" USING btree ("created_at");
  CREATE INDEX "_topics_v_updated_at_idx" ON "cms"."_topics_v" USING btree ("updated_at");
  CREATE INDEX "_topics_v_latest_idx" ON "cms"."_topics_v" USING btree ("latest");
  CREATE INDEX "_topics_v_autosave_idx" ON "cms"."_topics_v" USING btree ("autosave");
  CREATE INDEX "_topics_v_texts_order_parent" ON "cms"."_topics_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "medical_articles_path_idx" ON "cms"."medical_articles" USING btree ("path");
  CREATE INDEX "medical_articles_picture_idx" ON "cms"."medical_articles" USING btree ("picture_id");
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
  CREATE INDEX "_medical_articles_v_parent_idx" ON "cms"."_medical_articles_v" USING btree ("parent_id");
  CREATE INDEX "_medical_articles_v_version_version_path_idx" ON "cms"."_medical_articles_v" USING btree ("version_path");
  CREATE INDEX "_medical_articles_v_version_version_picture_idx" ON "cms"."_medical_articles_v" USING btree ("version_picture_id");
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
  CREATE INDEX "content_pages_path_idx" ON "cms"."content_pages" USING btree ("path");
  CREATE INDEX "content_pages_picture_idx" ON "cms"."content_pages" USING btree ("picture_id");
  CREATE INDEX "content_pages_updated_at_idx" ON "cms"."content_pages" USING btree ("updated_at");
  CREATE INDEX "content_pages_created_at_idx" ON "cms"."content_pages" USING btree ("created_at");
  CREATE INDEX "content_pages_deleted_at_idx" ON "cms"."content_pages" USING btree ("deleted_at");
  CREATE INDEX "content_pages__status_idx" ON "cms"."content_pages" USING btree ("_status");
  CREATE INDEX "content_pages_rels_order_idx" ON "cms"."content_pages_rels" USING btree ("order");
  CREATE INDEX "content_pages_rels_parent_idx" ON "cms"."content_pages_rels" USING btree ("parent_id");
  CREATE INDEX "content_pages_rels_path_idx" ON "cms"."content_pages_rels" USING btree ("path");
  CREATE INDEX "content_pages_rels_content_pages_id_idx" ON "cms"."content_pages_rels" USING btree ("content_pages_id");
  CREATE INDEX "content_pages_rels_landing_pages_id_idx" ON "cms"."content_pages_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_content_pages_v_parent_idx" ON "cms"."_content_pages_v" USING btree ("parent_id");
  CREATE INDEX "_content_pages_v_version_version_path_idx" ON "cms"."_content_pages_v" USING btree ("version_path");
  CREATE INDEX "_content_pages_v_version_version_picture_idx" ON "cms"."_content_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_content_pages_v_version_version_updated_at_idx" ON "cms"."_content_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_pages_v_version_version_created_at_idx" ON "cms"."_content_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_content_pages_v_version_version_deleted_at_idx" ON "cms"."_content_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_content_pages_v_version_version__status_idx" ON "cms"."_content_pages_v" USING btree ("version__status");
  CREATE INDEX "_content_pages_v_created_at_idx" ON "cms"."_content_pages_v" USING btree ("created_at");
  CREATE INDEX "_content_pages_v_updated_at_idx" ON "cms"."_content_pages_v" USING btree ("updated_at");
  CREATE INDEX "_content_pages_v_latest_idx" ON "cms"."_content_pages_v" USING btree ("latest");
  CREATE INDEX "_content_pages_v_autosave_idx" ON "cms"."_content_pages_v" USING btree ("autosave");
  CREATE INDEX "_content_pages_v_rels_order_idx" ON "cms"."_content_pages_v_rels" USING btree ("order");
  CREATE INDEX "_content_pages_v_rels_parent_idx" ON "cms"."_content_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_content_pages_v_rels_path_idx" ON "cms"."_content_pages_v_rels" USING btree ("path");
  CREATE INDEX "_content_pages_v_rels_content_pages_id_idx" ON "cms"."_content_pages_v_rels" USING btree ("content_pages_id");
  CREATE INDEX "_content_pages_v_rels_landing_pages_id_idx" ON "cms"."_content_pages_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "landing_pages_path_idx" ON "cms"."landing_pages" USING btree ("path");
  CREATE INDEX "landing_pages_picture_idx" ON "cms"."landing_pages" USING btree ("picture_id");
  CREATE INDEX "landing_pages_updated_at_idx" ON "cms"."landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "cms"."landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages_deleted_at_idx" ON "cms"."landing_pages" USING btree ("deleted_at");
  CREATE INDEX "landing_pages__status_idx" ON "cms"."landing_pages" USING btree ("_status");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "cms"."_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version_path_idx" ON "cms"."_landing_pages_v" USING btree ("version_path");
  CREATE INDEX "_landing_pages_v_version_version_picture_idx" ON "cms"."_landing_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "cms"."_landing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "cms"."_landing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_pages_v_version_version_deleted_at_idx" ON "cms"."_landing_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "cms"."_landing_pages_v" USING btree ("version__status");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "cms"."_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "cms"."_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "cms"."_landing_pages_v" USING btree ("latest");
  CREATE INDEX "_landing_pages_v_autosave_idx" ON "cms"."_landing_pages_v" USING btree ("autosave");
  CREATE INDEX "advice_topics_picture_idx" ON "cms"."advice_topics" USING btree ("picture_id");
  CREATE INDEX "advice_topics_updated_at_idx" ON "cms"."advice_topics" USING btree ("updated_at");
  CREATE INDEX "advice_topics_created_at_idx" ON "cms"."advice_topics" USING btree ("created_at");
  CREATE INDEX "advice_topics_deleted_at_idx" ON "cms"."advice_topics" USING btree ("deleted_at");
  CREATE INDEX "advice_topics__status_idx" ON "cms"."advice_topics" USING btree ("_status");
  CREATE INDEX "_advice_topics_v_parent_idx" ON "cms"."_advice_topics_v" USING btree ("parent_id");
  CREATE INDEX "_advice_topics_v_version_version_picture_idx" ON "cms"."_advice_topics_v" USING btree ("version_picture_id");
  CREATE INDEX "_advice_topics_v_version_version_updated_at_idx" ON "cms"."_advice_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_advice_topics_v_version_version_created_at_idx" ON "cms"."_advice_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_advice_topics_v_version_version_deleted_at_idx" ON "cms"."_advice_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_advice_topics_v_version_version__status_idx" ON "cms"."_advice_topics_v" USING btree ("version__status");
  CREATE INDEX "_advice_topics_v_created_at_idx" ON "cms"."_advice_topics_v" USING btree ("created_at");
  CREATE INDEX "_advice_topics_v_updated_at_idx" ON "cms"."_advice_topics_v" USING btree ("updated_at");
  CREATE INDEX "_advice_topics_v_latest_idx" ON "cms"."_advice_topics_v" USING btree ("latest");
  CREATE INDEX "_advice_topics_v_autosave_idx" ON "cms"."_advice_topics_v" USING btree ("autosave");
  CREATE INDEX "news_articles_picture_idx" ON "cms"."news_articles" USING btree ("picture_id");
  CREATE INDEX "news_articles_tag_idx" ON "cms"."news_articles" USING btree ("tag_id");
  CREATE INDEX "news_articles_updated_at_idx" ON "cms"."news_articles" USING btree ("updated_at");
  CREATE INDEX "news_articles_created_at_idx" ON "cms"."news_articles" USING btree ("created_at");
  CREATE INDEX "news_articles_deleted_at_idx" ON "cms"."news_articles" USING btree ("deleted_at");
  CREATE INDEX "news_articles__status_idx" ON "cms"."news_articles" USING btree ("_status");
  CREATE INDEX "_news_articles_v_parent_idx" ON "cms"."_news_articles_v" USING btree ("parent_id");
  CREATE INDEX "_news_articles_v_version_version_picture_idx" ON "cms"."_news_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_news_articles_v_version_version_tag_idx" ON "cms"."_news_articles_v" USING btree ("version_tag_id");
  CREATE INDEX "_news_articles_v_version_version_updated_at_idx" ON "cms"."_news_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_articles_v_version_version_created_at_idx" ON "cms"."_news_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_news_articles_v_version_version_deleted_at_idx" ON "cms"."_news_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_articles_v_version_version__status_idx" ON "cms"."_news_articles_v" USING btree ("version__status");
  CREATE INDEX "_news_articles_v_created_at_idx" ON "cms"."_news_articles_v" USING btree ("created_at");
  CREATE INDEX "_news_articles_v_updated_at_idx" ON "cms"."_news_articles_v" USING btree ("updated_at");
  CREATE INDEX "_news_articles_v_latest_idx" ON "cms"."_news_articles_v" USING btree ("latest");
  CREATE INDEX "_news_articles_v_autosave_idx" ON "cms"."_news_articles_v" USING btree ("autosave");
  CREATE INDEX "news_tags_updated_at_idx" ON "cms"."news_tags" USING btree ("updated_at");
  CREATE INDEX "news_tags_created_at_idx" ON "cms"."news_tags" USING btree ("created_at");
  CREATE INDEX "news_tags_deleted_at_idx" ON "cms"."news_tags" USING btree ("deleted_at");
  CREATE INDEX "news_tags__status_idx" ON "cms"."news_tags" USING btree ("_status");
  CREATE INDEX "_news_tags_v_parent_idx" ON "cms"."_news_tags_v" USING btree ("parent_id");
  CREATE INDEX "_news_tags_v_version_version_updated_at_idx" ON "cms"."_news_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_tags_v_version_version_created_at_idx" ON "cms"."_news_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_news_tags_v_version_version_deleted_at_idx" ON "cms"."_news_tags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_tags_v_version_version__status_idx" ON "cms"."_news_tags_v" USING btree ("version__status");
  CREATE INDEX "_news_tags_v_created_at_idx" ON "cms"."_news_tags_v" USING btree ("created_at");
  CREATE INDEX "_news_tags_v_updated_at_idx" ON "cms"."_news_tags_v" USING btree ("updated_at");
  CREATE INDEX "_news_tags_v_latest_idx" ON "cms"."_news_tags_v" USING btree ("latest");
  CREATE INDEX "_news_tags_v_autosave_idx" ON "cms"."_news_tags_v" USING btree ("autosave");
  CREATE INDEX "recipes_picture_idx" ON "cms"."recipes" USING btree ("picture_id");
  CREATE INDEX "recipes_updated_at_idx" ON "cms"."recipes" USING btree ("updated_at");
  CREATE INDEX "recipes_created_at_idx" ON "cms"."recipes" USING btree ("created_at");
  CREATE INDEX "recipes_deleted_at_idx" ON "cms"."recipes" USING btree ("deleted_at");
  CREATE INDEX "recipes__status_idx" ON "cms"."recipes" USING btree ("_status");
  CREATE INDEX "recipes_rels_order_idx" ON "cms"."recipes_rels" USING btree ("order");
  CREATE INDEX "recipes_rels_parent_idx" ON "cms"."recipes_rels" USING btree ("parent_id");
  CREATE INDEX "recipes_rels_path_idx" ON "cms"."recipes_rels" USING btree ("path");
  CREATE INDEX "recipes_rels_recipe_types_id_idx" ON "cms"."recipes_rels" USING btree ("recipe_types_id");
  CREATE INDEX "_recipes_v_parent_idx" ON "cms"."_recipes_v" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_version_picture_idx" ON "cms"."_recipes_v" USING btree ("version_picture_id");
  CREATE INDEX "_recipes_v_version_version_updated_at_idx" ON "cms"."_recipes_v" USING btree ("version_updated_at");
  CREATE INDEX "_recipes_v_version_version_created_at_idx" ON "cms"."_recipes_v" USING btree ("version_created_at");
  CREATE INDEX "_recipes_v_version_version_deleted_at_idx" ON "cms"."_recipes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recipes_v_version_version__status_idx" ON "cms"."_recipes_v" USING btree ("version__status");
  CREATE INDEX "_recipes_v_created_at_idx" ON "cms"."_recipes_v" USING btree ("created_at");
  CREATE INDEX "_recipes_v_updated_at_idx" ON "cms"."_recipes_v" USING btree ("updated_at");
  CREATE INDEX "_recipes_v_latest_idx" ON "cms"."_recipes_v" USING btree ("latest");
  CREATE INDEX "_recipes_v_autosave_idx" ON "cms"."_recipes_v" USING btree ("autosave");
  CREATE INDEX "_recipes_v_rels_order_idx" ON "cms"."_recipes_v_rels" USING btree ("order");
  CREATE INDEX "_recipes_v_rels_parent_idx" ON "cms"."_recipes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_rels_path_idx" ON "cms"."_recipes_v_rels" USING btree ("path");
  CREATE INDEX "_recipes_v_rels_recipe_types_id_idx" ON "cms"."_recipes_v_rels" USING btree ("recipe_types_id");
  CREATE INDEX "recipe_types_updated_at_idx" ON "cms"."recipe_types" USING btree ("updated_at");
  CREATE INDEX "recipe_types_created_at_idx" ON "cms"."recipe_types" USING btree ("created_at");
  CREATE INDEX "recipe_types_deleted_at_idx" ON "cms"."recipe_types" USING btree ("deleted_at");
  CREATE INDEX "recipe_types__status_idx" ON "cms"."recipe_types" USING btree ("_status");
  CREATE INDEX "_recipe_types_v_parent_idx" ON "cms"."_recipe_types_v" USING btree ("parent_id");
  CREATE INDEX "_recipe_types_v_version_version_updated_at_idx" ON "cms"."_recipe_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_recipe_types_v_version_version_created_at_idx" ON "cms"."_recipe_types_v" USING btree ("version_created_at");
  CREATE INDEX "_recipe_types_v_version_version_deleted_at_idx" ON "cms"."_recipe_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recipe_types_v_version_version__status_idx" ON "cms"."_recipe_types_v" USING btree ("version__status");
  CREATE INDEX "_recipe_types_v_created_at_idx" ON "cms"."_recipe_types_v" USING btree ("created_at");
  CREATE INDEX "_recipe_types_v_updated_at_idx" ON "cms"."_recipe_types_v" USING btree ("updated_at");
  CREATE INDEX "_recipe_types_v_latest_idx" ON "cms"."_recipe_types_v" USING btree ("latest");
  CREATE INDEX "_recipe_types_v_autosave_idx" ON "cms"."_recipe_types_v" USING btree ("autosave");
  CREATE INDEX "videos_picture_idx" ON "cms"."videos" USING btree ("picture_id");
  CREATE INDEX "videos_updated_at_idx" ON "cms"."videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "cms"."videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "cms"."videos" USING btree ("deleted_at");
  CREATE INDEX "videos__status_idx" ON "cms"."videos" USING btree ("_status");
  CREATE INDEX "_videos_v_parent_idx" ON "cms"."_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_picture_idx" ON "cms"."_videos_v" USING btree ("version_picture_id");
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
  CREATE INDEX "testimonials_updated_at_idx" ON "cms"."testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "cms"."testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "cms"."testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "cms"."testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "cms"."_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_picture_idx" ON "cms"."_testimonials_v" USING btree ("version_picture_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "cms"."_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "cms"."_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "cms"."_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "cms"."_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "cms"."_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "cms"."_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "cms"."_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "cms"."_testimonials_v" USING btree ("autosave");
  CREATE INDEX "organisations_logo_idx" ON "cms"."organisations" USING btree ("logo_id");
  CREATE INDEX "organisations_updated_at_idx" ON "cms"."organisations" USING btree ("updated_at");
  CREATE INDEX "organisations_created_at_idx" ON "cms"."organisations" USING btree ("created_at");
  CREATE INDEX "organisations_deleted_at_idx" ON "cms"."organisations" USING btree ("deleted_at");
  CREATE INDEX "organisations__status_idx" ON "cms"."organisations" USING btree ("_status");
  CREATE INDEX "_organisations_v_parent_idx" ON "cms"."_organisations_v" USING btree ("parent_id");
  CREATE INDEX "_organisations_v_version_version_logo_idx" ON "cms"."_organisations_v" USING btree ("version_logo_id");
  CREATE INDEX "_organisations_v_version_version_updated_at_idx" ON "cms"."_organisations_v" USING btree ("version_updated_at");
  CREATE INDEX "_organisations_v_version_version_created_at_idx" ON "cms"."_organisations_v" USING btree ("version_created_at");
  CREATE INDEX "_organisations_v_version_version_deleted_at_idx" ON "cms"."_organisations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_organisations_v_version_version__status_idx" ON "cms"."_organisations_v" USING btree ("version__status");
  CREATE INDEX "_organisations_v_created_at_idx" ON "cms"."_organisations_v" USING btree ("created_at");
  CREATE INDEX "_organisations_v_updated_at_idx" ON "cms"."_organisations_v" USING btree ("updated_at");
  CREATE INDEX "_organisations_v_latest_idx" ON "cms"."_organisations_v" USING btree ("latest");
  CREATE INDEX "_organisations_v_autosave_idx" ON "cms"."_organisations_v" USING btree ("autosave");
  CREATE INDEX "experts_updated_at_idx" ON "cms"."experts" USING btree ("updated_at");
  CREATE INDEX "experts_created_at_idx" ON "cms"."experts" USING btree ("created_at");
  CREATE INDEX "experts_deleted_at_idx" ON "cms"."experts" USING btree ("deleted_at");
  CREATE INDEX "experts__status_idx" ON "cms"."experts" USING btree ("_status");
  CREATE INDEX "_experts_v_parent_idx" ON "cms"."_experts_v" USING btree ("parent_id");
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
  CREATE INDEX "menus_updated_at_idx" ON "cms"."menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "cms"."menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "cms"."menus" USING btree ("deleted_at");
  CREATE INDEX "menus__status_idx" ON "cms"."menus" USING btree ("_status");
  CREATE INDEX "_menus_v_version_items_children_order_idx" ON "cms"."_menus_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_children_parent_id_idx" ON "cms"."_menus_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_order_idx" ON "cms"."_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "cms"."_menus_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "cms"."_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "cms"."_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "cms"."_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "cms"."_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "cms"."_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "cms"."_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "cms"."_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_latest_idx" ON "cms"."_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_autosave_idx" ON "cms"."_menus_v" USING btree ("autosave");
  CREATE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "cms"."redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "cms"."redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "cms"."_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "cms"."_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "cms"."_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "cms"."_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "cms"."_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "cms"."_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "cms"."_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "cms"."_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_latest_idx" ON "cms"."_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_autosave_idx" ON "cms"."_redirects_v" USING btree ("autosave");
  CREATE INDEX "synonyms_updated_at_idx" ON "cms"."synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "cms"."synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_deleted_at_idx" ON "cms"."synonyms" USING btree ("deleted_at");
  CREATE INDEX "synonyms__status_idx" ON "cms"."synonyms" USING btree ("_status");
  CREATE INDEX "synonyms_texts_order_parent" ON "cms"."synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "_synonyms_v_parent_idx" ON "cms"."_synonyms_v" USING btree ("parent_id");
  CREATE INDEX "_synonyms_v_version_version_updated_at_idx" ON "cms"."_synonyms_v" USING btree ("version_updated_at");
  CREATE INDEX "_synonyms_v_version_version_created_at_idx" ON "cms"."_synonyms_v" USING btree ("version_created_at");
  CREATE INDEX "_synonyms_v_version_version_deleted_at_idx" ON "cms"."_synonyms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_synonyms_v_version_version__status_idx" ON "cms"."_synonyms_v" USING btree ("version__status");
  CREATE INDEX "_synonyms_v_created_at_idx" ON "cms"."_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_synonyms_v_updated_at_idx" ON "cms"."_synonyms_v" USING btree ("updated_at");
  CREATE INDEX "_synonyms_v_latest_idx" ON "cms"."_synonyms_v" USING btree ("latest");
  CREATE INDEX "_synonyms_v_autosave_idx" ON "cms"."_synonyms_v" USING btree ("autosave");
  CREATE INDEX "_synonyms_v_texts_order_parent" ON "cms"."_synonyms_v_texts" USING btree ("order","parent_id");
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
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "cms"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_medical_articles_fk" FOREIGN KEY ("medical_articles_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advice_topics_fk" FOREIGN KEY ("advice_topics_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_tags_fk" FOREIGN KEY ("news_tags_id") REFERENCES "cms"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipe_types_fk" FOREIGN KEY ("recipe_types_id") REFERENCES "cms"."recipe_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_themes_fk" FOREIGN KEY ("themes_id") REFERENCES "cms"."themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "cms"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organisations_fk" FOREIGN KEY ("organisations_id") REFERENCES "cms"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experts_fk" FOREIGN KEY ("experts_id") REFERENCES "cms"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "cms"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "cms"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_topics_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("topics_id");
  CREATE INDEX "payload_locked_documents_rels_medical_articles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("medical_articles_id");
  CREATE INDEX "payload_locked_documents_rels_content_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("content_pages_id");
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_advice_topics_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("advice_topics_id");
  CREATE INDEX "payload_locked_documents_rels_news_articles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("news_articles_id");
  CREATE INDEX "payload_locked_documents_rels_news_tags_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("news_tags_id");
  CREATE INDEX "payload_locked_documents_rels_recipes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("recipes_id");
  CREATE INDEX "payload_locked_documents_rels_recipe_types_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("recipe_types_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_themes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("themes_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_organisations_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("organisations_id");
  CREATE INDEX "payload_locked_documents_rels_experts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("experts_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("synonyms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."topics_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_topics_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_topics_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."medical_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."medical_articles_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."medical_articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_medical_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_medical_articles_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_medical_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."content_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."content_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_content_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_content_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."landing_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_landing_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."advice_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_advice_topics_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."news_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_news_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."news_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_news_tags_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."recipes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."recipes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_recipes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_recipes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."recipe_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_recipe_types_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_videos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."themes_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."themes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."themes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."themes_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."themes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_themes_v_version_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_themes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_themes_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_themes_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_themes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."organisations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_organisations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."experts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_experts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus_items_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menus_v_version_items_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menus_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."synonyms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_synonyms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_synonyms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."topics" CASCADE;
  DROP TABLE "cms"."topics_texts" CASCADE;
  DROP TABLE "cms"."_topics_v" CASCADE;
  DROP TABLE "cms"."_topics_v_texts" CASCADE;
  DROP TABLE "cms"."medical_articles" CASCADE;
  DROP TABLE "cms"."medical_articles_texts" CASCADE;
  DROP TABLE "cms"."medical_articles_rels" CASCADE;
  DROP TABLE "cms"."_medical_articles_v" CASCADE;
  DROP TABLE "cms"."_medical_articles_v_texts" CASCADE;
  DROP TABLE "cms"."_medical_articles_v_rels" CASCADE;
  DROP TABLE "cms"."content_pages" CASCADE;
  DROP TABLE "cms"."content_pages_rels" CASCADE;
  DROP TABLE "cms"."_content_pages_v" CASCADE;
  DROP TABLE "cms"."_content_pages_v_rels" CASCADE;
  DROP TABLE "cms"."landing_pages" CASCADE;
  DROP TABLE "cms"."_landing_pages_v" CASCADE;
  DROP TABLE "cms"."advice_topics" CASCADE;
  DROP TABLE "cms"."_advice_topics_v" CASCADE;
  DROP TABLE "cms"."news_articles" CASCADE;
  DROP TABLE "cms"."_news_articles_v" CASCADE;
  DROP TABLE "cms"."news_tags" CASCADE;
  DROP TABLE "cms"."_news_tags_v" CASCADE;
  DROP TABLE "cms"."recipes" CASCADE;
  DROP TABLE "cms"."recipes_rels" CASCADE;
  DROP TABLE "cms"."_recipes_v" CASCADE;
  DROP TABLE "cms"."_recipes_v_rels" CASCADE;
  DROP TABLE "cms"."recipe_types" CASCADE;
  DROP TABLE "cms"."_recipe_types_v" CASCADE;
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
  DROP TABLE "cms"."synonyms" CASCADE;
  DROP TABLE "cms"."synonyms_texts" CASCADE;
  DROP TABLE "cms"."_synonyms_v" CASCADE;
  DROP TABLE "cms"."_synonyms_v_texts" CASCADE;
  DROP TABLE "cms"."payload_jobs_log" CASCADE;
  DROP TABLE "cms"."payload_jobs" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_topics_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_medical_articles_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_content_pages_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_landing_pages_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_advice_topics_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_articles_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_tags_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recipes_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recipe_types_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_themes_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonials_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_organisations_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_experts_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_menus_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_synonyms_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_topics_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_medical_articles_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_content_pages_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_landing_pages_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_advice_topics_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_news_articles_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_news_tags_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_recipes_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_recipe_types_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_videos_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_themes_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_testimonials_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_organisations_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_experts_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_menus_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_synonyms_id_idx";
  ALTER TABLE "cms"."files" ALTER COLUMN "brochure" SET DEFAULT true;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "topics_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "medical_articles_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "content_pages_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "advice_topics_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "news_articles_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "news_tags_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "recipe_types_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "videos_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "themes_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "organisations_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "experts_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "menus_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "synonyms_id";
  DROP TYPE "cms"."enum_topics_status";
  DROP TYPE "cms"."enum__topics_v_version_status";
  DROP TYPE "cms"."enum_medical_articles_status";
  DROP TYPE "cms"."enum__medical_articles_v_version_status";
  DROP TYPE "cms"."enum_content_pages_status";
  DROP TYPE "cms"."enum__content_pages_v_version_status";
  DROP TYPE "cms"."enum_landing_pages_status";
  DROP TYPE "cms"."enum__landing_pages_v_version_status";
  DROP TYPE "cms"."enum_advice_topics_status";
  DROP TYPE "cms"."enum__advice_topics_v_version_status";
  DROP TYPE "cms"."enum_news_articles_status";
  DROP TYPE "cms"."enum__news_articles_v_version_status";
  DROP TYPE "cms"."enum_news_tags_colour";
  DROP TYPE "cms"."enum_news_tags_status";
  DROP TYPE "cms"."enum__news_tags_v_version_colour";
  DROP TYPE "cms"."enum__news_tags_v_version_status";
  DROP TYPE "cms"."enum_recipes_status";
  DROP TYPE "cms"."enum__recipes_v_version_status";
  DROP TYPE "cms"."enum_recipe_types_status";
  DROP TYPE "cms"."enum__recipe_types_v_version_status";
  DROP TYPE "cms"."enum_videos_status";
  DROP TYPE "cms"."enum__videos_v_version_status";
  DROP TYPE "cms"."enum_themes_lists_type";
  DROP TYPE "cms"."enum_themes_status";
  DROP TYPE "cms"."enum__themes_v_version_lists_type";
  DROP TYPE "cms"."enum__themes_v_version_status";
  DROP TYPE "cms"."enum_testimonials_status";
  DROP TYPE "cms"."enum__testimonials_v_version_status";
  DROP TYPE "cms"."enum_organisations_status";
  DROP TYPE "cms"."enum__organisations_v_version_status";
  DROP TYPE "cms"."enum_experts_status";
  DROP TYPE "cms"."enum__experts_v_version_status";
  DROP TYPE "cms"."enum_menus_status";
  DROP TYPE "cms"."enum__menus_v_version_status";
  DROP TYPE "cms"."enum_redirects_status";
  DROP TYPE "cms"."enum__redirects_v_version_status";
  DROP TYPE "cms"."enum_synonyms_status";
  DROP TYPE "cms"."enum__synonyms_v_version_status";
  DROP TYPE "cms"."enum_payload_jobs_log_task_slug";
  DROP TYPE "cms"."enum_payload_jobs_log_state";
  DROP TYPE "cms"."enum_payload_jobs_task_slug";`)
}
