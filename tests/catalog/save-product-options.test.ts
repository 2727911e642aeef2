import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal, unique } from './listed-products.fixture.ts'
import { create, get, save, sizes } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())
const api = () => shop.people.merchant().api

const own = (name: string, ...choices: string[]) => ({
  name,
  isShared: false,
  choices: choices.map((choice) => ({ name: choice })),
})

describe('a shared option', () => {
  test('is added by its id alone, with its choices by name or id', async () => {
    const { option } = await api().options.saveOption({
      option: { name: unique('Wood'), choices: [{ name: 'Oak' }, { name: 'Ash' }] },
    })
    const [, ash] = option.choices
    const choices = [{ name: 'Oak' }, { id: ash?.id ?? '' }]
    const { variants = [], options } = await create(api(), {
      options: [{ id: option.id, choices }],
    })
    expect(options).toMatchObject([{ id: option.id, name: option.name, isShared: true }])
    expect(variants.map((one) => one.choices)).toEqual([
      { [option.name]: 'Oak' },
      { [option.name]: 'Ash' },
    ])
  })

  test('is added next to an option of the product alone', async () => {
    const { id } = await create(api(), { options: [own('Size', 'S', 'M')] })
    const { option } = await api().options.saveOption({
      option: { name: unique('Wood'), choices: [{ name: 'Oak' }] },
    })
    const [size] = (await get(api(), id)).options ?? []
    const { product } = await save(api(), {
      id,
      revision: 1,
      options: [
        { id: size?.id ?? '', choices: size?.choices.map(({ id }) => ({ id })) ?? [] },
        { id: option.id, choices: [{ name: 'Oak' }] },
      ],
    })
    expect(product.options?.map(({ isShared }) => isShared)).toEqual([false, true])
    expect(product.variants).toHaveLength(2)
  })
})

describe('options of one product alone', () => {
  test('make variants and are in no library', async () => {
    const name = unique('Size')
    const { id, variants, options } = await create(api(), { options: [own(name, 'S', 'M')] })
    expect(options).toMatchObject([{ name, isShared: false }])
    expect(variants).toHaveLength(2)
    expect((await api().options.listOptions({ filter: { text: name } })).total).toBe(0)
    const [small] = variants ?? []
    const more = { id, revision: 1, options: [own(name, 'S', 'M', 'L')] }
    const { product } = await save(api(), more)
    expect(product.variants).toHaveLength(3)
    expect(product.variants?.[0]?.id).toBe(small?.id)
  })

  test('can be without variants, used together with modifiers, and removed again', async () => {
    const { id, variants, manageVariants } = await create(api(), {
      options: [own('Wrapping', 'Plain', 'Festive')],
      manageVariants: false,
    })
    expect([manageVariants, variants?.length]).toEqual([false, 1])
    const { option } = await api().options.saveOption({
      option: { kind: 'MODIFIER', name: unique('Card'), choices: [{ name: 'Yes' }] },
    })
    const [only] = variants ?? []
    const stocked = { id: only?.id ?? '', barcode: '4006381', stock: { quantity: 3 } }
    const wanted = { modifiers: [{ id: option.id }], variants: [stocked] }
    const { product } = await save(api(), { id, revision: 1, ...wanted })
    expect(product).toMatchObject({
      manageVariants: false,
      options: [{ name: 'Wrapping' }],
      variants: [{ barcode: '4006381', stock: { quantity: 3 } }],
    })
    const turned = { id, revision: product.revision, manageVariants: true }
    const { product: managed } = await save(api(), turned)
    expect([managed.manageVariants, managed.variants?.length]).toEqual([true, 2])
    const none = { id, revision: managed.revision, options: null }
    expect((await save(api(), none)).product).toMatchObject({ options: [], manageVariants: false })
  })

  test('that make no variants can be removed', async () => {
    const plain = { options: [own('Wrapping', 'Plain')], manageVariants: false }
    const { id } = await create(api(), plain)
    const { product } = await save(api(), { id, revision: 1, options: [] })
    expect(product.options).toEqual([])
  })

  test('are refused with more than 300 combinations', async () => {
    const many = (name: string, count: number) =>
      own(name, ...Array.from({ length: count }, (_, at) => `${name} ${at + 1}`))
    const error = await refusal(
      save(api(), { name: 'Jug', price: '1', options: [many('Size', 20), many('Glaze', 16)] }),
    )
    expect(error).toMatchObject({
      status: 400,
      code: 'MANAGE_VARIANTS_NOT_ALLOWED',
      data: { count: 320, maximum: 300 },
    })
    const { variants } = await create(api(), { options: [many('Size', 20), many('Glaze', 15)] })
    expect(variants).toHaveLength(300)
  })

  test('are refused together with shared ones, and with variants', async () => {
    const of = async (fields: object) =>
      (await refusal(save(api(), { name: 'Jug', price: '1', ...fields }))).violations[0]?.field
    const both = [own('Size', 'S'), sizes('M')]
    expect(await of({ options: both })).toBe('product.options[1].isShared')
    const variants = [{ choices: { Size: 'S' } }]
    expect(await of({ options: [own('Size', 'S')], variants })).toBe('product.variants')
    expect(await of({ options: [sizes('S')], manageVariants: false })).toBe(
      'product.manageVariants',
    )
    expect(await of({ options: [{ isShared: false, choices: [{ name: 'S' }] }] })).toBe(
      'product.options[0].name',
    )
    const nameless = [{ name: 'Size', isShared: false, choices: [{ colorCode: '#aabbcc' }] }]
    expect(await of({ options: nameless })).toBe('product.options[0].choices[0].name')
  })
})

describe('values of a product with variants', () => {
  test('change all variants except those with values of their own', async () => {
    const { id, variants = [] } = await create(api(), { options: [sizes('S', 'M')] })
    const [small, medium] = variants
    await save(api(), { id, revision: 1, variants: [{ id: medium?.id ?? '', price: '25' }] })
    const { product } = await save(api(), {
      id,
      revision: 2,
      price: '30.00',
      cost: '4',
      variants: [{ id: small?.id ?? '', cost: '5' }],
    })
    const amounts = product.variants?.map(({ price, cost }) => [Number(price), Number(cost)])
    expect(amounts).toEqual([
      [30, 5],
      [35, 4],
    ])
  })
})

test('measures of a product are saved together with its options and variants', async () => {
  const size = { length: '30', width: '20', height: '8', unit: 'CM' as const }
  const { id, variants = [] } = await create(api())
  const barcode = [{ id: variants[0]?.id ?? '', barcode: '40063813' }]
  const small = await save(api(), { id, revision: 1, productDimensions: size, variants: barcode })
  expect(small.product.productDimensions).toEqual(size)
  const wide = { ...size, width: '25' }
  const options = [sizes('S', 'M')]
  const large = { id, revision: 2, packageDimensions: size, productDimensions: wide, options }
  const { product } = await save(api(), large)
  expect(product).toMatchObject({ productDimensions: wide, packageDimensions: size })
})

test('the variants of a product are read page by page', async () => {
  const { id } = await create(api(), { options: [sizes('S', 'M', 'L')] })
  const page = await api().products.listVariants({ id, limit: 2, offset: 1 })
  expect(page.total).toBe(3)
  expect(page.variants.map(({ choices }) => Object.values(choices)[0])).toEqual(['M', 'L'])
  const { code } = await refusal(
    api().products.listVariants({ id: '9b0c1d2e-0000-4000-8000-000000000000' }),
  )
  expect(code).toBe('PRODUCT_NOT_FOUND')
})
