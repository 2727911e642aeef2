import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, priced, productInput, refusal, sized } from '../catalog/listed-products.fixture.ts'
import { stockedSizes } from '../stock/stock.fixture.ts'
import { cartOf, cup, lamp, put, setStock, stocked } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('a cart', () => {
  test('is created by the first item, with its data of the catalog', async () => {
    const visitor = shop.people.visitor()
    expect(await cartOf(visitor)).toBeNull()
    const productId = await lamp(merchant())
    const cart = await put(visitor, productId, 2)
    expect(cart).toMatchObject({
      currency: 'USD',
      revision: 1,
      itemCount: 2,
      subtotal: '18.00',
      problems: [],
      lines: [
        {
          productId,
          name: 'Lamp',
          quantity: 2,
          price: '9.00',
          fullPrice: '9.00',
          linePrice: '18.00',
          availability: { status: 'AVAILABLE', quantity: null },
        },
      ],
    })
    expect(await cartOf(visitor)).toEqual(cart)
  })

  test('has one line for each variant, whether it is named by its id or by its choices', async () => {
    const visitor = shop.people.visitor()
    const { productId, small, large } = await stockedSizes(merchant(), [5, 5])
    await visitor.api.cart.addLines({ lines: [{ productId, variantId: small, quantity: 1 }] })
    const { cart } = await visitor.api.cart.addLines({
      lines: [
        { productId, options: { size: 'small' }, quantity: 2 },
        { productId, options: { Size: 'Large' }, quantity: 1 },
      ],
    })
    expect(cart.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [small, 3],
      [large, 1],
    ])
    expect(cart.lines[1]?.descriptionLines).toEqual([
      { kind: 'choice', name: 'Size', value: 'Large', colorCode: null },
    ])
  })

  test('sells products of both catalog versions', async () => {
    const visitor = shop.people.visitor()
    const shirt = sized(['S', 'M'], { name: 'Shirt' })
    const { productId, variantIds } = await stocked(merchant(), shirt, 3)
    await put(visitor, await lamp(merchant()))
    const { cart } = await visitor.api.cart.addLines({
      lines: [{ productId, variantId: variantIds[1], quantity: 1 }],
    })
    expect(cart.lines.map(({ name }) => name)).toEqual(['Lamp', 'Shirt'])
  })

  test('sells a reduced product for its reduced price', async () => {
    const visitor = shop.people.visitor()
    const price = { actualPrice: { amount: '15.00' }, compareAtPrice: { amount: '20.00' } }
    const reduced = productInput({ variantsInfo: { variants: [priced('15.00', { price })] } })
    const { productId } = await stocked(merchant(), reduced, 1)
    const cart = await put(visitor, productId)
    expect(cart.lines[0]).toMatchObject({ price: '15.00', fullPrice: '20.00' })
  })

  test('has separate lines for different engravings, which share one stock', async () => {
    const visitor = shop.people.visitor()
    const productId = await cup(merchant(), 5)
    const engraved = (text: string, quantity: number) =>
      visitor.api.cart.addLines({ lines: [{ productId, texts: { Engraving: text }, quantity }] })
    await engraved('Ada', 3)
    const { cart } = await engraved('Grace', 3)
    expect(cart.lines.map(({ quantity, texts }) => [quantity, texts.Engraving])).toEqual([
      [3, 'Ada'],
      [2, 'Grace'],
    ])
    expect(await codeOf(engraved('Mary', 1))).toBe('428 INSUFFICIENT_INVENTORY')
    expect(await cartOf(visitor)).toEqual(cart)
  })

  test('sets quantities, at most what is in stock, and removes lines', async () => {
    const visitor = shop.people.visitor()
    const [line] = (await put(visitor, await lamp(merchant(), 4))).lines
    const id = line?.id ?? ''
    const set = async (quantity: number) =>
      (await visitor.api.cart.changeLines({ lines: [{ id, quantity }] })).cart
    expect((await set(9)).lines[0]?.quantity).toBe(4)
    expect((await set(2)).lines[0]?.quantity).toBe(2)
    expect(await codeOf(visitor.api.cart.removeLines({ lineIds: [id, NOBODY] }))).toBe(
      '404 LINE_ITEM_NOT_FOUND',
    )
    expect((await set(0)).lines).toEqual([])
    expect((await cartOf(visitor))?.lines).toEqual([])
  })

  test('has a note, a gift message, a contact and a delivery', async () => {
    const visitor = shop.people.visitor()
    const contact = {
      address: { country: 'DE', city: 'Berlin' },
      contactDetails: { firstName: 'Ada' },
    }
    const { cart } = await visitor.api.cart.update({
      note: 'Ring twice',
      giftMessage: 'For you',
      contact,
    })
    expect(cart).toMatchObject({ note: 'Ring twice', giftMessage: 'For you', contact, lines: [] })
    const changed = await visitor.api.cart.update({ giftMessage: null, email: 'ada@example.com' })
    expect(changed.cart).toMatchObject({
      note: 'Ring twice',
      giftMessage: '',
      email: 'ada@example.com',
    })
  })

  test('is deleted by its owner', async () => {
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(merchant()))
    await visitor.api.cart.delete({})
    expect(await cartOf(visitor)).toBeNull()
    expect(await codeOf(visitor.api.cart.delete({}))).toBe('404 OWNED_CART_NOT_FOUND')
  })
})

