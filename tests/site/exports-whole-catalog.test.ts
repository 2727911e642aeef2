import { type People, startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item, treeReference } from '../catalog/categories.fixture.ts'
import { chosen, money, textOption } from '../catalog/listed-products.fixture.ts'
import { exportCatalog, importFile } from './exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const document = (text: string) => ({
  nodes: [{ type: 'PARAGRAPH' as const, id: 'p', nodes: [{ ...textNode, textData: { text } }] }],
})
const textNode = { type: 'TEXT' as const, id: 't' }
const extended = (value: string) => ({ namespaces: { '@shop/own': { value } } })
const words = fc.constantFrom('Jar', 'Krug', 'كوب', 'A "b", c', "O'Neil", '🫙')
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

const category = fc.record({
  name: words,
  description: maybe(words),
  rich: maybe(words),
  own: maybe(words),
  hasImage: fc.boolean(),
  hasHandle: fc.boolean(),
  title: maybe(words),
  visible: fc.boolean(),
  /** Below the one before it. */
  isBelow: fc.boolean(),
  isManaged: fc.boolean(),
})
const product = fc.record({
  name: words,
  sizes: fc.subarray(['S', 'M', 'L']),
  isWrapped: fc.boolean(),
  own: maybe(words),
  rich: maybe(words),
  brand: maybe(fc.constantFrom('Kiln', 'Saw')),
  ribbons: fc.subarray(['New', 'Rare', 'Late']),
  tags: fc.subarray(['x', 'y']),
  quantity: maybe(fc.integer({ min: 0, max: 9 })),
  otherTarget: maybe(fc.integer({ min: 0, max: 9 })),
})
const catalog = fc.record({
  categories: fc.array(category, { minLength: 1, maxLength: 4 }),
  products: fc.array(product, { minLength: 2, maxLength: 4 }),
  arrangement: fc.array(fc.nat(3), { maxLength: 3 }),
  main: fc.nat(3),
  location: words,
  losesBrand: fc.boolean(),
})
type CatalogContent = typeof catalog extends fc.Arbitrary<infer T> ? T : never
type Api = ReturnType<People['merchant']>['api']

async function addCategories(api: Api, wanted: CatalogContent['categories']): Promise<string[]> {
  const ids: string[] = []
  let isShown = true
  for (const [at, one] of wanted.entries()) {
    const parent = one.isBelow ? ids.at(-1) : undefined
    isShown = one.visible && (isShown || !parent)
    const { category: made } = await api.categories.createCategory({
      treeReference,
      category: {
        name: one.name,
        visible: isShown,
        ...(parent && { parentCategory: { id: parent } }),
        ...(one.description && { description: one.description }),
        ...(one.rich && { richContentDescription: document(one.rich) }),
        ...(one.own && { extendedFields: extended(one.own) }),
        ...(one.hasImage && { image: { url: 'http://127.0.0.1:9/shelf.jpg' } }),
        ...(one.hasHandle && { handle: `shelf-${at}` }),
        ...(one.title && { seoData: { tags: [{ type: 'title', children: one.title }] } }),
        ...(one.isManaged && { managingAppId: '11111111-1111-4111-8111-111111111111' }),
      },
    })
    ids.push(made.id)
  }
  return ids
}

const wrapping = {
  name: 'Wrapping',
  modifierRenderType: 'SWATCH_CHOICES' as const,
  choicesSettings: {
    choices: [
      { choiceType: 'ONE_COLOR' as const, name: 'Night', colorCode: '#112233', addedPrice: '1.5' },
      {
        choiceType: 'MULTIPLE_COLORS' as const,
        name: 'Dawn',
        colorCodes: { colorCodes: ['#ffb3a7', '#334455'] },
      },
      {
        choiceType: 'IMAGE' as const,
        name: 'Linen',
        image: { url: 'https://pictures.example.test/linen.png', width: 9, height: 8 },
      },
    ],
  },
}

async function addProduct(api: Api, one: CatalogContent['products'][number]) {
  const [ribbon, ...additional] = one.ribbons
  const variant = (more: object, price: number) => ({
    price: { actualPrice: money(`${price}.5`), compareAtPrice: money(`${price + 1}`) },
    physicalProperties: { weight: '0.25' },
    revenueDetails: { cost: money('1') },
    ...more,
  })
  const { product: made } = await api.catalogV3.createProduct({
    product: {
      name: one.name,
      productType: 'PHYSICAL',
      physicalProperties: {
        fulfillerId: 'f',
        pricePerUnit: { quantity: '1', measurementUnit: 'L' },
      },
      options: one.sizes.length > 0 ? [textOption('Size', ...one.sizes)] : [],
      modifiers: one.isWrapped ? [wrapping] : [],
      ...(one.own && { extendedFields: extended(one.own), mainCategoryId: null }),
      ...(one.rich && { description: document(one.rich) }),
      ...(one.brand && { brand: { name: one.brand } }),
      ...(ribbon && { ribbon: { name: ribbon } }),
      additionalRibbons: additional.map((name) => ({ name })),
      tags: { publicTags: { tagIds: one.tags }, privateTags: { tagIds: one.tags } },
      infoSections: [{ uniqueName: 'care', title: 'Care', description: document('By hand') }],
      subscriptionDetails: {
        subscriptions: [{ title: 'Monthly', frequency: 'MONTH' }],
        allowOneTimePurchases: true,
      },
      variantsInfo: {
        variants:
          one.sizes.length > 0
            ? one.sizes.map((size, at) => variant({ choices: [chosen('Size', size)] }, 5 + at))
            : [variant({}, 9)],
      },
    },
  })
  return made
}

