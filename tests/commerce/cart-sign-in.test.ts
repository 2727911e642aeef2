import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartOf, cup, lamp, put } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const password = 'a-long-enough-passphrase'

/** Signs a visitor in as a registered member. */
async function logIn(visitor: Visitor, email: string) {
  const { sessionToken = '' } = await visitor.api.authentication.login({
    loginId: { email },
    password,
  })
  await shop.people.signIn(visitor, sessionToken)
}

describe('a visitor who registers', () => {
  test('has the same cart, with the same id', async () => {
    const visitor = shop.people.visitor()
    const before = await put(visitor, await lamp(merchant()), 2)
    await visitor.api.cart.update({ note: 'Ring twice' })
    const email = 'keeps@example.com'
    const { sessionToken = '' } = await visitor.api.authentication.register({
      loginId: { email },
      password,
    })
    await shop.people.signIn(visitor, sessionToken)
    const after = await cartOf(visitor)
    expect(after).toMatchObject({ id: before.id, note: 'Ring twice', itemCount: 2 })
    const days =
      ((after?.expiresDate.getTime() ?? 0) - (after?.updatedDate.getTime() ?? 0)) / 86_400_000
    expect(days).toBe(90)
  })
})

describe('a visitor who signs in as somebody with a cart', () => {
  test('gets new lines added, and quantities of existing lines summed up to the stock', async () => {
    const member = await shop.people.member()
    const [common, scarce, other] = [
      await lamp(merchant()),
      await lamp(merchant(), 5),
      await lamp(merchant()),
    ]
    await put(member, common, 2)
    const own = await put(member, scarce, 4)
    const visitor = shop.people.visitor()
    await put(visitor, common, 3)
    await put(visitor, scarce, 4)
    const visitors = await put(visitor, other)
    await visitor.api.cart.update({ note: 'From the other device' })
    await logIn(visitor, member.email)
    const cart = await cartOf(visitor)
    expect(cart?.id).toBe(own.id)
    expect(cart?.note).toBe('From the other device')
    expect(cart?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [common, 5],
      [scarce, 5],
      [other, 1],
    ])
    expect(await cartOf(member)).toEqual(cart)
    const gone = merchant().api.cartV1.getCart({ id: visitors.id })
    await expect(gone).rejects.toMatchObject({ code: 'CART_NOT_FOUND' })
  })

  test('adds nothing again at the next sign-in', async () => {
    const member = await shop.people.member()
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(merchant()), 2)
    await logIn(visitor, member.email)
    await logIn(visitor, member.email)
    expect((await cartOf(visitor))?.itemCount).toBe(2)
  })

  test('has separate lines for different engravings', async () => {
    const member = await shop.people.member()
    const productId = await cup(merchant(), 9)
    const engrave = (person: Visitor, text: string) =>
      person.api.cart.addLines({ lines: [{ productId, texts: { Engraving: text }, quantity: 1 }] })
    await engrave(member, 'Ada')
    const visitor = shop.people.visitor()
    await engrave(visitor, 'Ada')
    await engrave(visitor, 'Grace')
    await logIn(visitor, member.email)
    expect(
      (await cartOf(visitor))?.lines.map(({ quantity, texts }) => [texts.Engraving, quantity]),
    ).toEqual([
      ['Ada', 2],
      ['Grace', 1],
    ])
  })
})

test('the carts of two visitors are independent', async () => {
  const [one, other] = [shop.people.visitor(), shop.people.visitor()]
  const { id, lines } = await put(one, await lamp(merchant()))
  await put(other, await lamp(merchant()))
  const foreign = { id, lineItems: [{ id: lines[0]?.id ?? '', quantity: 9 }] }
  for (const call of [
    () => other.api.cartV1.getCart({ id }),
    () => other.api.cartV1.deleteCart({ id }),
    () => other.api.cartV1.updateLineItemsQuantity(foreign),
    () => other.api.cartV1.estimateTotals({ id }),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
  }
  expect((await cartOf(one))?.itemCount).toBe(1)
})

test('a member’s cart is deleted with the member', async () => {
  const member = await shop.people.member()
  const contact = { contactDetails: { firstName: 'Zebedee', lastName: 'Quillfeather' } }
  await put(member, await lamp(merchant()))
  await member.api.cart.update({ contact, note: 'For Quillfeather' })
  await merchant().api.members.deleteMember({ id: member.id })
  const { db } = shop.server.platform
  const rows = await db
    .selectFrom('carts')
    .select('id')
    .where('member_id', '=', member.id)
    .execute()
  expect(rows).toEqual([])
  const facts = await db.selectFrom('facts').selectAll().where('entity', '=', 'cart').execute()
  expect(facts.length).toBeGreaterThan(0)
  expect(JSON.stringify(facts)).not.toContain('Quillfeather')
})
