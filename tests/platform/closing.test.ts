import { startTestServer } from '@vitrine/testkit'
import { afterEach, expect, test, vi } from 'vitest'

const shops: Awaited<ReturnType<typeof startTestServer>>[] = []
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close()
})

/** A shop with a page that waits before it asks the database. */
async function openShop() {
  const shop = await startTestServer()
  shops.push(shop)
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const asked = { count: 0 }
  const page = async (request: Request) => {
    if (new URL(request.url).pathname !== '/page') return undefined
    asked.count += 1
    await held
    const call = new Request(`${shop.baseUrl}/vitrine/v1/site`)
    const { status } = await shop.server.fetch(call, { isOwn: true })
    return new Response('a page', { status })
  }
  const { address } = await shop.server.listen({ port: 0, pages: [page] })
  const { logger } = shop.server.platform
  const logged = [vi.spyOn(logger, 'error'), vi.spyOn(logger, 'warn')]
  return { shop, address, asked, goOn, logged }
}

test('open requests are answered when the process ends, and nothing is logged', async () => {
  const { shop, address, asked, goOn, logged } = await openShop()
  const answer = fetch(`${address}/page`)
  await expect.poll(() => asked.count).toBe(1)
  const closed = shop.server.close()
  const late = await fetch(`${address}/page`)
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2'])
  goOn()
  const response = await answer
  expect([response.status, await response.text()]).toEqual([200, 'a page'])
  await closed
  for (const spy of logged) expect(spy).not.toHaveBeenCalled()
})
