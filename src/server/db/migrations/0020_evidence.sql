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
  IF TG_OP = 'DELETE' AND OLD."accessed_at" < now() - interval '548 days' THEN RETURN OLD; END IF;
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
