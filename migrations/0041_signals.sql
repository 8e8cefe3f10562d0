-- Tells whoever listens that a row of this table changed: its first argument names the kind of record, the others the columns
-- that tell which one it is. The same within one transaction is told once, when it commits.
CREATE FUNCTION "signal"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(coalesce(NEW, OLD));
	topic text := TG_ARGV[0];
BEGIN
	FOR place IN 1 .. TG_NARGS - 1 LOOP
		topic := topic || ' ' || (changed ->> TG_ARGV[place]);
	END LOOP;
	PERFORM pg_notify('signals', topic);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "exchange_task_signal" AFTER UPDATE ON "exchange_task" FOR EACH ROW EXECUTE FUNCTION "signal"('exchange-task', 'id');--> statement-breakpoint
CREATE TRIGGER "speech_task_signal" AFTER UPDATE ON "speech_task" FOR EACH ROW EXECUTE FUNCTION "signal"('speech-task', 'id');--> statement-breakpoint
CREATE TRIGGER "speech_task_card_signal" AFTER INSERT OR UPDATE ON "speech_task_card" FOR EACH ROW EXECUTE FUNCTION "signal"('speech-task', 'task_id');--> statement-breakpoint
CREATE TRIGGER "presence_signal" AFTER INSERT OR DELETE OR UPDATE OF "at" ON "presence" FOR EACH ROW EXECUTE FUNCTION "signal"('presence', 'resource', 'record_id');
