ALTER TABLE "ability" ADD COLUMN "review_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ability" ADD COLUMN "submitted_at" bigint;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "platform_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "platform_submitted_at" bigint;--> statement-breakpoint
ALTER TABLE "audit_record" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_record" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "career" ADD COLUMN "review_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "career" ADD COLUMN "submitted_at" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "review_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "submitted_at" bigint;--> statement-breakpoint
CREATE INDEX "ability_waiting" ON "ability" USING btree ("submitted_at","id") WHERE status = 'reviewing' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "activity_waiting" ON "activity" USING btree ("platform_submitted_at","id") WHERE platform_status = 'submitted' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "audit_record_resource_at_id_index" ON "audit_record" USING btree ("resource","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_record_title_search" ON "audit_record" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "career_waiting" ON "career" USING btree ("submitted_at","id") WHERE status = 'reviewing' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_waiting" ON "product" USING btree ("submitted_at","id") WHERE status = 'reviewing' and deleted_at is null;--> statement-breakpoint
UPDATE "ability" SET "submitted_at" = "updated_at" WHERE "status" = 'reviewing';--> statement-breakpoint
UPDATE "activity" SET "platform_submitted_at" = "updated_at" WHERE "platform_status" = 'submitted';--> statement-breakpoint
UPDATE "career" SET "submitted_at" = "updated_at" WHERE "status" = 'reviewing';--> statement-breakpoint
UPDATE "product" SET "submitted_at" = "updated_at" WHERE "status" = 'reviewing';
