CREATE TABLE "backups" (
	"taken_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discarded_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"failure" text NOT NULL,
	"reason" text NOT NULL,
	"discarded_by" uuid NOT NULL,
	"discarded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discarded_jobs" ADD CONSTRAINT "discarded_jobs_discarded_by_customers_id_fk" FOREIGN KEY ("discarded_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discarded_jobs_at" ON "discarded_jobs" USING btree ("discarded_at");--> statement-breakpoint
CREATE INDEX "generated_documents_finished" ON "generated_documents" USING btree ("finished_at");