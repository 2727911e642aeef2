-- Numbers of products say when they were made: milliseconds since 1970 times 1000, and a count. They never go back,
-- whatever the clock says, and nobody waits for the transaction of another.
CREATE FUNCTION take_product_numbers(wanted integer, lowest bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  lock CONSTANT bigint := hashtext('product_numbers');
  first bigint;
BEGIN
  PERFORM pg_advisory_lock(lock);
  SELECT GREATEST(last_value + 1, lowest) INTO first FROM product_numbers;
  PERFORM setval('product_numbers', first + wanted - 1);
  PERFORM pg_advisory_unlock(lock);
  RETURN first;
EXCEPTION WHEN query_canceled OR OTHERS THEN
  -- A lock of the session outlives the statement.
  PERFORM pg_advisory_unlock(lock);
  RAISE;
END $$;
