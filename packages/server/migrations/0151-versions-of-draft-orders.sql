-- What draft orders were after each change, with the data of buyers that facts leave out: the history shows and undoes it.
CREATE TABLE draft_order_versions (
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- The draft may be deleted: its versions restore it.
  draft_id uuid NOT NULL,
  revision integer NOT NULL,
  order_id uuid,
  member_id uuid,
  email text,
  content jsonb NOT NULL,
  -- Names of the lines when it was saved, by their ids.
  names jsonb NOT NULL,
  -- When the draft was changed again, applied or deleted; null for what it is now.
  replaced_date timestamptz,
  PRIMARY KEY (site_id, draft_id, revision),
  FOREIGN KEY (site_id, member_id) REFERENCES identities (site_id, id) ON DELETE CASCADE
);
CREATE INDEX draft_order_versions_of_member ON draft_order_versions (site_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX draft_order_versions_of_order ON draft_order_versions (site_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX draft_order_versions_by_email ON draft_order_versions (site_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX draft_order_versions_to_delete ON draft_order_versions (site_id, replaced_date) WHERE replaced_date IS NOT NULL;

INSERT INTO draft_order_versions (site_id, draft_id, revision, order_id, member_id, email, content, names)
SELECT site_id, id, revision, order_id, member_id, email,
       jsonb_build_object(
         'id', id, 'revision', revision, 'status', status, 'isEdit', is_edit, 'orderId', order_id, 'currency', currency,
         'lines', lines, 'dropped', to_jsonb(dropped), 'discounts', discounts, 'fees', fees, 'delivery', delivery)
       || jsonb_build_object(
         'memberId', member_id, 'email', email, 'shipping', shipping, 'billing', billing, 'note', note,
         'taxExempt', tax_exempt, 'language', language, 'reason', reason, 'extendedFields', extended_fields,
         'totalMinor', total_minor, 'proposal', proposal, 'creator', creator, 'createdDate', created_date),
       COALESCE((SELECT jsonb_object_agg(one -> 'line' ->> 'id', one -> 'shown' ->> 'name')
                   FROM jsonb_array_elements(priced -> 'lines') AS one), '{}')
  FROM draft_orders WHERE status = 'OPEN';
