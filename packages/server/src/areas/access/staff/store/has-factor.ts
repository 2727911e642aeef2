import { sql } from 'kysely'

/** Whether the row of `staff` in a query has a second factor that counts. */
export const hasFactor = sql<boolean>`(
  EXISTS (SELECT FROM staff_authenticators app
           WHERE app.staff_id = staff.id AND app.sealed_secret IS NOT NULL)
  OR EXISTS (SELECT FROM staff_passkeys own WHERE own.staff_id = staff.id))`
