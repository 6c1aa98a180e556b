CREATE TABLE "verified_networks" (
	"network" text PRIMARY KEY NOT NULL,
	"verified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "verified_networks_at" ON "verified_networks" USING btree ("verified_at");