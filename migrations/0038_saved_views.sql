CREATE TABLE "saved_view" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"search" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_view_list_index" ON "saved_view" USING btree ("list");--> statement-breakpoint
CREATE INDEX "saved_view_creator_id_index" ON "saved_view" USING btree ("creator_id");