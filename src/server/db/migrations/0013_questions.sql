CREATE TABLE "answers" (
	"customer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"label" text NOT NULL,
	"help" text NOT NULL,
	"group" text NOT NULL,
	"form" jsonb NOT NULL,
	"default" jsonb,
	"is_needed" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "generated_documents" DROP CONSTRAINT "generated_documents_stem";--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "question_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "workbook_question_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_key" ON "questions" USING btree ("key") WHERE "questions"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "generated_documents_stem" ON "generated_documents" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "template_versions_asked" ON "template_versions" USING gin (("question_keys" || "workbook_question_keys"));