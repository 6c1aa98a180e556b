CREATE TABLE "acknowledgements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acknowledgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"reader_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"how" text NOT NULL,
	"statement" text NOT NULL,
	"sha256" text NOT NULL,
	"acknowledged_at" timestamp with time zone NOT NULL,
	"listed_name" text,
	"typed_name" text,
	"salt" text,
	"network" text,
	"sheet_id" integer,
	"record_position" integer NOT NULL,
	CONSTRAINT "acknowledgements_once" UNIQUE("reader_id","revision_id")
);
--> statement-breakpoint
CREATE TABLE "readers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "readers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"role" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"link_hash" text,
	"link_made_at" timestamp with time zone,
	"pin_made_at" timestamp with time zone,
	CONSTRAINT "readers_number" UNIQUE("customer_id","number")
);
--> statement-breakpoint
CREATE TABLE "reading_assignments" (
	"reader_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"due_on" date,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_assignments_reader_id_document_id_pk" PRIMARY KEY("reader_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "reading_progress" (
	"reader_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"pages" integer[] NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_progress_reader_id_revision_id_pk" PRIMARY KEY("reader_id","revision_id")
);
--> statement-breakpoint
CREATE TABLE "shared_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"label" text NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signed_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"revision_id" integer NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	"attached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "binder_documents" ADD COLUMN "read_from" integer;--> statement-breakpoint
ALTER TABLE "binder_documents" ADD COLUMN "reader_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "binder_documents" ADD COLUMN "read_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_document_id_binder_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."binder_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_revision_id_binder_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."binder_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_sheet_id_signed_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."signed_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readers" ADD CONSTRAINT "readers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_assignments" ADD CONSTRAINT "reading_assignments_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_assignments" ADD CONSTRAINT "reading_assignments_document_id_binder_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."binder_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_revision_id_binder_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."binder_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_devices" ADD CONSTRAINT "shared_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_sheets" ADD CONSTRAINT "signed_sheets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_sheets" ADD CONSTRAINT "signed_sheets_revision_id_binder_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."binder_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acknowledgements_document" ON "acknowledgements" USING btree ("document_id","revision");--> statement-breakpoint
CREATE INDEX "acknowledgements_customer" ON "acknowledgements" USING btree ("customer_id","acknowledged_at");--> statement-breakpoint
CREATE UNIQUE INDEX "readers_email" ON "readers" USING btree ("customer_id","email") WHERE "readers"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "readers_link" ON "readers" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "reading_assignments_document" ON "reading_assignments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "reading_progress_revision" ON "reading_progress" USING btree ("revision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_devices_secret" ON "shared_devices" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "shared_devices_customer" ON "shared_devices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "signed_sheets_customer" ON "signed_sheets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "signed_sheets_revision" ON "signed_sheets" USING btree ("revision_id");--> statement-breakpoint
-- Of what is in force, the revision from which on somebody knows it.
UPDATE "binder_documents" d
   SET "read_from" = (SELECT coalesce(max(r."number") FILTER (WHERE r."is_substantial"), min(r."number"))
                        FROM "binder_revisions" r WHERE r."document_id" = d."id" AND r."number" <= d."revision")
 WHERE d."state" = 'in-force';
