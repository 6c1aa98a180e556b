CREATE TABLE "credit_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"refund_id" text,
	"number" text NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"status" text NOT NULL,
	"pdf_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"provider_id" text,
	"amount_in_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"opened_at" timestamp with time zone NOT NULL,
	"evidence_due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_closures" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"provider_id" text,
	"amount_in_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_closures" ADD CONSTRAINT "order_closures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_closures" ADD CONSTRAINT "order_closures_closed_by_customers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_notes_refund" ON "credit_notes" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_provider" ON "disputes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_carried_over" ON "disputes" USING btree ("order_id") WHERE "disputes"."provider_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider" ON "refunds" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_carried_over" ON "refunds" USING btree ("order_id") WHERE "refunds"."provider_id" is null;--> statement-breakpoint
-- Orders had a sum of their refunds and a mark of a dispute: until the provider is asked for the single ones, a row stands for each.
INSERT INTO "refunds" ("order_id", "amount_in_cents", "status", "created_at")
SELECT o."id", o."refunded_in_cents", 'succeeded',
       coalesce((SELECT max(e."happened_at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."kind" = 'refunded'), o."paid_at", o."created_at")
  FROM "orders" o WHERE o."refunded_in_cents" > 0 ORDER BY o."id";
--> statement-breakpoint
INSERT INTO "disputes" ("order_id", "amount_in_cents", "status", "opened_at")
SELECT o."id", greatest(coalesce(o."paid_in_cents", 0) - o."refunded_in_cents", 0), 'under_review',
       coalesce((SELECT max(e."happened_at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."kind" = 'disputed'), o."paid_at", o."created_at")
  FROM "orders" o WHERE o."is_disputed" ORDER BY o."id";
--> statement-breakpoint
UPDATE "orders" SET "closed_by" = 'dispute' WHERE "is_disputed";

--> statement-breakpoint
CREATE TABLE "dispute_evidence" (
	"dispute_id" integer PRIMARY KEY NOT NULL,
	"what_happened" text DEFAULT '' NOT NULL,
	"staged_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"submitted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "document_accesses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"line_item_id" integer,
	"generation" integer,
	"revision" integer,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"accessed_at" timestamp with time zone NOT NULL,
	"network" "inet"
);
--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_submitted_by_customers_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_accesses" ADD CONSTRAINT "document_accesses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_accesses" ADD CONSTRAINT "document_accesses_line_item_id_line_items_id_fk" FOREIGN KEY ("line_item_id") REFERENCES "public"."line_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_accesses_order" ON "document_accesses" USING btree ("order_id","accessed_at");--> statement-breakpoint
CREATE INDEX "document_accesses_age" ON "document_accesses" USING btree ("accessed_at");--> statement-breakpoint
CREATE INDEX "document_accesses_exact" ON "document_accesses" USING btree ("accessed_at") WHERE masklen("document_accesses"."network") in (32, 128);--> statement-breakpoint
-- Accesses are only ever added to: what is older than 18 months may go, and of an address older than 90 days its network may stay.
CREATE FUNCTION "keep_document_accesses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (OLD."accessed_at" < now() - interval '548 days' OR EXISTS (
       SELECT FROM "orders" o WHERE o."id" = OLD."order_id" AND o."customer_id"::text = current_setting('bindery.erased_account', true)))
     THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD."accessed_at" < now() - interval '90 days'
     AND NEW."network" = network(set_masklen(OLD."network", CASE family(OLD."network") WHEN 4 THEN 24 ELSE 48 END))
     AND (to_jsonb(NEW) - 'network') = (to_jsonb(OLD) - 'network') THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Accesses are only ever added to.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "document_accesses_are_kept" BEFORE UPDATE OR DELETE ON "document_accesses"
  FOR EACH ROW EXECUTE FUNCTION "keep_document_accesses"();
--> statement-breakpoint
CREATE FUNCTION "refuse_truncate_of_accesses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Accesses are only ever added to.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "document_accesses_are_not_emptied" BEFORE TRUNCATE ON "document_accesses"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate_of_accesses"();
