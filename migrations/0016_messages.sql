ALTER TABLE "message" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "about_resource" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "about_id" bigint;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "file_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "talk_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "message_talk_id_index" ON "message" USING btree ("talk_id");--> statement-breakpoint
CREATE INDEX "message_created_at_id_index" ON "message" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_type_created_at_id_index" ON "message" USING btree ("type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_activity_id_index" ON "message" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "message_content_search" ON "message" USING gin ("content" gin_trgm_ops);--> statement-breakpoint
-- Talks that were held before this: each gets the message by which those who follow its learner find it.
INSERT INTO "message" ("type", "sender_id", "content", "created_at", "activity_id", "card_id", "talk_id")
SELECT
	CASE WHEN jsonb_path_exists("activity_version"."cards", '$.** ? (@.id == $id && @.type == "aiResponse")', jsonb_build_object('id', "first"."card_id")) THEN 'simple' ELSE 'multiple' END,
	"first"."learner_id", coalesce(nullif("last"."said", ''), "last"."reply"), "last"."at", "activity_version"."activity_id", "first"."card_id", "first"."id"
FROM "talk" AS "first"
JOIN "activity_version" ON "activity_version"."id" = "first"."activity_version_id"
CROSS JOIN LATERAL (
	SELECT "talk"."said", "talk"."reply", "talk"."at" FROM "talk"
	WHERE "talk"."learner_id" = "first"."learner_id" AND "talk"."activity_version_id" = "first"."activity_version_id"
		AND "talk"."card_id" = "first"."card_id" AND "talk"."round" = "first"."round" AND "talk"."reply" IS NOT NULL
	ORDER BY "talk"."place" DESC LIMIT 1
) AS "last"
WHERE "first"."place" = 1 AND "first"."round" >= 0 AND "first"."reply" IS NOT NULL;
