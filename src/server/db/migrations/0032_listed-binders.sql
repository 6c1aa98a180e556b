DROP INDEX "binder_documents_customer";--> statement-breakpoint
ALTER TABLE "binder_documents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(number || E'\n' || title || E'\n' || owner)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "binder_revisions" ADD COLUMN "document_number" text;--> statement-breakpoint
CREATE INDEX "binder_documents_listed" ON "binder_documents" USING btree ("customer_id","number","title","id","order_id","state","draft_revision","next_review_on","reader_count","read_count");