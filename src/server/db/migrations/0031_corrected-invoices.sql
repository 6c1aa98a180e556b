DROP INDEX "invoices_order";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaced_by_invoices_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_current" ON "invoices" USING btree ("order_id") WHERE "invoices"."replaced_by" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_replaced" ON "invoices" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");