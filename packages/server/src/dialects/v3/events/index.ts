import {
  Brand,
  Customization,
  InfoSection,
  Ribbon,
  V3InventoryItem,
} from '@vitrine/contract/catalog-v3'
import { Category } from '@vitrine/contract/categories'
import { type TSchema, toWire } from '@vitrine/contract/kit'
import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import {
  collectionsBefore,
  type Category as FullCategory,
  type Customization as FullCustomization,
} from '../../../areas/catalog/index.ts'
import type { StoredFact, Translator, Translators } from '../../../areas/site/events/index.ts'
import { itemsCreated } from '../../../areas/stock/index.ts'
import { encodeCategory, storeTree } from '../codec/category.ts'
import { encodeItem } from '../codec/category-items.ts'
import { encodeCustomization } from '../codec/customization.ts'
import { encodeInfoSection } from '../codec/info-section.ts'
import { encodeBareItem } from '../codec/inventory-item.ts'
import { encodeBrand, encodeRibbon } from '../codec/label.ts'
import { toDomainEvents, updateOf, withDates } from './domain-events.ts'
import { deletedProduct, type ProductEventDeps, wholeProduct } from './products.ts'

export type EventDeps = ProductEventDeps

/** One kind of entity: its name in events, and how a stored one is encoded. */
interface Kind {
  readonly fqdn: string
  readonly schema: TSchema
  readonly encode: (entity: never, deps: EventDeps) => object
  /** Whether deletion events contain the deleted entity. */
  readonly showsDeleted: boolean
}

const kinds: Readonly<Record<string, Kind>> = {
  brand: {
    fqdn: 'wix.stores.catalog.v3.brand',
    schema: Brand,
    encode: (label) => encodeBrand({ label }),
    showsDeleted: false,
  },
  ribbon: {
    fqdn: 'wix.stores.catalog.v3.ribbon',
    schema: Ribbon,
    encode: (label) => encodeRibbon({ label }),
    showsDeleted: true,
  },
  customization: {
    fqdn: 'wix.stores.catalog.v3.customization',
    schema: Customization,
    encode: (customization: FullCustomization, { mediaUrl }) =>
      encodeCustomization({
        customization,
        choices: customization.choices,
        withPictures: true,
        mediaUrl,
      }),
    showsDeleted: true,
  },
  info_section: {
    fqdn: 'wix.stores.catalog.v3.info_section',
    schema: InfoSection,
    encode: (section) => encodeInfoSection(section),
    showsDeleted: false,
  },
  inventory_item: {
    fqdn: 'wix.stores.catalog.v3.inventory_item',
    schema: V3InventoryItem,
    encode: (item) => encodeBareItem(item),
    showsDeleted: true,
  },
  collection: {
    fqdn: 'wix.categories.v1.category',
    schema: Category,
    encode: (category, { mediaUrl }) =>
      encodeCategory(category, { mediaUrl, fields: [], breadcrumbs: new Map() }),
    showsDeleted: false,
  },
}

/** The three events that every kind of entity has. */
const translatorsOf = (deps: EventDeps, { fqdn, schema, encode, showsDeleted }: Kind) => {
  const write = (entity: unknown) => toWire(schema, encode(withDates(entity), deps)) as object
  return {
    created: async (_tx, fact) =>
      toDomainEvents(fact, fqdn, 'created', { createdEvent: { entity: write(fact.after) } }),
    changed: async (_tx, fact) =>
      // Membership changes have separate facts, without the entity.
      isWhole(fact.after)
        ? toDomainEvents(fact, fqdn, 'updated', { updatedEvent: updateOf(write, fact) })
        : [],
    deleted: async (_tx, fact) => {
      const entity = showsDeleted && { deletedEntity: write(fact.before) }
      return toDomainEvents(fact, fqdn, 'deleted', { deletedEvent: { ...entity } })
    },
  } satisfies Record<string, Translator>
}

const isWhole = (entity: unknown): boolean =>
  typeof entity === 'object' && entity !== null && 'id' in entity

