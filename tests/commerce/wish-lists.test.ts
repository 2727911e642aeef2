import { MAX_WISHES } from '@vitrine/contract/wish-lists'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, sized, unique } from '../catalog/listed-products.fixture.ts'
import { cartOf, cup, lamp, put, setStock, stocked } from './cart.fixture.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const visitor = () => shop.people.visitor()
const password = 'a-long-enough-passphrase'
const wish = async ({ api }: Visitor, productId: string, variantId?: string) =>
  (await api.wishLists.addItems({ items: [{ productId, ...(variantId && { variantId }) }] }))
    .wishList
const wishesOf = async ({ api }: Visitor) => (await api.wishLists.get({})).wishList?.items ?? []
const shirt = (quantity = 3) =>
  stocked(merchant(), sized(['Small', 'Large'], { name: unique('Shirt') }), quantity)
/** Saves cups for later, each with its own engraving; returns the ids of all items. */
async function saveCups(person: Visitor, count: number) {
  const productId = await cup(merchant(), 500)
  const lines = Array.from({ length: count }, (_, at) => ({
    productId,
    texts: { Engraving: `No ${at}` },
    quantity: 1,
  }))
  const { cart } = await person.api.cart.addLines({ lines })
  const lineIds = cart.lines.map(({ id }) => id)
  return (await person.api.wishLists.saveForLater({ lineIds })).wishList.items.map(({ id }) => id)
}
const priceTo = (id: string, price: string) =>
  merchant().api.catalogV1.updateProduct({ product: { id, priceData: { price } } })

async function logIn(person: Visitor, email: string) {
  const { sessionToken = '' } = await person.api.authentication.login({
    loginId: { email },
    password,
  })
  await shop.people.signIn(person, sessionToken)
}

describe('a visitor without an account', () => {
  test('adds a product, and sees its price then and now', async () => {
    const person = visitor()
    expect((await person.api.wishLists.get({})).wishList).toBeNull()
    const productId = await lamp(merchant(), 2, '19.00')
    await wish(person, productId)
    await priceTo(productId, '12.50')
    await setStock(merchant(), productId, 0)
    expect(await wishesOf(person)).toMatchObject([
      {
        productId,
        name: 'Lamp',
        price: '12.50',
        priceWhenAdded: '19.00',
        availability: 'SOLD_OUT',
        needsChoice: false,
        savedQuantity: null,
      },
    ])
    await merchant().api.catalogV1.updateProduct({ product: { id: productId, visible: false } })
    expect(await wishesOf(person)).toMatchObject([
      { name: 'Lamp', slug: null, price: null, availability: 'GONE' },
    ])
  })

  test('adds a product without a size, and one size of it', async () => {
    const person = visitor()
    const { productId, variantIds } = await shirt()
    await wish(person, productId)
    shop.clock.pass({ seconds: 1 })
    await wish(person, productId, variantIds[1])
    const [large, any] = await wishesOf(person)
    expect(large).toMatchObject({ variantId: variantIds[1], needsChoice: false })
    expect(large?.descriptionLines).toMatchObject([{ name: 'Size', value: 'Large' }])
    expect(any).toMatchObject({ variantId: null, needsChoice: true, availability: 'AVAILABLE' })
  })

  test('adds the same thing once, also when two calls arrive together', async () => {
    const person = visitor()
    const productId = await lamp(merchant())
    await Promise.all([wish(person, productId), wish(person, productId)])
    await wish(person, productId.toUpperCase())
    expect(await wishesOf(person)).toHaveLength(1)
  })

  test('can restore a removed item unchanged, for a day', async () => {
    const person = visitor()
    const productId = await lamp(merchant(), null, '30.00')
    const [item] = (await wish(person, productId)).items
    const itemIds = [item?.id ?? '', NOBODY]
    await priceTo(productId, '40.00')
    expect((await person.api.wishLists.removeItems({ itemIds })).wishList.items).toEqual([])
    await person.api.wishLists.removeItems({ itemIds })
    const { wishList } = await person.api.wishLists.restoreItems({ itemIds })
    expect(wishList.items).toEqual([
      { ...item, price: '40.00', highestPrice: '40.00', fullPrice: '40.00' },
    ])
    await person.api.wishLists.removeItems({ itemIds })
    shop.clock.pass({ hours: 24 })
    await wish(person, await lamp(merchant()))
    await person.api.wishLists.restoreItems({ itemIds })
    expect(await wishesOf(person)).toHaveLength(1)
  })

  test('gets an error for products that are not sold, and above the limit of a list', async () => {
    const person = visitor()
    expect(await codeOf(wish(person, NOBODY))).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
    const { productId } = await shirt()
    expect(await codeOf(wish(person, productId, NOBODY))).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
    expect(await wishesOf(person)).toEqual([])
    await saveCups(person, MAX_WISHES)
    expect(await codeOf(wish(person, productId))).toBe('428 TOO_MANY_WISHES')
    expect(await codeOf(wish(merchant() as never, productId))).toBe('404 WISH_LIST_NOT_FOUND')
  })
})

