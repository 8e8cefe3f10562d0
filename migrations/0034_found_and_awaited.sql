ALTER TABLE "learning" ADD COLUMN "awaits_teacher" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- by hand: a searched text is compared without its accents too. Only marks of the Latin kind go: those of kana make other letters.
CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN normalize(regexp_replace(normalize(lower(normalize($1, NFKC)), NFD), '[\u0300-\u036f]', '', 'g'), NFC);--> statement-breakpoint
CREATE OR REPLACE FUNCTION bigrams(text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  characters text[] := string_to_array(
    normalize(regexp_replace(normalize(lower(normalize($1, NFKC)), NFD), '[\u0300-\u036f]', '', 'g'), NFC), NULL);
  found text[] := characters;
BEGIN
  FOR place IN 2 .. cardinality(characters) LOOP
    found := found || (characters[place - 1] || characters[place]);
  END LOOP;
  RETURN found;
END $$;--> statement-breakpoint
-- What is stored in the indexes was folded by the functions of before.
DO $$
DECLARE
  searched regclass;
BEGIN
  FOR searched IN SELECT indexrelid::regclass FROM pg_index
    WHERE indexprs IS NOT NULL AND pg_get_indexdef(indexrelid) LIKE '%bigrams(%'
  LOOP
    EXECUTE format('REINDEX INDEX %s', searched);
  END LOOP;
END $$;
