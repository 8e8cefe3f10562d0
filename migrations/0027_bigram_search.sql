-- by hand: the indexes below need these. `folded` is what searches compare, `bigrams` its characters and its pairs of neighbours,
-- `searched_bigrams` what a text must have among them to hold the searched one. Dear to the planner, since comparing is cheaper.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(normalize($1, NFKC));--> statement-breakpoint
CREATE FUNCTION bigrams(text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  characters text[] := string_to_array(lower(normalize($1, NFKC)), NULL);
  found text[] := characters;
BEGIN
  FOR place IN 2 .. cardinality(characters) LOOP
    found := found || (characters[place - 1] || characters[place]);
  END LOOP;
  RETURN found;
END $$;--> statement-breakpoint
CREATE FUNCTION searched_bigrams(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN length(folded($1)) < 2 THEN string_to_array(folded($1), NULL)
    ELSE ARRAY(SELECT substr(folded($1), place, 2) FROM generate_series(1, length(folded($1)) - 1) AS place) END;--> statement-breakpoint
DROP INDEX "ability_name_search";--> statement-breakpoint
DROP INDEX "activity_title_search";--> statement-breakpoint
DROP INDEX "agent_name_search";--> statement-breakpoint
DROP INDEX "ai_config_name_search";--> statement-breakpoint
DROP INDEX "assignment_card_search";--> statement-breakpoint
DROP INDEX "audit_record_title_search";--> statement-breakpoint
DROP INDEX "banner_title_search";--> statement-breakpoint
DROP INDEX "career_name_search";--> statement-breakpoint
DROP INDEX "course_title_search";--> statement-breakpoint
DROP INDEX "exchange_code_channel_search";--> statement-breakpoint
DROP INDEX "exchange_task_name_search";--> statement-breakpoint
DROP INDEX "file_name_search";--> statement-breakpoint
DROP INDEX "message_content_search";--> statement-breakpoint
DROP INDEX "order_number_search";--> statement-breakpoint
DROP INDEX "product_title_search";--> statement-breakpoint
DROP INDEX "sensitive_word_search";--> statement-breakpoint
DROP INDEX "tag_name_search";--> statement-breakpoint
DROP INDEX "user_page_nickname_search";--> statement-breakpoint
DROP INDEX "app_user_username_search";--> statement-breakpoint
DROP INDEX "app_user_nickname_search";--> statement-breakpoint
DROP INDEX "voice_name_search";--> statement-breakpoint
CREATE INDEX "app_user_phone_search" ON "app_user" USING gin (bigrams("phone"));--> statement-breakpoint
CREATE INDEX "ability_name_search" ON "ability" USING gin (bigrams("name"));--> statement-breakpoint
CREATE INDEX "activity_title_search" ON "activity" USING gin (bigrams("title"));--> statement-breakpoint
CREATE INDEX "agent_name_search" ON "agent" USING gin (bigrams("name"));--> statement-breakpoint
CREATE INDEX "ai_config_name_search" ON "ai_config" USING gin (bigrams("name"));--> statement-breakpoint
CREATE INDEX "assignment_card_search" ON "assignment" USING gin (bigrams("card_title"));--> statement-breakpoint
CREATE INDEX "audit_record_title_search" ON "audit_record" USING gin (bigrams("title"));--> statement-breakpoint
CREATE INDEX "banner_title_search" ON "banner" USING gin (bigrams("title"));--> statement-breakpoint
CREATE INDEX "career_name_search" ON "career" USING gin (bigrams("name"));--> statement-breakpoint
CREATE INDEX "course_title_search" ON "course" USING gin (bigrams("title"));--> statement-breakpoint
CREATE INDEX "exchange_code_channel_search" ON "exchange_code" USING gin (bigrams("channel"));--> statement-breakpoint
CREATE INDEX "exchange_task_name_search" ON "exchange_task" USING gin (bigrams("name"));--> statement-breakpoint
CREATE INDEX "file_name_search" ON "file" USING gin (bigrams("name"));--> statement-breakpoint
CREATE INDEX "message_content_search" ON "message" USING gin (bigrams("content"));--> statement-breakpoint
CREATE INDEX "order_number_search" ON "order" USING gin (bigrams("number"));--> statement-breakpoint
CREATE INDEX "product_title_search" ON "product" USING gin (bigrams("title"));--> statement-breakpoint
CREATE INDEX "sensitive_word_search" ON "sensitive_word" USING gin (bigrams("word"));--> statement-breakpoint
CREATE INDEX "tag_name_search" ON "tag" USING gin (bigrams("name"));--> statement-breakpoint
CREATE INDEX "user_page_nickname_search" ON "user_page" USING gin (bigrams("nickname"));--> statement-breakpoint
CREATE INDEX "app_user_username_search" ON "app_user" USING gin (bigrams("username"));--> statement-breakpoint
CREATE INDEX "app_user_nickname_search" ON "app_user" USING gin (bigrams("nickname"));--> statement-breakpoint
CREATE INDEX "voice_name_search" ON "voice" USING gin (bigrams("name"));--> statement-breakpoint
-- by hand: what an index of an expression holds is known to the planner only after that.
ANALYZE "ability", "activity", "agent", "ai_config", "app_user", "assignment", "audit_record", "banner", "career", "course", "exchange_code", "exchange_task", "file", "message", "order", "product", "sensitive_word", "tag", "user_page", "voice";
