CREATE TABLE "code_guess" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_code" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"code" text NOT NULL,
	"task_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"type" text NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"expires_at" bigint,
	"user_id" bigint,
	"redeemed_at" bigint,
	"via_qr" boolean DEFAULT false NOT NULL,
	"client_id" uuid
);
--> statement-breakpoint
CREATE TABLE "exchange_task" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"name" text NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"qr" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"expires_at" bigint,
	"status" text DEFAULT 'initialized' NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"finished_at" bigint,
	"downloaded_at" bigint
);
--> statement-breakpoint
CREATE INDEX "code_guess_since_index" ON "code_guess" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_code_code_index" ON "exchange_code" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_code_client_id_index" ON "exchange_code" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "exchange_code_updated_at_id_index" ON "exchange_code" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exchange_code_created_at_id_index" ON "exchange_code" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exchange_code_status_updated_at_id_index" ON "exchange_code" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exchange_code_product_id_updated_at_id_index" ON "exchange_code" USING btree ("product_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exchange_code_task_id_id_index" ON "exchange_code" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "exchange_code_user_id_index" ON "exchange_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exchange_code_redeemed" ON "exchange_code" USING btree ("redeemed_at") WHERE "exchange_code"."redeemed_at" is not null;--> statement-breakpoint
CREATE INDEX "exchange_code_expiring" ON "exchange_code" USING btree ("expires_at") WHERE "exchange_code"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "exchange_code_channel_search" ON "exchange_code" USING gin ("channel" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exchange_task_name_search" ON "exchange_task" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exchange_task_updated_at_id_index" ON "exchange_task" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exchange_task_creator_id_index" ON "exchange_task" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "exchange_task_product_id_index" ON "exchange_task" USING btree ("product_id");