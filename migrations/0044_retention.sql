-- The operation log keeps its entries for as long as the operator's rule says, and never less than half a year.
CREATE OR REPLACE FUNCTION "operation_log_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
		-- What the example school's own people did goes with the school: it was noted by the transaction that made it up.
		IF EXISTS (SELECT FROM "example_record" WHERE "in_table" = 'operation_log' AND "record_id" = OLD."id") THEN
			RETURN OLD;
		END IF;
		-- The job that holds to RETAIN_LOG_DAYS says so in its transaction.
		IF current_setting('lectern.retention', true) = 'on'
			AND OLD."at" < (extract(epoch FROM clock_timestamp()) - 180 * 86400 + 60) * 1000
		THEN
			RETURN OLD;
		END IF;
	END IF;
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
