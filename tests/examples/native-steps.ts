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
  'stock.listVariantStock': async (context) => {
    const variant = await variantOf(context, 'Butter dish')
    await context.merchant.stock.saveStock({ items: [{ ...variant, quantity: 2 }] })
    return context.merchant.stock.listVariantStock({
      filter: { text: 'butter', state: 'LOW' },
      sort: 'FEWEST',
      limit: 2,
    })
  },
  'stock.exportVariantStock': async (context) => {
    const variant = await variantOf(context, 'Egg cup')
    await context.merchant.stock.saveStock({ items: [{ ...variant, quantity: 6 }] })
    return context.merchant.stock.exportVariantStock({ filter: { text: 'egg cup' } })
  },
  'stock.printVariantLabels': async (context) => {
    const variant = await variantOf(context, 'Gravy boat')
    return context.merchant.stock.printVariantLabels({
      labels: [{ ...variant, quantity: 2 }],
      sheet: { columns: 3, rows: 8, firstPosition: 5 },
    })
  },
}

const brand = async ({ merchant }: ExampleContext, name: string) =>
  (await merchant.brands.saveBrand({ brand: { name } })).brand

/** Brands as the platform's own operations save them. */
const brands: Steps = {
  'brands.saveBrand': async (context) => {
    const { id, revision } = await brand(context, 'West Clay')
    return context.merchant.brands.saveBrand({
      brand: { id, revision, name: 'West Clay Works' },
      merge: true,
    })
  },
  'brands.getBrand': async (context) => {
    const { id } = await brand(context, 'Harbour Glass')
    return context.merchant.brands.getBrand({ id })
  },
  'brands.listBrands': async (context) => {
    await brand(context, 'Hill Linen')
    return context.merchant.brands.listBrands({ filter: { text: 'linen' }, limit: 2 })
  },
  'brands.restoreBrand': async (context) => {
    const { id } = await brand(context, 'Old Forge')
    await context.merchant.brands.deleteBrand({ id })
    return context.merchant.brands.restoreBrand({ id })
  },
  'brands.deleteBrand': async (context) => {
    const { id } = await brand(context, 'New Forge')
    return context.merchant.brands.deleteBrand({ id })
  },
}

const ribbon = async ({ merchant }: ExampleContext, name: string) =>
  (await merchant.ribbons.saveRibbon({ ribbon: { name } })).ribbon

/** Ribbons as the platform's own operations save them. */
const ribbons: Steps = {
  'ribbons.saveRibbon': async (context) => {
    const { id, revision } = await ribbon(context, 'Nearly out')
    return context.merchant.ribbons.saveRibbon({
      ribbon: { id, revision, name: 'Nearly gone' },
      merge: true,
    })
  },
  'ribbons.getRibbon': async (context) => {
    const { id } = await ribbon(context, 'Made to order')
    return context.merchant.ribbons.getRibbon({ id })
  },
  'ribbons.listRibbons': async (context) => {
    await ribbon(context, 'Linen week')
    return context.merchant.ribbons.listRibbons({ filter: { text: 'linen' }, limit: 2 })
  },
  'ribbons.restoreRibbon': async (context) => {
    const { id } = await ribbon(context, 'Gift idea')
    await context.merchant.ribbons.deleteRibbon({ id })
    return context.merchant.ribbons.restoreRibbon({ id })
  },
  'ribbons.deleteRibbon': async (context) => {
    const { id } = await ribbon(context, 'Signed')
    return context.merchant.ribbons.deleteRibbon({ id })
  },
}

const option = async ({ merchant }: ExampleContext, name: string) => {
  const choices = [
    { name: 'Oak', colorCode: '#b08d57' },
    { name: 'Ash', colorCode: '#d8cbb2' },
  ]
  const saved = await merchant.options.saveOption({
    option: { name, renderType: 'SWATCH_CHOICES', choices },
  })
  return saved.option
}

/** Options and modifiers that products share, as the platform's own operations save them. */
const options: Steps = {
  'options.saveOption': async (context) => {
    const { id, revision, choices } = await option(context, 'Wood')
    const [oak, ash] = choices.map((one) => one.id)
    return context.merchant.options.saveOption({
      option: {
        id,
        revision,
        name: 'Timber',
        choices: [
          { id: oak ?? '', name: 'Smoked oak', colorCode: '#6b4f3a' },
          { name: 'Walnut', colorCode: '#5c4033' },
        ],
        arrangedChoiceIds: [ash ?? ''],
      },
      merge: true,
    })
  },
  'options.getOption': async (context) => {
    const { id } = await option(context, 'Frame')
    return context.merchant.options.getOption({ id })
  },
  'options.listOptions': async (context) => {
    await option(context, 'Table top')
    return context.merchant.options.listOptions({
      filter: { text: 'table', kind: 'OPTION' },
      limit: 2,
    })
  },
  'options.restoreOption': async (context) => {
    const { id } = await option(context, 'Legs')
    await context.merchant.options.deleteOption({ id })
    return context.merchant.options.restoreOption({ id })
  },
  'options.deleteOption': async (context) => {
    const { id } = await option(context, 'Handle')
    return context.merchant.options.deleteOption({ id })
  },
}

const section = async ({ merchant }: ExampleContext, uniqueName: string) => {
  const infoSection = { uniqueName, title: 'Care', description: '<p>Wash by hand.</p>' }
  return (await merchant.infoSections.saveInfoSection({ infoSection })).infoSection
}

/** Info sections that products share, as the platform's own operations save them. */
const infoSections: Steps = {
  'infoSections.saveInfoSection': async (context) => {
    const { id, revision } = await section(context, 'care-of-wood')
    return context.merchant.infoSections.saveInfoSection({
      infoSection: { id, revision, title: 'Wood', description: '<p>Oil it once a year.</p>' },
      merge: true,
    })
  },
  'infoSections.getInfoSection': async (context) => {
    const { id } = await section(context, 'care-of-crystal')
    return context.merchant.infoSections.getInfoSection({ id })
  },
  'infoSections.listInfoSections': async (context) => {
    await section(context, 'care-of-linen')
    return context.merchant.infoSections.listInfoSections({
      filter: { text: 'linen' },
      sort: 'TITLE',
      limit: 2,
    })
  },
  'infoSections.restoreInfoSection': async (context) => {
    const { id } = await section(context, 'care-of-silver')
    await context.merchant.infoSections.deleteInfoSection({ id })
    return context.merchant.infoSections.restoreInfoSection({ id })
  },
  'infoSections.deleteInfoSection': async (context) => {
    const { id } = await section(context, 'care-of-brass')
    return context.merchant.infoSections.deleteInfoSection({ id })
  },
}

/** Everything of the catalog but products, as the platform's own operations save it. */
export const nativeSteps: Steps = {
  ...collections,
  ...stock,
  ...brands,
  ...ribbons,
  ...options,
  ...infoSections,
}