describe('a refused change leaves the cart unchanged', () => {
  test.each([
    ['an unknown product', { productId: NOBODY, quantity: 1 }, '404 ITEM_NOT_FOUND_IN_CATALOG'],
    ['no pieces', { productId: NOBODY, quantity: 0 }, '400 MIN'],
    ['less than nothing', { productId: NOBODY, quantity: -3 }, '400 MIN'],
    ['absurdly many pieces', { productId: NOBODY, quantity: 1e9 }, '400 MAX'],
  ])('%s', async (_, line, code) => {
    const visitor = shop.people.visitor()
    const before = await put(visitor, await lamp(merchant()))
    expect(await codeOf(visitor.api.cart.addLines({ lines: [line] }))).toBe(code)
    expect(await cartOf(visitor)).toEqual(before)
  })

  test('a hidden product, and a variant of another product', async () => {
    const visitor = shop.people.visitor()
    const hidden = await merchant().api.catalogV3.createProduct({
      product: productInput({ visible: false }),
    })
    const { productId, small } = await stockedSizes(merchant(), [1, 1])
    const other = await lamp(merchant())
    const add = (line: { productId: string; variantId?: string }) =>
      codeOf(visitor.api.cart.addLines({ lines: [{ ...line, quantity: 1 }] }))
    expect(await add({ productId: hidden.product.id })).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
    expect(await add({ productId: other, variantId: small })).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
    expect(await add({ productId })).toBe('400 MISSING_CHOICE')
  })

  test('choices and texts that the product does not have, or needs', async () => {
    const visitor = shop.people.visitor()
    const { productId, small } = await stockedSizes(merchant(), [1, 1])
    const engravedCup = await cup(merchant(), 1)
    const add = async (line: object) => {
      const lines = [{ quantity: 1, ...line }] as never
      const error = await refusal(visitor.api.cart.addLines({ lines }))
      return error.violations.map(({ field, ruleName }) => [field, ruleName])
    }
    const at = 'lines[0].options'
    expect(await add({ productId, options: { Colour: 'Red' } })).toEqual([
      [at, 'UNKNOWN_OPTION'],
      [at, 'MISSING_CHOICE'],
    ])
    expect(await add({ productId, options: { Size: 'Huge' } })).toEqual([
      [at, 'UNKNOWN_CHOICE'],
      [at, 'MISSING_CHOICE'],
    ])
    expect(await add({ productId, variantId: small, options: { Size: 'Large' } })).toEqual([
      [at, 'OTHER_CHOICE'],
    ])
    expect(await add({ productId: engravedCup })).toEqual([[at, 'MISSING_TEXT']])
    expect(
      await add({ productId: engravedCup, texts: { Engraving: 'Far too long a name' } }),
    ).toEqual([[at, 'TEXT_TOO_LONG']])
    expect(await cartOf(visitor)).toBeNull()
  })

  test('the line that would be one too many', async () => {
    const visitor = shop.people.visitor()
    const productId = await cup(merchant(), 1000)
    const lines = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        productId,
        texts: { Engraving: `No ${from + at}` },
        quantity: 1,
      }))
    for (const from of [0, 100, 200]) await visitor.api.cart.addLines({ lines: lines(from, 100) })
    expect(await codeOf(visitor.api.cart.addLines({ lines: lines(300, 1) }))).toBe('400 MAX_SIZE')
    expect((await cartOf(visitor))?.lines).toHaveLength(300)
  })
})

