import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, sized, unique } from '../catalog/listed-products.fixture.ts'
import { mailsTo } from './abandoned.fixture.ts'
import { lamp, setStock, stocked } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  await api().sites.updateSettings({ settings: { limits: { callsPerMinuteFactor: 100 } } })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const api = () => merchant().api
const wish = ({ api }: Visitor, productId: string, variantId?: string) =>
  api.wishLists.addItems({ items: [{ productId, ...(variantId && { variantId }) }] })
const priceTo = (id: string, price: string) =>
  api().catalogV1.updateProduct({ product: { id, priceData: { price } } })
const linkIn = (text = '', page = 'price-mails') =>
  new RegExp(`/${page}/(\\S+)`).exec(text)?.[1] ?? ''
const dropsTo = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ template }) => template === 'price-drops')

/** Runs the mail job, like the server's crontab. */
async function mailDrops() {
  await shop.server.tasks['wish-lists:mail-drops'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
}

/** The number of recorded price drops without a mail. */
const noted = async () =>
  (
    await shop.server.platform.db
      .selectFrom('wish_list_items')
      .select('id')
      .where('has_drop', '=', true)
      .execute()
  ).length

/** Waits until there is a price mail to an address, while the jobs that detect drops run. */
const mailed = (email: string, times = 1) =>
  expect
    .poll(async () => {
      await mailDrops()
      return dropsTo(email)
    })
    .toHaveLength(times)

/** A visitor with a confirmed address. */
async function follower(email: string, productId: string, language?: string) {
  const person = shop.people.visitor()
  await wish(person, productId)
  await person.api.wishLists.followPrices({ email, ...(language && { language }) })
  const [mail] = await mailsTo(shop, email)
  const link = linkIn(mail?.text, 'price-mails/confirm')
  await shop.people.visitor().api.wishLists.confirmPriceMails({ link })
  return person
}

describe('a visitor who follows prices', () => {
  test('gets one mail of all lower prices, in their language, and no other one', async () => {
    const [first, second] = [await lamp(merchant(), 9, '40.00'), await lamp(merchant(), 9, '20.00')]
    const email = 'falls@example.com'
    const person = await follower(email, first, 'de')
    await wish(person, second)
    await priceTo(second, '15.00')
    await priceTo(first, '30.00')
    await expect.poll(noted).toBe(2)
    await mailed(email)
    const [mail] = await dropsTo(email)
    expect(mail?.subject).toContain('Günstiger')
    expect(mail?.text).toMatch(/30,00.*statt.*40,00/)
    expect(mail?.text).toMatch(/15,00.*statt.*20,00/)
    expect(mail?.text).toContain('/wish-list')
    await priceTo(first, '40.00')
    await priceTo(first, '30.00')
    shop.clock.pass({ hours: 25 })
    const other = await lamp(merchant(), 9, '50.00')
    await follower('other@example.com', other)
    await priceTo(other, '49.00')
    await mailed('other@example.com')
    expect(await dropsTo(email)).toHaveLength(1)
  })

  test('gets one mail a day at most', async () => {
    const productId = await lamp(merchant(), 9, '40.00')
    const email = 'daily@example.com'
    await follower(email, productId)
    await priceTo(productId, '30.00')
    await mailed(email)
    await priceTo(productId, '20.00')
    const other = await lamp(merchant(), 9, '50.00')
    await follower('same-day@example.com', other)
    await priceTo(other, '49.00')
    await mailed('same-day@example.com')
    expect(await dropsTo(email)).toHaveLength(1)
    shop.clock.pass({ hours: 24 })
    await mailed(email, 2)
    expect((await dropsTo(email))[0]?.text).toMatch(/20.00 instead of .*30.00/)
  })

  test('of one size gets mails about that size alone, and none when it is sold out', async () => {
    const shirts = sized(['Small', 'Large'], { name: unique('Shirt') })
    const { productId, variantIds } = await stocked(merchant(), shirts, 3)
    const gone = await lamp(merchant(), 1, '40.00')
    const email = 'large@example.com'
    const person = shop.people.visitor()
    await wish(person, productId, variantIds[1])
    await wish(person, gone)
    await person.api.wishLists.followPrices({ email })
    const [asked] = await mailsTo(shop, email)
    const link = linkIn(asked?.text, 'price-mails/confirm')
    await person.api.wishLists.confirmPriceMails({ link })
    await setStock(merchant(), gone, 0)
    await priceTo(gone, '1.00')
    const cheaper = (variantId: string | undefined, price: string) =>
      api().catalogV1.updateProductVariants({
        id: productId,
        variants: [{ variantIds: [variantId ?? ''], price }],
      } as never)
    await cheaper(variantIds[1], '2.00')
    await mailed(email)
    const [mail] = await dropsTo(email)
    expect(mail?.text).toContain('Large')
    expect(mail?.text).not.toContain('Lamp')
  })

  test('has to confirm the address, and gets no mail before', async () => {
    const productId = await lamp(merchant(), 9, '40.00')
    const person = shop.people.visitor()
    await wish(person, productId)
    const { wishLists } = person.api
    expect(await codeOf(wishLists.followPrices({}))).toMatch(/^400/)
    const email = 'unasked@example.com'
    expect((await wishLists.followPrices({ email })).wishList.priceMails).toBe('UNCONFIRMED')
    await wishLists.followPrices({ email })
    expect(await mailsTo(shop, email)).toHaveLength(1)
    for (const _ of [1, 2]) {
      const another = shop.people.visitor()
      await wish(another, productId)
      await another.api.wishLists.followPrices({ email })
    }
    const fourth = shop.people.visitor()
    await wish(fourth, productId)
    expect(await codeOf(fourth.api.wishLists.followPrices({ email }))).toBe(
      '429 TOO_MANY_PRICE_MAIL_REQUESTS',
    )
    await follower('confirmed@example.com', productId)
    await priceTo(productId, '30.00')
    await mailed('confirmed@example.com')
    expect(await dropsTo(email)).toEqual([])
    expect(await codeOf(wishLists.confirmPriceMails({ link: 'made up' }))).toBe(
      '404 WISH_LIST_LINK_INVALID',
    )
  })

  test('unsubscribes with the link of a mail, or on the list', async () => {
    const productId = await lamp(merchant(), 9, '40.00')
    const email = 'enough@example.com'
    const person = await follower(email, productId)
    await priceTo(productId, '30.00')
    await mailed(email)
    const link = linkIn((await dropsTo(email))[0]?.text)
    const { wishLists } = shop.people.visitor().api
    await wishLists.unsubscribe({ link })
    await wishLists.unsubscribe({ link })
    expect((await person.api.wishLists.get({})).wishList?.priceMails).toBe('OFF')
    expect(await codeOf(wishLists.unsubscribe({ link: `${link}x` }))).toBe(
      '404 WISH_LIST_LINK_INVALID',
    )
    await person.api.wishLists.followPrices({ email })
    const after = await person.api.wishLists.unfollowPrices({})
    expect(after.wishList.priceMails).toBe('OFF')
  })

  test('as a member gets mails at the address of the account, until the shop turns them off', async () => {
    const member = await shop.people.member()
    const productId = await lamp(merchant(), 9, '40.00')
    await wish(member, productId)
    const { wishList } = await member.api.wishLists.followPrices({})
    expect(['ON', 'UNCONFIRMED']).toContain(wishList.priceMails)
    if (wishList.priceMails === 'UNCONFIRMED') {
      const asked = (await mailsTo(shop, member.email)).find(
        ({ template }) => template === 'price-mails-confirm',
      )
      const link = linkIn(asked?.text, 'price-mails/confirm')
      await member.api.wishLists.confirmPriceMails({ link })
    }
    await priceTo(productId, '30.00')
    await mailed(member.email)
    shop.clock.pass({ hours: 25 })
    await api().sites.updateSettings({ settings: { priceDrops: { mail: false } } })
    expect(await codeOf(member.api.wishLists.followPrices({}))).toBe('428 PRICE_MAILS_DISABLED')
    await priceTo(productId, '20.00')
    await expect.poll(noted).toBe(1)
    await mailDrops()
    expect(await noted()).toBe(0)
    expect(await dropsTo(member.email)).toHaveLength(1)
    await api().sites.updateSettings({ settings: { priceDrops: { mail: true } } })
  })
})