test('a list of a hundred items needs as many statements as one of a single item', async () => {
  const open = await shirt()
  const other = await lamp(merchant())
  const counts: Record<string, number>[] = []
  for (const size of [1, MAX_WISHES - 2]) {
    const person = visitor()
    await wish(person, open.productId)
    const itemIds = await saveCups(person, size)
    const count = async (work: () => Promise<unknown>) =>
      (await shop.countStatements(work)).statements.length
    counts.push({
      get: await count(() => person.api.wishLists.get({})),
      add: await count(() => wish(person, other)),
      remove: await count(() => person.api.wishLists.removeItems({ itemIds })),
      restore: await count(() => person.api.wishLists.restoreItems({ itemIds })),
    })
  }
  expect(counts[1]).toEqual(counts[0])
  expect(counts[0]?.get).toBeLessThanOrEqual(8)
})

describe('at a sign-in', () => {
  test('both lists are merged, without loss or doubles', async () => {
    const member = await shop.people.member()
    const [both, own, other] = [
      await lamp(merchant()),
      await lamp(merchant()),
      await lamp(merchant()),
    ]
    await wish(member, both)
    await wish(member, own)
    const person = visitor()
    await wish(person, both)
    await wish(person, other)
    const { wishList: shared } = await person.api.wishLists.share({})
    await logIn(person, member.email)
    const ids = (await wishesOf(person)).map(({ productId }) => productId)
    expect(ids.toSorted()).toEqual([both, own, other].toSorted())
    expect((await person.api.wishLists.get({})).wishList?.shareLink).toBe(shared.shareLink)
    await logIn(person, member.email)
    expect(await wishesOf(member)).toHaveLength(3)
  })

  test('a member without a list gets the visitor’s', async () => {
    const member = await shop.people.member()
    const person = visitor()
    await wish(person, await lamp(merchant()))
    await logIn(person, member.email)
    const { wishList } = await member.api.wishLists.get({})
    expect(wishList?.items).toHaveLength(1)
    const days =
      ((wishList?.expiresDate.getTime() ?? 0) - (wishList?.updatedDate.getTime() ?? 0)) / 86_400_000
    expect(days).toBe(180)
  })
})

describe('a shared list', () => {
  test('is shown to others without the owner’s notes, until the link is switched off', async () => {
    const person = visitor()
    const productId = await cup(merchant(), 5)
    const texts = { Engraving: 'Quill' }
    const { cart } = await person.api.cart.addLines({ lines: [{ productId, texts, quantity: 1 }] })
    await person.api.wishLists.saveForLater({ lineIds: [cart.lines[0]?.id ?? ''] })
    const { wishList } = await person.api.wishLists.share({})
    const link = wishList.shareLink ?? ''
    const shared = await visitor().api.wishLists.getShared({ link })
    expect(shared.items).toMatchObject([{ name: 'Cup', price: '12.50' }])
    expect(JSON.stringify(shared)).not.toContain('Quill')
    expect(Object.keys(shared.items[0] ?? {})).not.toContain('addedDate')
    expect((await person.api.wishLists.share({})).wishList.shareLink).toBe(link)
    await person.api.wishLists.unshare({})
    const look = () => visitor().api.wishLists.getShared({ link })
    expect(await codeOf(look())).toBe('404 WISH_LIST_LINK_INVALID')
    expect((await person.api.wishLists.share({})).wishList.shareLink).not.toBe(link)
    expect(await codeOf(look())).toBe('404 WISH_LIST_LINK_INVALID')
    const made = `${NOBODY}.${link.split('.')[1]}`
    expect(await codeOf(visitor().api.wishLists.getShared({ link: made }))).toBe(
      '404 WISH_LIST_LINK_INVALID',
    )
  })
})

