DROP INDEX "exchange_code_expiring";--> statement-breakpoint
ALTER TABLE "exchange_task" ADD COLUMN "failure" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "exchange_code_expiring" ON "exchange_code" USING btree (coalesce("expires_at", 9007199254740991)) WHERE "exchange_code"."status" = 'waiting';