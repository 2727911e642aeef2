import type { inventoryItemFields, V3InventoryItem } from '@vitrine/contract/catalog-v3'
import { InvalidFilter } from '@vitrine/contract/kit'
import type { SiteSettings } from '@vitrine/contract/sites'
import { type ListedItem, preorderLeft, type StockQuery } from '../../../areas/stock/index.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'
import { encodeInventoryItem } from './inventory-item.ts'

type VisitorStockSettings = SiteSettings['inventory']
type Field = keyof typeof inventoryItemFields

const always: readonly Field[] = [
  ...(['id', 'productId', 'variantId', 'locationId', 'createdDate', 'inStock'] as const),
  ...(['availabilityStatus', 'trackQuantity', 'preorderInfo.enabled'] as const),
  ...(['product.name', 'product.variantName'] as const),
]

/** A query restricted for visitors: no filter that reveals more than they may see. */
export function forVisitors(
  query: StockQuery,
  { shownQuantity }: Pick<VisitorStockSettings, 'shownQuantity'>,
  defaultLocationId: string,
): StockQuery {
  const accepted: readonly string[] = shownQuantity === 'exact' ? [...always, 'quantity'] : always
  for (const field of [...fieldsOf(query.filter), ...query.sort.map((one) => one.field)]) {
    if (accepted.includes(field)) continue
    const sentence = `Visitors cannot ask by "${field}"; these are accepted: ${accepted.join(', ')}`
    throw InvalidFilter({ field, accepted }, sentence)
  }
  const shown: Filter[] = [
    { kind: 'test', field: 'shown', operator: '$eq', value: true },
    { kind: 'test', field: 'locationId', operator: '$eq', value: defaultLocationId },
  ]
  return { ...query, filter: { kind: 'and', parts: [...shown, query.filter] } }
}

function fieldsOf(filter: Filter): string[] {
  if (filter.kind === 'not') return fieldsOf(filter.part)
  return filter.kind === 'test' ? [filter.field] : filter.parts.flatMap(fieldsOf)
}

/** An item for visitors: quantities as the site's settings allow, and only the names of its product. */
export function encodeVisitorItem(
  item: ListedItem,
  settings: VisitorStockSettings,
): V3InventoryItem {
  const whole = encodeInventoryItem(item)
  const { extendedFields: _, quantity: __, preorderInfo, product, ...rest } = whole
  const quantity = visibleAmount(item.quantity, settings)
  const left =
    item.quantity === null
      ? undefined
      : visibleAmount(preorderLeft(item.quantity, item.preorder, item.preorderCounter), settings)
  const { enabled, message } = preorderInfo
  return {
    ...rest,
    ...(quantity === undefined ? { inStock: item.availability === 'IN_STOCK' } : { quantity }),
    preorderInfo: {
      enabled,
      ...(enabled && message !== undefined ? { message } : {}),
      ...(enabled && left !== undefined ? { limit: left, quantity: left } : {}),
    },
    product: {
      name: product.name,
      directCategoryIds: [],
      variantName: product.variantName,
      variantVisible: product.variantVisible,
    },
  }
}

/** Undefined where it is not public. */
function visibleAmount(
  amount: number | null,
  { shownQuantity, shownQuantityLimit }: VisitorStockSettings,
): number | undefined {
  if (amount === null || shownQuantity === 'hidden') return undefined
  if (shownQuantity === 'exact') return amount
  return Math.min(Math.max(amount, 0), shownQuantityLimit)
}
