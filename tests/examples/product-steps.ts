import type { ExampleContext, Steps } from './example-context.ts'

const create = async ({ merchant }: ExampleContext, name: string) => {
  const product = {
    name,
    price: '24.00',
    brand: { name: 'Kiln' },
    options: [{ name: 'Glaze', choices: [{ name: 'Ash' }, { name: 'Celadon' }] }],
    variants: [
      { choices: { Glaze: 'Ash' }, sku: `${name}-ash`, stock: { quantity: 4 } },
      { choices: { Glaze: 'Celadon' }, price: '26.00', stock: { quantity: 2 } },
    ],
  }
  return (await merchant.products.saveProduct({ product, parts: ['variants'] })).product
}

const saveWithRibbon = ({ merchant }: ExampleContext, name: string) =>
  merchant.products.saveProduct({
    product: { name, price: '14.00', brand: { name: 'Kiln' }, ribbon: { name: 'New' } },
  })

/** Products as the platform's own operations save them. */
export const productSteps: Steps = {
  'products.saveProduct': async (context) => {
    const { id, revision, variants = [] } = await create(context, 'Teapot')
    const changed = { id: variants[0]?.id ?? '', price: '25.00', stock: { quantity: 6 } }
    return context.merchant.products.saveProduct({
      product: { id, revision, name: 'Tea pot', variants: [changed] },
      merge: true,
      parts: ['variants'],
    })
  },
  'products.saveProducts': async (context) => {
    const { id, revision, variants = [] } = await create(context, 'Saucer')
    const products = [
      { id, revision, visible: false, variants: [{ id: variants[0]?.id ?? '', price: '25.00' }] },
    ]
    return context.merchant.products.saveProducts({ products })
  },
  'products.saveProductsInBackground': async (context) => {
    const { id, revision } = await create(context, 'Soap dish')
    const products = [{ id, revision, tags: { public: ['bathroom'] } }]
    return context.merchant.products.saveProductsInBackground({ products })
  },
  'products.listWithVariants': async (context) => {
    await create(context, 'Fish plate')
    return context.merchant.products.listWithVariants({ filter: { text: 'fish plate' }, limit: 1 })
  },
  'products.getProduct': async (context) => {
    const { id } = await create(context, 'Sugar bowl')
    return context.merchant.products.getProduct({ id })
  },
  'products.listVariants': async (context) => {
    const { id } = await create(context, 'Rice bowl')
    return context.merchant.products.listVariants({ id, limit: 1 })
  },
  'products.listProducts': async (context) => {
    await create(context, 'Egg cup')
    return context.merchant.products.listProducts({
      filter: { text: 'egg cup' },
      sort: 'PRICE_UP',
      limit: 2,
      facets: ['brands', 'price'],
    })
  },
  'products.previewProductChanges': async (context) => {
    await create(context, 'Soup plate')
    return context.merchant.products.previewProductChanges({
      filter: { text: 'soup plate' },
      changes: { price: { kind: 'PERCENT', value: '-10' } },
    })
  },
  'products.changeProducts': async (context) => {
    await create(context, 'Cake stand')
    return context.merchant.products.changeProducts({
      filter: { text: 'cake stand' },
      changes: { price: { kind: 'PERCENT', value: '-10' }, ribbon: { name: 'Sale' } },
    })
  },
  'products.duplicateProduct': async (context) => {
    const { id } = await create(context, 'Milk jug')
    return context.merchant.products.duplicateProduct({ id, name: 'Small milk jug' })
  },
  'products.restoreProduct': async (context) => {
    const { id } = await create(context, 'Pitcher')
    await context.merchant.products.deleteProduct({ id })
    return context.merchant.products.restoreProduct({ id })
  },
  'products.deleteProduct': async (context) => {
    const { id } = await create(context, 'Tray')
    return context.merchant.products.deleteProduct({ id })
  },
  'shop.productCards': async (context) => {
    const { id } = await create(context, 'Butter bell')
    return context.visitor.shop.productCards({ ids: [id] })
  },
  'shop.productPage': async (context) => {
    const { slug } = await create(context, 'Butter dish')
    // Among the related ones in any case, which are the newest of the same brand.
    await saveWithRibbon(context, 'Butter knife')
    return context.visitor.shop.productPage({ slug })
  },
  'shop.collectionPage': ({ visitor }) =>
    visitor.shop.collectionPage({ slug: 'new', sort: 'PRICE_UP', limit: 2, minPrice: '1' }),
  'shop.searchPage': async (context) => {
    await create(context, 'Gravy boat')
    return context.visitor.shop.searchPage({ q: 'gravy boat', limit: 2 })
  },
  'shop.suggestions': async (context) => {
    await create(context, 'Sauce boat')
    return context.visitor.shop.suggestions({ q: 'sauce b' })
  },
  'shop.getFilterSettings': ({ merchant }) => merchant.shop.getFilterSettings({}),
  'shop.menu': ({ visitor }) => visitor.shop.menu({}),
  'shop.homePage': async (context) => {
    // Among the newest in any case: those that jobs have changed may come before or after others.
    await saveWithRibbon(context, 'Salt cellar')
    return context.visitor.shop.homePage({})
  },
  'shop.collectionsPage': ({ visitor }) => visitor.shop.collectionsPage({ limit: 3 }),
  'shop.listFeedItems': ({ visitor }) => visitor.shop.listFeedItems({ limit: 2 }),
  'shop.getFeedReport': ({ merchant }) => merchant.shop.getFeedReport({}),
  'shop.listAddresses': ({ visitor }) => visitor.shop.listAddresses({ of: 'PRODUCTS', limit: 2 }),
}
