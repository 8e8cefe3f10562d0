-- Waits: learners wait while the index is made, some seconds a million learnings.
ALTER TABLE "learning" ADD COLUMN "answers_forgotten_at" bigint;--> statement-breakpoint
CREATE INDEX "learning_answered" ON "learning" USING btree ("last_at") WHERE "learning"."status" = 'learned' and "learning"."last_at" > coalesce("learning"."answers_forgotten_at", 0);