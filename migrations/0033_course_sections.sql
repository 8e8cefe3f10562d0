-- by hand
-- A section may begin on a day, and a row of the gallery may hold a video. By day, sections group the days: what such a course
-- holds of them from a time in which it was by content was read by nobody. It leaves a course that learners know, so that their
-- page stays as it is, and in a draft each begins on the day behind the one before. By content, days are not asked any more.
UPDATE "course" SET "sections" = '[]'::jsonb
WHERE "learn_mode" IS DISTINCT FROM 'content' AND "status" <> 'draft' AND "sections" <> '[]'::jsonb;--> statement-breakpoint
UPDATE "course" SET "sections" = (
  SELECT jsonb_agg(
    "row"."value" || jsonb_build_object('firstDay', CASE WHEN "course"."learn_mode" = 'content' THEN NULL ELSE "row"."place" END)
    ORDER BY "row"."place"
  )
  FROM jsonb_array_elements("course"."sections") WITH ORDINALITY AS "row"("value", "place")
)
WHERE "sections" <> '[]'::jsonb;--> statement-breakpoint
UPDATE "course" SET "gallery" = (
  SELECT jsonb_agg("row"."value" || '{"videoId": null}'::jsonb ORDER BY "row"."place")
  FROM jsonb_array_elements("course"."gallery") WITH ORDINALITY AS "row"("value", "place")
)
WHERE "gallery" <> '[]'::jsonb;--> statement-breakpoint
UPDATE "course" SET "days" = NULL WHERE "learn_mode" = 'content';
