CREATE TABLE "presence" (
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"tab" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" bigint,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "presence_resource_record_id_tab_pk" PRIMARY KEY("resource","record_id","tab")
);
