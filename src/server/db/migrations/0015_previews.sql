CREATE UNLOGGED TABLE "preview_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"page" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"marks" jsonb NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "preview_pages_page" UNIQUE("key","page")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "preview_renderings" (
	"key" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"logo" "bytea",
	"documents" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preview_pages" ADD CONSTRAINT "preview_pages_key_preview_renderings_key_fk" FOREIGN KEY ("key") REFERENCES "public"."preview_renderings"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_renderings_asked" ON "preview_renderings" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "previews_created" ON "previews" USING btree ("created_at");