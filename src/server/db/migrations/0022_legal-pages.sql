CREATE TABLE "legal_versions" (
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_versions_name_hash_pk" PRIMARY KEY("name","hash")
);
--> statement-breakpoint
CREATE TABLE "order_consents" (
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"given_at" timestamp with time zone,
	CONSTRAINT "order_consents_order_id_kind_hash_pk" PRIMARY KEY("order_id","kind","hash")
);
--> statement-breakpoint
ALTER TABLE "order_consents" ADD CONSTRAINT "order_consents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_versions_newest" ON "legal_versions" USING btree ("name","modified_at");