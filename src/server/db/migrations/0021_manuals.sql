CREATE TABLE "binder_manuals" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"changed_at" timestamp with time zone,
	"fingerprint" text,
	"path" text,
	"page_count" integer,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "binder_manuals_customer_id_kind_pk" PRIMARY KEY("customer_id","kind")
);
--> statement-breakpoint
ALTER TABLE "binder_manuals" ADD CONSTRAINT "binder_manuals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binder_manuals_changed" ON "binder_manuals" USING btree ("changed_at") WHERE "binder_manuals"."changed_at" is not null;