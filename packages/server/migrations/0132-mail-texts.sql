-- What merchants have mails to shoppers and members say instead of our texts.
CREATE TABLE mail_texts (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  mail text NOT NULL,
  language text NOT NULL,
  -- By part; only parts that differ from ours.
  texts jsonb NOT NULL,
  revision integer NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, mail, language)
);
