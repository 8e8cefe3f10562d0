CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"key" text,
	"file_id" bigint
);
--> statement-breakpoint
ALTER TABLE "file" ALTER COLUMN "thumb_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ALTER COLUMN "size" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "file" ALTER COLUMN "thumb_size" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "kind" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_owner_id_index" ON "upload" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "upload_created_at_index" ON "upload" USING btree ("created_at");