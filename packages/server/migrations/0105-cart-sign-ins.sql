-- Which visitor became which member a moment ago: what the visitor's calls on the way bring belongs to the member.
CREATE TABLE cart_sign_ins (
  site_id uuid NOT NULL,
  visitor_id uuid NOT NULL,
  member_id uuid NOT NULL,
  expires_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, visitor_id),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE
);
CREATE INDEX cart_sign_ins_by_expiry ON cart_sign_ins (expires_date);
CREATE INDEX cart_sign_ins_of_member ON cart_sign_ins (site_id, member_id);
