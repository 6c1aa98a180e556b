CREATE TABLE "sweep_cursors" (
	"id" text PRIMARY KEY NOT NULL,
	"position" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"dependency" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"probed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "synced_revision" integer;--> statement-breakpoint
CREATE INDEX "products_unsynced" ON "products" USING btree ("id") WHERE "products"."synced_revision" is distinct from "products"."revision";--> statement-breakpoint
CREATE INDEX "generated_documents_undrawn" ON "generated_documents" USING btree ("finished_at") WHERE "generated_documents"."pages" is null;--> statement-breakpoint
CREATE INDEX "orders_untold" ON "orders" USING btree ("paid_at") WHERE "orders"."status" = 'succeeded' and ("orders"."receipt_mail_at" is null or "orders"."ready_mail_at" is null);--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;