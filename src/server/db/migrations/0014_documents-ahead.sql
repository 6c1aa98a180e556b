CREATE TABLE "ahead_claims" (
	"order_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ahead_claims_order_id_fingerprint_pk" PRIMARY KEY("order_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "made_ahead" (
	"stem" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"page_count" integer NOT NULL,
	"has_workbook" boolean NOT NULL,
	"bytes" bigint NOT NULL,
	"outcome" text DEFAULT 'kept' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ahead_claims" ADD CONSTRAINT "ahead_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_ahead" ADD CONSTRAINT "made_ahead_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ahead_claims_begun" ON "ahead_claims" USING btree ("begun_at");--> statement-breakpoint
CREATE UNIQUE INDEX "made_ahead_kept" ON "made_ahead" USING btree ("order_id","fingerprint") WHERE "made_ahead"."outcome" = 'kept';--> statement-breakpoint
CREATE INDEX "made_ahead_made" ON "made_ahead" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "made_ahead_ended" ON "made_ahead" USING btree ("ended_at");