import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { signInAsOwner, updateSiteSettings } from './members.ts'

/** Bytes of the scripts that the dashboard loads at first, as brotli compresses them; home of a shop that is set up. */
const MAX_HOME = 172_000
const MAX_SIGN_IN = 166_000

beforeAll(() => updateSiteSettings({ setupGuide: { dismissed: true } }))
afterAll(() => updateSiteSettings({ setupGuide: { dismissed: false } }))

test('the dashboard loads no more scripts at first than its budget', async () => {
  const page = await open('desktop')
  expect(
    await scriptBytes(page, '/dashboard/sign-in', page.getByLabel('Password', { exact: true })),
  ).toBeLessThan(MAX_SIGN_IN)
  await signInAsOwner(page)
  const home = await scriptBytes(page, '/dashboard/', page.locator('.standing').first())
  expect(home).toBeGreaterThan(MAX_HOME / 2)
  expect(home).toBeLessThan(MAX_HOME)
})

async function scriptBytes(page: Page, path: string, shown: Locator): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  const onResponse = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (/\/dashboard\/assets\/.*\.js$/.test(response.url())) bodies.push(response.body())
  }
  page.on('response', onResponse)
  await page.goto(`${shop.baseUrl}${path}`)
  await shown.waitFor()
  page.off('response', onResponse)
  const scripts = await Promise.all(bodies)
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
}
