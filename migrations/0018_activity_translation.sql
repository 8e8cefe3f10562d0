CREATE TABLE "activity_translation" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"language" text NOT NULL,
	"marks" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_translation_activity_id_index" ON "activity_translation" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "activity_translation_source_id_language_index" ON "activity_translation" USING btree ("source_id","language");