CREATE TABLE "calendar_links" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reminders" (
	"document_id" integer NOT NULL,
	"review_on" date NOT NULL,
	"kind" text NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reminders_document_id_review_on_kind_pk" PRIMARY KEY("document_id","review_on","kind")
);
--> statement-breakpoint
CREATE TABLE "update_decisions" (
	"document_id" integer NOT NULL,
	"template_version_id" integer NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "update_decisions_document_id_template_version_id_pk" PRIMARY KEY("document_id","template_version_id")
);
--> statement-breakpoint
CREATE TABLE "update_notices" (
	"customer_id" uuid NOT NULL,
	"template_version_id" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "update_notices_customer_id_template_version_id_pk" PRIMARY KEY("customer_id","template_version_id")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"statement" text NOT NULL,
	"effective_on" date NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"review_months" integer NOT NULL,
	"approved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "binder_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "binder_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"line_item_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"review_months" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"template_version_id" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"effective_on" date,
	"next_review_on" date,
	"draft_revision" integer,
	CONSTRAINT "binder_documents_line_item" UNIQUE("line_item_id")
);
--> statement-breakpoint
CREATE TABLE "binder_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "binder_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"is_substantial" boolean DEFAULT true NOT NULL,
	"template_version_id" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"stem" text,
	"page_count" integer,
	"has_workbook" boolean DEFAULT false NOT NULL,
	"pages" jsonb,
	"hashes" jsonb,
	"made_at" timestamp with time zone,
	"approval_id" integer,
	"issued_at" timestamp with time zone,
	"in_force_from" timestamp with time zone,
	"noted_in_force_at" timestamp with time zone,
	"next_review_on" date,
	"failure" text,
	CONSTRAINT "binder_revisions_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "records" (
	"customer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"document_id" integer,
	"content" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "records_customer_id_position_pk" PRIMARY KEY("customer_id","position")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "update_months" integer;--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "change_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "change_kind" text DEFAULT 'substantial' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "document_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "owner" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "review_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reminders" ADD CONSTRAINT "review_reminders_document_id_binder_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."binder_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_decisions" ADD CONSTRAINT "update_decisions_document_id_binder_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."binder_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_decisions" ADD CONSTRAINT "update_decisions_template_version_id_template_versions_id_fk" FOREIGN KEY ("template_version_id") REFERENCES "public"."template_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_notices" ADD CONSTRAINT "update_notices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_notices" ADD CONSTRAINT "update_notices_template_version_id_template_versions_id_fk" FOREIGN KEY ("template_version_id") REFERENCES "public"."template_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binder_documents" ADD CONSTRAINT "binder_documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binder_documents" ADD CONSTRAINT "binder_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binder_documents" ADD CONSTRAINT "binder_documents_line_item_id_line_items_id_fk" FOREIGN KEY ("line_item_id") REFERENCES "public"."line_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binder_documents" ADD CONSTRAINT "binder_documents_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binder_documents" ADD CONSTRAINT "binder_documents_template_version_id_template_versions_id_fk" FOREIGN KEY ("template_version_id") REFERENCES "public"."template_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binder_revisions" ADD CONSTRAINT "binder_revisions_document_id_binder_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."binder_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binder_revisions" ADD CONSTRAINT "binder_revisions_template_version_id_template_versions_id_fk" FOREIGN KEY ("template_version_id") REFERENCES "public"."template_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binder_revisions" ADD CONSTRAINT "binder_revisions_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_document_id_binder_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."binder_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_links_secret" ON "calendar_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "update_decisions_version" ON "update_decisions" USING btree ("template_version_id");--> statement-breakpoint
CREATE INDEX "update_notices_told" ON "update_notices" USING btree ("customer_id","told_at");--> statement-breakpoint
CREATE INDEX "approvals_customer" ON "approvals" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "binder_documents_customer" ON "binder_documents" USING btree ("customer_id","number","title","id");--> statement-breakpoint
CREATE INDEX "binder_documents_order" ON "binder_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "binder_documents_template" ON "binder_documents" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "binder_documents_reviewed" ON "binder_documents" USING btree ("next_review_on") WHERE "binder_documents"."state" = 'in-force';--> statement-breakpoint
CREATE INDEX "binder_revisions_stem" ON "binder_revisions" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "binder_revisions_unnoted" ON "binder_revisions" USING btree ("in_force_from") WHERE "binder_revisions"."noted_in_force_at" is null;--> statement-breakpoint
CREATE INDEX "binder_revisions_template" ON "binder_revisions" USING btree ("template_version_id");--> statement-breakpoint
CREATE INDEX "records_document" ON "records" USING btree ("document_id","position");--> statement-breakpoint
-- What was bought before enters the binder of its buyer with the revision that its pages name: nobody has approved it.
INSERT INTO "binder_documents"
  ("customer_id", "order_id", "line_item_id", "template_id", "template_version_id", "title", "review_months", "entered_at", "revision", "draft_revision")
SELECT o."customer_id", o."id", i."id", v."template_id", v."id", i."name", 12, coalesce(o."paid_at", o."created_at"),
       shown."number", CASE WHEN i."stem" IS NOT NULL THEN shown."number" END
  FROM "line_items" i
  JOIN "orders" o ON o."id" = i."order_id"
  JOIN "template_versions" v ON v."id" = i."template_version_id"
  CROSS JOIN LATERAL (
    SELECT coalesce(min(g."generation"), i."generation") AS "number"
      FROM "generated_documents" g WHERE g."line_item_id" = i."id" AND g."stem" = i."stem") shown
 WHERE o."buyer" IS NOT NULL
 ORDER BY i."id";
--> statement-breakpoint
INSERT INTO "binder_revisions"
  ("document_id", "number", "reason", "template_version_id", "buyer", "requested_at", "stem", "page_count", "has_workbook", "pages", "hashes", "made_at")
SELECT d."id", d."revision", 'Bought', d."template_version_id", coalesce(og."buyer", o."buyer"), d."entered_at",
       made."stem", made."page_count", coalesce(made."has_workbook", false), made."pages", made."hashes", made."finished_at"
  FROM "binder_documents" d
  JOIN "line_items" i ON i."id" = d."line_item_id"
  JOIN "orders" o ON o."id" = d."order_id"
  LEFT JOIN "order_generations" og ON og."order_id" = o."id" AND og."number" = i."generation"
  LEFT JOIN LATERAL (
    SELECT g."stem", g."page_count", g."has_workbook", g."pages", g."finished_at", files."hashes"
      FROM "generated_documents" g
      CROSS JOIN LATERAL (
        SELECT jsonb_object_agg(substring(f."path" from '\w+$'), f."sha256") AS "hashes"
          FROM "stored_files" f
         WHERE f."bucket" = 'document_previews' AND f."path" IN (g."stem" || '.pdf', g."stem" || '.docx', g."stem" || '.xlsx')) files
     WHERE g."line_item_id" = i."id" AND g."stem" = i."stem"
     ORDER BY g."generation" LIMIT 1) made ON true;
--> statement-breakpoint
-- Records are only ever added to.
CREATE FUNCTION "refuse_change_of_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Records are only ever added to.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "records_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "records"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_records"();
