-- The point of a picture that crops leave in sight: x and y in percent of its width and height; null: the middle.
ALTER TABLE media ADD COLUMN focal_point jsonb;
