import { MAX_MESSAGES_A_DAY } from '@vitrine/contract/contact-messages'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, create, productInput, sized } from '../catalog/listed-products.fixture.ts'
import { stocked } from '../commerce/cart.fixture.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const shopAddress = 'shop@example.com'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({
    settings: { limits: { callsPerMinuteFactor: 100 }, mail: { senderAddress: shopAddress } },
  })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const question = (productId: string, more: object = {}) => ({
  productId,
  name: 'Grace',
  email: 'grace@example.com',
  message: 'How long is its cable?',
  ...more,
})
const ask = (productId: string, more: object = {}, person = shop.people.visitor()) =>
  person.api.contactMessages.askAboutProduct(question(productId, more))
const list = async () => (await api().contactMessages.listMessages({})).messages
const from = async (email: string) =>
  (await list()).filter((one) => one.email.toLowerCase() === email)
const lamp = async (more: object = {}) =>
  (await create(api(), productInput({ name: 'Lamp', ...more }))).id ?? ''

test('a question names its product in the list of the shop, and in the mail to it', async () => {
  const productId = await lamp()
  await ask(productId)
  expect(await from('grace@example.com')).toMatchObject([
    {
      message: 'How long is its cable?',
      phone: '',
      pageId: null,
      memberId: null,
      readDate: null,
      product: { id: productId, variantId: null, name: 'Lamp', choices: '' },
    },
  ])
  const [mail] = (await api().mailbox.listMails({ to: shopAddress })).mails
  expect(mail?.subject).toContain('Lamp')
  expect(mail?.text).toContain('How long is its cable?')
  expect(mail?.text).toContain('grace@example.com')
  expect(mail?.text).toContain('/dashboard/messages')
  const { entries } = await api().history.listHistory({})
  expect(JSON.stringify(entries)).not.toContain('its cable')
})

test('a question about a variant names it, also when the product is deleted', async () => {
  const email = 'variant@example.com'
  const shirt = sized(['Small', 'Large'], { name: 'Shirt' })
  const { productId, variantIds } = await stocked(shop.people.merchant(), shirt, 1)
  const [, variantId = ''] = variantIds
  await ask(productId, { email, variantId: variantId.toUpperCase() })
  const product = { id: productId, variantId, name: 'Shirt', choices: 'Large' }
  expect(await from(email)).toMatchObject([{ product }])
  const [mail] = (await api().mailbox.listMails({ to: shopAddress })).mails
  expect(mail?.text).toContain('Shirt (Large)')
  await api().catalogV3.deleteProduct({ productId })
  expect(await from(email)).toMatchObject([{ product }])
})

test('nobody can ask about a hidden product', async () => {
  const hidden = await lamp({ visible: false })
  expect(await codeOf(ask(hidden))).toBe('404 PRODUCT_NOT_FOUND')
  expect(await codeOf(ask(NOBODY))).toBe('404 PRODUCT_NOT_FOUND')
  const { id = '' } = await create(api(), sized(['Small'], { name: 'Shirt' }))
  expect(await codeOf(ask(id, { variantId: NOBODY }))).toBe('404 VARIANT_NOT_FOUND')
})

test('the same question is stored once for each product, and not at all where a program fills all fields', async () => {
  const email = 'twice@example.com'
  const [one, other] = [await lamp(), await lamp()]
  await ask(one, { email })
  await ask(one, { email: email.toUpperCase() })
  await ask(other, { email })
  await ask(other, { email: 'robot@example.com', website: 'https://spam.example' })
  expect((await from(email)).map(({ product }) => product?.id).sort()).toEqual([one, other].sort())
  expect(await from('robot@example.com')).toEqual([])
})

test('a visitor reads which field is wrong, and that there were too many questions', async () => {
  const productId = await lamp()
  for (const [field, value] of [
    ['name', ' '],
    ['message', '\n'],
    ['email', 'no address'],
  ] as const) {
    const refused = ask(productId, { [field]: value })
    await expect(refused).rejects.toMatchObject({ status: 400, violations: [{ field }] })
  }
  const email = 'much@example.com'
  for (let n = 1; n <= MAX_MESSAGES_A_DAY; n++) {
    await ask(productId, { email, message: `Question ${n}` })
  }
  const refused = ask(productId, { email, message: 'One more' })
  expect(await codeOf(refused)).toBe('429 TOO_MANY_CONTACT_MESSAGES')
})

test('a member exports the own questions, and they are deleted with the account', async () => {
  const member = await shop.people.member()
  const productId = await lamp({ name: 'Lantern' })
  const email = 'another@example.com'
  await ask(productId, { email, message: 'From a member' }, member)
  expect((await from(email))[0]?.memberId).not.toBeNull()
  const { body } = await member.api.personalData.getMyData({})
  const own = Buffer.from(body as Uint8Array).toString()
  expect(own).toContain('From a member')
  expect(own).toContain('Lantern')
  await api().personalData.eraseMember({ id: member.id, reason: 'Asked for by letter' })
  expect(await from(email)).toEqual([])
})
