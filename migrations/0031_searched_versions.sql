CREATE INDEX "activity_version_title_search" ON "activity_version" USING gin (bigrams("title"));--> statement-breakpoint
-- by hand: what an index of an expression holds is known to the planner only after that.
ANALYZE "activity_version";