/** Translates facts of the catalog to events of the third dialect (catalog contract §19.3). */
export const catalogV3Translators = (deps: EventDeps): Translators => ({
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([entity, kind]) =>
      Object.entries(translatorsOf(deps, kind)).map(([what, say]) => [`${entity}.${what}`, say]),
    ),
  ),
  'inventory.created': createdItems(deps),
  'inventory_item.created': createdItem(deps),
  'inventory_item.changed': async (_tx, fact) => changedItem(deps, fact),
  'inventory_item.stock_status_changed': async (_tx, fact) =>
    stockStatus(fact, (fact.after as { inStock: boolean }).inStock),
  'category.moved': async (_tx, fact) => {
    const { id, parentId, position } = fact.after as FullCategory
    const parentCategory = { ...(parentId && { id: parentId }), index: position }
    return ofCategory(fact, 'category_moved', { categoryId: id, parentCategory })
  },
  'category.item_added': async (_tx, fact) =>
    ofCategory(fact, 'item_added_to_category', { addedItem: itemOf(fact) }),
  'category.item_removed': async (_tx, fact) =>
    ofCategory(fact, 'item_removed_from_category', { removedItem: itemOf(fact) }),
  'category.items_arranged': async (_tx, fact) => {
    const [before, after] = [fact.before, fact.after] as { productIds: string[] }[]
    const arrangedItems = (after?.productIds ?? []).map(encodeItem)
    const left = (before?.productIds ?? []).filter((id) => !after?.productIds.includes(id))
    return ofCategory(fact, 'items_arranged_in_category', {
      arrangedItems,
      removedItems: left.map(encodeItem),
    })
  },
  'product.created': async (tx, fact) => wholeProduct(deps, tx, fact, 'created'),
  'product.changed': async (tx, fact) => wholeProduct(deps, tx, fact, 'updated'),
  'variants.changed': async (tx, fact) => wholeProduct(deps, tx, fact, 'updated'),
  'product.deleted': async (tx, fact) => [
    ...(await deletedProduct(deps, tx, fact)),
    ...collectionsBefore(fact.before).flatMap((entityId) =>
      ofCategory({ ...fact, entityId }, 'item_removed_from_category', {
        removedItem: encodeItem(fact.entityId),
      }),
    ),
  ],
})

const ofCategory = (fact: StoredFact, slug: string, body: object) =>
  toDomainEvents(fact, 'wix.categories.v1.category', slug, {
    actionEvent: { body: { categoryId: fact.entityId, ...body, treeReference: storeTree } },
  })

const itemOf = ({ after }: StoredFact) => encodeItem((after as { productId: string }).productId)

/** A new item that is in stock also has an in-stock event. */
function createdItem(deps: EventDeps): Translator {
  const { created } = translatorsOf(deps, kinds.inventory_item as Kind)
  return async (tx, fact) => {
    const { availability } = fact.after as { availability: string }
    return [
      ...(await created(tx, fact)),
      ...(availability === 'IN_STOCK' ? stockStatus(fact, true) : []),
    ]
  }
}

/** One event each, as if created one by one. */
function createdItems(deps: EventDeps): Translator {
  const created = createdItem(deps)
  return async (tx, fact) => {
    const items = itemsCreated(fact.after)
    const events = items.map((after) => created(tx, { ...fact, entityId: after.id, after }))
    return (await Promise.all(events)).flat()
  }
}

const stockStatus = (fact: StoredFact, inStock: boolean) =>
  toDomainEvents(fact, 'wix.stores.catalog.v3.inventory_item', 'stock_status_updated', {
    actionEvent: { body: { inStock } },
  })

function changedItem(deps: EventDeps, fact: StoredFact) {
  const { fqdn, schema, encode } = kinds.inventory_item as Kind
  const write = (entity: unknown) => toWire(schema, encode(withDates(entity), deps)) as object
  const updatedEvent = updateOf(write, fact)
  const { reason } = fact.after as { reason: string }
  const appId = fact.actor.type === 'api-key' ? fact.actor.id : STORES_APP_ID
  return [
    ...toDomainEvents(fact, fqdn, 'updated', { updatedEvent }),
    ...toDomainEvents(fact, fqdn, 'updated_with_reason', {
      actionEvent: { body: { ...updatedEvent, reason, appId } },
    }),
  ]
}
