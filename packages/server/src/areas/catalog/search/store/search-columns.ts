import { type RawBuilder, sql } from 'kysely'
import type { Column } from '../../../../platform/db/query-to-sql.ts'
import { productColumns } from '../../products/store/product-columns.ts'

type Value = RawBuilder<unknown>

/** A column whose values can also be aggregated. */
export interface SearchColumn extends Column {
  /** For a field with several values: the FROM clause with its conditions. */
  readonly from?: Value
}
export type SearchColumns = (field: string) => SearchColumn | undefined

/** What the reader may see: hidden products and variants are neither found nor counted. */
export interface Visibility {
  readonly seesHidden: boolean
}

export const column = (type: Column['type'], value: Value): SearchColumn => ({
  type,
  value,
  required: true,
})
export const optional = (type: Column['type'], value: Value): SearchColumn => ({ type, value })
export const many = (type: Column['type'], value: Value, from: Value): SearchColumn => ({
  type,
  value,
  from,
  some: (test) => sql`EXISTS (SELECT FROM ${from} AND ${test})`,
  // The closing brace of an empty list sorts after letters and digits.
  order: sql`ARRAY(SELECT ${value}::text FROM ${from} ORDER BY 1)::text COLLATE "C"`,
  orderType: 'text',
  required: true,
})

// Options that make no variants are modifiers.
const options = sql`product_options o
  WHERE o.site_id = p.site_id AND o.product_id = p.id AND p.manage_variants`
const choices = sql`product_choices c
  WHERE c.site_id = p.site_id AND c.product_id = p.id AND p.manage_variants`
const modifiers = sql`(
  SELECT (m ->> 'id')::uuid AS id, m ->> 'name' AS name FROM jsonb_array_elements(p.modifiers) m
   UNION ALL
  SELECT o.id, o.name FROM product_options o
   WHERE o.site_id = p.site_id AND o.product_id = p.id AND NOT p.manage_variants) m WHERE TRUE`
const modifierChoices = sql`(
  SELECT (c ->> 'id')::uuid AS id, c ->> 'name' AS name, (m ->> 'id')::uuid AS modifier_id
    FROM jsonb_array_elements(p.modifiers) m, jsonb_array_elements(m -> 'choices') c
   UNION ALL
  SELECT c.id, c.description, c.option_id FROM product_choices c
   WHERE c.site_id = p.site_id AND c.product_id = p.id AND NOT p.manage_variants) mc WHERE TRUE`
/** Whether visitors see a variant: an only variant is as visible as its product. */
export const isShown = sql`(v.visible OR NOT p.manage_variants)`
const sections = sql`product_info_sections ps
  JOIN info_sections s ON s.site_id = ps.site_id AND s.id = ps.info_section_id
  WHERE ps.site_id = p.site_id AND ps.product_id = p.id`
const ribbons = sql`product_ribbons pr JOIN ribbons r ON r.site_id = pr.site_id AND r.id = pr.ribbon_id
  WHERE pr.site_id = p.site_id AND pr.product_id = p.id`
const labelName = (table: 'brands' | 'ribbons', id: Value) =>
  sql`(SELECT l.name FROM ${sql.table(table)} l WHERE l.site_id = p.site_id AND l.id = ${id})`
const plain: Record<string, SearchColumn> = {
  kind: column('text', sql`upper(p.product_type)`),
  brandId: optional('uuid', sql`p.brand_id`),
  brandName: optional('text', labelName('brands', sql`p.brand_id`)),
  ribbonId: optional('uuid', sql`p.ribbon_id`),
  ribbonName: optional('text', labelName('ribbons', sql`p.ribbon_id`)),
  importId: optional('uuid', sql`p.import_id`),
  fulfillerId: optional('text', sql`(p.delivery ->> 'fulfillerId')`),
  deliveryProfileId: optional('text', sql`(p.delivery ->> 'deliveryProfileId')`),
  unitsSold: column('bigint', sql`p.units_sold`),
  sellsOnce: optional('boolean', sql`((p.subscriptions ->> 'allowOneTimePurchases')::boolean)`),
  optionIds: many('uuid', sql`o.id`, options),
  optionNames: many('text', sql`o.name`, options),
  choiceIds: many('uuid', sql`c.id`, choices),
  choiceNames: many('text', sql`c.description`, choices),
  modifierIds: many('uuid', sql`m.id`, modifiers),
  modifierNames: many('text', sql`m.name`, modifiers),
  modifierChoiceIds: many('uuid', sql`mc.id`, modifierChoices),
  modifierChoiceNames: many('text', sql`mc.name`, modifierChoices),
  optionChoices: many('text', sql`(c.option_id || ':' || c.id)`, choices),
  modifierChoices: many('text', sql`(mc.modifier_id || ':' || mc.id)`, modifierChoices),
  infoSectionIds: many('uuid', sql`s.id`, sections),
  infoSectionNames: many('text', sql`s.unique_name`, sections),
  additionalRibbonIds: many('uuid', sql`r.id`, ribbons),
  additionalRibbonNames: many('text', sql`r.name`, ribbons),
  publicTags: many('text', sql`tag.name`, sql`unnest(p.public_tags) AS tag (name) WHERE TRUE`),
  privateTags: many('text', sql`tag.name`, sql`unnest(p.private_tags) AS tag (name) WHERE TRUE`),
}

