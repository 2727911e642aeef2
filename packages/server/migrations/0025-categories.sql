-- Collections stand in a tree: where each one stands, from the top down to its parent, and in which place.
ALTER TABLE collections
  ADD COLUMN ancestor_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN handle text COLLATE "C",
  -- A description with structure, as it was sent; `description` is the plain one.
  ADD COLUMN rich_description jsonb,
  ADD COLUMN seo jsonb,
  -- Whose app alone puts items in and takes them out.
  ADD COLUMN managing_app_id uuid,
  ADD COLUMN extended_fields jsonb,
  ADD CONSTRAINT collections_parent FOREIGN KEY (site_id, parent_id) REFERENCES collections (site_id, id),
  -- No row is its own ancestor, and none is deeper than five levels.
  ADD CONSTRAINT collections_tree CHECK (
    cardinality(ancestor_ids) < 5 AND NOT id = ANY (ancestor_ids)
    AND parent_id IS NOT DISTINCT FROM ancestor_ids[cardinality(ancestor_ids)]);
UPDATE collections c SET position = placed.place
  FROM (SELECT site_id, id, row_number() OVER (PARTITION BY site_id ORDER BY created_date, id) - 1 AS place
          FROM collections) placed
 WHERE placed.site_id = c.site_id AND placed.id = c.id;
CREATE INDEX collections_by_place ON collections (site_id, parent_id, position);
CREATE INDEX collections_by_creation ON collections (site_id, created_date DESC, id DESC);
CREATE INDEX collections_by_ancestor ON collections USING gin (ancestor_ids);
CREATE UNIQUE INDEX collections_handle ON collections (site_id, handle) WHERE handle IS NOT NULL;

-- Members that somebody arranged come first, in this order; the others by when they were added.
ALTER TABLE collection_products
  ADD COLUMN arranged integer,
  ADD COLUMN added_date timestamptz NOT NULL DEFAULT now();
UPDATE collection_products cp SET added_date = p.created_date
  FROM products p WHERE p.site_id = cp.site_id AND p.id = cp.product_id;
ALTER TABLE collection_products ALTER COLUMN added_date DROP DEFAULT;
CREATE INDEX collection_products_by_arrangement
  ON collection_products (site_id, collection_id, arranged, position DESC, product_id DESC) INCLUDE (visible);
