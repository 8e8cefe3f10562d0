CREATE TABLE "progress_deed" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" bigint NOT NULL,
	"activity_version_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
-- by hand
-- Every record is counted anew by its job, which takes the sheet that it had out of the figures: none is lost meanwhile.
INSERT INTO "learning_change" ("learning_id") SELECT "id" FROM "learning";
