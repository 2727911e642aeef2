import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'

/** Bytes of the dashboard's scripts that an address loads until something is shown, as brotli compresses them. */
export async function scriptBytes(page: Page, address: string, shown: Locator): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  const onResponse = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (/\/dashboard\/assets\/.*\.js$/.test(response.url())) bodies.push(response.body())
  }
  page.on('response', onResponse)
  await page.goto(address)
  await shown.waitFor()
  page.off('response', onResponse)
  const scripts = await Promise.all(bodies)
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
}
