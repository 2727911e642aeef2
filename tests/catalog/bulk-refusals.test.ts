import { contract } from '@vitrine/contract'
import type { AnyService } from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MixedCall, productRefusals } from './bulk-refusals.fixture.ts'
import { locationRefusals } from './bulk-refusals-locations.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const mixed: Readonly<Record<string, MixedCall>> = { ...productRefusals, ...locationRefusals }

/** Every bulk operation of the catalog with a result per item. */
const operations = Object.entries(contract as Record<string, AnyService>).flatMap(
  ([service, { operations: all }]) =>
    Object.entries(all)
      .filter(([, { route, response }]) => {
        const isOfCatalog = ['catalogV1', 'catalogV3', 'categories'].includes(service)
        return (
          isOfCatalog &&
          route.path.includes('/bulk/') &&
          JSON.stringify(response).includes('itemMetadata')
        )
      })
      .map(([name]) => `${service}.${name}`),
)

describe('when one of two items in a bulk call is refused,', () => {
  test('every bulk operation has a test here', () => {
    const proved = Object.keys(mixed).filter((name) => !name.startsWith('the stock in'))
    expect(operations.length).toBeGreaterThan(30)
    expect(proved.toSorted()).toEqual(operations.toSorted())
  })

  test.each(Object.entries(mixed))(
    '%s changes the other and returns the reason',
    async (_name, { code, call }) => {
      const { results, bulkActionMetadata } = await call(shop.people.merchant().api)
      expect(results.map(({ itemMetadata }) => itemMetadata)).toMatchObject([
        { originalIndex: 0, success: true },
        {
          originalIndex: 1,
          success: false,
          error: { code, description: expect.stringMatching(/\S/) },
        },
      ])
      expect(results[0]?.itemMetadata).not.toHaveProperty('error')
      expect(bulkActionMetadata).toEqual({
        totalSuccesses: 1,
        totalFailures: 1,
        undetailedFailures: 0,
      })
    },
  )

  test('a name that exists or is repeated returns the same brand or ribbon', async () => {
    const { catalogV3 } = shop.people.merchant().api
    const brands = await catalogV3.bulkGetOrCreateBrands({ brandNames: ['Kiln', 'Loom', 'Kiln'] })
    const ribbons = await catalogV3.bulkGetOrCreateRibbons({ ribbonNames: ['New', 'New'] })
    const ids = brands.results.map(({ itemMetadata }) => itemMetadata.id)
    expect(ids).toEqual([ids[0], expect.not.stringMatching(ids[0] ?? ''), ids[0]])
    expect(ribbons.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
  })
})
