CREATE TABLE "revision_texts" (
	"revision_id" integer PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"pages" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "revision_texts" ADD CONSTRAINT "revision_texts_revision_id_binder_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."binder_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acknowledgements_network" ON "acknowledgements" USING btree ("acknowledged_at") WHERE "acknowledgements"."network" is not null;