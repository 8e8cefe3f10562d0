CREATE TABLE "product" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_reason" text DEFAULT '' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"overview" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'course' NOT NULL,
	"delivery" text DEFAULT 'async' NOT NULL,
	"starts_at" bigint,
	"ends_at" bigint,
	"sale_price" bigint
);
--> statement-breakpoint
CREATE TABLE "product_ability" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_ability_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "product_activity" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_activity_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "product_career" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_career_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "product_course" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_course_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "product_tag" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_tag_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE INDEX "product_title_search" ON "product" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_updated_at_id_index" ON "product" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_created_at_id_index" ON "product" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_title_id_index" ON "product" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "product_status_updated_at_id_index" ON "product" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_creator_id_updated_at_index" ON "product" USING btree ("creator_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_ability_target_id_index" ON "product_ability" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "product_activity_target_id_index" ON "product_activity" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "product_career_target_id_index" ON "product_career" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "product_course_target_id_index" ON "product_course" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "product_tag_target_id_index" ON "product_tag" USING btree ("target_id");