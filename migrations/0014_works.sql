CREATE TABLE "assignment_feedback" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"assignment_id" bigint NOT NULL,
	"response_id" bigint NOT NULL,
	"result" text NOT NULL,
	"comment" text NOT NULL,
	"file_ids" bigint[] NOT NULL,
	"rubric" jsonb NOT NULL,
	"scaled" double precision,
	"by_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "preference_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "card_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "reviewer_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "updated_at" bigint;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "replier_id" bigint;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "replied_at" bigint;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_feedback_response_id_index" ON "assignment_feedback" USING btree ("response_id");--> statement-breakpoint
CREATE INDEX "assignment_feedback_assignment_id_index" ON "assignment_feedback" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "assignment_updated_at_id_index" ON "assignment" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assignment_submitted_at_id_index" ON "assignment" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assignment_card_search" ON "assignment" USING gin ("card_title" gin_trgm_ops);;--> statement-breakpoint
-- What stands already is told by the card that it is about.
UPDATE "assignment" SET
	"updated_at" = coalesce("submitted_at", "created_at"),
	"card_title" = coalesce("asked"."card" ->> 'title', ''),
	"reviewer_ids" = array(SELECT jsonb_array_elements_text(coalesce("asked"."card" -> 'reviewerIds', '[]'))::bigint)
FROM (
	SELECT "assignment"."id", (
		SELECT "card" FROM jsonb_path_query("activity_version"."cards", '$.** ? (@.id == $id)', jsonb_build_object('id', "assignment"."card_id")) AS "card" LIMIT 1
	) AS "card"
	FROM "assignment" JOIN "activity_version" ON "activity_version"."id" = "assignment"."activity_version_id"
) AS "asked"
WHERE "asked"."id" = "assignment"."id";--> statement-breakpoint
UPDATE "assignment" SET "updated_at" = "created_at" WHERE "updated_at" IS NULL;--> statement-breakpoint
ALTER TABLE "assignment" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
-- Answers that wait for a person stand in the same queue.
INSERT INTO "assignment" ("learner_id", "activity_id", "activity_version_id", "card_id", "card_title", "status", "created_at", "updated_at", "response_id", "submitted_at", "submissions")
SELECT DISTINCT ON ("response"."learner_id", "response"."activity_version_id", "response"."card_id")
	"response"."learner_id", "activity_version"."activity_id", "response"."activity_version_id", "response"."card_id",
	coalesce((
		SELECT "card" ->> 'title' FROM jsonb_path_query("activity_version"."cards", '$.** ? (@.id == $id)', jsonb_build_object('id', "response"."card_id")) AS "card" LIMIT 1
	), ''),
	'submitted', "response"."at", "response"."at", "response"."id", "response"."at", "response"."attempt"
FROM "response" JOIN "activity_version" ON "activity_version"."id" = "response"."activity_version_id"
WHERE "response"."grader" IN ('person', 'aiThenPerson') AND "response"."scaled" IS NULL AND "response"."grade" IS NULL
ORDER BY "response"."learner_id", "response"."activity_version_id", "response"."card_id", "response"."attempt" DESC
ON CONFLICT DO NOTHING;
