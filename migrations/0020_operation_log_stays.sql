CREATE INDEX "operation_log_actor_id_id_index" ON "operation_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "operation_log_resource_id_index" ON "operation_log" USING btree ("resource","id");--> statement-breakpoint
CREATE INDEX "operation_log_action_id_index" ON "operation_log" USING btree ("action","id");--> statement-breakpoint
CREATE FUNCTION "operation_log_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- What one person does to the same content within ten minutes is one entry: it gains cards and says how they are
	-- now, but how they were stays as it was told. A minute more, for a request that was under way.
	IF TG_OP = 'UPDATE' THEN
		IF OLD."action" = 'content'
			AND OLD."at" > extract(epoch FROM clock_timestamp()) * 1000 - 660000
			AND (NEW."id", NEW."actor_id", NEW."resource", NEW."resource_id", NEW."action", NEW."at", NEW."request_id")
				IS NOT DISTINCT FROM
				(OLD."id", OLD."actor_id", OLD."resource", OLD."resource_id", OLD."action", OLD."at", OLD."request_id")
			AND (NEW."before" -> 'cards') || (OLD."before" -> 'cards') = NEW."before" -> 'cards'
			AND (NEW."before" - 'cards') || (OLD."before" - 'cards') = NEW."before" - 'cards'
			AND (OLD."after" -> 'cards') || (NEW."after" -> 'cards') = NEW."after" -> 'cards'
		THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'the operation log is only ever added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "operation_log_stays" BEFORE UPDATE OR DELETE ON "operation_log" FOR EACH ROW EXECUTE FUNCTION "operation_log_stays"();--> statement-breakpoint
CREATE TRIGGER "operation_log_stays_whole" BEFORE TRUNCATE ON "operation_log" FOR EACH STATEMENT EXECUTE FUNCTION "operation_log_stays"();
