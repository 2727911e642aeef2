-- A picture that a swatch shows is in use, like one of a gallery.
CREATE INDEX product_choices_by_image ON product_choices (site_id, (image ->> 'id')) WHERE image IS NOT NULL;
CREATE INDEX product_choices_by_display_image ON product_choices (site_id, (display_image ->> 'id'))
  WHERE display_image IS NOT NULL;
