-- Waits: reports of progress wait while the index is made, which is one of ranges: less than a second a million rows.
CREATE INDEX "progress_deed_at_index" ON "progress_deed" USING brin ("at");