-- What is equal is found by the key, which ignores case: two indexes cost every new variant twice.
DROP INDEX variants_by_sku;