describe('a cart whose products change', () => {
  test('shows the changes, and applies them when its owner agrees', async () => {
    const visitor = shop.people.visitor()
    const [dearer, scarce, gone] = [
      await lamp(merchant(), null),
      await lamp(merchant(), 5),
      await lamp(merchant(), 5),
    ] as const
    await put(visitor, dearer)
    await put(visitor, scarce, 4)
    await put(visitor, gone)
    await merchant().api.catalogV1.updateProduct({
      product: { id: dearer, priceData: { price: '10.00' } },
    })
    await setStock(merchant(), scarce, 2)
    await merchant().api.catalogV1.deleteProduct({ id: gone })
    const cart = await cartOf(visitor)
    expect(
      cart?.problems.map(({ kind, before, after, available }) => [kind, before, after, available]),
    ).toEqual([
      ['PRICE_CHANGED', '9.00', '10.00', null],
      ['SHORT_STOCK', null, null, 2],
      ['GONE', null, null, null],
    ])
    expect(
      cart?.lines.map(({ availability, linePrice }) => [availability.status, linePrice]),
    ).toEqual([
      ['AVAILABLE', '10.00'],
      ['PARTIALLY_AVAILABLE', '36.00'],
      ['NOT_FOUND', '0.00'],
    ])
    const accepted = (await visitor.api.cart.update({ acceptChanges: true })).cart
    expect(accepted.problems).toEqual([])
    expect(accepted.lines.map(({ quantity }) => quantity)).toEqual([1, 2])
    await setStock(merchant(), scarce, 0)
    expect((await cartOf(visitor))?.problems.map(({ kind }) => kind)).toEqual(['SOLD_OUT'])
  })

  test('is deleted 30 days after its visitor last used it', async () => {
    const visitor = shop.people.visitor()
    const cart = await put(visitor, await lamp(merchant()))
    const days = (cart.expiresDate.getTime() - cart.updatedDate.getTime()) / 86_400_000
    expect(days).toBe(30)
  })
})

describe('several calls at once', () => {
  test('of ten that add, none is lost', async () => {
    const visitor = shop.people.visitor()
    await visitor.api.auth
      .generateVisitorTokens()
      .then((tokens) => visitor.api.auth.setTokens(tokens))
    const productId = await lamp(merchant())
    await Promise.all(Array.from({ length: 10 }, () => put(visitor, productId)))
    expect((await cartOf(visitor))?.lines.map(({ quantity }) => quantity)).toEqual([10])
  })
})

describe('a merchant', () => {
  test('has no cart', async () => {
    expect((await merchant().api.cart.get({})).cart).toBeNull()
    const lines = [{ productId: await lamp(merchant()), quantity: 1 }]
    expect(await codeOf(merchant().api.cart.addLines({ lines }))).toBe('404 OWNED_CART_NOT_FOUND')
  })
})
