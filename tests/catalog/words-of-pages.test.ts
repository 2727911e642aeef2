import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
let jar: string
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  jar = await make('Jar')
  // Nothing of it is on the page of the jar but that word: it is found where any one word is enough.
  await merchant().catalogV1.createProduct({
    product: { name: 'Jar lid', productType: 'physical', priceData: { price: '4' } },
  })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api

async function make(name: string): Promise<string> {
  const { product } = await merchant().catalogV3.createProduct({
    product: {
      name,
      productType: 'PHYSICAL',
      physicalProperties: {},
      brand: { name: 'Kiln Lane' },
      ribbon: { name: 'Limited' },
      infoSections: [
        { uniqueName: `care-${name}`, title: 'Care', plainDescription: '<p>Fired stoneware</p>' },
      ],
      options: [
        {
          name: 'Glaze',
          optionRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'Celadon' }] },
        },
      ],
      modifiers: [
        {
          name: 'Engraving',
          modifierRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'Monogram' }] },
        },
      ],
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount: '10' } },
            choices: [
              {
                optionChoiceNames: {
                  optionName: 'Glaze',
                  choiceName: 'Celadon',
                  renderType: 'TEXT_CHOICES',
                },
              },
            ],
          },
        ],
      },
    },
  })
  return product.id
}

const found = async (q: string) => (await visitor().search.findProducts({ q })).productIds

describe('a visitor finds a product by', () => {
  test.each([
    ['its brand', 'kiln lane'],
    ['its ribbon', 'limited'],
    ['an info section', 'stoneware'],
    ['the title of an info section', 'care'],
    ['an option', 'glaze'],
    ['a choice', 'celadon'],
    ['a modifier', 'engraving'],
    ['a choice of a modifier', 'monogram'],
    ['words of several of them', 'jar celadon kiln'],
  ])('%s', async (_, words) => {
    expect(await found(words)).toEqual([jar])
  })
})

test.each(['stoneware', 'celadon'])(
  'a search for %s in names or descriptions alone does not look elsewhere',
  async (expression) => {
    const productsIn = async (fields?: ['name'] | ['description']) => {
      const search = { search: { expression, ...(fields ? { fields } : {}) } }
      const { products } = await visitor().catalogV3.searchProducts({ search })
      return products.map(({ id }) => id)
    }
    expect(await productsIn()).toEqual([jar])
    expect([await productsIn(['name']), await productsIn(['description'])]).toEqual([[], []])
  },
)

describe('after a change, new words are found at once:', () => {
  test('a renamed brand updates its products', async () => {
    const { brand } = await merchant().catalogV3.getOrCreateBrand({ brandName: 'Kiln Lane' })
    await merchant().catalogV3.updateBrand({
      brand: { id: brand.id, revision: brand.revision, name: 'Harbour Yard' },
    })
    expect([await found('harbour'), await found('kiln')]).toEqual([[jar], []])
  })

  test('a renamed info section updates its products', async () => {
    const { infoSections } = await merchant().catalogV3.queryInfoSections({ query: {} })
    const [section] = infoSections
    await merchant().catalogV3.updateInfoSection({
      infoSection: {
        id: section?.id ?? '',
        revision: section?.revision ?? '',
        plainDescription: '<p>Fired porcelain</p>',
      },
    })
    expect([await found('porcelain'), await found('stoneware')]).toEqual([[jar], []])
  })

  test('tags find a product, private ones only for its merchant', async () => {
    const { product } = await merchant().catalogV3.getProduct({ productId: jar })
    await merchant().catalogV3.updateProduct({
      product: {
        id: jar,
        revision: product.revision,
        tags: { publicTags: { tagIds: ['harvest'] }, privateTags: { tagIds: ['warehouse'] } },
      },
    })
    const search = { search: { expression: 'warehouse' } }
    const own = await merchant().catalogV3.searchProducts({ search })
    expect(own.products.map(({ id }) => id)).toEqual([jar])
    expect((await visitor().catalogV3.searchProducts({ search })).products).toEqual([])
    expect(await found('harvest')).toEqual([jar])
  })

  test('a choice that is no longer offered is not found', async () => {
    const made = await merchant().catalogV1.createProduct({
      product: {
        name: 'Shirt',
        priceData: { price: '15' },
        productOptions: [{ name: 'Size', choices: [{ description: 'Small' }] }],
      },
    })
    const { id } = made.product
    expect(await found('small')).toEqual([id])
    await merchant().catalogV1.deleteProductOptions({ id })
    expect(await found('small')).toEqual([])
  })
})

test('a job updates the products of a brand that has more than one change can update', {
  timeout: 60_000,
}, async () => {
  const count = 501
  for (let from = 0; from < count; from += 100) {
    const products = Array.from({ length: Math.min(100, count - from) }, (_, at) => ({
      name: `Plate ${from + at}`,
      brand: { name: 'Old House' },
      productType: 'PHYSICAL' as const,
      physicalProperties: {},
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '1' } } }] },
    }))
    await merchant().catalogV3.bulkCreateProducts({ products })
  }
  const { brand } = await merchant().catalogV3.getOrCreateBrand({ brandName: 'Old House' })
  await merchant().catalogV3.updateBrand({
    brand: { id: brand.id, revision: brand.revision, name: 'New Mill' },
  })
  const total = async (q: string) => (await visitor().search.findProducts({ q })).total
  await expect.poll(() => total('mill')).toBe(count)
  expect(await total('"old house"')).toBe(0)
})
