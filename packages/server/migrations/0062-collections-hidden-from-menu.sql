-- A collection can be left out of the menu of the shop; its page and its products stay where they are.
ALTER TABLE collections ADD COLUMN hidden_from_menu boolean NOT NULL DEFAULT FALSE;
