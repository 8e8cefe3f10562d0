CREATE TABLE "call_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_limit_until_index" ON "call_limit" USING btree ("until");