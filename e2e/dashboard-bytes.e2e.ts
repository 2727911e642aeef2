import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { signInAsOwner } from './members.ts'

/** Bytes of the scripts that the dashboard loads at first, as brotli compresses them; home with what a new shop needs. */
const MAX_HOME = 186_000
const MAX_SIGN_IN = 166_000

test('the dashboard loads no more scripts at first than its budget', async () => {
  const page = await open('desktop')
  expect(await scriptBytes(page, '/dashboard/sign-in')).toBeLessThan(MAX_SIGN_IN)
  await signInAsOwner(page)
  const home = await scriptBytes(page, '/dashboard/')
  expect(home).toBeGreaterThan(MAX_HOME / 2)
  expect(home).toBeLessThan(MAX_HOME)
})

async function scriptBytes(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  const onResponse = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (/\/dashboard\/assets\/.*\.js$/.test(response.url())) bodies.push(response.body())
  }
  page.on('response', onResponse)
  await page.goto(`${shop.baseUrl}${path}`)
  await page.locator('.standing, input[type=password]').first().waitFor()
  page.off('response', onResponse)
  const scripts = await Promise.all(bodies)
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
}
