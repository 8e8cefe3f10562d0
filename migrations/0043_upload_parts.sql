CREATE TABLE "upload_lock" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" bigint NOT NULL,
	"is_wanted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "arrived" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "multipart_id" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "last_part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "tail_key" text;--> statement-breakpoint
-- Whoever holds a lock is told that another one waits for it, and that one that it is free.
CREATE TRIGGER "upload_lock_wanted" AFTER UPDATE OF "is_wanted" ON "upload_lock" FOR EACH ROW WHEN (NEW."is_wanted" AND NOT OLD."is_wanted") EXECUTE FUNCTION "signal"('upload-lock', 'upload_id');--> statement-breakpoint
CREATE TRIGGER "upload_lock_free" AFTER DELETE ON "upload_lock" FOR EACH ROW WHEN (OLD."is_wanted") EXECUTE FUNCTION "signal"('upload-lock', 'upload_id');
