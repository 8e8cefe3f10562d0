CREATE TABLE "progress_deed" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" bigint NOT NULL,
	"activity_version_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
-- by hand
-- Figures are made anew by their job: sums of times by step, and days of the learner's zone.
DELETE FROM "statistics_figure";--> statement-breakpoint
DELETE FROM "statistics_sheet";--> statement-breakpoint
INSERT INTO "learning_change" ("learning_id") SELECT "id" FROM "learning";
