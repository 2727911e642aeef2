import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open } from './browser.ts'
import { becomeOwner, createEmptyInstallation, welcomeLinkIn } from './empty-installation.ts'
import { expectAccessibleOnAllScreens } from './members.ts'

let installation: Awaited<ReturnType<typeof createEmptyInstallation>>
beforeAll(async () => {
  installation = await createEmptyInstallation()
})
afterAll(() => installation.remove())

const picture = {
  name: 'lamp.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const guide = (page: Page) => page.getByRole('region', { name: 'Open your shop' })
const isDrawn = (page: Page) =>
  page
    .locator('.gallery img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('the first product of a new shop gets an uploaded picture, and the guide goes on', async () => {
  const link = welcomeLinkIn(await installation.start())
  const page = await open('desktop')
  await becomeOwner(page, link)
  await guide(page)
    .getByRole('button', { name: /^First product To do/ })
    .click()
  await guide(page).getByRole('link', { name: 'With pictures and options' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Desk lamp')
  await page.getByLabel('Price', { exact: true }).fill('40')
  await page.locator('.drop input[type=file]').first().setInputFiles(picture)
  await expect.poll(() => isDrawn(page)).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.waitForURL(/\/products\/[0-9a-f-]{36}/)
  await page.reload()
  await expect.poll(() => isDrawn(page)).toBe(true)

  await page.goto(`${installation.base}/dashboard/`)
  await guide(page).getByText('1 of 6 done').waitFor()
  await guide(page)
    .getByRole('button', { name: /^First product Done/ })
    .waitFor()
  await expectAccessibleOnAllScreens(page)
})
