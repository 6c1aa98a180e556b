-- The payment sandbox keeps its tables in a schema of its own, and makes them itself where it is used
-- (src/stripe-sandbox/create-tables.ts). What it has kept here so far moves there; a shop that never used it keeps nothing.
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM "sandbox_records") AND NOT EXISTS (SELECT FROM "sandbox_requests") THEN
		DROP TABLE "sandbox_deliveries", "sandbox_records", "sandbox_requests";
		RETURN;
	END IF;

	CREATE SCHEMA IF NOT EXISTS "stripe_sandbox";

	ALTER TABLE "sandbox_records" SET SCHEMA "stripe_sandbox";
	ALTER TABLE "stripe_sandbox"."sandbox_records" RENAME TO "records";
	ALTER TABLE "stripe_sandbox"."records" RENAME CONSTRAINT "sandbox_records_pkey" TO "records_pkey";
	ALTER SEQUENCE "stripe_sandbox"."sandbox_records_arrival_seq" RENAME TO "records_arrival_seq";
	ALTER INDEX "stripe_sandbox"."sandbox_records_listed" RENAME TO "records_listed";
	ALTER INDEX "stripe_sandbox"."sandbox_records_keys" RENAME TO "records_keys";
	ALTER INDEX "stripe_sandbox"."sandbox_records_due" RENAME TO "records_due";

	ALTER TABLE "sandbox_deliveries" SET SCHEMA "stripe_sandbox";
	ALTER TABLE "stripe_sandbox"."sandbox_deliveries" RENAME TO "deliveries";
	ALTER TABLE "stripe_sandbox"."deliveries" RENAME CONSTRAINT "sandbox_deliveries_pkey" TO "deliveries_pkey";
	ALTER TABLE "stripe_sandbox"."deliveries" RENAME CONSTRAINT "sandbox_deliveries_event_id_sandbox_records_id_fk" TO "deliveries_event_id_fkey";
	ALTER INDEX "stripe_sandbox"."sandbox_deliveries_due" RENAME TO "deliveries_due";

	ALTER TABLE "sandbox_requests" SET SCHEMA "stripe_sandbox";
	ALTER TABLE "stripe_sandbox"."sandbox_requests" RENAME TO "idempotency_keys";
	ALTER TABLE "stripe_sandbox"."idempotency_keys" RENAME CONSTRAINT "sandbox_requests_pkey" TO "idempotency_keys_pkey";
	ALTER INDEX "stripe_sandbox"."sandbox_requests_age" RENAME TO "idempotency_keys_age";
END $$;
