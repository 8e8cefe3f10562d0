-- Waits: writers wait while the indexes are made, some seconds a million rows. Who has tens of millions makes them beforehand, CONCURRENTLY
-- and by these names.
CREATE TABLE "active_day" (
	"day" date NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "active_day_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"enrolment_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"redeemed_at" bigint NOT NULL,
	"is_learned" boolean DEFAULT false NOT NULL,
	"due_at" bigint DEFAULT 9007199254740991 NOT NULL
);
--> statement-breakpoint
DROP INDEX "enrolment_course_id_index";--> statement-breakpoint
DROP INDEX "order_status_index";--> statement-breakpoint
DROP INDEX "exchange_code_redeemed";--> statement-breakpoint
ALTER TABLE "study_renewal" ADD COLUMN "runner" uuid;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "course_progress_redeemed_at_enrolment_id_index" ON "course_progress" USING btree ("redeemed_at" DESC NULLS FIRST,"enrolment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "course_progress_course_id_redeemed_at_enrolment_id_index" ON "course_progress" USING btree ("course_id","redeemed_at" DESC NULLS FIRST,"enrolment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "course_progress_product_id_redeemed_at_enrolment_id_index" ON "course_progress" USING btree ("product_id","redeemed_at" DESC NULLS FIRST,"enrolment_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "course_progress_user_id_index" ON "course_progress" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "course_progress_is_learned_due_at_index" ON "course_progress" USING btree ("is_learned","due_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "course_progress_course_id_is_learned_due_at_index" ON "course_progress" USING btree ("course_id","is_learned","due_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assignment_created_at_id_index" ON "assignment" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assignment_replied_at_id_index" ON "assignment" USING btree ("replied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assignment_submissions_id_index" ON "assignment" USING btree ("submissions","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assignment_card_title_id_index" ON "assignment" USING btree ("card_title","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "study_course_id_status_updated_at_id_index" ON "study" USING btree ("course_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "study_waiting" ON "study" USING btree (coalesce("unlock_at", 9007199254740991),"unlock_at","activity_id") WHERE "study"."status" = 'waiting' and deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "study_waiting_in_course" ON "study" USING btree ("course_id",coalesce("unlock_at", 9007199254740991),"unlock_at","activity_id") WHERE "study"."status" = 'waiting' and deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "study_finished" ON "study" USING btree ("finished_at","course_id","product_id","activity_id") WHERE "study"."finished_at" is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrolment_running" ON "enrolment" USING btree ("course_id","id") WHERE "enrolment"."ended_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrolment_product_id_course_id_index" ON "enrolment" USING btree ("product_id","course_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrolment_user_id_index" ON "enrolment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrolment_code_id_index" ON "enrolment" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_last_login_at_id_index" ON "app_user" USING btree ("last_login_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_nickname_id_index" ON "app_user" USING btree ("nickname","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_user_username_id_index" ON "app_user" USING btree ("username","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_paid_at_id_index" ON "order" USING btree ("paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_price_fen_id_index" ON "order" USING btree ("price_fen","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_paid" ON "order" USING btree ("paid_at","price_fen") WHERE "order"."status" = 'paid' and deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_status_updated_at_id_index" ON "order" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "exchange_code_redeemed" ON "exchange_code" USING btree ("redeemed_at") WHERE "exchange_code"."redeemed_at" is not null and deleted_at is null;--> statement-breakpoint
-- How far running enrolments in courses are, reckoned anew from their records. Their rows are locked before the records are
-- looked at, so that of two who change records of one enrolment at once the second one sees what the first one wrote.
CREATE FUNCTION "renew_course_progress"("ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
	PERFORM FROM "course_progress" WHERE "enrolment_id" = ANY(ids) ORDER BY "enrolment_id" FOR UPDATE;
	INSERT INTO "course_progress" AS kept ("enrolment_id", "user_id", "course_id", "product_id", "redeemed_at", "is_learned", "due_at")
	SELECT e."id", e."user_id", e."course_id", e."product_id", e."redeemed_at", coalesce(met."is_learned", false), coalesce(met."due_at", 9007199254740991)
	FROM "enrolment" e LEFT JOIN LATERAL (
		SELECT bool_and(s."status" = 'learned') AS "is_learned", min(s."due_at") FILTER (WHERE s."status" <> 'learned') AS "due_at"
		FROM "study" s WHERE s."enrolment_id" = e."id" AND (s."status" <> 'waiting' OR EXISTS (
			SELECT FROM "activity" a WHERE a."id" = s."activity_id" AND a."status" = 'public' AND a."deleted_at" IS NULL))
	) met ON true
	WHERE e."id" = ANY(ids) AND e."course_id" IS NOT NULL AND e."ended_at" IS NULL
	ORDER BY e."id"
	ON CONFLICT ("enrolment_id") DO UPDATE SET "user_id" = excluded."user_id", "course_id" = excluded."course_id",
		"product_id" = excluded."product_id", "redeemed_at" = excluded."redeemed_at", "is_learned" = excluded."is_learned", "due_at" = excluded."due_at"
	WHERE (kept."user_id", kept."course_id", kept."product_id", kept."redeemed_at", kept."is_learned", kept."due_at")
		IS DISTINCT FROM (excluded."user_id", excluded."course_id", excluded."product_id", excluded."redeemed_at", excluded."is_learned", excluded."due_at");
END $$;--> statement-breakpoint
CREATE FUNCTION "study_made"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "renew_course_progress"((SELECT array_agg(DISTINCT "enrolment_id") FROM made WHERE "enrolment_id" IS NOT NULL AND "course_id" IS NOT NULL));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "study_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Set operations, no join: the plan is kept from the first call, which may have had one row, and thousands come later.
	PERFORM "renew_course_progress"((
		SELECT array_agg(DISTINCT "enrolment_id") FROM (
			(SELECT "id", "enrolment_id", "activity_id", "status", "due_at" FROM was WHERE "course_id" IS NOT NULL
				EXCEPT SELECT "id", "enrolment_id", "activity_id", "status", "due_at" FROM "is" WHERE "course_id" IS NOT NULL)
			UNION ALL
			(SELECT "id", "enrolment_id", "activity_id", "status", "due_at" FROM "is" WHERE "course_id" IS NOT NULL
				EXCEPT SELECT "id", "enrolment_id", "activity_id", "status", "due_at" FROM was WHERE "course_id" IS NOT NULL)
		) changed WHERE "enrolment_id" IS NOT NULL));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "study_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "renew_course_progress"((SELECT array_agg(DISTINCT "enrolment_id") FROM was WHERE "enrolment_id" IS NOT NULL AND "course_id" IS NOT NULL));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "enrolment_made"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "renew_course_progress"((SELECT array_agg("id") FROM made WHERE "course_id" IS NOT NULL));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "enrolment_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "course_progress" WHERE "enrolment_id" IN (
		SELECT "id" FROM "is" WHERE "course_id" IS NULL OR "ended_at" IS NOT NULL);
	PERFORM "renew_course_progress"((SELECT array_agg("id") FROM "is" WHERE "course_id" IS NOT NULL AND "ended_at" IS NULL));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "enrolment_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "course_progress" WHERE "enrolment_id" IN (SELECT "id" FROM was);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "study_made" AFTER INSERT ON "study" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "study_made"();--> statement-breakpoint
CREATE TRIGGER "study_changed" AFTER UPDATE ON "study" REFERENCING OLD TABLE AS was NEW TABLE AS "is" FOR EACH STATEMENT EXECUTE FUNCTION "study_changed"();--> statement-breakpoint
CREATE TRIGGER "study_removed" AFTER DELETE ON "study" REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION "study_removed"();--> statement-breakpoint
CREATE TRIGGER "enrolment_made" AFTER INSERT ON "enrolment" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "enrolment_made"();--> statement-breakpoint
CREATE TRIGGER "enrolment_changed" AFTER UPDATE ON "enrolment" REFERENCING OLD TABLE AS was NEW TABLE AS "is" FOR EACH STATEMENT EXECUTE FUNCTION "enrolment_changed"();--> statement-breakpoint
CREATE TRIGGER "enrolment_removed" AFTER DELETE ON "enrolment" REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION "enrolment_removed"();--> statement-breakpoint
INSERT INTO "course_progress" ("enrolment_id", "user_id", "course_id", "product_id", "redeemed_at", "is_learned", "due_at")
SELECT e."id", e."user_id", e."course_id", e."product_id", e."redeemed_at", coalesce(met."is_learned", false), coalesce(met."due_at", 9007199254740991)
FROM "enrolment" e LEFT JOIN (
	SELECT s."enrolment_id", bool_and(s."status" = 'learned') AS "is_learned", min(s."due_at") FILTER (WHERE s."status" <> 'learned') AS "due_at"
	FROM "study" s WHERE s."status" <> 'waiting' OR s."activity_id" IN (SELECT a."id" FROM "activity" a WHERE a."status" = 'public' AND a."deleted_at" IS NULL)
	GROUP BY s."enrolment_id"
) met ON met."enrolment_id" = e."id"
WHERE e."course_id" IS NOT NULL AND e."ended_at" IS NULL;
--> statement-breakpoint
CREATE FUNCTION "learning_day_made"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "active_day" ("day", "user_id")
	SELECT DISTINCT made."day", l."user_id" FROM made JOIN "learning" l ON l."id" = made."learning_id"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_day_made" AFTER INSERT ON "learning_day" REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION "learning_day_made"();--> statement-breakpoint
INSERT INTO "active_day" ("day", "user_id") SELECT DISTINCT d."day", l."user_id" FROM "learning_day" d JOIN "learning" l ON l."id" = d."learning_id";
