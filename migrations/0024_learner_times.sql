CREATE TABLE "progress_deed" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" bigint NOT NULL,
	"activity_version_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
