CREATE TABLE "ai_config" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"name" text NOT NULL,
	"status" text DEFAULT 'idle' NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"json" text NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_config_example" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"config_id" bigint NOT NULL,
	"name" text NOT NULL,
	"input" text NOT NULL,
	"holds" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_config_run" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"config_id" bigint NOT NULL,
	"example_id" bigint,
	"creator_id" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"json" text NOT NULL,
	"input" text NOT NULL,
	"output" text NOT NULL,
	"ending" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"first_ms" integer,
	"total_ms" integer NOT NULL,
	"cost" bigint,
	"verdict" text,
	"broken" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ai_config_name_search" ON "ai_config" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ai_config_updated_at_id_index" ON "ai_config" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ai_config_in_use" ON "ai_config" USING btree ("kind","category") WHERE status = 'inUse' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "ai_config_example_config_id_id_index" ON "ai_config_example" USING btree ("config_id","id");--> statement-breakpoint
CREATE INDEX "ai_config_run_config_id_id_index" ON "ai_config_run" USING btree ("config_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ai_config_run_example_id_id_index" ON "ai_config_run" USING btree ("example_id","id" DESC NULLS FIRST);