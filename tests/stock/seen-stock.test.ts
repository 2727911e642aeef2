import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  chosen,
  create,
  priced,
  productInput,
  sized,
  textOption,
} from '../catalog/listed-products.fixture.ts'
import { importFile } from '../site/exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api
type Api = ReturnType<typeof merchant> | ReturnType<typeof visitor>

const statusOf = async (api: Api, productId: string) => {
  const { product } = await api.catalogV3.getProduct({ productId })
  const search = { filter: { id: productId } }
  const { products } = await api.catalogV3.searchProducts({ search })
  expect(products[0]?.inventory).toEqual(product.inventory)
  const status = product.inventory.availabilityStatus
  const filter = { id: productId, 'inventory.availabilityStatus': status }
  expect(await api.catalogV3.countProducts({ filter })).toEqual({ count: 1 })
  return [status, product.inventory.preorderStatus, product.inventory.preorderAvailability]
}

describe('the stock that a product shows', () => {
  test('is of all variants to merchants, and of the visible ones to visitors', async () => {
    const product = sized(['S', 'M'])
    const [first, second] = product.variantsInfo.variants
    const variants = [first, { ...second, visible: false }]
    const { id } = await create(merchant(), { ...product, variantsInfo: { variants } } as never)
    const made = await merchant().catalogV3.getProduct({ productId: id })
    const ids = made.product.variantsInfo?.variants.map((one) => one.id) ?? []
    const stock = (at: number, quantity: number, preorderInfo = {}) =>
      merchant().catalogV3.createInventoryItem({
        inventoryItem: { productId: id, variantId: ids[at] ?? '', quantity, preorderInfo },
      })
    await stock(0, 3)
    expect(await statusOf(merchant(), id)).toEqual([
      'PARTIALLY_OUT_OF_STOCK',
      'DISABLED',
      'NO_VARIANTS',
    ])
    expect(await statusOf(visitor(), id)).toEqual(['IN_STOCK', 'DISABLED', 'NO_VARIANTS'])
    await stock(1, 0, { enabled: true })
    expect(await statusOf(merchant(), id)).toEqual([
      'PARTIALLY_OUT_OF_STOCK',
      'PARTIALLY_ENABLED',
      'SOME_VARIANTS',
    ])
    expect(await statusOf(visitor(), id)).toEqual(['IN_STOCK', 'DISABLED', 'NO_VARIANTS'])
  })

  test('is absent for visitors who see no variant', async () => {
    const product = sized(['S', 'M'])
    const variants = product.variantsInfo.variants.map((one) => ({ ...one, visible: false }))
    const { id } = await create(merchant(), { ...product, variantsInfo: { variants } })
    expect((await statusOf(visitor(), id))[0]).toBe('OUT_OF_STOCK')
  })
})

test('the unit price covers the amounts of single variants, in lists as in reads', async () => {
  const holding = (quantity: string, size: string, visible = true) =>
    priced('4', {
      visible,
      choices: [chosen('Size', size)],
      physicalProperties: { pricePerUnit: { settings: { quantity, measurementUnit: 'KG' } } },
    })
  const { id: productId } = await create(
    merchant(),
    productInput({
      physicalProperties: { pricePerUnit: { quantity: '1', measurementUnit: 'KG' } },
      options: [textOption('Size', 'S', 'M', 'L')],
      variantsInfo: {
        variants: [holding('0.5', 'S'), holding('2', 'M'), holding('8', 'L', false)],
      },
    }),
  )
  const rangesOf = async (api: Api) => {
    const { product } = await api.catalogV3.getProduct({ productId })
    const { products } = await api.catalogV3.queryProducts({ query: { filter: { id: productId } } })
    const [read, listed] = [product, products[0]].map(
      (one) => one?.physicalProperties?.pricePerUnitRange,
    )
    expect(listed).toEqual(read)
    return read
  }
  expect(await rangesOf(merchant())).toEqual({
    minValue: { value: '0.5' },
    maxValue: { value: '8' },
  })
  expect(await rangesOf(visitor())).toEqual({ minValue: { value: '2' }, maxValue: { value: '8' } })
})

describe('products are found', () => {
  const found = async (filter: object) => {
    const { products } = await merchant().catalogV3.searchProducts({ search: { filter } })
    return products.map(({ id }) => id)
  }

  test('by an option or a modifier with one of its choices', async () => {
    const product = await create(
      merchant(),
      sized(['XS', 'XL'], {
        modifiers: [
          {
            name: 'Wrapping',
            modifierRenderType: 'TEXT_CHOICES',
            choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'Paper' }] },
          },
        ],
      }),
    )
    const [option] = product.options
    const [modifier] = product.modifiers
    const [small, large] =
      option?.choicesSettings?.choices.map(({ choiceId }) => `${option.id}:${choiceId}`) ?? []
    const paper = `${modifier?.id}:${modifier?.choicesSettings?.choices[0]?.choiceId}`
    expect(await found({ flattenOptions: { $hasAll: [small, large] } })).toEqual([product.id])
    expect(await found({ flattenOptions: { $hasSome: [paper] } })).toEqual([])
    expect(await found({ flattenModifiers: { $hasSome: [paper] } })).toEqual([product.id])
    expect(await found({ id: product.id, flattenModifiers: { $isEmpty: true } })).toEqual([])
  })

  test('by the import that last made or changed them', async () => {
    const file = (price: number) => `Handle,Title,Variant Price\nimported,Imported,${price}\n`
    const first = await importFile(shop.people, file(5))
    const [id] = await found({ importId: first.id })
    expect(id).toBeDefined()
    await merchant().catalogV1.updateProduct({ product: { id: id ?? '', name: 'By hand' } })
    expect(await found({ importId: first.id })).toEqual([id])
    const second = await importFile(shop.people, file(6))
    expect(await found({ importId: { $in: [first.id, second.id] } })).toEqual([id])
    expect(await found({ importId: first.id })).toEqual([])
    expect((await found({ importId: { $exists: false } })).includes(id ?? '')).toBe(false)
  })
})
