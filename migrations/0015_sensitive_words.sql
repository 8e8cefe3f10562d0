CREATE TABLE "card_speech" (
	"card_id" bigint NOT NULL,
	"text_hash" text NOT NULL,
	"activity_id" bigint NOT NULL,
	"voice_id" bigint NOT NULL,
	"speed" integer NOT NULL,
	"file_id" bigint NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "card_speech_card_id_text_hash_pk" PRIMARY KEY("card_id","text_hash")
);
--> statement-breakpoint
CREATE TABLE "speech_task_card" (
	"task_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "speech_task_card_task_id_card_id_pk" PRIMARY KEY("task_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "speech_task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "speech_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"activity_id" bigint NOT NULL,
	"creator_id" bigint NOT NULL,
	"voice_id" bigint NOT NULL,
	"speed" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sensitive_word" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"word" text NOT NULL,
	"category" text,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"name_ja" text NOT NULL,
	"kind" text NOT NULL,
	"measure" text,
	"price_micro_yuan" bigint,
	"status" text DEFAULT 'active' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"protocol" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"gender" text,
	"model" text NOT NULL,
	"base_url" text DEFAULT '' NOT NULL,
	"api_key" text,
	"group_id" text DEFAULT '' NOT NULL,
	"sample_text" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "card_speech_activity_id_index" ON "card_speech" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "speech_task_activity_id_id_index" ON "speech_task" USING btree ("activity_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "speech_task_running" ON "speech_task" USING btree ("activity_id") WHERE status in ('pending', 'working');--> statement-breakpoint
CREATE INDEX "sensitive_word_search" ON "sensitive_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sensitive_word_updated_at_id_index" ON "sensitive_word" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "unit_updated_at_id_index" ON "unit" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "unit_active_measure" ON "unit" USING btree ("measure") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "voice_name_search" ON "voice" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "voice_updated_at_id_index" ON "voice" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);