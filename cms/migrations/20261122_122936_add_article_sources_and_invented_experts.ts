import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."medical_articles_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"organisation" varchar,
  	"url" varchar,
  	"consulted_on" timestamp(3) with time zone
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
  
  ALTER TABLE "cms"."experts" ADD COLUMN "invented" boolean DEFAULT false;
  ALTER TABLE "cms"."_experts_v" ADD COLUMN "version_invented" boolean DEFAULT false;
  ALTER TABLE "cms"."medical_articles_sources" ADD CONSTRAINT "medical_articles_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."medical_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_medical_articles_v_version_sources" ADD CONSTRAINT "_medical_articles_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_medical_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "medical_articles_sources_order_idx" ON "cms"."medical_articles_sources" USING btree ("_order");
  CREATE INDEX "medical_articles_sources_parent_id_idx" ON "cms"."medical_articles_sources" USING btree ("_parent_id");
  CREATE INDEX "_medical_articles_v_version_sources_order_idx" ON "cms"."_medical_articles_v_version_sources" USING btree ("_order");
  CREATE INDEX "_medical_articles_v_version_sources_parent_id_idx" ON "cms"."_medical_articles_v_version_sources" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."medical_articles_sources" CASCADE;
  DROP TABLE "cms"."_medical_articles_v_version_sources" CASCADE;
  ALTER TABLE "cms"."experts" DROP COLUMN "invented";
  ALTER TABLE "cms"."_experts_v" DROP COLUMN "version_invented";`)
}
