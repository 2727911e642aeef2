-- When the owners got a mail about the failures of a scheduled import; null once it works again.
ALTER TABLE import_schedules ADD COLUMN failures_mailed_date timestamptz;
