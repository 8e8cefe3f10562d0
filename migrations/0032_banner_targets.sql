ALTER TABLE "banner" ADD COLUMN "target_kind" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "target_course_id" bigint;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "target_product_id" bigint;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "target_activity_id" bigint;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "target_path" text DEFAULT '' NOT NULL;