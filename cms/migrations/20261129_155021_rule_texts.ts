import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_rule_texts_rule" AS ENUM('respect', 'privacy', 'medical-advice', 'advert', 'truth', 'topic', 'picture', 'law');
  CREATE TYPE "cms"."enum_rule_texts_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum_rule_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__rule_texts_v_version_rule" AS ENUM('respect', 'privacy', 'medical-advice', 'advert', 'truth', 'topic', 'picture', 'law');
  CREATE TYPE "cms"."enum__rule_texts_v_version_review_state" AS ENUM('writing', 'to-review');
  CREATE TYPE "cms"."enum__rule_texts_v_version_status" AS ENUM('draft', 'published');
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
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "rule_texts_id" integer;
  ALTER TABLE "cms"."rule_texts" ADD CONSTRAINT "rule_texts_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."rule_texts" ADD CONSTRAINT "rule_texts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_rule_texts_v" ADD CONSTRAINT "_rule_texts_v_parent_id_rule_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."rule_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_rule_texts_v" ADD CONSTRAINT "_rule_texts_v_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_rule_texts_v" ADD CONSTRAINT "_rule_texts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "cms"."users"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rule_texts_fk" FOREIGN KEY ("rule_texts_id") REFERENCES "cms"."rule_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_rule_texts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("rule_texts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."rule_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_rule_texts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."rule_texts" CASCADE;
  DROP TABLE "cms"."_rule_texts_v" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rule_texts_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_rule_texts_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "rule_texts_id";
  DROP TYPE "cms"."enum_rule_texts_rule";
  DROP TYPE "cms"."enum_rule_texts_review_state";
  DROP TYPE "cms"."enum_rule_texts_status";
  DROP TYPE "cms"."enum__rule_texts_v_version_rule";
  DROP TYPE "cms"."enum__rule_texts_v_version_review_state";
  DROP TYPE "cms"."enum__rule_texts_v_version_status";`)
}
