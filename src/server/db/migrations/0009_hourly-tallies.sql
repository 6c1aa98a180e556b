CREATE TABLE "hourly_tallies" (
	"hour" timestamp with time zone NOT NULL,
	"figure" text NOT NULL,
	"count" integer NOT NULL,
	"total_ms" bigint NOT NULL,
	CONSTRAINT "hourly_tallies_hour_figure_pk" PRIMARY KEY("hour","figure")
);
