import { fileURLToPath } from 'node:url'
import { contract } from '@vitrine/contract'
import type { AnyService } from '@vitrine/contract/kit'
import { describe, expect, test } from 'vitest'
import { indexSources } from './source-index.ts'
import { statementsOf, tableNames } from './statements.ts'
import { findHandlers, traceOperation } from './trace.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const index = indexSources(root)
const places = (service: string, operation: string) =>
  traceOperation(index, service, operation).map(({ file, name }) => `${file} ${name}`)

describe('where an operation is answered', () => {
  test('every one leads to its handler', () => {
    const operations = Object.entries(contract as Record<string, AnyService>).flatMap(
      ([key, service]) => Object.keys(service.operations).map((name) => [key, name] as const),
    )
    const lost = operations.filter(([key, name]) => findHandlers(index, key, name).length === 0)
    expect(lost.map((one) => one.join('.'))).toEqual([])
  })

  test('both dialects lead to one insert of a product, each through its own codec', () => {
    for (const [service, dialect] of [
      ['catalogV1', 'v1'],
      ['catalogV3', 'v3'],
    ] as const) {
      const found = places(service, 'createProduct')
      expect(found).toContain(
        'packages/server/src/areas/catalog/products/store/insert-products.ts insertProducts',
      )
      const codecs = found.filter((one) => one.includes('/codec/'))
      expect(codecs.length).toBeGreaterThan(0)
      expect(codecs.filter((one) => !one.includes(`/dialects/${dialect}/`))).toEqual([])
    }
  })

  test('the SQL on the way is named by table', () => {
    const tables = tableNames(root)
    const statements = traceOperation(index, 'inventory', 'decrementInventory').flatMap(
      ({ text, file }) => (file.includes('/store/') ? statementsOf(text, tables) : []),
    )
    expect(statements).toContain('updates inventory_items')
    expect(statements).toContain('inserts inventory_changes')
  })
})
