-- A line below the name.
ALTER TABLE collections ADD COLUMN subtitle text;
