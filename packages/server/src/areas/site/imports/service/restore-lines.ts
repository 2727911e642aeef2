import type { CustomFieldOwner, CustomFieldValues } from '@vitrine/contract/custom-fields'
import type {
  CatalogLine,
  CustomFieldLine,
  InventoryLine,
  MembershipLine,
  SiteLine,
  StockRoutingLine,
} from '@vitrine/contract/exports'
import { createReason, type Reason } from '@vitrine/contract/reasons'
import { SiteSettingsChanges } from '@vitrine/contract/sites'
import type { Tx } from '../../../../platform/tx.ts'
import { findViolations } from '../../../../transport/violations.ts'
import { storableValues } from '../../../catalog/custom-fields/index.ts'
import type { LineEntry, Problem } from '../model.ts'
import { withText } from '../rules/with-text.ts'
import type { ImportServiceDeps } from './deps.ts'

export interface RestoreResult {
  /** Number of new products. */
  readonly created: number
  readonly problems: readonly Problem[]
}

/** Restores lines of one type, in order. Entities that the site has under the same id stay unchanged. */
export async function restoreLines(
  deps: ImportServiceDeps,
  tx: Tx,
  entries: readonly LineEntry[],
): Promise<RestoreResult> {
  const values = firstOfEach(entries.map(({ value }) => value))
  const { catalog, inventory, media } = deps
  const problems: Problem[] = []
  let created = 0
  const only = <T extends CatalogLine['type']>(type: T) =>
    values.filter((one): one is Extract<CatalogLine, { type: T }> => one.type === type)
  const bare = <L extends CatalogLine>({ type: _, ...rest }: L) => rest
  const [brands, ribbons] = [only('brand'), only('ribbon')]
  if (brands.length > 0) await catalog.restoreLabels(tx, 'brand', brands.map(bare))
  if (ribbons.length > 0) await catalog.restoreLabels(tx, 'ribbon', ribbons.map(bare))
  const sections = only('info-section').map(bare)
  if (sections.length > 0) await catalog.restoreInfoSections(tx, sections)
  const customizations = only('customization').map(bare)
  if (customizations.length > 0) await catalog.restoreCustomizations(tx, customizations)
  const lost = await restoreCustomFields(deps, tx, only('custom-field'))
  const pictures = only('media').map(bare)
  if (pictures.length > 0) await media.restore(tx, pictures)
  const collections = only('collection').map(bare)
  if (collections.length > 0) {
    await catalog.restoreCollections(tx, await withKnownValues(deps, tx, 'COLLECTION', collections))
  }
  const locations = only('location').map(bare)
  if (locations.length > 0) await inventory.restoreLocations(tx, locations)
  const refused = await restoreRouting(deps, tx, only('stock-routing'))
  const products = only('product').map(bare)
  if (products.length > 0) {
    const known = await withKnownValues(deps, tx, 'PRODUCT', products)
    created = await catalog.restoreProducts(tx, await withKnownVariantValues(deps, tx, known))
  }
  await restoreStock(deps, tx, only('inventory'))
  const isKnown = await restoreMembers(deps, tx, only('membership'))
  for (const { line, value } of entries) {
    if (value.type === 'custom-field' && lost.has(value.id.toLowerCase())) {
      const reason = createReason('CUSTOM_FIELD_NOT_RESTORED', { key: value.key })
      problems.push(warningOf(line, { ...reason, subject: 'custom-field:' }))
    }
    if (value.type === 'stock-routing' && refused) {
      const message = `stock-routing: ${refused}; left out`
      problems.push({ line, severity: 'WARNING', message })
    }
    if (value.type === 'membership') problems.push(...unknownIdsOf(line, value, isKnown))
    if (value.type !== 'site') continue
    const warning = await restoreSettings(deps, tx, value)
    if (warning) problems.push({ line, severity: 'WARNING', ...warning })
  }
  return { created, problems }
}

/** The reason why the routing rules of the locations are left out, if they are. */
async function restoreRouting(
  { inventory }: ImportServiceDeps,
  tx: Tx,
  [line]: readonly StockRoutingLine[],
): Promise<string | undefined> {
  return line && (await inventory.routing.restore(tx, line))
}

/** The ids of skipped fields. */
async function restoreCustomFields(
  { customFields }: ImportServiceDeps,
  tx: Tx,
  lines: readonly CustomFieldLine[],
): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set()
  const fields = lines.map(({ type: _, fieldType, ...one }) => ({ ...one, type: fieldType }))
  const lost = await customFields.restoreAll(tx, fields)
  return new Set(lost.map(({ id }) => id.toLowerCase()))
}

/** Removes values that no custom field of the site accepts; owners without values are left out. */
async function withKnownValues<One extends { readonly customFields?: CustomFieldValues }>(
  { customFields }: ImportServiceDeps,
  tx: Tx,
  wanted: CustomFieldOwner,
  owners: readonly One[],
): Promise<One[]> {
  if (!owners.some((one) => one.customFields)) return [...owners]
  const fields = (await customFields.all(tx)).filter(({ owner }) => owner === wanted)
  return owners.map((one) => ({
    ...one,
    customFields: storableValues(fields, one.customFields ?? {}),
  }))
}

