ALTER TABLE "app_user" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
-- by hand
-- What the log holds of a person, without the words that tell who it is.
CREATE FUNCTION "operation_log_masked"(jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN jsonb_typeof($1) = 'object' THEN (
		SELECT coalesce(jsonb_object_agg("key", CASE
			WHEN "key" IN ('username', 'nickname', 'description', 'avatar', 'backgroundImage', 'phone', 'wxOpenid', 'unionId', 'name', 'reason', 'address', 'device')
			THEN '"•••"'::jsonb ELSE "value" END), '{}'::jsonb)
		FROM jsonb_each($1)
	) ELSE $1 END;
$$;--> statement-breakpoint
-- Of whom an entry on this record tells: the account itself, its owner''s page, a file that they uploaded.
CREATE FUNCTION "operation_log_person"(text, bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT CASE $1
		WHEN 'user' THEN $2
		WHEN 'user-page' THEN (SELECT "creator_id" FROM "user_page" WHERE "id" = $2)
		WHEN 'file' THEN (SELECT "creator_id" FROM "file" WHERE "id" = $2)
	END;
$$;--> statement-breakpoint
CREATE FUNCTION "operation_log_mask"(bigint) RETURNS void LANGUAGE sql AS $$
	UPDATE "operation_log" SET "before" = operation_log_masked("before"), "after" = operation_log_masked("after")
	WHERE ("resource" = 'user' AND "resource_id" = $1)
		OR ("resource" = 'user-page' AND "resource_id" IN (SELECT "id" FROM "user_page" WHERE "creator_id" = $1))
		OR ("resource" = 'file' AND "resource_id" IN (SELECT "id" FROM "file" WHERE "creator_id" = $1));
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "operation_log_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF (NEW."id", NEW."actor_id", NEW."resource", NEW."resource_id", NEW."action", NEW."at", NEW."request_id")
			IS NOT DISTINCT FROM
			(OLD."id", OLD."actor_id", OLD."resource", OLD."resource_id", OLD."action", OLD."at", OLD."request_id")
		THEN
			-- What one person does to the same content within ten minutes is one entry: it gains cards and says how they are
			-- now, but how they were stays as it was told. A minute more, for a request that was under way.
			IF OLD."action" = 'content'
				AND OLD."at" > extract(epoch FROM clock_timestamp()) * 1000 - 660000
				AND (NEW."before" -> 'cards') || (OLD."before" -> 'cards') = NEW."before" -> 'cards'
				AND (NEW."before" - 'cards') || (OLD."before" - 'cards') = NEW."before" - 'cards'
				AND (OLD."after" -> 'cards') || (NEW."after" -> 'cards') = NEW."after" -> 'cards'
			THEN
				RETURN NEW;
			END IF;
			-- Who has closed their account is not told of any more, and nothing else of the entry changes.
			IF NEW."before" IS NOT DISTINCT FROM operation_log_masked(OLD."before")
				AND NEW."after" IS NOT DISTINCT FROM operation_log_masked(OLD."after")
				AND EXISTS (SELECT FROM "app_user" WHERE "status" = 'closed'
					AND "id" = operation_log_person(OLD."resource", OLD."resource_id"))
			THEN
				RETURN NEW;
			END IF;
		END IF;
	END IF;
	RAISE EXCEPTION 'the operation log is only ever added to' USING ERRCODE = 'restrict_violation';
END $$;
