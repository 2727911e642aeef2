import { createHash } from 'node:crypto'
import { type Merchant, startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { cartOf, lamp, put } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const sql = (text: string, values: unknown[]) => shop.server.platform.pool.query(text, values)
const NOBODY = '00000000-0000-4000-8000-000000000000'
type NewPromotion = Parameters<Merchant['api']['promotions']['createPromotion']>[0]['promotion']

/** A promotion of ten percent with a code. */
async function coupon(more: Partial<NewPromotion> = {}) {
  const code = unique('CODE').replace(' ', '-')
  const effect = { type: 'PERCENT', percent: '10' } as const
  const { promotion } = await merchant().api.promotions.createPromotion({
    promotion: { name: 'Ten percent', trigger: 'CODE', effect, ...more },
    code,
  })
  return { id: promotion.id, code }
}

/** A visitor with a lamp for 9.00 in the cart. */
async function buyer() {
  const visitor = shop.people.visitor()
  await put(visitor, await lamp(merchant()))
  return visitor
}

/** The error of entering a code; asserts that the cart is unchanged. */
async function answerTo(code: string, person?: Visitor): Promise<string> {
  const visitor = person ?? (await buyer())
  const before = await cartOf(visitor)
  const answer = await codeOf(visitor.api.cart.applyCode({ code }))
  expect(await cartOf(visitor)).toEqual(before)
  return answer
}

describe('a code is refused', () => {
  test('when the cart has five already', async () => {
    const visitor = await buyer()
    for (let n = 0; n < 5; n += 1) {
      const { code } = await coupon()
      await visitor.api.cart.applyCode({ code })
    }
    const { code } = await coupon()
    expect(await answerTo(code, visitor)).toBe('428 TOO_MANY_CODES')
  })

  test('when the cart is below its minimum subtotal', async () => {
    const { code } = await coupon({ condition: { type: 'SUBTOTAL', fromAmount: '9.01' } })
    expect(await answerTo(code)).toBe('428 ERROR_INVALID_SUBTOTAL')
    const { code: enough } = await coupon({ condition: { type: 'SUBTOTAL', fromAmount: '9.00' } })
    await (await buyer()).api.cart.applyCode({ code: enough })
  })

  test('when it is for other products than those in the cart', async () => {
    const other = await lamp(merchant())
    const { code } = await coupon({ scope: [{ type: 'PRODUCTS', ids: [other] }] })
    expect(await answerTo(code)).toBe('428 ERROR_INVALID_PRODUCT')
  })

  test('after its last day', async () => {
    const { code } = await coupon({ endDate: new Date('2020-01-01T00:00:00Z') })
    expect(await answerTo(code)).toBe('428 ERROR_COUPON_HAS_EXPIRED')
  })

  test('before its first day', async () => {
    const { code } = await coupon({ startDate: new Date('2099-01-01T00:00:00Z') })
    expect(await answerTo(code)).toBe('428 ERROR_COUPON_IS_NOT_ACTIVE_YET')
  })

  test('while it is switched off', async () => {
    const { code } = await coupon({ active: false })
    expect(await answerTo(code)).toBe('428 ERROR_COUPON_IS_DISABLED')
  })

  test('when it has reached its limit of uses', async () => {
    const { id } = await coupon()
    const code = unique('THREE').replace(' ', '-')
    await merchant().api.promotions.createCode({ promotionId: id, code, usageLimit: 3 })
    const use = (times: number) =>
      sql('UPDATE promotion_codes SET used = $3 WHERE site_id = $1 AND code = $2', [
        shop.site.id,
        code,
        times,
      ])
    await use(2)
    await (await buyer()).api.cart.applyCode({ code })
    await use(3)
    expect(await answerTo(code)).toBe('428 ERROR_COUPON_USAGE_EXCEEDED')
  })

  test('when this buyer has reached the limit of uses of a buyer', async () => {
    const { id, code } = await coupon({ limits: { perBuyer: 1 } })
    const [first, second] = [await shop.people.member(), await shop.people.member()]
    for (const member of [first, second]) await put(member, await lamp(merchant()))
    const key = createHash('sha256').update(`${shop.site.id} member ${first.id}`).digest('hex')
    await sql(
      `INSERT INTO promotion_buyers (site_id, promotion_id, buyer, member_id, used)
       VALUES ($1, $2, $3, $4, 1)`,
      [shop.site.id, id, key, first.id],
    )
    const answer = await answerTo(code, first)
    expect(answer).toBe('428 ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
    await second.api.cart.applyCode({ code })
  })
})

test('a code that is not in the cart cannot be removed', async () => {
  const { api } = await buyer()
  const { code } = await coupon()
  await api.cart.applyCode({ code })
  expect(await codeOf(api.cart.removeCode({ code: 'ANOTHER' }))).toBe('404 CODE_NOT_FOUND_IN_CART')
  await api.cart.removeCode({ code })
  expect(await codeOf(api.cart.removeCode({ code }))).toBe('404 CODE_NOT_FOUND_IN_CART')
})

test('the cart of a member refuses another contact', async () => {
  const member = await shop.people.member()
  await put(member, await lamp(merchant()))
  const cartInfo = { buyerInfo: { contactId: NOBODY }, buyerNote: 'For somebody else' }
  expect(await codeOf(member.api.currentCart.updateCurrentCart({ cartInfo }))).toBe(
    '428 CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
  )
  expect((await cartOf(member))?.note).toBe('')
  const { api } = await buyer()
  const { cart } = await api.currentCart.updateCurrentCart({ cartInfo })
  expect(cart.buyerInfo.contactId).toBe(NOBODY)
})
