import { isDeepStrictEqual } from 'node:util'
import {
  Media,
  PriceData,
  Collection as WireCollection,
  Product as WireProduct,
  Variant as WireVariant,
} from '@vitrine/contract/catalog-v1'
import { toWire } from '@vitrine/contract/kit'
import { currencyDigits } from '@vitrine/money'
import {
  type Catalog,
  type Collection,
  collectionsBefore,
  effectivePrice,
  type MediaUrl,
  type Product,
  type Variant,
} from '../../areas/catalog/index.ts'
import type { StoredFact, Translators, WireEvent } from '../../areas/site/events/index.ts'
import { inventoryIdOf } from '../../areas/stock/index.ts'
import type { Tx } from '../../platform/tx.ts'
import { joinable } from './codec/join-events.ts'
import { encodeGallery } from './codec/media.ts'
import { encodeCost, encodePrices, type View } from './codec/price.ts'
import { wireVariantId } from './codec/variant.ts'

export interface WireEventDeps {
  readonly catalog: Pick<Catalog, 'shopOf'>
  readonly mediaUrl: MediaUrl
}

const originatedFromVersion = 'V1_CATALOG'
const catalogEvent = (name: string) => `com.wix.ecommerce.catalog.api.v1.${name}`
const inventoryEvent = (name: string) => `com.wix.ecommerce.inventory.api.v1.${name}`

/** Domain field name → field name of this dialect. */
const names: Readonly<Record<string, string>> = {
  price: 'priceData',
  salePrice: 'priceData',
  cost: 'costAndProfitData',
  gallery: 'media',
  options: 'productOptions',
  infoSections: 'additionalInfoSections',
  seo: 'seoData',
  pricePerUnit: 'pricePerUnitData',
  descriptionDocument: 'description',
  modifiers: 'customTextFields',
  variantOrder: 'variants',
  choiceIds: 'choices',
  productCount: 'numberOfProducts',
  cover: 'media',
}

/** The fields of this dialect; others are omitted from its events. */
const fieldNames = {
  product: new Set(Object.keys(WireProduct.properties)),
  variant: new Set(['choices', ...Object.keys(WireVariant.properties.variant.properties)]),
  collection: new Set(['productIds', ...Object.keys(WireCollection.properties)]),
}

const fieldsOf = (
  entity: keyof typeof fieldNames,
  changed: readonly string[] | null | undefined,
): string[] => {
  const own = (changed ?? []).map((name) => names[name] ?? name)
  return [...new Set(own)].filter((name) => fieldNames[entity].has(name))
}

/** Translates facts of the catalog and its stock to events of this dialect (catalog contract §19.2). */
export const catalogV1Translators = (deps: WireEventDeps): Translators => ({
  'product.created': async (tx, fact) => [
    productEvent('ProductCreated', fact, productOf(await viewOf(deps, tx), fact.after as Product)),
  ],
  'product.changed': async (_tx, fact) => [
    productEvent('ProductChanged', fact, {
      changedFields: fieldsOf('product', fact.changedFields),
      revision: String((fact.after as Product).revision),
    }),
  ],
  'product.deleted': async (_tx, fact) => [
    productEvent('ProductDeleted', fact, {}),
    ...collectionsBefore(fact.before).map((entityId) =>
      collectionEvent(
        'CollectionChanged',
        { ...fact, entityId },
        { changedFields: ['productIds'] },
      ),
    ),
  ],
  'variants.changed': async (_tx, fact) => [
    productEvent('VariantsChanged', fact, { variants: changedVariants(fact) }),
  ],
  'collection.created': async (tx, fact) => {
    const collection = fact.after as Collection
    const { name, slug, visible, cover } = collection
    const media = toWire(Media, encodeGallery(await viewOf(deps, tx), cover ? [cover] : []))
    return [collectionEvent('CollectionCreated', fact, { name, media, slug, visible })]
  },
  'collection.changed': async (_tx, fact) => [
    collectionEvent('CollectionChanged', fact, {
      changedFields: fieldsOf('collection', fact.changedFields),
    }),
  ],
  'collection.deleted': async (_tx, fact) => [collectionEvent('CollectionDeleted', fact, {})],
  'inventory.created': async (_tx, fact) => stockEvents({ ...fact, before: uncounted(fact) }),
  'inventory.changed': async (_tx, fact) => stockEvents(fact),
})

function productEvent(name: string, { entityId }: StoredFact, payload: object): WireEvent {
  const whole = { productId: entityId, ...payload, originatedFromVersion }
  return joinable({ type: catalogEvent(name), entityId, payload: whole })
}

/** The id has two spellings: that of the published types, and that of real payloads. */
function collectionEvent(name: string, { entityId }: StoredFact, payload: object): WireEvent {
  const id = { collectionId: entityId, collection_Id: entityId }
  const whole = { ...id, ...payload, originatedFromVersion }
  return joinable({ type: catalogEvent(name), entityId, payload: whole })
}

