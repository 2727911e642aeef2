import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import { signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

/** The prices in the files of the supplier, by their paths. */
const prices = new Map<string, string>()
/** The files of a supplier, one for each screen and purpose. */
const supplier = createServer((request, response) => {
  const name = request.url?.slice(1).replace('.csv', '') ?? ''
  response.end(`Name,SKU,Price\nLantern by ${name},LAN-${name},${prices.get(name) ?? '34.50'}\n`)
})
const addressOf = (file: string) =>
  `http://127.0.0.1:${(supplier.address() as AddressInfo).port}/${file}.csv`
beforeAll(() => new Promise<void>((resolve) => supplier.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => supplier.close(() => resolve())))

describe.each(Object.keys(screens) as Screen[])('a merchant with a %s', (screen) => {
  test('has the file of a supplier imported every day, runs it, pauses and deletes it', async () => {
    const page = await open(screen, { dark: screen === 'phone' })
    await signInAsOwner(page)
    await page.goto(`${dashboard}/import`)
    const name = `Lanterns ${screen}`
    await page.getByRole('button', { name: 'New scheduled import…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await dialog.getByText('Give it a name.').waitFor()
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Address of the file').fill(addressOf(screen))
    await dialog.getByLabel('Time', { exact: true }).fill('06:30')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText(`“${name}” is created.`).waitFor()

    const item = page.getByRole('listitem', { name, exact: true })
    await item.getByText(/Every day at 6:30\sAM/).waitFor()
    await item.getByText('Not run yet.').waitFor()
    await item.getByRole('button', { name: `Run “${name}” now` }).click()
    await item.getByText('1 new, 0 changed, 0 unchanged').waitFor()
    await page.getByText(`From “${name}”`).waitFor()
    await expectAccessible(page)
    await item.getByRole('button', { name: `Pause “${name}”` }).click()
    await item.getByText('Paused', { exact: true }).waitFor()
    await page.goto(`${dashboard}/products?q=${encodeURIComponent(`Lantern by ${screen}`)}`)
    await page
      .getByRole('link', { name: `Lantern by ${screen}` })
      .first()
      .waitFor()

    await page.goto(`${dashboard}/import`)
    await item.getByRole('button', { name: `Delete “${name}”` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText(`“${name}” is deleted.`).waitFor()
    await item.waitFor({ state: 'detached' })
  })

  test('is asked before a file changes many prices, and imports them', async () => {
    const page = await open(screen, { dark: screen === 'phone' })
    await signInAsOwner(page)
    await page.goto(`${dashboard}/import`)
    const name = `Guarded ${screen}`
    await page.getByRole('button', { name: 'New scheduled import…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Address of the file').fill(addressOf(`guarded-${screen}`))
    await dialog.getByLabel('Price change, more than (%)').fill('ten')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await dialog.getByText('Enter a whole number from 1 to 1000.').waitFor()
    await dialog.getByLabel('Price change, more than (%)').fill('10')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText(`“${name}” is created.`).waitFor()
    const item = page.getByRole('listitem', { name, exact: true })
    await item.getByRole('button', { name: `Run “${name}” now` }).click()
    await item.getByText('1 new, 0 changed, 0 unchanged').waitFor()
    prices.set(`guarded-${screen}`, '3.45')
    await item.getByRole('button', { name: `Run “${name}” now` }).click()
    await item.getByText('1 of 1 prices change by more than 10 %.').waitFor()
    await item.getByText('Waits for you', { exact: true }).waitFor()
    await expectAccessible(page)
    await item.getByRole('button', { name: 'Import with these prices' }).click()
    await item.getByText('0 new, 1 changed, 0 unchanged').waitFor()
  })

  test('gives others a link to an export, renews it and deletes it', async () => {
    const page = await open(screen, { dark: screen === 'phone' })
    await signInAsOwner(page)
    await page.goto(`${dashboard}/import`)
    const name = `Marketplace ${screen}`
    await page.getByRole('button', { name: 'New link…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Content', { exact: true }).selectOption('Stock')
    await dialog.getByText('The quantity of each variant at each location').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await page.getByRole('heading', { name: `The address of “${name}”` }).waitFor()
    const address = async () => (await dialog.locator('code').textContent()) ?? ''
    const first = await address()
    await dialog.getByRole('button', { name: 'I have saved it' }).click()
    const item = page.getByRole('listitem', { name, exact: true })
    await item.getByText(/rows?, .* made/).waitFor()
    await expectAccessible(page)
    const status = async (url: string) => (await page.request.get(url)).status()
    expect(await status(first)).toBe(200)
    await item.getByRole('button', { name: `Renew the address of “${name}”` }).click()
    await dialog.getByRole('button', { name: 'Renew address' }).click()
    await page.getByText('It is shown only this once').waitFor()
    const second = await address()
    expect([await status(first), await status(second)]).toEqual([404, 200])
    await dialog.getByRole('button', { name: 'I have saved it' }).click()
    await item.getByRole('button', { name: `Delete “${name}”` }).click()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText(`“${name}” is deleted.`).waitFor()
    expect(await status(second)).toBe(404)
  })
})
