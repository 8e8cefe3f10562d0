CREATE TABLE "learning_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"learning_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_figure" (
	"version_id" bigint NOT NULL,
	"cohort" text NOT NULL,
	"day" text NOT NULL,
	"card_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"sums" jsonb NOT NULL,
	CONSTRAINT "statistics_figure_version_id_cohort_day_card_id_pk" PRIMARY KEY("version_id","cohort","day","card_id")
);
--> statement-breakpoint
CREATE TABLE "statistics_sheet" (
	"learning_id" bigint PRIMARY KEY NOT NULL,
	"activity_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"day" date NOT NULL,
	"cohorts" text[] NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_progress" ADD COLUMN "duration_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "statistics_figure_board" ON "statistics_figure" USING btree ("cohort","day","activity_id") WHERE "statistics_figure"."card_id" = 0;--> statement-breakpoint
CREATE INDEX "statistics_figure_activity_id_cohort_day_index" ON "statistics_figure" USING btree ("activity_id","cohort","day");--> statement-breakpoint
-- What was learned before there were figures is counted too.
INSERT INTO "learning_change" ("learning_id") SELECT "id" FROM "learning";
