ALTER TABLE "message" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "card_id" bigint;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "client_id" uuid;--> statement-breakpoint
CREATE INDEX "message_recipient_user_id_message_id_index" ON "message_recipient" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_id_index" ON "message" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "message_sender_id_created_at_index" ON "message" USING btree ("sender_id","created_at" DESC NULLS FIRST);