CREATE TABLE "authorization" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"status" text DEFAULT 'valid' NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"privileges" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"overview" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"target_learners" text DEFAULT '' NOT NULL,
	"outcomes" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'selfPaced' NOT NULL,
	"start_date" date,
	"learn_mode" text,
	"unlock_mode" text,
	"show_mode" text,
	"version_update" text DEFAULT 'auto' NOT NULL,
	"is_chasing" boolean DEFAULT false NOT NULL,
	"days" integer,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"milestones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"market_price" bigint,
	"sale_price" bigint,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feature_icons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"selling_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviews" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"share_title" text DEFAULT '' NOT NULL,
	"share_text" text DEFAULT '' NOT NULL,
	"share_image" text DEFAULT '' NOT NULL,
	"qr_image" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_ability" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "course_ability_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "course_career" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_career_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "course_instructor" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_instructor_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "course_place" (
	"course_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"unit" integer NOT NULL,
	"rank" integer NOT NULL,
	"version_id" bigint,
	CONSTRAINT "course_place_course_id_activity_id_pk" PRIMARY KEY("course_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "course_tag" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_tag_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "authorization_once" ON "authorization" USING btree ("target_type","target_id","user_id") WHERE "authorization"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "authorization_user_id_target_type_target_id_index" ON "authorization" USING btree ("user_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "authorization_updated_at_id_index" ON "authorization" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_title_search" ON "course" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "course_updated_at_id_index" ON "course" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_created_at_id_index" ON "course" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_title_id_index" ON "course" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "course_status_updated_at_id_index" ON "course" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_creator_id_updated_at_index" ON "course" USING btree ("creator_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_ability_target_id_index" ON "course_ability" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "course_career_target_id_index" ON "course_career" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "course_instructor_target_id_index" ON "course_instructor" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "course_place_activity_id_index" ON "course_place" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "course_tag_target_id_index" ON "course_tag" USING btree ("target_id");