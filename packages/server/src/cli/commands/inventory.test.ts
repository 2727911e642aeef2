import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../platform/db/test-database.ts'
import { createProgram } from '../index.ts'
import { withServer } from '../with-server.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-cli-'))
let drop: () => Promise<void>
let printed: string[] = []

async function vitrine(...args: string[]): Promise<string> {
  printed = []
  process.exitCode = 0
  await createProgram().parseAsync(['node', 'vitrine', ...args])
  return printed.join('\n')
}

beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('VITRINE_DATA', dataDir)
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
})
afterAll(async () => {
  process.exitCode = 0
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Three of a mug and 250 other products, which is more than one batch. */
async function stockMugs(siteId: string): Promise<string> {
  const actor = { type: 'system', id: 'test' } as const
  return withServer(({ catalog, inventory, platform }) =>
    platform.work({ siteId, actor }, async (tx) => {
      const others = Array.from({ length: 250 }, (_, at) => ({ name: `Cup ${at}`, price: '1' }))
      const [mug] = await catalog.createProducts(tx, [{ name: 'Mug', price: '9' }, ...others])
      const productId = mug?.id ?? ''
      const { variants } = await inventory.get(tx, productId)
      await inventory.setStock(tx, [
        {
          productId,
          tracked: true,
          variants: variants.map(({ variantId }) => ({ variantId, quantity: 3 })),
        },
      ])
      return productId
    }),
  )
}

describe('vitrine inventory reconcile', () => {
  test('reports differences, repairs them on request, and exits with 1 while there are any', async () => {
    const made = await vitrine('site', 'create', 'Atelier')
    const productId = await stockMugs(/site {4}(\S+)/.exec(made)?.[1] ?? '')
    expect(await vitrine('inventory', 'reconcile')).toBe(
      '251 products: stock is what the ledger says.',
    )
    expect(process.exitCode).toBe(0)
    await withServer(({ platform }) =>
      sql`UPDATE inventory_items SET quantity = 8 WHERE product_id = ${productId}`.execute(
        platform.db,
      ),
    )
    const report = await vitrine('inventory', 'reconcile')
    expect(report).toContain(`product ${productId}`)
    expect(report).toContain('stock 8, ledger 3')
    expect(report).toContain('1 variant differed, 0 repaired')
    expect(process.exitCode).toBe(1)
    expect(await vitrine('inventory', 'reconcile', '--repair', 'counters')).toContain(
      'stock 8, ledger 3, repaired',
    )
    expect(process.exitCode).toBe(0)
    expect(await vitrine('inventory', 'reconcile')).toContain('stock is what the ledger says')
  })
})