const chosenChoices = sql`product_choices vc WHERE vc.site_id = v.site_id AND vc.product_id = v.product_id
  AND vc.id = ANY(v.choice_ids)`

/** Searchable columns of `variants v`. */
export const variantValues: Record<string, SearchColumn> = {
  id: column('uuid', sql`v.id`),
  visible: column('boolean', sql`(CASE WHEN p.manage_variants THEN v.visible ELSE p.visible END)`),
  sku: optional('text', sql`v.sku`),
  barcode: optional('text', sql`v.barcode`),
  optionIds: many('uuid', sql`vc.option_id`, chosenChoices),
  choiceIds: many('uuid', sql`vc.id`, chosenChoices),
  price: column('numeric', sql`LEAST(v.list_price, v.sale_price)`),
  listPrice: optional('numeric', sql`(CASE WHEN v.sale_price IS NOT NULL THEN v.list_price END)`),
  weight: optional('numeric', sql`v.weight`),
}

/** Searchable columns of `products p`, restricted to what the reader may see. */
function columnsFor({ seesHidden }: Visibility): SearchColumns {
  const seen = seesHidden ? sql`TRUE` : isShown
  const variants = sql`variants v WHERE v.site_id = p.site_id AND v.product_id = p.id AND ${seen}`
  const open = (alias: string) => (seesHidden ? sql`TRUE` : sql`${sql.ref(`${alias}.visible`)}`)
  const own = sql`collection_products cp
    JOIN collections cc ON cc.site_id = cp.site_id AND cc.id = cp.collection_id
    WHERE cp.site_id = p.site_id AND cp.product_id = p.id`
  const direct = sql`${own} AND ${open('cc')}`
  const above = sql`collection_products cp
    JOIN collections cc ON cc.site_id = cp.site_id AND cc.id = cp.collection_id
    JOIN collections up ON up.site_id = cc.site_id AND up.id = ANY(cc.ancestor_ids || cc.id)
    WHERE cp.site_id = p.site_id AND cp.product_id = p.id AND ${open('up')} AND ${open('cc')}`
  const span = (part: string, end: 'min' | 'max', whole: Value) =>
    optional('numeric', seesHidden ? whole : visibleRange(part, end, whole))
  const lowestOf = (part: 'price' | 'listPrice') =>
    span(part, 'min', part === 'price' ? sql`p.min_price` : sql`p.min_list_price`).value
  const seenStock = (name: string, test: Value, words: StatusNames) => {
    const whole = sql.ref(`p.${name}`)
    return column('text', seesHidden ? whole : visibleStock(whole, test, words))
  }
  const columns: Record<string, SearchColumn> = {
    ...plain,
    stockStatus: seenStock('stock_status', sql`v.in_stock`, stockWords),
    preorderStatus: seenStock('preorder_status', sql`i.preorder_enabled`, statusWords),
    preorderAvailability: seenStock(
      'preorder_availability',
      sql`i.availability = 'PREORDER'`,
      availabilityWords,
    ),
    lowestPaid: {
      ...span('price', 'min', sql`p.min_price`),
      order: seesHidden ? sql`p.min_price` : lowestVisiblePrice,
      required: true,
    },
    highestPaid: span('price', 'max', sql`p.max_price`),
    lowestList: span('listPrice', 'min', sql`p.min_list_price`),
    highestList: span('listPrice', 'max', sql`p.max_list_price`),
    onSale: column(
      'boolean',
      sql`COALESCE(${lowestOf('price')} < ${lowestOf('listPrice')}, FALSE)`,
    ),
    lowestWeight: span('weight', 'min', sql`p.min_weight`),
    highestWeight: span('weight', 'max', sql`p.max_weight`),
    cheapestSku: optional(
      'text',
      sql`(SELECT v.sku FROM variants v WHERE v.site_id = p.site_id AND v.product_id = p.id AND ${isShown}
            ORDER BY LEAST(v.list_price, v.sale_price), v.position LIMIT 1)`,
    ),
    collectionIds: many('uuid', sql`cc.id`, direct),
    collections: { ...many('uuid', sql`cc.id`, direct), items: positionIn(sql`cc.id`) },
    categoryIds: many('uuid', sql`up.id`, above),
    categories: { ...many('uuid', sql`up.id`, above), items: positionIn(sql`up.id`) },
    variants: {
      ...many('uuid', sql`v.id`, variants),
      items: (field) => variantValues[field],
    },
  }
  const ofVariants = (field: string) => {
    const inner = variantValues[field]
    if (!inner) return undefined
    const { type, value } = inner
    return many(type, value, inner.from ? joined(variants, inner.from) : variants)
  }
  return (field) => {
    if (field.startsWith('variants.')) return ofVariants(field.slice('variants.'.length))
    if (field.startsWith('placeIn.'))
      return positionInCategory(field.slice('placeIn.'.length), direct)
    if (field.startsWith('customFields.'))
      return customFieldValues(field.slice('customFields.'.length))
    return columns[field] ?? productColumns(field)
  }
}

