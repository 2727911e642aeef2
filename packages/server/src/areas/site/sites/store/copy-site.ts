import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'

/** The tables included in a copy of a site. Entities retain their ids, which are unique within a site. */
export const copiedTables = [
  'site_secrets',
  'currency_rates',
  'brands',
  'ribbons',
  'media',
  'products',
  'product_ribbons',
  'info_sections',
  'product_info_sections',
  'customizations',
  'customization_choices',
  'product_options',
  'product_choices',
  'variants',
  'product_media',
  'choice_media',
  'collections',
  'collection_products',
  'locations',
  'inventory_items',
  'digital_files',
  'product_files',
  'promotions',
  'promotion_codes',
  'checkout_settings',
  'checkout_templates',
  'tax_groups',
  'tax_exempt_groups',
  'tax_regions',
  'tax_rates',
  'delivery_profiles',
  'shipping_options',
  'pickup_locations',
  'local_delivery_options',
  'saved_views',
  'mail_texts',
  'pages',
  'navigation',
  'themes',
  'stock_routing',
] as const

/** Pictures have addresses without a site, so a copy needs new ids. */
const pictureIds = new Set([
  'media.id',
  'media.poster_id',
  'products.main_media_id',
  'product_media.media_id',
  'choice_media.media_id',
  'collections.media_id',
])

/** Contents of pages, which name pictures. */
const contentColumns = new Set(['pages.draft', 'pages.published'])

/** Pictures of choices that are the library's. */
const lookColumns = new Set([
  'customization_choices.image',
  'customization_choices.display_image',
  'product_choices.image',
  'product_choices.display_image',
])

/** The default location of a site has the site's id. */
const locationIds = new Set(['locations.id', 'inventory_items.location_id'])

/** Rules and locations name the default location. */
const routingColumns = new Set([
  'stock_routing.rules',
  'stock_routing.locations',
  'stock_routing.ships',
])

/** Columns with new values: imports belong to the original, and counters start again. */
const ownColumns = new Set([
  'products.import_id',
  'products.out_of_stock_count',
  'products.tracked_count',
  'products.preorder_count',
  'products.preorderable_count',
  'products.stock_quantity',
  'products.units_sold',
  'product_choices.variant_count',
  'product_choices.in_stock_count',
  'product_choices.visible_count',
  'collections.product_count',
  'collections.visible_product_count',
  'promotion_codes.used',
  'pages.publish_date',
])

/**
 * Copies the secrets in settings, the pictures and the catalog of a site to that of the unit of work. It is one
 * statement, so that the copy is consistent while people change the original.
 */
export async function copyRows(tx: Tx, from: string): Promise<void> {
  const columns = await columnsOf(tx)
  const parts = copiedTables.map((table) => {
    const names = (columns.get(table) ?? []).filter((name) => !ownColumns.has(`${table}.${name}`))
    const values = names.map((name) => {
      if (pictureIds.has(`${table}.${name}`)) return copiedPictureId(tx, name)
      if (lookColumns.has(`${table}.${name}`)) return copiedLook(tx, sql.ref(name))
      if (contentColumns.has(`${table}.${name}`)) return copiedContent(tx, name)
      if (`${table}.${name}` === 'pages.media_ids') return copiedMediaIds(tx)
      if (`${table}.${name}` === 'products.modifiers') return copiedModifiers(tx)
      if (routingColumns.has(`${table}.${name}`)) return copiedRouting(tx, from, name)
      return locationIds.has(`${table}.${name}`) ? copiedLocationId(tx, from, name) : sql.ref(name)
    })
    return sql`${sql.ref(`copied_${table}`)} AS (
      INSERT INTO ${sql.table(table)} (site_id, ${sql.join(names.map((name) => sql.ref(name)))})
      SELECT ${tx.siteId}::uuid, ${sql.join(values)} FROM ${sql.table(table)}
       WHERE site_id = ${from}::uuid${endings[table] ?? sql``})`
  })
  await sql`WITH ${sql.join([...parts, openingStock(tx, from)])} SELECT 1`.execute(tx.db)
}

/** The stock ledger stays with its site; the copy's starts with the copied quantities. */
const openingStock = (tx: Tx, from: string) => sql`opening_stock AS (
  INSERT INTO inventory_changes (site_id, product_id, variant_id, location_id, reason, delta,
                                 quantity_after, actor, request_id, at, batch_id)
  SELECT ${tx.siteId}::uuid, product_id, variant_id, ${copiedLocationId(tx, from, 'location_id')},
         'MANUAL', quantity, quantity, ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
         ${newId()}::uuid
    FROM inventory_items WHERE site_id = ${from}::uuid AND quantity <> 0)`

