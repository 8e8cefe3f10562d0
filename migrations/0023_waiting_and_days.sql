CREATE INDEX "learning_day_day_index" ON "learning_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "order_status_index" ON "order" USING btree ("status");