import type { ExampleContext, Steps } from './example-context.ts'

const onlyVariant = '00000000-0000-0000-0000-000000000000'

/** A product of one variant with five pieces, and its item of stock. */
async function createStockedProduct({ merchant }: ExampleContext, name: string) {
  const product = { name, priceData: { price: '40' } }
  const { id: productId } = (await merchant.catalogV1.createProduct({ product })).product
  const variants = [{ variantId: onlyVariant, quantity: 5 }]
  await merchant.inventory.updateInventoryVariants({
    inventoryItem: { productId, trackQuantity: true, variants },
  })
  const query = { filter: { productId } }
  const { inventoryItems } = await merchant.catalogV3.queryInventoryItems({ query })
  return { productId, filter: { productId }, itemId: inventoryItems[0]?.id ?? '' }
}

async function startReconciliation({ merchant }: ExampleContext) {
  const { reconciliation } = await merchant.inventory.startReconciliation({ repair: 'NONE' })
  return reconciliation.id
}

const items: Steps = {
  'catalogV3.getInventoryItem': async (context) => {
    const { itemId } = await createStockedProduct(context, 'Lamp')
    return context.merchant.catalogV3.getInventoryItem({ inventoryItemId: itemId })
  },
  'catalogV3.queryInventoryItems': (context) => createStockedProduct(context, 'Lantern'),
  'catalogV3.searchInventoryItems': async (context) => {
    const { filter } = await createStockedProduct(context, 'Candle')
    return context.merchant.catalogV3.searchInventoryItems({ search: { filter } })
  },
  'catalogV3.countInventoryItems': async (context) => {
    const { filter } = await createStockedProduct(context, 'Torch')
    return context.merchant.catalogV3.countInventoryItems({ filter })
  },
  'catalogV3.bulkAdjustInventoryItemsByFilter': async (context) => {
    const { filter } = await createStockedProduct(context, 'Bowl')
    return context.merchant.catalogV3.bulkAdjustInventoryItemsByFilter({
      filter,
      adjustment: { incrementBy: 10 },
    })
  },
  'catalogV3.bulkSetOrAdjustInventoryItemsByFilter': async (context) => {
    const { filter } = await createStockedProduct(context, 'Jar')
    return context.merchant.catalogV3.bulkSetOrAdjustInventoryItemsByFilter({
      filter,
      adjustedInventoryAction: { decrementBy: 1 },
    })
  },
  'catalogV3.bulkUpdateInventoryItemsByFilter': async (context) => {
    const { filter } = await createStockedProduct(context, 'Cup')
    return context.merchant.catalogV3.bulkUpdateInventoryItemsByFilter({
      filter,
      inventoryItem: { quantity: 12 },
    })
  },
  'catalogV3.bulkDeleteInventoryItemsByFilter': async (context) => {
    const { filter } = await createStockedProduct(context, 'Pot')
    return context.merchant.catalogV3.bulkDeleteInventoryItemsByFilter({ filter })
  },
  'catalogV3.bulkCreateInventoryItemsByVariantFilter': async ({ merchant }) => {
    const { location } = await merchant.inventory.createLocation({ location: { name: 'Annex' } })
    return merchant.catalogV3.bulkCreateInventoryItemsByVariantFilter({
      filter: { 'productData.name': 'Lamp' },
      locationId: location.id,
      inventoryCreationData: { quantity: 3 },
    })
  },
}

const ledger: Steps = {
  'inventory.getInventoryVariants': async (context) => {
    const { productId } = await createStockedProduct(context, 'Tray')
    return context.merchant.inventory.getInventoryVariants({ inventoryId: '', productId })
  },
  'inventory.queryInventory': ({ merchant }) =>
    merchant.inventory.queryInventory({ query: { paging: { limit: 2 } } }),
  'inventory.listStockChanges': async (context) => {
    const { productId } = await createStockedProduct(context, 'Mug')
    return context.merchant.inventory.listStockChanges({ productId })
  },
  'inventory.getReconciliation': async (context) => {
    const id = await startReconciliation(context)
    for (;;) {
      const reply = await context.merchant.inventory.getReconciliation({ id })
      if (!['QUEUED', 'RUNNING'].includes(reply.reconciliation.state)) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  },
  'inventory.listReconciliations': ({ merchant }) =>
    merchant.inventory.listReconciliations({ limit: 1 }),
  'inventory.createLocation': ({ merchant }) =>
    merchant.inventory.createLocation({ location: { name: 'Warehouse' } }),
  'inventory.getStockRouting': ({ merchant }) => merchant.inventory.getStockRouting({}),
  'inventory.saveStockRouting': async ({ merchant }) => {
    const { revision, locations } = (await merchant.inventory.getStockRouting({})).routing
    return merchant.inventory.saveStockRouting({
      routing: { revision, rules: [{ kind: 'NEAREST' }, { kind: 'FEWEST_PARCELS' }], locations },
    })
  },
  'inventory.testStockRouting': async (context) => {
    const { products } = await context.merchant.products.listProducts({ limit: 1 })
    return context.merchant.inventory.testStockRouting({
      address: { country: 'DE', postalCode: '10117' },
      lines: [{ productId: products[0]?.id ?? '', quantity: 2 }],
    })
  },
  'inventory.listLocations': ({ merchant }) => merchant.inventory.listLocations({}),
  'inventory.renameLocation': async ({ merchant }) => {
    const { location } = await merchant.inventory.createLocation({ location: { name: 'Cellar' } })
    return merchant.inventory.renameLocation({ location: { id: location.id, name: 'Archive' } })
  },
}

export const stockSteps: Steps = { ...items, ...ledger }
