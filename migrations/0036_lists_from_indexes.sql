DROP INDEX "agent_updated_at_id_index";--> statement-breakpoint
DROP INDEX "ai_config_updated_at_id_index";--> statement-breakpoint
DROP INDEX "sensitive_word_updated_at_id_index";--> statement-breakpoint
DROP INDEX "unit_updated_at_id_index";--> statement-breakpoint
DROP INDEX "voice_updated_at_id_index";--> statement-breakpoint
DROP INDEX "ability_updated_at_id_index";--> statement-breakpoint
DROP INDEX "activity_updated_at_id_index";--> statement-breakpoint
DROP INDEX "activity_created_at_id_index";--> statement-breakpoint
DROP INDEX "activity_title_id_index";--> statement-breakpoint
DROP INDEX "activity_status_updated_at_id_index";--> statement-breakpoint
DROP INDEX "authorization_updated_at_id_index";--> statement-breakpoint
DROP INDEX "career_updated_at_id_index";--> statement-breakpoint
DROP INDEX "course_updated_at_id_index";--> statement-breakpoint
DROP INDEX "course_created_at_id_index";--> statement-breakpoint
DROP INDEX "course_title_id_index";--> statement-breakpoint
DROP INDEX "course_status_updated_at_id_index";--> statement-breakpoint
DROP INDEX "product_updated_at_id_index";--> statement-breakpoint
DROP INDEX "product_created_at_id_index";--> statement-breakpoint
DROP INDEX "product_title_id_index";--> statement-breakpoint
DROP INDEX "product_status_updated_at_id_index";--> statement-breakpoint
DROP INDEX "tag_updated_at_id_index";--> statement-breakpoint
DROP INDEX "user_page_updated_at_id_index";--> statement-breakpoint
DROP INDEX "study_updated_at_id_index";--> statement-breakpoint
DROP INDEX "study_created_at_id_index";--> statement-breakpoint
DROP INDEX "study_status_updated_at_id_index";--> statement-breakpoint
DROP INDEX "app_user_updated_at_id_index";--> statement-breakpoint
DROP INDEX "app_user_created_at_id_index";--> statement-breakpoint
DROP INDEX "banner_updated_at_id_index";--> statement-breakpoint
DROP INDEX "exchange_code_updated_at_id_index";--> statement-breakpoint
DROP INDEX "exchange_code_created_at_id_index";--> statement-breakpoint
DROP INDEX "exchange_code_status_updated_at_id_index";--> statement-breakpoint
DROP INDEX "exchange_task_updated_at_id_index";--> statement-breakpoint
DROP INDEX "order_updated_at_id_index";--> statement-breakpoint
DROP INDEX "order_created_at_id_index";--> statement-breakpoint
CREATE INDEX "agent_updated_at_id_index" ON "agent" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "ai_config_updated_at_id_index" ON "ai_config" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "sensitive_word_updated_at_id_index" ON "sensitive_word" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "unit_updated_at_id_index" ON "unit" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "voice_updated_at_id_index" ON "voice" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "ability_updated_at_id_index" ON "ability" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "activity_updated_at_id_index" ON "activity" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "activity_created_at_id_index" ON "activity" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "activity_title_id_index" ON "activity" USING btree ("title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "activity_status_updated_at_id_index" ON "activity" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "authorization_updated_at_id_index" ON "authorization" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "career_updated_at_id_index" ON "career" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "course_updated_at_id_index" ON "course" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "course_created_at_id_index" ON "course" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "course_title_id_index" ON "course" USING btree ("title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "course_status_updated_at_id_index" ON "course" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_updated_at_id_index" ON "product" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_created_at_id_index" ON "product" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_title_id_index" ON "product" USING btree ("title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_status_updated_at_id_index" ON "product" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tag_updated_at_id_index" ON "tag" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_page_updated_at_id_index" ON "user_page" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "study_updated_at_id_index" ON "study" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "study_created_at_id_index" ON "study" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "study_status_updated_at_id_index" ON "study" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "app_user_updated_at_id_index" ON "app_user" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "app_user_created_at_id_index" ON "app_user" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "banner_updated_at_id_index" ON "banner" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "exchange_code_updated_at_id_index" ON "exchange_code" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "exchange_code_created_at_id_index" ON "exchange_code" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "exchange_code_status_updated_at_id_index" ON "exchange_code" USING btree ("status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "exchange_task_updated_at_id_index" ON "exchange_task" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_updated_at_id_index" ON "order" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_created_at_id_index" ON "order" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;