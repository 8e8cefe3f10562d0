CREATE TABLE "assignment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"learner_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"activity_version_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"due_at" bigint,
	"response_id" bigint,
	"submitted_at" bigint,
	"is_late" boolean DEFAULT false NOT NULL,
	"submissions" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talk" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"learner_id" bigint NOT NULL,
	"activity_version_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"place" integer NOT NULL,
	"said" text NOT NULL,
	"reply" text,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "grader" text;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "grade" jsonb;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "graded_at" bigint;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "grade_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_learner_id_activity_version_id_card_id_index" ON "assignment" USING btree ("learner_id","activity_version_id","card_id");--> statement-breakpoint
CREATE INDEX "assignment_activity_id_status_index" ON "assignment" USING btree ("activity_id","status");--> statement-breakpoint
CREATE INDEX "assignment_status_submitted_at_index" ON "assignment" USING btree ("status","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "talk_client_id_index" ON "talk" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talk_learner_id_activity_version_id_card_id_round_place_index" ON "talk" USING btree ("learner_id","activity_version_id","card_id","round","place");--> statement-breakpoint
CREATE INDEX "response_waiting" ON "response" USING btree ("grader","at") WHERE "response"."grader" is not null and "response"."grade" is null;