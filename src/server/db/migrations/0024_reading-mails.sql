CREATE TABLE "reading_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reading_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"reader_id" integer NOT NULL,
	"kind" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reading_notices" (
	"reader_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"mail_id" integer NOT NULL,
	CONSTRAINT "reading_notices_reader_id_document_id_kind_about_pk" PRIMARY KEY("reader_id","document_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "reading_unsubscribes" (
	"customer_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"unsubscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_unsubscribes_customer_id_email_hash_pk" PRIMARY KEY("customer_id","email_hash")
);
--> statement-breakpoint
ALTER TABLE "reading_mails" ADD CONSTRAINT "reading_mails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_mails" ADD CONSTRAINT "reading_mails_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_notices" ADD CONSTRAINT "reading_notices_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_notices" ADD CONSTRAINT "reading_notices_document_id_binder_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."binder_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_notices" ADD CONSTRAINT "reading_notices_mail_id_reading_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."reading_mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_unsubscribes" ADD CONSTRAINT "reading_unsubscribes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_mails_waiting" ON "reading_mails" USING btree ("customer_id","id") WHERE "reading_mails"."starts_at" is null;--> statement-breakpoint
CREATE INDEX "reading_mails_paced" ON "reading_mails" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "reading_mails_of_day" ON "reading_mails" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "reading_mails_reader" ON "reading_mails" USING btree ("reader_id","made_at");--> statement-breakpoint
CREATE INDEX "reading_notices_mail" ON "reading_notices" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "binder_revisions_noted" ON "binder_revisions" USING btree ("noted_in_force_at");--> statement-breakpoint
CREATE INDEX "reading_assignments_due" ON "reading_assignments" USING btree ("due_on");