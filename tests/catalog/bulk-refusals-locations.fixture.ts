import type { Merchant } from '@vitrine/testkit'
import { createCountedItem } from '../stock/inventory-items.fixture.ts'
import type { MixedCall } from './bulk-refusals.fixture.ts'
import { item, name, treeReference, unknownId } from './categories.fixture.ts'
import { create } from './listed-products.fixture.ts'

type Api = Merchant['api']

const createLocation = async (api: Api) => {
  const product = await create(api)
  return { productId: product.id, variantId: product.variantsInfo?.variants[0]?.id ?? '' }
}

const inventory: Record<string, MixedCall> = {
  'catalogV3.bulkCreateInventoryItems': {
    code: 'ITEM_ALREADY_EXISTS',
    call: async (api) => {
      const here = { ...(await createLocation(api)), quantity: 1 }
      return api.catalogV3.bulkCreateInventoryItems({ inventoryItems: [here, here] })
    },
  },
  'catalogV3.bulkUpdateInventoryItems': {
    code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
    call: async (api) => {
      const [one, two] = [await createCountedItem(api, 1), await createCountedItem(api, 1)]
      return api.catalogV3.bulkUpdateInventoryItems({
        inventoryItems: [
          { inventoryItem: { id: one.id, revision: one.revision, quantity: 2 } },
          { inventoryItem: { id: two.id, revision: two.revision, quantity: -1 } },
        ],
      })
    },
  },
  'catalogV3.bulkUpsertInventoryItems': {
    code: 'VARIANT_NOT_FOUND',
    call: async (api) =>
      api.catalogV3.bulkUpsertInventoryItems({
        inventoryItems: [
          { inventoryItem: { ...(await createLocation(api)), quantity: 1 } },
          { inventoryItem: { ...(await createLocation(api)), variantId: unknownId, quantity: 1 } },
        ],
      }),
  },
  'catalogV3.bulkDeleteInventoryItems': {
    code: 'INVENTORY_ITEM_NOT_FOUND',
    call: async (api) =>
      api.catalogV3.bulkDeleteInventoryItems({
        inventoryItemIds: [(await createCountedItem(api, 1)).id, unknownId],
      }),
  },
  'catalogV3.bulkDecrementInventoryItems': {
    code: 'INSUFFICIENT_INVENTORY',
    call: async (api) => {
      const [one, two] = [await createCountedItem(api, 1), await createCountedItem(api, 1)]
      return api.catalogV3.bulkDecrementInventoryItems({
        decrementData: [
          { inventoryItemId: one.id, decrementBy: 1 },
          { inventoryItemId: two.id, decrementBy: 2 },
        ],
      })
    },
  },
  'catalogV3.bulkIncrementInventoryItems': {
    code: 'MAX_QUANTITY_LIMIT_REACHED',
    call: async (api) => {
      const [one, two] = [await createCountedItem(api, 1), await createCountedItem(api, 1)]
      return api.catalogV3.bulkIncrementInventoryItems({
        incrementData: [
          { inventoryItemId: one.id, incrementBy: 1 },
          { inventoryItemId: two.id, incrementBy: 99_999 },
        ],
      })
    },
  },
  'catalogV3.bulkDecrementInventoryItemsByVariantAndLocation': {
    code: 'NOT_FOUND',
    call: async (api) =>
      api.catalogV3.bulkDecrementInventoryItemsByVariantAndLocation({
        decrementData: [
          { variantId: (await createCountedItem(api, 1)).variantId, decrementBy: 1 },
          { variantId: unknownId, decrementBy: 1 },
        ],
      }),
  },
  'catalogV3.bulkIncrementInventoryItemsByVariantAndLocation': {
    code: 'NOT_FOUND',
    call: async (api) =>
      api.catalogV3.bulkIncrementInventoryItemsByVariantAndLocation({
        incrementData: [
          { variantId: (await createCountedItem(api, 1)).variantId, incrementBy: 1 },
          { variantId: unknownId, incrementBy: 1 },
        ],
      }),
  },
}

const createCategory = async (api: Api): Promise<string> => {
  const sent = { category: { name: name() }, treeReference }
  return (await api.categories.createCategory(sent)).category.id
}

const categories: Record<string, MixedCall> = {
  'categories.bulkUpdateCategories': {
    code: 'INVALID_REVISION',
    call: async (api) =>
      api.categories.bulkUpdateCategories({
        categories: [
          { category: { id: await createCategory(api), revision: '1', name: name() } },
          { category: { id: await createCategory(api), revision: '9', name: name() } },
        ],
        treeReference,
      }),
  },
  'categories.bulkShowCategories': {
    code: 'CATEGORY_NOT_FOUND',
    call: async (api) =>
      api.categories.bulkShowCategories({
        categoryIds: [await createCategory(api), unknownId],
        treeReference,
      }),
  },
  'categories.bulkAddItemsToCategory': {
    code: 'PRODUCT_NOT_FOUND',
    call: async (api) =>
      api.categories.bulkAddItemsToCategory({
        categoryId: await createCategory(api),
        items: [item((await create(api)).id), item(unknownId)],
        treeReference,
      }),
  },
  'categories.bulkRemoveItemsFromCategory': {
    code: 'ITEM_NOT_IN_CATEGORY',
    call: async (api) => {
      const [categoryId, { id }] = [await createCategory(api), await create(api)]
      const items = [item(id)]
      await api.categories.bulkAddItemsToCategory({ categoryId, items, treeReference })
      return api.categories.bulkRemoveItemsFromCategory({
        categoryId,
        items: [...items, item(unknownId)],
        treeReference,
      })
    },
  },
  'categories.bulkAddItemToCategories': {
    code: 'CATEGORY_NOT_FOUND',
    call: async (api) =>
      api.categories.bulkAddItemToCategories({
        item: item((await create(api)).id),
        categoryIds: [await createCategory(api), unknownId],
        treeReference,
      }),
  },
  'categories.bulkRemoveItemFromCategories': {
    code: 'ITEM_NOT_IN_CATEGORY',
    call: async (api) => {
      const [held, other, { id }] = [
        await createCategory(api),
        await createCategory(api),
        await create(api),
      ]
      const sent = { item: item(id), treeReference }
      await api.categories.bulkAddItemToCategories({ ...sent, categoryIds: [held] })
      return api.categories.bulkRemoveItemFromCategories({ ...sent, categoryIds: [held, other] })
    },
  },
  'categories.bulkSetItemCategories': {
    code: 'CATEGORY_NOT_FOUND',
    call: async (api) => {
      const { addResults, bulkActionMetadata } = await api.categories.bulkSetItemCategories({
        item: item((await create(api)).id),
        categoryIds: [await createCategory(api), unknownId],
        treeReference,
      })
      return { results: addResults, bulkActionMetadata }
    },
  },
}

/** Calls for many inventory items and for categories. */
export const locationRefusals: Readonly<Record<string, MixedCall>> = { ...inventory, ...categories }
