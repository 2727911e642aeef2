import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, create, type NewProduct, priced, productInput } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api
type CreatedProduct = Awaited<ReturnType<typeof create>>

/** A product without options, whose only variant has the given fields. */
const made = (of: Partial<NewProduct>, only: { visible?: boolean } = {}) =>
  create(merchant(), productInput({ variantsInfo: { variants: [priced('20', only)] }, ...of }))
const hidden = () => made({ visible: false })

const onlyOf = ({ variantsInfo }: CreatedProduct) => variantsInfo?.variants[0]
const read = async (productId: string) =>
  (await merchant().catalogV3.getProduct({ productId })).product

/** The only variant as a change of its product sends it. */
const withOnlyVariant = (product: CreatedProduct, more: object = {}) => ({
  variantsInfo: { variants: [{ id: onlyOf(product)?.id ?? '', ...more }] },
})

const seenBy = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: { status: number }) => {
      expect(error.status).toBe(404)
      return false
    },
  )

/** Whether a product is visible, by everything that shows it: they all agree. */
async function visibility({ id }: { readonly id: string }): Promise<boolean> {
  const filter = { 'productData.productId': id }
  const { catalogV3, catalogV1 } = merchant()
  const product = await read(id)
  const { product: first } = await catalogV1.getProduct({ id })
  const { products } = await catalogV3.queryProducts({ query: { filter: { id } } })
  const { variants } = await catalogV3.queryVariants({ query: { filter } })
  const found = async (visible: boolean) =>
    (await catalogV3.searchVariants({ search: { filter: { ...filter, visible } } })).variants.length
  const forVisitors = await visitor().catalogV3.queryVariants({ query: { filter } })
  const observed = [
    product.visible,
    onlyOf(product)?.visible,
    first.visible,
    products[0]?.visible,
    variants[0]?.visible,
    variants[0]?.productData.visible,
    (await found(true)) === 1,
    (await found(false)) === 0,
    await seenBy(visitor().catalogV3.getProduct({ productId: id })),
    await seenBy(visitor().catalogV1.getProduct({ id })),
    forVisitors.variants.length === 1,
  ]
  expect(new Set(observed).size).toBe(1)
  return product.visible
}

describe('a product without options', () => {
  test.each<[string, Partial<NewProduct>, { visible?: boolean }, boolean]>([
    ['is visible unless set', {}, {}, true],
    ['is hidden with its only variant', { visible: false }, {}, false],
    ['is hidden by its only variant', {}, { visible: false }, false],
    [
      'is hidden by its only variant, without options by name',
      { options: [] },
      { visible: false },
      false,
    ],
    [
      'is what it says itself, whatever its variant says',
      { visible: true },
      { visible: false },
      true,
    ],
    ['hides its variant, whatever that says', { visible: false }, { visible: true }, false],
  ])('%s', async (_words, product, variant, visible) => {
    expect(await visibility(await made(product, variant))).toBe(visible)
  })

  test('hides and shows its only variant', async () => {
    const product = await made({})
    const away = await change(merchant(), product, { visible: false })
    expect(onlyOf(away)?.visible).toBe(false)
    expect(await visibility(away)).toBe(false)
    const back = await change(merchant(), away, { visible: true })
    expect(onlyOf(back)?.visible).toBe(true)
    expect(await visibility(back)).toBe(true)
  })

  test('is hidden and shown by its only variant', async () => {
    const product = await made({})
    const away = await change(merchant(), product, withOnlyVariant(product, { visible: false }))
    expect(away.visible).toBe(false)
    expect(await visibility(away)).toBe(false)
    const back = await change(merchant(), away, withOnlyVariant(away, { visible: true }))
    expect(back.visible).toBe(true)
    expect(await visibility(back)).toBe(true)
  })

  test('stays hidden while another field of it or of its variant changes', async () => {
    const product = await hidden()
    const named = await change(merchant(), product, { name: 'Renamed' })
    const dearer = await change(
      merchant(),
      named,
      withOnlyVariant(named, { price: { actualPrice: { amount: '21' } } }),
    )
    expect(await visibility(dearer)).toBe(false)
    const { id, revision, name, visible, variantsInfo } = dearer
    const again = await change(merchant(), { id, revision }, {
      name,
      visible,
      variantsInfo,
    } as never)
    expect(await visibility(again)).toBe(false)
  })

  test('is hidden by its only variant in a bulk call', async () => {
    const { catalogV3 } = merchant()
    const sent = productInput({ variantsInfo: { variants: [priced('20', { visible: false })] } })
    const added = await catalogV3.bulkCreateProducts({ products: [sent], returnEntity: true })
    const product = added.results[0]?.item as CreatedProduct
    expect(await visibility(product)).toBe(false)
    const { id, revision } = product
    const update = { product: { id, revision, ...withOnlyVariant(product, { visible: true }) } }
    await catalogV3.bulkUpdateProducts({ products: [update] })
    expect(await visibility(product)).toBe(true)
  })

  test('is hidden and shown in V1 as well', async () => {
    const { catalogV1 } = merchant()
    const { product } = await catalogV1.createProduct({
      product: { name: 'Jar', priceData: { price: '5' }, visible: false },
    })
    const { id } = product
    expect(await visibility({ id })).toBe(false)
    await catalogV1.updateProduct({ product: { id, visible: true } })
    expect(await visibility({ id })).toBe(true)
    const shown = await read(id)
    await change(merchant(), shown, withOnlyVariant(shown, { visible: false }))
    expect(await visibility({ id })).toBe(false)
    await catalogV1.updateProduct({ product: { id, visible: true } })
    expect(await visibility({ id })).toBe(true)
  })

  test('that gets options leaves the visibility to each variant, and has its own again afterwards', async () => {
    const product = await made({})
    const choiceName = 'S'
    const options = [
      {
        name: 'Size',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: choiceName }] },
      },
    ] as const
    const optionChoiceNames = { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' }
    const sized = await change(merchant(), product, {
      options,
      ...withOnlyVariant(product, { visible: false, choices: [{ optionChoiceNames }] }),
    } as never)
    expect([sized.visible, onlyOf(sized)?.visible]).toEqual([true, false])
    const plain = await change(merchant(), sized, {
      options: [],
      ...withOnlyVariant(sized, { choices: [] }),
    })
    expect(await visibility(plain)).toBe(true)
  })
})
