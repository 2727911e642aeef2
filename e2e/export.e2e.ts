import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import { signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

async function exportFrom(page: Page, format: 'CSV' | 'JSON Lines'): Promise<Download> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('heading', { name: 'Export products' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel(format, { exact: true }).check()
  await page.getByRole('button', { name: 'Start export' }).click()
  const ready = page.getByRole('button', { name: 'Download', exact: true })
  await ready.waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  return download
}

describe.each(Object.keys(screens) as Screen[])('a merchant with a %s', (screen) => {
  test('exports all products, and importing the file again changes nothing', async () => {
    const page = await open(screen, { dark: screen === 'phone' })
    await signInAsOwner(page)
    await page.goto(`${dashboard}/products`)
    const download = await exportFrom(page, 'CSV')
    expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/)
    const file = await download.path()
    expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFHandle,Slug,Title,/)
    await page.goto(`${dashboard}/import`)
    await page.locator('input[type=file]').setInputFiles({
      name: `again-${screen}.csv`,
      mimeType: 'text/csv',
      buffer: readFileSync(file),
    })
    await page.waitForURL(/\/import\/[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'Import without check' }).click()
    const count = async (label: string) =>
      page.locator('.run-counts > div', { hasText: label }).locator('dd').textContent()
    await expect.poll(() => count('Unchanged')).not.toBe('0')
    await page.locator('main').getByText('Done').first().waitFor()
    expect(await count('Created')).toBe('0')
    expect(await count('Updated')).toBe('0')
    expect(await count('Rows not imported')).toBe('0')
  })

  test('exports the filtered list as JSON Lines', async () => {
    const page = await open(screen)
    await signInAsOwner(page)
    await page.goto(`${dashboard}/products?q=VES-TIDE-01`)
    await page.getByRole('link', { name: 'Tide jar' }).first().waitFor()
    const download = await exportFrom(page, 'JSON Lines')
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n')
    const names = lines.map((line) => (JSON.parse(line) as { name?: string }).name ?? '')
    expect(names).toContain('Tide jar')
    expect(names.filter((name) => name !== '' && !/tide/i.test(name))).toEqual([])
  })
})
