DROP INDEX "outbox_mails_created";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "arrival" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "outbox_mails_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mails_arrival" ON "outbox_mails" USING btree ("arrival");