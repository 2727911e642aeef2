import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { inventory as inventoryService } from '@vitrine/contract/inventory'
import { createCatalog } from '../../../areas/catalog/index.ts'
import { createEvents } from '../../../areas/site/events/index.ts'
import { createMedia, mediaUrl } from '../../../areas/site/media/index.ts'
import { inventoryHandlers } from '../../../areas/stock/handlers.ts'
import { createInventory } from '../../../areas/stock/index.ts'
import { createTestClock } from '../../../platform/clock.ts'
import { createTestDatabase } from '../../../platform/db/test-database.ts'
import { newId } from '../../../platform/ids.ts'
import { createLogger } from '../../../platform/logger.ts'
import { openPlatform } from '../../../platform/open-platform.ts'
import type { Caller } from '../../../transport/caller.ts'
import { createFetchAdapter } from '../../../transport/fetch-adapter.ts'
import { createQueryPages } from '../../../transport/query-pages.ts'
import { routesOf } from '../../../transport/routes.ts'
import { catalogV1Handlers } from './index.ts'

const publicUrl = 'http://shop.test'

export type Shop = Awaited<ReturnType<typeof openShop>>

/** The catalog's operations behind the real pipeline, with a database and a site of their own. */
export async function openShop(settings: { currency?: string; locale?: string } = {}) {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-catalog-'))
  const clock = createTestClock()
  const logger = createLogger(process.env.TEST_LOG ?? 'silent')
  const config = {
    mode: 'test',
    dataDir,
    publicUrl,
    trustedProxies: 0,
    logLevel: 'silent',
  } as const
  const platform = await openPlatform({
    config,
    databaseUrl: database.url,
    clock,
    logger,
    poolSize: 6,
    // Long, so that concurrent calls on a busy machine are not refused.
    acquireTimeoutMs: 60_000,
    lockTimeoutMs: 60_000,
  })
  const events = createEvents()
  const media = createMedia(platform, { events })
  const shop = { currency: 'USD', locale: 'en-US', publicUrl, ...settings }
  const catalog = createCatalog({ events, media, shopOf: async () => shop })
  const inventory = createInventory(platform, { events })
  const pages = createQueryPages(platform.sealing)
  const address = (id: string, width?: number) => mediaUrl(publicUrl, id, width)
  const routes = routesOf(
    { catalogV1, inventory: inventoryService },
    {
      catalogV1: catalogV1Handlers({
        catalog,
        pages,
        mediaUrl: address,
        rateOf: async () => undefined,
      }),
      inventory: inventoryHandlers(inventory, pages),
    },
  )
  const siteId = newId()
  await platform.db.insertInto('sites').values({ id: siteId, name: 'Shop' }).execute()
  const callers: Record<string, Caller> = {
    merchant: {
      kind: 'merchant',
      siteId,
      id: newId(),
      via: 'staff',
      role: 'owner',
      scopes: ['*'],
      grants: [{ siteId, role: 'owner' }],
    },
    visitor: { kind: 'visitor', siteId, id: newId(), clientId: newId() },
  }
  const face = createFetchAdapter(routes, {
    db: platform.db,
    clock,
    logger,
    findCaller: async ({ header }) =>
      callers[header('authorization') ?? ''] ?? { kind: 'none', siteId },
    siteIdAt: async () => siteId,
    acceptsPreview: () => false,
    acceptsRehearsal: () => false,
    siteAccessOf: async () => ({
      isClosed: false,
      isOpeningSoon: false,
      callsPerMinuteFactor: 1,
      dialects: ['V1', 'V3'],
      isProvisioning: false,
    }),
    countCall: () => true,
    strict: true,
  })

  const actAs = (who: string) => async (method: string, target: string, body?: unknown) => {
    const init = { method, headers: { authorization: who } }
    const text = body === undefined ? {} : { body: JSON.stringify(body) }
    const reply = await face(new Request(`${publicUrl}${target}`, { ...init, ...text }))
    if (!reply) throw new Error(`Nothing answers ${method} ${target}`)
    return { status: reply.status, body: JSON.parse(await reply.text()) }
  }
  return {
    catalog,
    inventory,
    clock,
    platform,
    siteId,
    merchant: actAs('merchant'),
    visitor: actAs('visitor'),
    nobody: actAs('nobody'),
    work: <T>(run: Parameters<typeof platform.work<T>>[1]) =>
      platform.work({ siteId, actor: { type: 'system', id: 'test' } }, run),
    async close() {
      await platform.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The request as clients put it into the URL: base64url without padding. */
export const packed = (request: unknown): string =>
  `.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}`
