import type { ExampleContext, Steps } from './example-context.ts'

const collection = async ({ merchant }: ExampleContext, name: string) =>
  (await merchant.collections.saveCollection({ collection: { name } })).collection

/** Collections as the platform's own operations save them. */
const collections: Steps = {
  'collections.saveCollection': async (context) => {
    const { merchant, fixture } = context
    const { id, revision } = await collection(context, 'Tea time')
    const productId = fixture.plain
    return merchant.collections.saveCollection({
      collection: {
        id,
        revision,
        name: 'Tea hour',
        description: 'Pots, cups and what belongs beside them',
        hiddenFromMenu: true,
        addedProductIds: [productId],
        arrangedProductIds: [productId],
      },
      merge: true,
    })
  },
  'collections.getCollection': async (context) => {
    const { id } = await collection(context, 'Breakfast')
    return context.merchant.collections.getCollection({ id })
  },
  'collections.listCollections': async (context) => {
    await collection(context, 'Supper')
    return context.merchant.collections.listCollections({
      filter: { text: 'supper', parentId: null },
      sort: 'NAME',
      limit: 2,
      parts: ['ancestors'],
    })
  },
  'collections.listCollectionProducts': async (context) => {
    const { merchant, fixture } = context
    const { collection: made } = await merchant.collections.saveCollection({
      collection: { name: 'Gifts', addedProductIds: [fixture.plain] },
    })
    return merchant.collections.listCollectionProducts({ id: made.id, limit: 2 })
  },
  'collections.restoreCollection': async (context) => {
    const { id } = await collection(context, 'Picnic')
    await context.merchant.collections.deleteCollection({ id })
    return context.merchant.collections.restoreCollection({ id })
  },
  'collections.deleteCollection': async (context) => {
    const { id } = await collection(context, 'Barbecue')
    return context.merchant.collections.deleteCollection({ id, children: 'DELETE' })
  },
}

/** A new product, and how saves of stock call its only variant. */
const variantOf = async ({ merchant }: ExampleContext, name: string) => {
  const product = { name, price: '18.00' }
  const saved = await merchant.products.saveProduct({ product, parts: ['variants'] })
  const { id, variants = [] } = saved.product
  return { productId: id, variantId: variants[0]?.id ?? '' }
}

/** Stock as the platform's own operations save it. */
const stock: Steps = {
  'stock.saveStock': async (context) => {
    const { merchant } = context
    const { location } = await merchant.inventory.createLocation({
      location: { name: 'Attic' },
    })
    const variant = await variantOf(context, 'Salt cellar')
    return merchant.stock.saveStock({
      items: [
        { ...variant, quantity: 4, preorder: { enabled: true, message: 'Ships in May' } },
        { ...variant, locationId: location.id, quantity: 20 },
      ],
    })
  },
  'stock.getStockItem': async (context) => {
    const variant = await variantOf(context, 'Pepper mill')
    const { items } = await context.merchant.stock.saveStock({
      items: [{ ...variant, quantity: 4 }],
    })
    return context.merchant.stock.getStockItem({ id: items[0]?.id ?? '' })
  },
  'stock.listStock': async (context) => {
    const variant = await variantOf(context, 'Mustard pot')
    await context.merchant.stock.saveStock({ items: [{ ...variant, quantity: 2 }] })
    return context.merchant.stock.listStock({
      filter: { text: 'mustard', quantityAtMost: 5 },
      sort: 'FEWEST',
      limit: 2,
    })
  },
}

/** Everything of the catalog but products, as the platform's own operations save it. */
export const nativeSteps: Steps = {
  ...collections,
  ...stock,
}
