-- Whether the only variant of a product is seen is the product's to say.
UPDATE variants SET visible = true WHERE is_default AND NOT visible;

-- Choices that no variant has are neither in stock nor seen; texts are written anew by the next read.
TRUNCATE product_texts;
