import { afterEach, expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner } from './members.ts'

interface Item {
  readonly id: string
  readonly productId: string
  readonly drop: boolean
}

const stock = '/vitrine/v1/stock'
const list = async (filter: object) =>
  (await callAsMerchant('POST', `${stock}/list`, { filter, limit: 1 })).items as Item[]
let marked: Item | undefined
afterEach(async () => {
  if (marked)
    await callAsMerchant('POST', `${stock}/save`, { items: [{ id: marked.id, drop: false }] })
})

test('a merchant marks a product as a drop on a phone, and removes the mark', async () => {
  const [item] = await list({ text: 'Tide jar', tracked: true, preorder: false })
  marked = item
  const page = await open('phone')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/stock?product=${item?.productId}`)
  await page.getByRole('button', { name: 'Drops' }).click()
  const dialog = page.getByRole('dialog', { name: 'Drops' })
  const mark = dialog.getByRole('switch').first()
  await mark.click()
  await page.getByText('is a drop now').waitFor()
  await expect.poll(() => mark.isChecked()).toBe(true)
  await expectAccessible(page)
  const isDrop = async () =>
    (
      await callAsMerchant('POST', `${stock}/list`, {
        filter: { productIds: [item?.productId] },
        limit: 100,
      }).then(({ items }) => items as Item[])
    ).some(({ drop }) => drop)
  expect(await isDrop()).toBe(true)
  await mark.click()
  await page.getByText('is no drop any more').waitFor()
  expect(await isDrop()).toBe(false)
})
