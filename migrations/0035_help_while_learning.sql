CREATE TABLE "passage_source" (
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "passage_source_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version_id" bigint,
	"activity_id" bigint,
	"card_id" bigint,
	"course_id" bigint,
	"file_id" bigint,
	"place" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_turn" (
	"talk_id" bigint PRIMARY KEY NOT NULL,
	"rung" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"hints_told" integer NOT NULL,
	"sent" text DEFAULT '' NOT NULL,
	"agent_id" bigint,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "talk" ADD COLUMN "manner" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "about_talk_id" bigint;--> statement-breakpoint
CREATE INDEX "passage_version_id_card_id_index" ON "passage" USING btree ("version_id","card_id");--> statement-breakpoint
CREATE INDEX "passage_course_id_index" ON "passage" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talk_turn" ON "talk" USING btree ("learner_id","activity_version_id","card_id","manner","round","place");--> statement-breakpoint
-- by hand: last, so that a turn is never taken twice.
DROP INDEX "talk_learner_id_activity_version_id_card_id_round_place_index";
