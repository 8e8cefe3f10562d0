CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "idempotency" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" bigint,
	"resource" text NOT NULL,
	"resource_id" bigint NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" bigint NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ability" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_reason" text DEFAULT '' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"main_image" text NOT NULL,
	"head_image" text NOT NULL,
	"recommended_courses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_deck" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"cards" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"career_id" bigint,
	"course_id" bigint,
	"cover" text DEFAULT '' NOT NULL,
	"competency_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"partner_agent_id" bigint,
	"tutor_agent_id" bigint,
	"language" text,
	"design_method" text DEFAULT 'byHand' NOT NULL,
	"distribution" text DEFAULT 'none' NOT NULL,
	"platform_status" text DEFAULT 'private' NOT NULL,
	"version_label" text DEFAULT '' NOT NULL,
	"parent_version_id" bigint,
	"card_count" integer DEFAULT 0 NOT NULL,
	"deck_is_ready" boolean DEFAULT false NOT NULL,
	"is_ready" boolean GENERATED ALWAYS AS (deck_is_ready and description <> '' and career_id is not null and cover <> '' and language is not null) STORED NOT NULL,
	"fields_hash" text DEFAULT '' NOT NULL,
	"deck_hash" text DEFAULT '' NOT NULL,
	"published_fields_hash" text,
	"published_deck_hash" text,
	"published_version_id" bigint,
	"published_at" bigint,
	"version_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_card" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reserved_by" bigint NOT NULL,
	"reserved_at" bigint NOT NULL,
	"activity_id" bigint
);
--> statement-breakpoint
CREATE TABLE "activity_tag" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_tag_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "activity_teacher" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_teacher_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "activity_version" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"activity_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"parent_version_id" bigint,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"cards" jsonb NOT NULL,
	"card_count" integer NOT NULL,
	"deck_hash" text NOT NULL,
	"creator_id" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_record" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"resource_id" bigint NOT NULL,
	"title" text NOT NULL,
	"creator_id" bigint,
	"result" text NOT NULL,
	"reason" text NOT NULL,
	"reviewer_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_reason" text DEFAULT '' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_ability" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "career_ability_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "career_tag" (
	"owner_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "career_tag_owner_id_target_id_pk" PRIMARY KEY("owner_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"thumb_size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"purpose" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_use" (
	"file_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"resource_id" bigint NOT NULL,
	CONSTRAINT "file_use_resource_resource_id_file_id_pk" PRIMARY KEY("resource","resource_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "card_progress" (
	"learner_id" bigint NOT NULL,
	"activity_version_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"progress" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "card_progress_learner_id_activity_version_id_card_id_pk" PRIMARY KEY("learner_id","activity_version_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "learning" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"status" text DEFAULT 'learning' NOT NULL,
	"started_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"finished_at" bigint,
	"scaled" double precision,
	"points" double precision DEFAULT 0 NOT NULL,
	"max_points" double precision DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"duration_ms" bigint DEFAULT 0 NOT NULL,
	"position" bigint
);
--> statement-breakpoint
CREATE TABLE "response" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"learner_id" bigint NOT NULL,
	"activity_version_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"response" jsonb NOT NULL,
	"scaled" double precision,
	"passed" boolean NOT NULL,
	"duration_ms" integer NOT NULL,
	"hints_used" integer NOT NULL,
	"at" bigint NOT NULL,
	"graded_by" bigint
);
--> statement-breakpoint
CREATE TABLE "message_recipient" (
	"message_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_at" bigint,
	CONSTRAINT "message_recipient_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"sender_id" bigint,
	"parent_id" bigint,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" bigint NOT NULL,
	"last_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_challenge" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"main_image" text DEFAULT '' NOT NULL,
	"head_image" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"roles" text[],
	"status" text DEFAULT 'valid' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"wx_openid" text DEFAULT '' NOT NULL,
	"union_id" text DEFAULT '' NOT NULL,
	"session_key" text,
	"last_login_at" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_user_id_path_key_index" ON "idempotency" USING btree ("user_id","path","key");--> statement-breakpoint
CREATE INDEX "idempotency_at_index" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operation_log_resource_resource_id_id_index" ON "operation_log" USING btree ("resource","resource_id","id");--> statement-breakpoint
CREATE INDEX "operation_log_at_index" ON "operation_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ability_name_search" ON "ability" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ability_updated_at_id_index" ON "ability" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ability_creator_id_index" ON "ability" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "activity_title_search" ON "activity" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "activity_updated_at_id_index" ON "activity" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_created_at_id_index" ON "activity" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_title_id_index" ON "activity" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "activity_status_updated_at_id_index" ON "activity" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_creator_id_updated_at_index" ON "activity" USING btree ("creator_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_career_id_index" ON "activity" USING btree ("career_id");--> statement-breakpoint
CREATE INDEX "activity_open" ON "activity" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published_version_id is not null and course_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "activity_card_activity_id_index" ON "activity_card" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "activity_tag_target_id_index" ON "activity_tag" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "activity_teacher_target_id_index" ON "activity_teacher" USING btree ("target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_version_activity_id_number_index" ON "activity_version" USING btree ("activity_id","number");--> statement-breakpoint
CREATE INDEX "audit_record_resource_resource_id_at_index" ON "audit_record" USING btree ("resource","resource_id","at");--> statement-breakpoint
CREATE INDEX "audit_record_reviewer_id_at_index" ON "audit_record" USING btree ("reviewer_id","at");--> statement-breakpoint
CREATE INDEX "career_name_search" ON "career" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "career_updated_at_id_index" ON "career" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "career_creator_id_index" ON "career" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "career_ability_target_id_index" ON "career_ability" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "career_tag_target_id_index" ON "career_tag" USING btree ("target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "file_key_index" ON "file" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "file_thumb_key_index" ON "file" USING btree ("thumb_key");--> statement-breakpoint
CREATE INDEX "file_creator_id_created_at_index" ON "file" USING btree ("creator_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "file_created_at_id_index" ON "file" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "file_name_search" ON "file" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "file_use_file_id_index" ON "file_use" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_user_id_activity_id_index" ON "learning" USING btree ("user_id","activity_id");--> statement-breakpoint
CREATE INDEX "learning_activity_id_last_at_index" ON "learning" USING btree ("activity_id","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "learning_last_at_id_index" ON "learning" USING btree ("last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "learning_started_at_id_index" ON "learning" USING btree ("started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "response_client_id_index" ON "response" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "response_learner_id_activity_version_id_card_id_attempt_index" ON "response" USING btree ("learner_id","activity_version_id","card_id","attempt");--> statement-breakpoint
CREATE INDEX "message_recipient_unread" ON "message_recipient" USING btree ("user_id") WHERE "message_recipient"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_parent_id_index" ON "message" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash_index" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_last_at_index" ON "sign_in_attempt" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "used_challenge_expires_at_index" ON "used_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tag_name_search" ON "tag" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tag_updated_at_id_index" ON "tag" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_username_unique" ON "app_user" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "app_user_username_search" ON "app_user" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "app_user_nickname_search" ON "app_user" USING gin ("nickname" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "app_user_updated_at_id_index" ON "app_user" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "app_user_created_at_id_index" ON "app_user" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);