/** A field of variants, over all variants of a product. */
const joined = (variants: Value, inner: Value): Value =>
  sql`(SELECT v.site_id, v.product_id, v.choice_ids FROM ${variants}) v, LATERAL (SELECT vc.* FROM ${inner}) vc
      WHERE TRUE`

const positionIn = (id: Value) => (field: string) =>
  ({ id: column('uuid', id), index: optional('numeric', sql`cp.arranged`) })[field]

/** The values of a custom field, with lists expanded. */
const customFieldValues = (key: string): SearchColumn =>
  many(
    'text',
    sql`field.value`,
    sql`jsonb_array_elements_text(CASE jsonb_typeof(p.custom_fields -> ${key}::text)
          WHEN 'array' THEN p.custom_fields -> ${key}::text
          ELSE jsonb_build_array(p.custom_fields -> ${key}::text) END) AS field (value)
         WHERE p.custom_fields ? ${key}::text`,
  )

/** The position in a category; null where the category is hidden from the reader. */
const positionInCategory = (collectionId: string, direct: Value): SearchColumn =>
  optional('numeric', sql`(SELECT cp.arranged FROM ${direct} AND cc.id = ${collectionId}::uuid)`)

/** The expression of the index, so that a list by price is read from it. */
const lowestVisiblePrice = sql`lowest_visible_price(p.min_price, p.visible_ranges, p.manage_variants)`

const visibleRange = (part: string, end: 'min' | 'max', whole: Value) => sql`(CASE
  WHEN p.visible_ranges IS NULL OR NOT p.manage_variants THEN ${whole}
  ELSE (p.visible_ranges -> ${sql.lit(part)} ->> ${sql.lit(end)})::numeric END)`

/** Names of a status for none, all or some of the visible variants. */
type StatusNames = readonly [none: string, all: string, some: string]
const stockWords: StatusNames = ['OUT_OF_STOCK', 'IN_STOCK', 'PARTIALLY_OUT_OF_STOCK']
const statusWords: StatusNames = ['DISABLED', 'ENABLED', 'PARTIALLY_ENABLED']
const availabilityWords: StatusNames = ['NO_VARIANTS', 'ALL_VARIANTS', 'SOME_VARIANTS']

const visibleStock = (whole: Value, test: Value, [none, all, some]: StatusNames) => sql`(CASE
  WHEN p.visible_ranges IS NULL OR NOT p.manage_variants THEN ${whole}
  ELSE (SELECT CASE WHEN count(*) FILTER (WHERE ${test}) = 0 THEN ${sql.lit(none)}
                    WHEN count(*) FILTER (WHERE ${test}) = count(*) THEN ${sql.lit(all)}
                    ELSE ${sql.lit(some)} END
          FROM variants v
          LEFT JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
           AND i.variant_id = v.id AND i.location_id = v.site_id
         WHERE v.site_id = p.site_id AND v.product_id = p.id AND v.visible) END)`

const forAll = columnsFor({ seesHidden: true })
const forVisitors = columnsFor({ seesHidden: false })

export const searchColumns = ({ seesHidden }: Visibility): SearchColumns =>
  seesHidden ? forAll : forVisitors
