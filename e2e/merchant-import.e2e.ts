import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import { signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`
const realFile = readFileSync(
  new URL('../packages/server/test-files/home-and-garden.csv', import.meta.url),
  'utf8',
).replaceAll(/https:\/\/burst[^,\n]*/g, '')

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`${dashboard}/import`)
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await page.waitForURL(/\/import\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { name: 'Columns' }).waitFor()
}

/** Each screen imports products of its own. */
const fileOf = (screen: Screen, text: string) =>
  text.replaceAll(/^([a-z][a-z-]+),/gm, `$1-${screen},`)

const count = (page: Page, label: string) =>
  page
    .locator('.run-counts > div', { hasText: new RegExp(`^${label}`) })
    .locator('dd')
    .textContent()

describe.each(Object.keys(screens) as Screen[])('a merchant with a %s', (screen) => {
  test('maps, checks, imports and undoes the file of another shop system', async () => {
    const page = await open(screen, { dark: screen === 'phone' })
    await signInAsOwner(page)
    const file = fileOf(screen, realFile)
    await upload(page, `garden-${screen}.csv`, file)
    // The second screen starts with the mapping that the first has saved for the same columns.
    const isFirst = screen === 'desktop'
    await page
      .getByText(isFirst ? 'This is an export of Shopify.' : 'The choices of your last file')
      .waitFor()
    await expectAccessible(page)
    await page
      .getByLabel('What the values of “Tags” become', { exact: true })
      .selectOption({ label: 'Tags' })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('heading', { name: 'Differences' }).waitFor()
    expect(Number(await count(page, 'New products'))).toBeGreaterThan(5)
    await page.getByText('New product', { exact: true }).first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start import' }).click()
    await page.getByRole('button', { name: 'Undo import…' }).waitFor()
    expect(await count(page, 'Rows not imported')).toBe('0')

    await upload(page, `again-${screen}.csv`, file.replace('manual,9.99,', 'manual,11.50,'))
    await page.getByText('The choices of your last file with these columns').waitFor()
    await page.getByRole('button', { name: 'Check the file' }).click()
    const rows = page.locator('tbody tr', { hasText: 'Clay Plant Pot' })
    await rows.filter({ hasText: '9.99' }).filter({ hasText: '11.5' }).waitFor()
    expect(await count(page, 'Changed products')).toBe('1')
    await page.getByRole('button', { name: 'Start import' }).click()
    await page.getByRole('button', { name: 'Undo import…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByText(/changes? undone/).waitFor()
    await expectAccessible(page)
  })
})
