import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."content_pages_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"organisation" varchar,
  	"url" varchar,
  	"consulted_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."content_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  
  CREATE TABLE "cms"."_content_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."landing_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_landing_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."advice_topics_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_advice_topics_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."news_articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_news_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."recipes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_recipes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "cms"."content_pages_sources" ADD CONSTRAINT "content_pages_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."content_pages_texts" ADD CONSTRAINT "content_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_version_sources" ADD CONSTRAINT "_content_pages_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_content_pages_v_texts" ADD CONSTRAINT "_content_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_content_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages_texts" ADD CONSTRAINT "landing_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v_texts" ADD CONSTRAINT "_landing_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."advice_topics_texts" ADD CONSTRAINT "advice_topics_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."advice_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_advice_topics_v_texts" ADD CONSTRAINT "_advice_topics_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_advice_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."news_articles_texts" ADD CONSTRAINT "news_articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_news_articles_v_texts" ADD CONSTRAINT "_news_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_texts" ADD CONSTRAINT "recipes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_texts" ADD CONSTRAINT "_recipes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "content_pages_sources_order_idx" ON "cms"."content_pages_sources" USING btree ("_order");
  CREATE INDEX "content_pages_sources_parent_id_idx" ON "cms"."content_pages_sources" USING btree ("_parent_id");
  CREATE INDEX "content_pages_texts_order_parent" ON "cms"."content_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_content_pages_v_version_sources_order_idx" ON "cms"."_content_pages_v_version_sources" USING btree ("_order");
  CREATE INDEX "_content_pages_v_version_sources_parent_id_idx" ON "cms"."_content_pages_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_content_pages_v_texts_order_parent" ON "cms"."_content_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "landing_pages_texts_order_parent" ON "cms"."landing_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_landing_pages_v_texts_order_parent" ON "cms"."_landing_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "advice_topics_texts_order_parent" ON "cms"."advice_topics_texts" USING btree ("order","parent_id");
  CREATE INDEX "_advice_topics_v_texts_order_parent" ON "cms"."_advice_topics_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "news_articles_texts_order_parent" ON "cms"."news_articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "_news_articles_v_texts_order_parent" ON "cms"."_news_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "recipes_texts_order_parent" ON "cms"."recipes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_recipes_v_texts_order_parent" ON "cms"."_recipes_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."content_pages_sources" CASCADE;
  DROP TABLE "cms"."content_pages_texts" CASCADE;
  DROP TABLE "cms"."_content_pages_v_version_sources" CASCADE;
  DROP TABLE "cms"."_content_pages_v_texts" CASCADE;
  DROP TABLE "cms"."landing_pages_texts" CASCADE;
  DROP TABLE "cms"."_landing_pages_v_texts" CASCADE;
  DROP TABLE "cms"."advice_topics_texts" CASCADE;
  DROP TABLE "cms"."_advice_topics_v_texts" CASCADE;
  DROP TABLE "cms"."news_articles_texts" CASCADE;
  DROP TABLE "cms"."_news_articles_v_texts" CASCADE;
  DROP TABLE "cms"."recipes_texts" CASCADE;
  DROP TABLE "cms"."_recipes_v_texts" CASCADE;`)
}
