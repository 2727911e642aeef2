import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

interface StoredProduct {
  readonly id: string
  readonly revision: number
  readonly name: string
  readonly price: string
  readonly weight: string | null
  readonly variants?: readonly { readonly id: string; readonly price: string }[]
}

const save = async (product: object) =>
  (
    (await callAsMerchant('POST', '/vitrine/v1/products/save', { product })) as {
      product: StoredProduct
    }
  ).product
const stored = async (id: string) =>
  ((await callAsMerchant('GET', `/vitrine/v1/products/${id}`)) as { product: StoredProduct })
    .product

/** An editor with the product open that receives no live updates. */
async function openEditor(id: string): Promise<Page> {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.route(/\/v1\/changes/, () => {})
  await page.goto(`${dashboard}/products/${id}`)
  await page.getByLabel('Price', { exact: true }).waitFor()
  return page
}

const pressSave = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).first().click()

/** The writes that a page sends while some work is done. */
async function writesDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  const writes: string[] = []
  page.on('request', (request) => {
    const isWrite = request.method() !== 'GET' && request.resourceType() === 'fetch'
    const path = new URL(request.url()).pathname
    if (isWrite && !/\/(list|query|search)$|\/jobs\//.test(path)) writes.push(path)
  })
  await work()
  return writes
}

test('everything of a product is saved by one call', async () => {
  const { id } = await save({ name: 'One call', price: '10' })
  const page = await openEditor(id)
  const writes = await writesDuring(page, async () => {
    await page.getByLabel('Name', { exact: true }).fill('One call for all')
    await page.getByLabel('Count the stock').check()
    await page.getByLabel('Quantity', { exact: true }).fill('7')
    await page.getByLabel('Barcode', { exact: true }).fill('4012345678901')
    await page.getByLabel('Subtitle', { exact: true }).fill('For two')
    await page.getByRole('button', { name: 'Add section' }).click()
    await page.locator('.more-section').last().getByLabel('Title', { exact: true }).fill('Care')
    const tags = page.getByRole('textbox', { name: 'Tags', exact: true })
    await tags.fill('clay')
    await tags.press('Enter')
    await pressSave(page)
    await page.getByText('All changes saved').waitFor()
  })
  expect(writes).toEqual(['/vitrine/v1/products/save'])
  expect(await stored(id)).toMatchObject({
    revision: 2,
    name: 'One call for all',
    subtitle: 'For two',
    tags: { public: ['clay'] },
    infoSections: [{ title: 'Care' }],
    variants: [{ barcode: '4012345678901', stock: { quantity: 7 } }],
  })
})

test('two people who change different fields lose no input', async () => {
  const { id } = await save({ name: 'Shared jar', price: '10' })
  const page = await openEditor(id)
  await page.getByLabel('Price', { exact: true }).fill('12')
  await save({ id, revision: 1, weight: 2 })
  await pressSave(page)
  await page
    .getByText(/“Shared jar” is saved\. .* changed meanwhile, and it stays: Weight\./)
    .waitFor()
  await page.getByText('All changes saved').waitFor()
  expect(await page.getByLabel('Weight', { exact: true }).inputValue()).toBe('2')
  expect(await stored(id)).toMatchObject({ revision: 3, price: '12.00', weight: 2 })
})

test('two people who change the same field choose which value is saved', async () => {
  const { id } = await save({ name: 'Torn jar', price: '10' })
  const page = await openEditor(id)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('My jar')
  await page.getByLabel('Price', { exact: true }).fill('12')
  await page.getByLabel('Subtitle', { exact: true }).fill('Only mine')
  await save({ id, revision: 1, name: 'Their jar', price: '15', weight: 3 })
  await pressSave(page)
  const dialog = page.getByRole('dialog', { name: 'Changed by both of you' })
  await dialog.waitFor()
  await expectAccessible(page)
  expect(await dialog.getByRole('group').count()).toBe(2)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('My jar')
  await page.getByText('Unsaved changes').waitFor()
  expect(await stored(id)).toMatchObject({ revision: 2, name: 'Their jar' })

  await pressSave(page)
  await dialog.getByRole('group', { name: 'Price' }).getByLabel('Theirs').check()
  await dialog.getByRole('button', { name: 'Save with these' }).click()
  await page.getByText('All changes saved').waitFor()
  expect(await name.inputValue()).toBe('My jar')
  expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('15.00')
  expect(await stored(id)).toMatchObject({
    revision: 3,
    name: 'My jar',
    price: '15.00',
    subtitle: 'Only mine',
    weight: 3,
  })
})

test('two people who change the same variant choose, and other input remains', async () => {
  const choices = ['S', 'M'].map((one) => ({ name: one }))
  const options = [{ name: 'Size', isShared: false, choices }]
  const { id } = await save({ name: 'Torn shirt', price: '10', options })
  const [small] = (await stored(id)).variants ?? []
  const page = await openEditor(id)
  const priceOf = (variant: string) => page.getByLabel(`Price of ${variant}`, { exact: true })
  await priceOf('S').fill('11')
  await priceOf('M').fill('13')
  await page.getByLabel('Name', { exact: true }).fill('My shirt')
  await save({ id, revision: 1, variants: [{ id: small?.id, price: '12' }] })
  await pressSave(page)
  const dialog = page.getByRole('dialog', { name: 'Changed by both of you' })
  await dialog.getByRole('group', { name: 'Price of S' }).waitFor()
  await dialog.getByRole('button', { name: 'Take all of theirs' }).click()
  await dialog.getByRole('button', { name: 'Save with these' }).click()
  await page.getByText('All changes saved').waitFor()
  expect(await stored(id)).toMatchObject({
    revision: 3,
    name: 'My shirt',
    variants: [{ price: '12' }, { price: '13' }],
  })
})