async function withKnownVariantValues<
  One extends { readonly variants: readonly { readonly customFields?: CustomFieldValues }[] },
>({ customFields }: ImportServiceDeps, tx: Tx, products: readonly One[]): Promise<One[]> {
  const has = ({ variants }: One) => variants.some((one) => one.customFields)
  if (!products.some(has)) return [...products]
  const fields = (await customFields.all(tx)).filter(({ owner }) => owner === 'VARIANT')
  const known = <Variant extends One['variants'][number]>(one: Variant) =>
    one.customFields ? { ...one, customFields: storableValues(fields, one.customFields) } : one
  return products.map((one) => ({ ...one, variants: one.variants.map(known) }))
}

/** Of several lines with the same id the first counts, also across batches. */
function firstOfEach(values: readonly CatalogLine[]): readonly CatalogLine[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    if (!('id' in value) || !value.id) return true
    const mark = `${value.type} ${value.id.toLowerCase()}`
    const isFirst = !seen.has(mark)
    seen.add(mark)
    return isFirst
  })
}

async function restoreStock(
  { inventory }: ImportServiceDeps,
  tx: Tx,
  lines: readonly InventoryLine[],
): Promise<void> {
  const placed = lines.flatMap(({ productId, places }) => (places ? [{ productId, places }] : []))
  if (placed.length > 0) await inventory.restoreStock(tx, placed)
  const differing = lines.filter((line) => !line.places && hasOwnStockRows(line))
  if (differing.length === 0) return
  const stock = differing.map(({ productId, tracked, preorder, variants }) => ({
    productId,
    tracked,
    preorder,
    variants: variants.map(({ variantId, quantity, inStock }) => ({
      variantId,
      inStock,
      ...(quantity === null ? {} : { quantity }),
    })),
  }))
  await inventory.setStock(tx, stock)
}

/** Default stock has no rows, so there is nothing to restore. */
const hasOwnStockRows = ({ tracked, preorder, variants }: InventoryLine): boolean =>
  tracked ||
  preorder.enabled ||
  preorder.message !== null ||
  preorder.limit !== null ||
  variants.some(({ quantity, inStock }) => quantity !== null || !inStock)

async function restoreMembers(
  { catalog }: ImportServiceDeps,
  tx: Tx,
  lines: readonly MembershipLine[],
): Promise<(id: string) => boolean> {
  const members = lines.flatMap(({ collectionId, productIds, places = [] }) =>
    productIds.map((productId, at) => ({ collectionId, productId, ...places[at] })),
  )
  if (members.length === 0) return () => true
  const existing = await catalog.restoreMembers(tx, members)
  return (id) => existing.has(id.toLowerCase())
}

/** Ids in a line that the site does not have. */
function unknownIdsOf(
  line: number,
  { collectionId, productIds }: MembershipLine,
  isKnown: (id: string) => boolean,
): Problem[] {
  if (!isKnown(collectionId)) {
    const reason = createReason('COLLECTION_NOT_FOUND', { id: collectionId })
    return [{ line, severity: 'ERROR', ...withText({ ...reason, subject: 'membership:' }) }]
  }
  const unknownIds = productIds.filter((id) => !isKnown(id))
  const [first] = unknownIds
  if (!first) return []
  const count = unknownIds.length - 1
  const reason =
    count > 0
      ? createReason('PRODUCTS_NOT_FOUND', { id: first, count })
      : createReason('PRODUCT_NOT_FOUND', { id: first })
  return [warningOf(line, { ...reason, subject: 'membership:' })]
}

const warningOf = (line: number, reason: Reason): Problem => ({
  line,
  severity: 'WARNING',
  ...withText(reason),
})

/** Settings are restored by the command line only, because they are more than catalog data. */
async function restoreSettings(
  { restoreSettings: restore }: ImportServiceDeps,
  tx: Tx,
  { settings }: SiteLine,
): Promise<Pick<Problem, 'message' | 'cause'> | undefined> {
  if (tx.actor.type !== 'system') return withText(createReason('SETTINGS_LEFT_OUT'))
  const { captcha, mail, smsGateway, callGateway, ...plain } = settings as Record<string, object>
  const changes = {
    ...plain,
    captcha: without(captcha, 'hasSecret'),
    mail: without(mail, 'hasSmtpUrl'),
    smsGateway: without(smsGateway, 'hasSecret'),
    callGateway: without(callGateway, 'hasSecret'),
  }
  const [wrong] = findViolations(SiteSettingsChanges, changes)
  if (wrong) return { message: `settings were left out: ${wrong.field} ${wrong.description}` }
  await restore(tx, changes)
  return undefined
}

const without = (value: object | undefined, key: string): object =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key))
