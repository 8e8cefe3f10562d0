CREATE TABLE "banner" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"title" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"push_type" text NOT NULL,
	"node_type" text,
	"course_ids" text DEFAULT '' NOT NULL,
	"courses" bigint[] DEFAULT '{}' NOT NULL,
	"push_time" bigint,
	"file_type" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"video_id" bigint,
	"audience" text NOT NULL,
	"armed_at" bigint,
	"sent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "banner_user" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_user_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "banner_view" (
	"banner_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"viewed_at" bigint NOT NULL,
	"dismissed_at" bigint,
	CONSTRAINT "banner_view_banner_id_user_id_pk" PRIMARY KEY("banner_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"course_id" bigint,
	"activity_id" bigint,
	"code_id" bigint,
	"order_id" bigint,
	"time_zone" text NOT NULL,
	"starts_on" date NOT NULL,
	"redeemed_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"number" text NOT NULL,
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"code_id" bigint,
	"source" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"paid_at" bigint,
	"cancelled_at" bigint,
	"refunded_at" bigint,
	"refund_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "banner_title_search" ON "banner" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banner_updated_at_id_index" ON "banner" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "banner_status_push_time_index" ON "banner" USING btree ("status","push_time");--> statement-breakpoint
CREATE INDEX "banner_user_target_id_index" ON "banner_user" USING btree ("target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_course_once" ON "enrolment" USING btree ("user_id","course_id") WHERE "enrolment"."ended_at" is null and "enrolment"."course_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_activity_once" ON "enrolment" USING btree ("user_id","activity_id") WHERE "enrolment"."ended_at" is null and "enrolment"."activity_id" is not null;--> statement-breakpoint
CREATE INDEX "enrolment_course_id_index" ON "enrolment" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "enrolment_order_id_index" ON "enrolment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_number_index" ON "order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_code_id_index" ON "order" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "order_number_search" ON "order" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_updated_at_id_index" ON "order" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_created_at_id_index" ON "order" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_user_id_index" ON "order" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_product_id_index" ON "order" USING btree ("product_id");