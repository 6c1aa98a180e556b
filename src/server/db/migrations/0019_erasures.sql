CREATE TABLE "account_erasures" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_erasures" ADD CONSTRAINT "account_erasures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_erasures_due" ON "account_erasures" USING btree ("due_at") WHERE "account_erasures"."erased_at" is null;--> statement-breakpoint
-- Records are only ever added to; a whole chain goes with its account, for whoever has said so in this transaction.
DROP TRIGGER "records_are_kept" ON "records";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_change_of_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' AND OLD."customer_id"::text = current_setting('bindery.erased_account', true) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Records are only ever added to.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "records_are_kept" BEFORE UPDATE OR DELETE ON "records"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_records"();
--> statement-breakpoint
CREATE TRIGGER "records_are_not_emptied" BEFORE TRUNCATE ON "records"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_records"();
