ALTER TABLE "orders" DROP COLUMN "refunded_in_cents";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "is_disputed";