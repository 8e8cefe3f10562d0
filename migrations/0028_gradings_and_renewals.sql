CREATE TABLE "study_renewal" (
	"course_id" bigint PRIMARY KEY NOT NULL,
	"done_up_to" bigint DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "grading_since" bigint;
