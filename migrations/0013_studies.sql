CREATE TABLE "learning_day" (
	"learning_id" bigint NOT NULL,
	"day" date NOT NULL,
	"duration_ms" bigint NOT NULL,
	"deeds" integer NOT NULL,
	CONSTRAINT "learning_day_learning_id_day_pk" PRIMARY KEY("learning_id","day")
);
--> statement-breakpoint
CREATE TABLE "reflection" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"learning_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"ability_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"creator_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" bigint,
	"finished_at" bigint,
	"scaled" double precision,
	"points" double precision DEFAULT 0 NOT NULL,
	"max_points" double precision DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"duration_ms" bigint DEFAULT 0 NOT NULL,
	"sittings" integer DEFAULT 0 NOT NULL,
	"scores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"course_id" bigint,
	"product_id" bigint,
	"enrolment_id" bigint,
	"unit" integer,
	"unlock_at" bigint,
	"due_at" bigint,
	"status" text DEFAULT 'waiting' NOT NULL,
	"version_id" bigint,
	"started_at" bigint,
	CONSTRAINT "study_once" UNIQUE NULLS NOT DISTINCT("user_id","activity_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "learning" ADD COLUMN "sittings" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning" ADD COLUMN "scores" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "learning" ADD COLUMN "time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reflection_learning_id_ability_id_index" ON "reflection" USING btree ("learning_id","ability_id");--> statement-breakpoint
CREATE INDEX "reflection_activity_id_at_index" ON "reflection" USING btree ("activity_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reflection_client_id_index" ON "reflection" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "study_updated_at_id_index" ON "study" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_created_at_id_index" ON "study" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_status_updated_at_id_index" ON "study" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_course_id_updated_at_id_index" ON "study" USING btree ("course_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_activity_id_updated_at_id_index" ON "study" USING btree ("activity_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_product_id_index" ON "study" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "study_enrolment_id_unit_index" ON "study" USING btree ("enrolment_id","unit");--> statement-breakpoint
-- Who redeemed before there were records gets them too, with the days that the rules of their course give.
INSERT INTO "study" ("creator_id", "created_at", "updated_at", "user_id", "activity_id", "course_id", "product_id", "enrolment_id", "unit", "unlock_at", "due_at")
SELECT e."user_id", e."redeemed_at", e."redeemed_at", e."user_id", p."activity_id", e."course_id", e."product_id", e."id", p."unit",
	CASE coalesce(c."unlock_mode", 'all')
		WHEN 'daily' THEN (extract(epoch FROM (e."starts_on" + (p."unit" - 1))::timestamp AT TIME ZONE e."time_zone") * 1000)::bigint
		WHEN 'gradual' THEN CASE WHEN p."unit" = 1 THEN (extract(epoch FROM e."starts_on"::timestamp AT TIME ZONE e."time_zone") * 1000)::bigint END
		ELSE (extract(epoch FROM e."starts_on"::timestamp AT TIME ZONE e."time_zone") * 1000)::bigint
	END,
	CASE WHEN c."unlock_mode" = 'daily' OR (coalesce(c."unlock_mode", 'all') = 'all' AND coalesce(c."learn_mode", 'day') = 'day')
		THEN (extract(epoch FROM (e."starts_on" + p."unit")::timestamp AT TIME ZONE e."time_zone") * 1000)::bigint
	END
FROM "enrolment" e
JOIN "course" c ON c."id" = e."course_id"
JOIN "course_place" p ON p."course_id" = e."course_id"
WHERE e."ended_at" IS NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "study" ("creator_id", "created_at", "updated_at", "user_id", "activity_id", "product_id", "enrolment_id", "unlock_at")
SELECT "user_id", "redeemed_at", "redeemed_at", "user_id", "activity_id", "product_id", "id", "redeemed_at"
FROM "enrolment" WHERE "activity_id" IS NOT NULL AND "ended_at" IS NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "study" ("creator_id", "created_at", "updated_at", "user_id", "activity_id", "unlock_at")
SELECT l."user_id", l."started_at", l."last_at", l."user_id", l."activity_id", l."started_at"
FROM "learning" l
WHERE NOT EXISTS (SELECT 1 FROM "study" s WHERE s."user_id" = l."user_id" AND s."activity_id" = l."activity_id");
--> statement-breakpoint
UPDATE "study" s SET "status" = l."status", "version_id" = l."version_id", "started_at" = l."started_at", "updated_at" = l."last_at", "finished_at" = l."finished_at", "scaled" = l."scaled", "points" = l."points", "max_points" = l."max_points", "stars" = l."stars", "duration_ms" = l."duration_ms", "sittings" = l."sittings", "unlock_at" = coalesce(s."unlock_at", l."started_at")
FROM "learning" l WHERE l."user_id" = s."user_id" AND l."activity_id" = s."activity_id";