async function viewOf({ catalog, mediaUrl }: WireEventDeps, tx: Tx): Promise<View> {
  const shop = await catalog.shopOf(tx)
  const decimals = currencyDigits(shop.currency)
  return { shop, decimals, mediaUrl, merchantData: true, conversion: null }
}

function productOf(view: View, product: Product) {
  const { base, pricePerUnit } = product
  const paid = effectivePrice(product, view.decimals)
  const { priceData } = encodePrices(view, { price: base.price, paid, perUnit: pricePerUnit })
  const price = toWire(PriceData, priceData)
  return {
    name: product.name,
    price,
    priceData: price,
    visible: product.visible,
    media: toWire(Media, encodeGallery(view, product.gallery)),
    sku: base.sku ?? '',
    productPageUrl: { base: `${view.shop.publicUrl}/`, path: `/products/${product.slug}` },
    brand: product.brand?.name ?? null,
    costAndProfitData: numbers(encodeCost(view, base.cost, paid)),
    slug: product.slug,
  }
}

/** Amounts that are numbers on the wire. */
const numbers = ({
  itemCost,
  profit,
  profitMargin,
  ...formatted
}: ReturnType<typeof encodeCost>) => ({
  ...formatted,
  itemCost: Number(itemCost),
  profit: Number(profit),
  profitMargin: Number(profitMargin),
})

type VariantFact = Variant & {
  readonly choices: Readonly<Record<string, string>>
  readonly changedFields: readonly string[]
}

function changedVariants({ before, after }: StoredFact) {
  const now = (after as { variants: readonly VariantFact[] }).variants
  const was = (before as { variants: readonly VariantFact[] } | null)?.variants ?? []
  const remaining = new Set(now.map(({ id }) => id))
  const removed = was.filter(({ id }) => !remaining.has(id))
  const encodeChange = (variant: VariantFact, changedFields: string[]) => ({
    variantId: wireVariantId(variant),
    choices: variant.choices,
    changedFields,
  })
  return [
    ...now.map((one) => encodeChange(one, fieldsOf('variant', one.changedFields))),
    ...removed.map((one) => encodeChange(one, ['visible'])),
  ]
}

interface StockFact {
  readonly productId: string
  readonly tracked: boolean
  readonly preorder: { enabled: boolean; message: string | null; limit: number | null }
  readonly reason?: string
  readonly changedFields?: readonly string[]
  readonly variants: readonly {
    readonly variantId: string
    readonly isDefault: boolean
    readonly quantity: number | null
    readonly inStock: boolean
    readonly availableForPreorder: boolean
  }[]
}

/** Availability of a new product before its stock was recorded. */
function uncounted({ after }: StoredFact): StockFact {
  const stock = after as StockFact
  const variants = stock.variants.map((one) => ({
    ...one,
    quantity: null,
    inStock: true,
    availableForPreorder: false,
  }))
  return { ...stock, variants }
}

/** The published form has no day. */
const preorderInfoOf = ({ enabled, message, limit }: StockFact['preorder']) => ({
  enabled,
  message,
  limit,
})

function stockEvents({ entityId, before, after, at }: StoredFact): WireEvent[] {
  const [was, is] = [before as StockFact | null, after as StockFact]
  const changed = is.changedFields ?? []
  const ids = {
    inventoryItemId: inventoryIdOf(entityId),
    externalId: entityId,
    productId: entityId,
  }
  const shared = changed.filter((name) => name !== 'variants')
  const item = {
    ...ids,
    trackInventory: is.tracked,
    preorderInfo: preorderInfoOf(is.preorder),
    fieldMask: shared.map((name) => (name === 'trackQuantity' ? 'trackInventory' : name)),
    updatedDate: at,
  }
  const variants = changed.includes('variants') ? movedVariants(was, is) : []
  const payload = { ...ids, variants, reason: is.reason, updatedDate: at }
  return [
    ...(shared.length > 0
      ? [joinable({ type: inventoryEvent('InventoryItemChanged'), entityId, payload: item })]
      : []),
    ...(variants.length > 0
      ? [joinable({ type: inventoryEvent('InventoryVariantsChanged'), entityId, payload: payload })]
      : []),
  ]
}

/** Variants whose availability may have changed; starting or stopping to track one may leave it equal. */
function movedVariants(was: StockFact | null, is: StockFact) {
  const old = new Map((was?.variants ?? []).map((one) => [one.variantId, one]))
  const value = (one: StockFact['variants'][number] | undefined) => ({
    quantity: one?.quantity ?? 0,
    inStock: one?.inStock ?? false,
    availableForPreorder: one?.availableForPreorder ?? false,
  })
  return is.variants
    .map((one) => ({
      id: wireVariantId({ id: one.variantId, isDefault: one.isDefault }),
      oldValue: value(old.get(one.variantId)),
      newValue: value(one),
    }))
    .filter(({ oldValue, newValue }) => !isDeepStrictEqual(oldValue, newValue))
}
