CREATE TABLE "study_renewal" (
	"course_id" bigint PRIMARY KEY NOT NULL,
	"done_up_to" bigint DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "activity_open";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "free_sample" text DEFAULT 'no' NOT NULL;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "grading_since" bigint;--> statement-breakpoint
CREATE INDEX "activity_undecided" ON "activity" USING btree ("id") WHERE free_sample = 'undecided' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "activity_open" ON "activity" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published_version_id is not null and deleted_at is null;--> statement-breakpoint
-- by hand
-- What everybody could begin though it stands in a course or is sold opens by enrolment from now on. Who began may finish;
-- `undecided` lists it for its creator, who may offer it as a free sample.
UPDATE "activity" SET "free_sample" = 'undecided'
WHERE "status" = 'public' AND "course_id" IS NULL AND "deleted_at" IS NULL AND (
  EXISTS (
    SELECT 1 FROM "course_place" JOIN "course" ON "course"."id" = "course_place"."course_id" AND "course"."deleted_at" IS NULL
    WHERE "course_place"."activity_id" = "activity"."id"
  ) OR EXISTS (
    SELECT 1 FROM "product_activity" JOIN "product" ON "product"."id" = "product_activity"."owner_id" AND "product"."deleted_at" IS NULL
    WHERE "product_activity"."target_id" = "activity"."id"
  )
);