describe('a line of the cart', () => {
  test('is saved for later and restored unchanged', async () => {
    const person = visitor()
    const productId = await cup(merchant(), 9)
    const texts = { Engraving: 'Ada' }
    const { cart } = await person.api.cart.addLines({ lines: [{ productId, texts, quantity: 3 }] })
    const lineIds = [cart.lines[0]?.id ?? '']
    const saved = await person.api.wishLists.saveForLater({ lineIds })
    expect(saved.cart?.lines).toEqual([])
    expect(saved.wishList.items).toMatchObject([
      { productId, texts, savedQuantity: 3, price: '12.50', needsChoice: false },
    ])
    const again = await person.api.wishLists.saveForLater({ lineIds })
    expect(again.wishList.items).toHaveLength(1)
    const itemIds = again.wishList.items.map(({ id }) => id)
    const moved = await person.api.wishLists.moveToCart({ itemIds })
    expect(moved.wishList.items).toEqual([])
    const [line] = moved.cart?.lines ?? []
    expect(line).toMatchObject({ texts, quantity: 3, price: '12.50' })
    await person.api.wishLists.moveToCart({ itemIds })
    expect((await cartOf(person))?.itemCount).toBe(3)
  })

  test('is merged with the same item on the list', async () => {
    const person = visitor()
    const productId = await lamp(merchant())
    const [item] = (await wish(person, productId)).items
    const cart = await put(person, productId, 2)
    const lineIds = cart.lines.map(({ id }) => id)
    const { wishList } = await person.api.wishLists.saveForLater({ lineIds })
    expect(wishList.items).toMatchObject([{ id: item?.id, savedQuantity: 2 }])
  })

  test('stays on the list when it is sold out, and when a choice is missing', async () => {
    const person = visitor()
    const productId = await lamp(merchant(), 1)
    const cart = await put(person, productId)
    const { wishList } = await person.api.wishLists.saveForLater({
      lineIds: cart.lines.map(({ id }) => id),
    })
    await setStock(merchant(), productId, 0)
    const itemIds = wishList.items.map(({ id }) => id)
    expect(await codeOf(person.api.wishLists.moveToCart({ itemIds }))).toBe(
      '428 INSUFFICIENT_INVENTORY',
    )
    const open = await shirt()
    const { items } = await wish(person, open.productId)
    const unclear = items.filter(({ needsChoice }) => needsChoice).map(({ id }) => id)
    expect(await codeOf(person.api.wishLists.moveToCart({ itemIds: unclear }))).toMatch(/^400/)
    expect(await wishesOf(person)).toHaveLength(2)
  })
})

test('a list is deleted with its member, and its facts contain no notes', async () => {
  const member = await shop.people.member()
  const productId = await cup(merchant(), 5)
  const texts = { Engraving: 'Zebedee' }
  const { cart } = await member.api.cart.addLines({ lines: [{ productId, texts, quantity: 1 }] })
  await member.api.wishLists.saveForLater({ lineIds: cart.lines.map(({ id }) => id) })
  const { db } = shop.server.platform
  await merchant().api.members.deleteMember({ id: member.id })
  const rows = await db
    .selectFrom('wish_lists')
    .select('id')
    .where('member_id', '=', member.id)
    .execute()
  expect(rows).toEqual([])
  const facts = await db.selectFrom('facts').selectAll().where('entity', '=', 'wish_list').execute()
  expect(facts.length).toBeGreaterThan(0)
  expect(JSON.stringify(facts)).not.toContain('Zebedee')
})
