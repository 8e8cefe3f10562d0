CREATE TABLE "agent" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"status" text DEFAULT 'enabled' NOT NULL,
	"name" text NOT NULL,
	"avatar" text NOT NULL,
	"platform" text NOT NULL,
	"base_url" text DEFAULT '' NOT NULL,
	"assistant_id" text NOT NULL,
	"sealed_key" text DEFAULT '' NOT NULL,
	"sealed_secret" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"voice_id" bigint,
	"speed" double precision,
	"is_public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_call" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"at" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"borrower_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"cost" bigint NOT NULL,
	"input_tokens" integer NOT NULL,
	"input_cost" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_limit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"subject_id" bigint DEFAULT 0 NOT NULL,
	"month_limit" bigint,
	"day_limit" bigint
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"borrower_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"pictures" bigint DEFAULT 0 NOT NULL,
	"speech_ms" bigint DEFAULT 0 NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agent_name_search" ON "agent" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "agent_updated_at_id_index" ON "agent" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "agent_creator_id_index" ON "agent" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "ai_call_owner_id_index" ON "ai_call" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ai_call_at_index" ON "ai_call" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_limit_of" ON "ai_limit" USING btree ("owner_id","scope","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_usage_day_who" ON "ai_usage" USING btree ("owner_id","day","agent_id","borrower_id","purpose");--> statement-breakpoint
CREATE INDEX "ai_usage_borrower_id_day_index" ON "ai_usage" USING btree ("borrower_id","day");--> statement-breakpoint
CREATE INDEX "ai_usage_agent_id_day_index" ON "ai_usage" USING btree ("agent_id","day");--> statement-breakpoint
CREATE INDEX "ai_usage_day_id_index" ON "ai_usage" USING btree ("day" DESC NULLS FIRST,"id" DESC NULLS FIRST);