import { sql } from 'kysely'

/** The actors of `facts f`: people and keys with their current names. */
export const joinedActor = sql`
  LEFT JOIN staff actor_staff
    ON f.actor ->> 'type' = 'staff' AND actor_staff.id::text = f.actor ->> 'id'
  LEFT JOIN api_keys actor_key
    ON f.actor ->> 'type' = 'api-key' AND actor_key.site_id = f.site_id
   AND actor_key.id::text = f.actor ->> 'id'`

export const actorNamed = sql`
  f.actor || jsonb_strip_nulls(jsonb_build_object('name',
    COALESCE(NULLIF(actor_staff.name, ''), actor_staff.email, actor_key.name,
    CASE WHEN f.actor ->> 'type' = 'plugin' THEN f.actor ->> 'id' END)))`
