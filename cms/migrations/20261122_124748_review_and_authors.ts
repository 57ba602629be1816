import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_topics_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__topics_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_medical_articles_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__medical_articles_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_content_pages_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__content_pages_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_landing_pages_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__landing_pages_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_advice_topics_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__advice_topics_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_news_articles_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__news_articles_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_news_tags_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__news_tags_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_recipes_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__recipes_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_recipe_types_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__recipe_types_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_videos_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__videos_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_themes_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__themes_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_testimonials_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__testimonials_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_organisations_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__organisations_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_experts_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__experts_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_menus_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__menus_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_redirects_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__redirects_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_synonyms_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__synonyms_v_version_review_state" AS ENUM('writing', 'to-review');
  ALTER TABLE "cms"."topics" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "cms"."topics" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "cms"."topics" ADD COLUMN "review_state" "cms"."enum_topics_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."topics" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."topics" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."topics" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_topics_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "cms"."_topics_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "cms"."_topics_v" ADD COLUMN "version_review_state" "cms"."enum__topics_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_topics_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_topics_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_topics_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."medical_articles" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "cms"."medical_articles" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "cms"."medical_articles" ADD COLUMN "review_state" "cms"."enum_medical_articles_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."medical_articles" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."medical_articles" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."medical_articles" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_medical_articles_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "cms"."_medical_articles_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "cms"."_medical_articles_v" ADD COLUMN "version_review_state" "cms"."enum__medical_articles_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_medical_articles_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_medical_articles_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_medical_articles_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."content_pages" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "cms"."content_pages" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "cms"."content_pages" ADD COLUMN "review_state" "cms"."enum_content_pages_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."content_pages" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."content_pages" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."content_pages" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_content_pages_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "cms"."_content_pages_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "cms"."_content_pages_v" ADD COLUMN "version_review_state" "cms"."enum__content_pages_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_content_pages_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_content_pages_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_content_pages_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."landing_pages" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "cms"."landing_pages" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "cms"."landing_pages" ADD COLUMN "review_state" "cms"."enum_landing_pages_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."landing_pages" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."landing_pages" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."landing_pages" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_landing_pages_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "cms"."_landing_pages_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "cms"."_landing_pages_v" ADD COLUMN "version_review_state" "cms"."enum__landing_pages_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_landing_pages_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_landing_pages_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_landing_pages_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."advice_topics" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "cms"."advice_topics" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "cms"."advice_topics" ADD COLUMN "review_state" "cms"."enum_advice_topics_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."advice_topics" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."advice_topics" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."advice_topics" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_advice_topics_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "cms"."_advice_topics_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "cms"."_advice_topics_v" ADD COLUMN "version_review_state" "cms"."enum__advice_topics_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_advice_topics_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_advice_topics_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_advice_topics_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."news_articles" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "cms"."news_articles" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "cms"."news_articles" ADD COLUMN "review_state" "cms"."enum_news_articles_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."news_articles" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."news_articles" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."news_articles" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_news_articles_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "cms"."_news_articles_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "cms"."_news_articles_v" ADD COLUMN "version_review_state" "cms"."enum__news_articles_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_news_articles_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_news_articles_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_news_articles_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."news_tags" ADD COLUMN "review_state" "cms"."enum_news_tags_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."news_tags" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."news_tags" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."news_tags" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_news_tags_v" ADD COLUMN "version_review_state" "cms"."enum__news_tags_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_news_tags_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_news_tags_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_news_tags_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."recipes" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "cms"."recipes" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "cms"."recipes" ADD COLUMN "review_state" "cms"."enum_recipes_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."recipes" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."recipes" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."recipes" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_review_state" "cms"."enum__recipes_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."recipe_types" ADD COLUMN "review_state" "cms"."enum_recipe_types_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."recipe_types" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."recipe_types" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."recipe_types" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_recipe_types_v" ADD COLUMN "version_review_state" "cms"."enum__recipe_types_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_recipe_types_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_recipe_types_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_recipe_types_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."videos" ADD COLUMN "review_state" "cms"."enum_videos_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."videos" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."videos" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."videos" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_videos_v" ADD COLUMN "version_review_state" "cms"."enum__videos_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_videos_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_videos_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_videos_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."themes" ADD COLUMN "review_state" "cms"."enum_themes_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."themes" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."themes" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."themes" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_themes_v" ADD COLUMN "version_review_state" "cms"."enum__themes_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_themes_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_themes_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_themes_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."testimonials" ADD COLUMN "review_state" "cms"."enum_testimonials_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."testimonials" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."testimonials" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."testimonials" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_testimonials_v" ADD COLUMN "version_review_state" "cms"."enum__testimonials_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_testimonials_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_testimonials_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_testimonials_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."organisations" ADD COLUMN "review_state" "cms"."enum_organisations_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."organisations" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."organisations" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."organisations" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_organisations_v" ADD COLUMN "version_review_state" "cms"."enum__organisations_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_organisations_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_organisations_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_organisations_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."experts" ADD COLUMN "review_state" "cms"."enum_experts_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."experts" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."experts" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."experts" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_experts_v" ADD COLUMN "version_review_state" "cms"."enum__experts_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_experts_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_experts_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_experts_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."menus" ADD COLUMN "review_state" "cms"."enum_menus_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."menus" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."menus" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."menus" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_menus_v" ADD COLUMN "version_review_state" "cms"."enum__menus_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_menus_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_menus_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_menus_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."redirects" ADD COLUMN "review_state" "cms"."enum_redirects_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."redirects" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."redirects" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."redirects" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_redirects_v" ADD COLUMN "version_review_state" "cms"."enum__redirects_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_redirects_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_redirects_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_redirects_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."synonyms" ADD COLUMN "review_state" "cms"."enum_synonyms_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."synonyms" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "cms"."synonyms" ADD COLUMN "review_note" varchar;
  ALTER TABLE "cms"."synonyms" ADD COLUMN "updated_by_id" integer;
  ALTER TABLE "cms"."_synonyms_v" ADD COLUMN "version_review_state" "cms"."enum__synonyms_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "cms"."_synonyms_v" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "cms"."_synonyms_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "cms"."_synonyms_v" ADD COLUMN "version_updated_by_id" integer;
  ALTER TABLE "cms"."topics" ADD CONSTRAINT "topics_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."topics" ADD CONSTRAINT "topics_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v" ADD CONSTRAINT "_topics_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_topics_v" ADD CONSTRAINT "_topics_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles" ADD CONSTRAINT "medical_articles_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."medical_articles" ADD CONSTRAINT "medical_articles_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v" ADD CONSTRAINT "_medical_articles_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v" ADD CONSTRAINT "_medical_articles_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."content_pages" ADD CONSTRAINT "content_pages_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."content_pages" ADD CONSTRAINT "content_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v" ADD CONSTRAINT "_content_pages_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v" ADD CONSTRAINT "_content_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages" ADD CONSTRAINT "landing_pages_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages" ADD CONSTRAINT "landing_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics" ADD CONSTRAINT "advice_topics_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics" ADD CONSTRAINT "advice_topics_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v" ADD CONSTRAINT "_advice_topics_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v" ADD CONSTRAINT "_advice_topics_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_articles" ADD CONSTRAINT "news_articles_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_articles" ADD CONSTRAINT "news_articles_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_tags" ADD CONSTRAINT "news_tags_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."news_tags" ADD CONSTRAINT "news_tags_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_tags_v" ADD CONSTRAINT "_news_tags_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_news_tags_v" ADD CONSTRAINT "_news_tags_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes" ADD CONSTRAINT "recipes_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes" ADD CONSTRAINT "recipes_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipe_types" ADD CONSTRAINT "recipe_types_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipe_types" ADD CONSTRAINT "recipe_types_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipe_types_v" ADD CONSTRAINT "_recipe_types_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipe_types_v" ADD CONSTRAINT "_recipe_types_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."themes" ADD CONSTRAINT "themes_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."themes" ADD CONSTRAINT "themes_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v" ADD CONSTRAINT "_themes_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_themes_v" ADD CONSTRAINT "_themes_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."testimonials" ADD CONSTRAINT "testimonials_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."testimonials" ADD CONSTRAINT "testimonials_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."organisations" ADD CONSTRAINT "organisations_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."organisations" ADD CONSTRAINT "organisations_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_organisations_v" ADD CONSTRAINT "_organisations_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_organisations_v" ADD CONSTRAINT "_organisations_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."experts" ADD CONSTRAINT "experts_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."experts" ADD CONSTRAINT "experts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experts_v" ADD CONSTRAINT "_experts_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_experts_v" ADD CONSTRAINT "_experts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."menus" ADD CONSTRAINT "menus_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."menus" ADD CONSTRAINT "menus_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v" ADD CONSTRAINT "_menus_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_menus_v" ADD CONSTRAINT "_menus_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."redirects" ADD CONSTRAINT "redirects_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."redirects" ADD CONSTRAINT "redirects_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."synonyms" ADD CONSTRAINT "synonyms_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."synonyms" ADD CONSTRAINT "synonyms_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_synonyms_v" ADD CONSTRAINT "_synonyms_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_synonyms_v" ADD CONSTRAINT "_synonyms_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "topics_review_review_reviewer_idx" ON "cms"."topics" USING btree ("review_reviewer_id");
  CREATE INDEX "topics_updated_by_idx" ON "cms"."topics" USING btree ("updated_by_id");
  CREATE INDEX "_topics_v_version_review_version_review_reviewer_idx" ON "cms"."_topics_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_topics_v_version_version_updated_by_idx" ON "cms"."_topics_v" USING btree ("version_updated_by_id");
  CREATE INDEX "medical_articles_review_review_reviewer_idx" ON "cms"."medical_articles" USING btree ("review_reviewer_id");
  CREATE INDEX "medical_articles_updated_by_idx" ON "cms"."medical_articles" USING btree ("updated_by_id");
  CREATE INDEX "_medical_articles_v_version_review_version_review_review_idx" ON "cms"."_medical_articles_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_medical_articles_v_version_version_updated_by_idx" ON "cms"."_medical_articles_v" USING btree ("version_updated_by_id");
  CREATE INDEX "content_pages_review_review_reviewer_idx" ON "cms"."content_pages" USING btree ("review_reviewer_id");
  CREATE INDEX "content_pages_updated_by_idx" ON "cms"."content_pages" USING btree ("updated_by_id");
  CREATE INDEX "_content_pages_v_version_review_version_review_reviewer_idx" ON "cms"."_content_pages_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_content_pages_v_version_version_updated_by_idx" ON "cms"."_content_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "landing_pages_review_review_reviewer_idx" ON "cms"."landing_pages" USING btree ("review_reviewer_id");
  CREATE INDEX "landing_pages_updated_by_idx" ON "cms"."landing_pages" USING btree ("updated_by_id");
  CREATE INDEX "_landing_pages_v_version_review_version_review_reviewer_idx" ON "cms"."_landing_pages_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_landing_pages_v_version_version_updated_by_idx" ON "cms"."_landing_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "advice_topics_review_review_reviewer_idx" ON "cms"."advice_topics" USING btree ("review_reviewer_id");
  CREATE INDEX "advice_topics_updated_by_idx" ON "cms"."advice_topics" USING btree ("updated_by_id");
  CREATE INDEX "_advice_topics_v_version_review_version_review_reviewer_idx" ON "cms"."_advice_topics_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_advice_topics_v_version_version_updated_by_idx" ON "cms"."_advice_topics_v" USING btree ("version_updated_by_id");
  CREATE INDEX "news_articles_review_review_reviewer_idx" ON "cms"."news_articles" USING btree ("review_reviewer_id");
  CREATE INDEX "news_articles_updated_by_idx" ON "cms"."news_articles" USING btree ("updated_by_id");
  CREATE INDEX "_news_articles_v_version_review_version_review_reviewer_idx" ON "cms"."_news_articles_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_news_articles_v_version_version_updated_by_idx" ON "cms"."_news_articles_v" USING btree ("version_updated_by_id");
  CREATE INDEX "news_tags_review_review_reviewer_idx" ON "cms"."news_tags" USING btree ("review_reviewer_id");
  CREATE INDEX "news_tags_updated_by_idx" ON "cms"."news_tags" USING btree ("updated_by_id");
  CREATE INDEX "_news_tags_v_version_review_version_review_reviewer_idx" ON "cms"."_news_tags_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_news_tags_v_version_version_updated_by_idx" ON "cms"."_news_tags_v" USING btree ("version_updated_by_id");
  CREATE INDEX "recipes_review_review_reviewer_idx" ON "cms"."recipes" USING btree ("review_reviewer_id");
  CREATE INDEX "recipes_updated_by_idx" ON "cms"."recipes" USING btree ("updated_by_id");
  CREATE INDEX "_recipes_v_version_review_version_review_reviewer_idx" ON "cms"."_recipes_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_recipes_v_version_version_updated_by_idx" ON "cms"."_recipes_v" USING btree ("version_updated_by_id");
  CREATE INDEX "recipe_types_review_review_reviewer_idx" ON "cms"."recipe_types" USING btree ("review_reviewer_id");
  CREATE INDEX "recipe_types_updated_by_idx" ON "cms"."recipe_types" USING btree ("updated_by_id");
  CREATE INDEX "_recipe_types_v_version_review_version_review_reviewer_idx" ON "cms"."_recipe_types_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_recipe_types_v_version_version_updated_by_idx" ON "cms"."_recipe_types_v" USING btree ("version_updated_by_id");
  CREATE INDEX "videos_review_review_reviewer_idx" ON "cms"."videos" USING btree ("review_reviewer_id");
  CREATE INDEX "videos_updated_by_idx" ON "cms"."videos" USING btree ("updated_by_id");
  CREATE INDEX "_videos_v_version_review_version_review_reviewer_idx" ON "cms"."_videos_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_videos_v_version_version_updated_by_idx" ON "cms"."_videos_v" USING btree ("version_updated_by_id");
  CREATE INDEX "themes_review_review_reviewer_idx" ON "cms"."themes" USING btree ("review_reviewer_id");
  CREATE INDEX "themes_updated_by_idx" ON "cms"."themes" USING btree ("updated_by_id");
  CREATE INDEX "_themes_v_version_review_version_review_reviewer_idx" ON "cms"."_themes_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_themes_v_version_version_updated_by_idx" ON "cms"."_themes_v" USING btree ("version_updated_by_id");
  CREATE INDEX "testimonials_review_review_reviewer_idx" ON "cms"."testimonials" USING btree ("review_reviewer_id");
  CREATE INDEX "testimonials_updated_by_idx" ON "cms"."testimonials" USING btree ("updated_by_id");
  CREATE INDEX "_testimonials_v_version_review_version_review_reviewer_idx" ON "cms"."_testimonials_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_testimonials_v_version_version_updated_by_idx" ON "cms"."_testimonials_v" USING btree ("version_updated_by_id");
  CREATE INDEX "organisations_review_review_reviewer_idx" ON "cms"."organisations" USING btree ("review_reviewer_id");
  CREATE INDEX "organisations_updated_by_idx" ON "cms"."organisations" USING btree ("updated_by_id");
  CREATE INDEX "_organisations_v_version_review_version_review_reviewer_idx" ON "cms"."_organisations_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_organisations_v_version_version_updated_by_idx" ON "cms"."_organisations_v" USING btree ("version_updated_by_id");
  CREATE INDEX "experts_review_review_reviewer_idx" ON "cms"."experts" USING btree ("review_reviewer_id");
  CREATE INDEX "experts_updated_by_idx" ON "cms"."experts" USING btree ("updated_by_id");
  CREATE INDEX "_experts_v_version_review_version_review_reviewer_idx" ON "cms"."_experts_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_experts_v_version_version_updated_by_idx" ON "cms"."_experts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "menus_review_review_reviewer_idx" ON "cms"."menus" USING btree ("review_reviewer_id");
  CREATE INDEX "menus_updated_by_idx" ON "cms"."menus" USING btree ("updated_by_id");
  CREATE INDEX "_menus_v_version_review_version_review_reviewer_idx" ON "cms"."_menus_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_menus_v_version_version_updated_by_idx" ON "cms"."_menus_v" USING btree ("version_updated_by_id");
  CREATE INDEX "redirects_review_review_reviewer_idx" ON "cms"."redirects" USING btree ("review_reviewer_id");
  CREATE INDEX "redirects_updated_by_idx" ON "cms"."redirects" USING btree ("updated_by_id");
  CREATE INDEX "_redirects_v_version_review_version_review_reviewer_idx" ON "cms"."_redirects_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_redirects_v_version_version_updated_by_idx" ON "cms"."_redirects_v" USING btree ("version_updated_by_id");
  CREATE INDEX "synonyms_review_review_reviewer_idx" ON "cms"."synonyms" USING btree ("review_reviewer_id");
  CREATE INDEX "synonyms_updated_by_idx" ON "cms"."synonyms" USING btree ("updated_by_id");
  CREATE INDEX "_synonyms_v_version_review_version_review_reviewer_idx" ON "cms"."_synonyms_v" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_synonyms_v_version_version_updated_by_idx" ON "cms"."_synonyms_v" USING btree ("version_updated_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."topics" DROP CONSTRAINT "topics_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."topics" DROP CONSTRAINT "topics_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_topics_v" DROP CONSTRAINT "_topics_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_topics_v" DROP CONSTRAINT "_topics_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."medical_articles" DROP CONSTRAINT "medical_articles_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."medical_articles" DROP CONSTRAINT "medical_articles_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_medical_articles_v" DROP CONSTRAINT "_medical_articles_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_medical_articles_v" DROP CONSTRAINT "_medical_articles_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."content_pages" DROP CONSTRAINT "content_pages_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."content_pages" DROP CONSTRAINT "content_pages_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_content_pages_v" DROP CONSTRAINT "_content_pages_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_content_pages_v" DROP CONSTRAINT "_content_pages_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."landing_pages" DROP CONSTRAINT "landing_pages_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."landing_pages" DROP CONSTRAINT "landing_pages_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."advice_topics" DROP CONSTRAINT "advice_topics_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."advice_topics" DROP CONSTRAINT "advice_topics_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_advice_topics_v" DROP CONSTRAINT "_advice_topics_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_advice_topics_v" DROP CONSTRAINT "_advice_topics_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."news_articles" DROP CONSTRAINT "news_articles_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."news_articles" DROP CONSTRAINT "news_articles_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_news_articles_v" DROP CONSTRAINT "_news_articles_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_news_articles_v" DROP CONSTRAINT "_news_articles_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."news_tags" DROP CONSTRAINT "news_tags_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."news_tags" DROP CONSTRAINT "news_tags_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_news_tags_v" DROP CONSTRAINT "_news_tags_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_news_tags_v" DROP CONSTRAINT "_news_tags_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."recipes" DROP CONSTRAINT "recipes_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."recipes" DROP CONSTRAINT "recipes_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_recipes_v" DROP CONSTRAINT "_recipes_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_recipes_v" DROP CONSTRAINT "_recipes_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."recipe_types" DROP CONSTRAINT "recipe_types_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."recipe_types" DROP CONSTRAINT "recipe_types_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_recipe_types_v" DROP CONSTRAINT "_recipe_types_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_recipe_types_v" DROP CONSTRAINT "_recipe_types_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."videos" DROP CONSTRAINT "videos_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."videos" DROP CONSTRAINT "videos_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_videos_v" DROP CONSTRAINT "_videos_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_videos_v" DROP CONSTRAINT "_videos_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."themes" DROP CONSTRAINT "themes_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."themes" DROP CONSTRAINT "themes_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_themes_v" DROP CONSTRAINT "_themes_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_themes_v" DROP CONSTRAINT "_themes_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."testimonials" DROP CONSTRAINT "testimonials_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."testimonials" DROP CONSTRAINT "testimonials_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."organisations" DROP CONSTRAINT "organisations_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."organisations" DROP CONSTRAINT "organisations_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_organisations_v" DROP CONSTRAINT "_organisations_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_organisations_v" DROP CONSTRAINT "_organisations_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."experts" DROP CONSTRAINT "experts_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."experts" DROP CONSTRAINT "experts_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_experts_v" DROP CONSTRAINT "_experts_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_experts_v" DROP CONSTRAINT "_experts_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."menus" DROP CONSTRAINT "menus_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."menus" DROP CONSTRAINT "menus_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_menus_v" DROP CONSTRAINT "_menus_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_menus_v" DROP CONSTRAINT "_menus_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."redirects" DROP CONSTRAINT "redirects_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."redirects" DROP CONSTRAINT "redirects_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_redirects_v" DROP CONSTRAINT "_redirects_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_redirects_v" DROP CONSTRAINT "_redirects_v_version_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."synonyms" DROP CONSTRAINT "synonyms_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."synonyms" DROP CONSTRAINT "synonyms_updated_by_id_users_id_fk";
  
  ALTER TABLE "cms"."_synonyms_v" DROP CONSTRAINT "_synonyms_v_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "cms"."_synonyms_v" DROP CONSTRAINT "_synonyms_v_version_updated_by_id_users_id_fk";
  
  DROP INDEX "cms"."topics_review_review_reviewer_idx";
  DROP INDEX "cms"."topics_updated_by_idx";
  DROP INDEX "cms"."_topics_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_topics_v_version_version_updated_by_idx";
  DROP INDEX "cms"."medical_articles_review_review_reviewer_idx";
  DROP INDEX "cms"."medical_articles_updated_by_idx";
  DROP INDEX "cms"."_medical_articles_v_version_review_version_review_review_idx";
  DROP INDEX "cms"."_medical_articles_v_version_version_updated_by_idx";
  DROP INDEX "cms"."content_pages_review_review_reviewer_idx";
  DROP INDEX "cms"."content_pages_updated_by_idx";
  DROP INDEX "cms"."_content_pages_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_content_pages_v_version_version_updated_by_idx";
  DROP INDEX "cms"."landing_pages_review_review_reviewer_idx";
  DROP INDEX "cms"."landing_pages_updated_by_idx";
  DROP INDEX "cms"."_landing_pages_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_landing_pages_v_version_version_updated_by_idx";
  DROP INDEX "cms"."advice_topics_review_review_reviewer_idx";
  DROP INDEX "cms"."advice_topics_updated_by_idx";
  DROP INDEX "cms"."_advice_topics_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_advice_topics_v_version_version_updated_by_idx";
  DROP INDEX "cms"."news_articles_review_review_reviewer_idx";
  DROP INDEX "cms"."news_articles_updated_by_idx";
  DROP INDEX "cms"."_news_articles_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_news_articles_v_version_version_updated_by_idx";
  DROP INDEX "cms"."news_tags_review_review_reviewer_idx";
  DROP INDEX "cms"."news_tags_updated_by_idx";
  DROP INDEX "cms"."_news_tags_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_news_tags_v_version_version_updated_by_idx";
  DROP INDEX "cms"."recipes_review_review_reviewer_idx";
  DROP INDEX "cms"."recipes_updated_by_idx";
  DROP INDEX "cms"."_recipes_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_recipes_v_version_version_updated_by_idx";
  DROP INDEX "cms"."recipe_types_review_review_reviewer_idx";
  DROP INDEX "cms"."recipe_types_updated_by_idx";
  DROP INDEX "cms"."_recipe_types_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_recipe_types_v_version_version_updated_by_idx";
  DROP INDEX "cms"."videos_review_review_reviewer_idx";
  DROP INDEX "cms"."videos_updated_by_idx";
  DROP INDEX "cms"."_videos_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_videos_v_version_version_updated_by_idx";
  DROP INDEX "cms"."themes_review_review_reviewer_idx";
  DROP INDEX "cms"."themes_updated_by_idx";
  DROP INDEX "cms"."_themes_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_themes_v_version_version_updated_by_idx";
  DROP INDEX "cms"."testimonials_review_review_reviewer_idx";
  DROP INDEX "cms"."testimonials_updated_by_idx";
  DROP INDEX "cms"."_testimonials_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_testimonials_v_version_version_updated_by_idx";
  DROP INDEX "cms"."organisations_review_review_reviewer_idx";
  DROP INDEX "cms"."organisations_updated_by_idx";
  DROP INDEX "cms"."_organisations_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_organisations_v_version_version_updated_by_idx";
  DROP INDEX "cms"."experts_review_review_reviewer_idx";
  DROP INDEX "cms"."experts_updated_by_idx";
  DROP INDEX "cms"."_experts_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_experts_v_version_version_updated_by_idx";
  DROP INDEX "cms"."menus_review_review_reviewer_idx";
  DROP INDEX "cms"."menus_updated_by_idx";
  DROP INDEX "cms"."_menus_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_menus_v_version_version_updated_by_idx";
  DROP INDEX "cms"."redirects_review_review_reviewer_idx";
  DROP INDEX "cms"."redirects_updated_by_idx";
  DROP INDEX "cms"."_redirects_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_redirects_v_version_version_updated_by_idx";
  DROP INDEX "cms"."synonyms_review_review_reviewer_idx";
  DROP INDEX "cms"."synonyms_updated_by_idx";
  DROP INDEX "cms"."_synonyms_v_version_review_version_review_reviewer_idx";
  DROP INDEX "cms"."_synonyms_v_version_version_updated_by_idx";
  ALTER TABLE "cms"."topics" DROP COLUMN "seo_title";
  ALTER TABLE "cms"."topics" DROP COLUMN "seo_description";
  ALTER TABLE "cms"."topics" DROP COLUMN "review_state";
  ALTER TABLE "cms"."topics" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."topics" DROP COLUMN "review_note";
  ALTER TABLE "cms"."topics" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_topics_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "cms"."_topics_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "cms"."_topics_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_topics_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_topics_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_topics_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."medical_articles" DROP COLUMN "seo_title";
  ALTER TABLE "cms"."medical_articles" DROP COLUMN "seo_description";
  ALTER TABLE "cms"."medical_articles" DROP COLUMN "review_state";
  ALTER TABLE "cms"."medical_articles" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."medical_articles" DROP COLUMN "review_note";
  ALTER TABLE "cms"."medical_articles" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_medical_articles_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "cms"."_medical_articles_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "cms"."_medical_articles_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_medical_articles_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_medical_articles_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_medical_articles_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."content_pages" DROP COLUMN "seo_title";
  ALTER TABLE "cms"."content_pages" DROP COLUMN "seo_description";
  ALTER TABLE "cms"."content_pages" DROP COLUMN "review_state";
  ALTER TABLE "cms"."content_pages" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."content_pages" DROP COLUMN "review_note";
  ALTER TABLE "cms"."content_pages" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_content_pages_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "cms"."_content_pages_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "cms"."_content_pages_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_content_pages_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_content_pages_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_content_pages_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."landing_pages" DROP COLUMN "seo_title";
  ALTER TABLE "cms"."landing_pages" DROP COLUMN "seo_description";
  ALTER TABLE "cms"."landing_pages" DROP COLUMN "review_state";
  ALTER TABLE "cms"."landing_pages" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."landing_pages" DROP COLUMN "review_note";
  ALTER TABLE "cms"."landing_pages" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_landing_pages_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "cms"."_landing_pages_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "cms"."_landing_pages_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_landing_pages_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_landing_pages_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_landing_pages_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."advice_topics" DROP COLUMN "seo_title";
  ALTER TABLE "cms"."advice_topics" DROP COLUMN "seo_description";
  ALTER TABLE "cms"."advice_topics" DROP COLUMN "review_state";
  ALTER TABLE "cms"."advice_topics" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."advice_topics" DROP COLUMN "review_note";
  ALTER TABLE "cms"."advice_topics" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_advice_topics_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "cms"."_advice_topics_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "cms"."_advice_topics_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_advice_topics_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_advice_topics_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_advice_topics_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."news_articles" DROP COLUMN "seo_title";
  ALTER TABLE "cms"."news_articles" DROP COLUMN "seo_description";
  ALTER TABLE "cms"."news_articles" DROP COLUMN "review_state";
  ALTER TABLE "cms"."news_articles" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."news_articles" DROP COLUMN "review_note";
  ALTER TABLE "cms"."news_articles" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_news_articles_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "cms"."_news_articles_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "cms"."_news_articles_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_news_articles_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_news_articles_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_news_articles_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."news_tags" DROP COLUMN "review_state";
  ALTER TABLE "cms"."news_tags" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."news_tags" DROP COLUMN "review_note";
  ALTER TABLE "cms"."news_tags" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_news_tags_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_news_tags_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_news_tags_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_news_tags_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."recipes" DROP COLUMN "seo_title";
  ALTER TABLE "cms"."recipes" DROP COLUMN "seo_description";
  ALTER TABLE "cms"."recipes" DROP COLUMN "review_state";
  ALTER TABLE "cms"."recipes" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."recipes" DROP COLUMN "review_note";
  ALTER TABLE "cms"."recipes" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."recipe_types" DROP COLUMN "review_state";
  ALTER TABLE "cms"."recipe_types" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."recipe_types" DROP COLUMN "review_note";
  ALTER TABLE "cms"."recipe_types" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_recipe_types_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_recipe_types_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_recipe_types_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_recipe_types_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."videos" DROP COLUMN "review_state";
  ALTER TABLE "cms"."videos" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."videos" DROP COLUMN "review_note";
  ALTER TABLE "cms"."videos" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_videos_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_videos_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_videos_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_videos_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."themes" DROP COLUMN "review_state";
  ALTER TABLE "cms"."themes" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."themes" DROP COLUMN "review_note";
  ALTER TABLE "cms"."themes" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_themes_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_themes_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_themes_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_themes_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."testimonials" DROP COLUMN "review_state";
  ALTER TABLE "cms"."testimonials" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."testimonials" DROP COLUMN "review_note";
  ALTER TABLE "cms"."testimonials" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_testimonials_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_testimonials_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_testimonials_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_testimonials_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."organisations" DROP COLUMN "review_state";
  ALTER TABLE "cms"."organisations" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."organisations" DROP COLUMN "review_note";
  ALTER TABLE "cms"."organisations" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_organisations_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_organisations_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_organisations_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_organisations_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."experts" DROP COLUMN "review_state";
  ALTER TABLE "cms"."experts" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."experts" DROP COLUMN "review_note";
  ALTER TABLE "cms"."experts" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_experts_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_experts_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_experts_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_experts_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."menus" DROP COLUMN "review_state";
  ALTER TABLE "cms"."menus" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."menus" DROP COLUMN "review_note";
  ALTER TABLE "cms"."menus" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_menus_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_menus_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_menus_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_menus_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."redirects" DROP COLUMN "review_state";
  ALTER TABLE "cms"."redirects" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."redirects" DROP COLUMN "review_note";
  ALTER TABLE "cms"."redirects" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_redirects_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_redirects_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_redirects_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_redirects_v" DROP COLUMN "version_updated_by_id";
  ALTER TABLE "cms"."synonyms" DROP COLUMN "review_state";
  ALTER TABLE "cms"."synonyms" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "cms"."synonyms" DROP COLUMN "review_note";
  ALTER TABLE "cms"."synonyms" DROP COLUMN "updated_by_id";
  ALTER TABLE "cms"."_synonyms_v" DROP COLUMN "version_review_state";
  ALTER TABLE "cms"."_synonyms_v" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "cms"."_synonyms_v" DROP COLUMN "version_review_note";
  ALTER TABLE "cms"."_synonyms_v" DROP COLUMN "version_updated_by_id";
  DROP TYPE "cms"."enum_topics_review_state";
  DROP TYPE "cms"."enum__topics_v_version_review_state";
  DROP TYPE "cms"."enum_medical_articles_review_state";
  DROP TYPE "cms"."enum__medical_articles_v_version_review_state";
  DROP TYPE "cms"."enum_content_pages_review_state";
  DROP TYPE "cms"."enum__content_pages_v_version_review_state";
  DROP TYPE "cms"."enum_landing_pages_review_state";
  DROP TYPE "cms"."enum__landing_pages_v_version_review_state";
  DROP TYPE "cms"."enum_advice_topics_review_state";
  DROP TYPE "cms"."enum__advice_topics_v_version_review_state";
  DROP TYPE "cms"."enum_news_articles_review_state";
  DROP TYPE "cms"."enum__news_articles_v_version_review_state";
  DROP TYPE "cms"."enum_news_tags_review_state";
  DROP TYPE "cms"."enum__news_tags_v_version_review_state";
  DROP TYPE "cms"."enum_recipes_review_state";
  DROP TYPE "cms"."enum__recipes_v_version_review_state";
  DROP TYPE "cms"."enum_recipe_types_review_state";
  DROP TYPE "cms"."enum__recipe_types_v_version_review_state";
  DROP TYPE "cms"."enum_videos_review_state";
  DROP TYPE "cms"."enum__videos_v_version_review_state";
  DROP TYPE "cms"."enum_themes_review_state";
  DROP TYPE "cms"."enum__themes_v_version_review_state";
  DROP TYPE "cms"."enum_testimonials_review_state";
  DROP TYPE "cms"."enum__testimonials_v_version_review_state";
  DROP TYPE "cms"."enum_organisations_review_state";
  DROP TYPE "cms"."enum__organisations_v_version_review_state";
  DROP TYPE "cms"."enum_experts_review_state";
  DROP TYPE "cms"."enum__experts_v_version_review_state";
  DROP TYPE "cms"."enum_menus_review_state";
  DROP TYPE "cms"."enum__menus_v_version_review_state";
  DROP TYPE "cms"."enum_redirects_review_state";
  DROP TYPE "cms"."enum__redirects_v_version_review_state";
  DROP TYPE "cms"."enum_synonyms_review_state";
  DROP TYPE "cms"."enum__synonyms_v_version_review_state";`)
}