async function stock(
  api: Api,
  made: Awaited<ReturnType<typeof addProduct>>,
  one: CatalogContent['products'][number],
  locationId: string,
) {
  const variantId = made.variantsInfo?.variants[0]?.id ?? ''
  const place = { productId: made.id, variantId }
  if (one.quantity !== undefined) {
    await api.catalogV3.createInventoryItem({
      inventoryItem: { ...place, quantity: one.quantity, extendedFields: extended('shelf 3') },
    })
  }
  if (one.otherTarget !== undefined) {
    await api.catalogV3.createInventoryItem({
      inventoryItem: { ...place, locationId, quantity: one.otherTarget },
    })
  }
}

async function fill({ merchant }: People, wanted: CatalogContent): Promise<void> {
  const { api } = merchant()
  const { location } = await api.inventory.createLocation({ location: { name: wanted.location } })
  const [main] = (await api.inventory.listLocations({})).locations
  await api.inventory.renameLocation({ location: { id: main?.id ?? '', name: 'Barn' } })
  const categories = await addCategories(api, wanted.categories)
  const open = categories.filter((_, at) => !wanted.categories[at]?.isManaged)
  const ids: string[] = []
  for (const one of wanted.products) {
    const made = await addProduct(api, one)
    await stock(api, made, one, location.id)
    ids.push(made.id)
  }
  for (const categoryId of open) {
    for (const id of ids) {
      await api.categories.bulkAddItemsToCategory({ categoryId, items: [item(id)], treeReference })
    }
  }
  const [shelf] = open
  if (shelf) {
    const items = [...new Set(wanted.arrangement)].flatMap((at) => ids[at] ?? []).map(item)
    await api.categories.setArrangedItems({ categoryId: shelf, items, treeReference })
    const { product: read } = await api.catalogV3.getProduct({
      productId: ids[wanted.main % ids.length] as string,
    })
    await api.catalogV3.updateProduct({
      product: { id: read.id, revision: read.revision, mainCategoryId: shelf },
    })
  }
  if (!wanted.losesBrand) return
  const { brands } = await api.catalogV3.queryBrands({ query: {} })
  for (const { id: brandId } of brands) await api.catalogV3.deleteBrand({ brandId })
}

/** Pictures get new ids if another site uses their own; the tests have only one picture. */
const withoutPictureIds = (file: string) => file.replaceAll(/\b[0-9a-f]{32}~mv2\.\w+/g, 'picture')

test('every catalog gives the same file again after an import into an empty site', async () => {
  await fc.assert(
    fc.asyncProperty(catalog, async (wanted) => {
      const source = await shop.anotherSite()
      await fill(source.people, wanted)
      const first = await exportCatalog(shop, source.people, { format: 'jsonl' })
      const target = await shop.anotherSite()
      const done = await importFile(target.people, first, 'catalog.jsonl')
      expect(done).toMatchObject({ state: 'DONE', rowsFailed: 0 })
      const second = await exportCatalog(shop, target.people, { format: 'jsonl' })
      expect(withoutPictureIds(second).split('\n')).toEqual(withoutPictureIds(first).split('\n'))
    }),
    { numRuns: 5, endOnFailure: true },
  )
}, 240_000)

test('shared options are shared again, unless another option has their key', async () => {
  const wanted = { sizes: ['S', 'M'], isWrapped: true, ribbons: [], tags: [] }
  const source = await shop.anotherSite()
  const { api } = source.people.merchant()
  const plain = {
    own: undefined,
    rich: undefined,
    brand: undefined,
    quantity: undefined,
    otherTarget: undefined,
  }
  const one = await addProduct(api, { name: 'Jar', ...plain, ...wanted })
  const file = await exportCatalog(shop, source.people, { format: 'jsonl' })

  const empty = await shop.anotherSite()
  await importFile(empty.people, file, 'catalog.jsonl')
  const there = empty.people.merchant().api
  const optionId = one.options[0]?.id ?? ''
  const { customization } = await there.catalogV3.getCustomization({ customizationId: optionId })
  expect(customization).toMatchObject({ name: 'Size', revision: '1' })
  await there.catalogV3.updateCustomization({
    customization: { id: optionId, revision: '1', name: 'Sizing' },
  })
  const { product } = await there.catalogV3.getProduct({ productId: one.id })
  expect(product.options).toMatchObject([{ id: optionId, name: 'Sizing' }])

  const taken = await shop.anotherSite()
  const other = taken.people.merchant().api
  await addProduct(other, { name: 'Krug', ...plain, ...wanted })
  expect(await importFile(taken.people, file, 'catalog.jsonl')).toMatchObject({
    productsCreated: 1,
  })
  const { product: own } = await other.catalogV3.getProduct({ productId: one.id })
  expect(own.options).toMatchObject([{ id: optionId, name: 'Size' }])
  const strange = other.catalogV3.getCustomization({ customizationId: optionId })
  await expect(strange).rejects.toMatchObject({ code: 'CUSTOMIZATION_NOT_EXIST' })
})
