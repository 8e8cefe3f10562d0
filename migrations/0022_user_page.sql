CREATE TABLE "user_page" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_reason" text DEFAULT '' NOT NULL,
	"review_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"submitted_at" bigint,
	"nickname" text NOT NULL,
	"description" text NOT NULL,
	"avatar" text NOT NULL,
	"background_image" text NOT NULL,
	"industry_level" text NOT NULL,
	"tag_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "user_page_creator_id_index" ON "user_page" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "user_page_waiting" ON "user_page" USING btree ("submitted_at","id") WHERE status = 'reviewing' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_page_nickname_search" ON "user_page" USING gin ("nickname" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_page_updated_at_id_index" ON "user_page" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_page_tag_id_index" ON "user_page" USING btree ("tag_id");