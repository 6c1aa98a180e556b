CREATE TABLE "damaged_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"damage" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "damaged_files" ADD CONSTRAINT "damaged_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;