const copiedRouting = (tx: Tx, from: string, column: string) =>
  column === 'ships'
    ? sql`array_replace(ships, ${from}::uuid, ${tx.siteId}::uuid)`
    : sql`replace(${sql.ref(column)}::text, ${from}::text, ${tx.siteId}::text)::jsonb`

const copiedLocationId = (tx: Tx, from: string, column: string) =>
  sql`CASE WHEN ${sql.ref(column)} = ${from}::uuid THEN ${tx.siteId}::uuid ELSE ${sql.ref(column)} END`

const endings: Partial<Record<(typeof copiedTables)[number], RawBuilder<unknown>>> = {
  // The copy has a default location already.
  locations: sql` ON CONFLICT (site_id, id) DO UPDATE SET name = excluded.name`,
  // The groups that every site has are the same everywhere.
  tax_groups: sql` ON CONFLICT (site_id, id) DO NOTHING`,
  // The copy has a default profile already.
  delivery_profiles: sql` ON CONFLICT (site_id, id) DO UPDATE
    SET name = excluded.name, regions = excluded.regions`,
  promotions: sql` AND deleted_date IS NULL`,
  promotion_codes: sql` AND deleted_by IS NULL`,
  // Views that are one person's own stay with their site.
  saved_views: sql` AND owner_id = ''`,
  // Members stay with their site, and so do their photos.
  media: sql` AND member_id IS NULL`,
}

/** The same for every mention of a picture, and as hard to guess as the original's. */
const copiedPictureId = (tx: Tx, column: string) => copiedId(tx, sql.ref(column))

const copiedId = (tx: Tx, id: RawBuilder<unknown>) =>
  sql`md5(${tx.siteId}::text || ${id}) || coalesce(substring(${id} from '~.*$'), '')`

const copiedMediaIds = (tx: Tx) => sql`
  ARRAY(SELECT ${copiedId(tx, sql`named.id`)} FROM unnest(media_ids) WITH ORDINALITY AS named (id, place)
         ORDER BY named.place)`

/** A page in which each picture that it names is the copy's. */
const copiedContent = (tx: Tx, column: string) => sql`
  (WITH RECURSIVE step (done, content) AS (
     SELECT 0, ${sql.ref(column)}::text
      UNION ALL
     SELECT done + 1, replace(content, media_ids[done + 1], ${copiedId(tx, sql`media_ids[done + 1]`)})
       FROM step WHERE done < cardinality(media_ids))
   SELECT content::jsonb FROM step ORDER BY done DESC LIMIT 1)`

/** A picture of a choice; external ones stay external. */
const copiedLook = (tx: Tx, look: RawBuilder<unknown>) => sql`
  CASE WHEN ${look} ->> 'url' = '' AND ${look} ->> 'id' <> ''
       THEN ${look} || jsonb_build_object('id', ${copiedId(tx, sql`(${look} ->> 'id')`)}) ELSE ${look} END`

const copiedModifiers = (tx: Tx) => sql`
  (SELECT coalesce(jsonb_agg(m.modifier || jsonb_build_object('choices', (
            SELECT coalesce(jsonb_agg(c.choice || jsonb_build_object(
                     'image', ${copiedLook(tx, sql`(c.choice -> 'image')`)},
                     'displayImage', ${copiedLook(tx, sql`(c.choice -> 'displayImage')`)}) ORDER BY c.place), '[]')
              FROM jsonb_array_elements(m.modifier -> 'choices') WITH ORDINALITY AS c (choice, place)))
          ORDER BY m.place), '[]')
     FROM jsonb_array_elements(modifiers) WITH ORDINALITY AS m (modifier, place))`

async function columnsOf(tx: Tx): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    SELECT table_name AS "table", array_agg(column_name::text ORDER BY ordinal_position) AS columns
      FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = ANY(${[...copiedTables]}::text[])
       AND column_name <> 'site_id' AND is_generated = 'NEVER' AND is_identity = 'NO'
     GROUP BY table_name`.execute(tx.db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Copies the clients with new ids; answers the id of the storefront's own. */
export async function copyClients(tx: Tx, from: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; is_own: boolean }>`
    INSERT INTO oauth_clients (site_id, id, name, description, login_url, logout_url, allowed_redirect_uris,
                               allowed_redirect_domains, application_type, is_own, created_date)
    SELECT ${tx.siteId}::uuid, gen_random_uuid(), name, description, login_url, logout_url,
           allowed_redirect_uris, allowed_redirect_domains, application_type, is_own, ${tx.now}
      FROM oauth_clients WHERE site_id = ${from}::uuid
    RETURNING id, is_own`.execute(tx.db)
  return rows.find(({ is_own }) => is_own)?.id
}

/** Pictures of the site that are only addresses so far. */
export async function findWaitingPictures(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('media')
    .select('id')
    .where('site_id', '=', tx.siteId)
    .where('state', '<>', 'stored')
    .execute()
  return rows.map(({ id }) => id)
}
