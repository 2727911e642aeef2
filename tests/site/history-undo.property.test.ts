import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogFixture } from '../catalog/catalog-fixture.fixture.ts'
import { catalogWrites, createCatalogFixture } from '../catalog/catalog-writes.fixture.ts'
import { diffLines, dumpCatalog, lastEntry, undoAllAfter } from './history-dump.fixture.ts'

let shop: TestServer
let fixture: CatalogFixture
let turns = 0
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  fixture = await createCatalogFixture(shop)
  // What later steps take away or tie has to be there.
  for (const name of ['catalogV1.addProductMedia', 'digitalFiles.attachDigitalFile']) {
    await catalogWrites[name]?.(shop.people.merchant().api, fixture, 0)
  }
})
afterAll(() => shop.close())

/** Uploads, settings and library files are not part of the catalog, but products' references to them are. */
const writes = Object.keys(catalogWrites).filter(
  (name) => !name.startsWith('media.') && !name.startsWith('sites.'),
)

/** Runs a step; one that is refused because an earlier step removed its entity keeps its partial changes. */
async function attempted(name: string, turn: number): Promise<boolean> {
  try {
    await catalogWrites[name]?.(shop.people.merchant().api, fixture, turn)
    return true
  } catch (error) {
    if ((error as { kind?: string }).kind !== 'application') throw error
    return false
  }
}

/** Runs steps and undoes all of them; returns the differences. */
async function thereAndBack(names: readonly string[]): Promise<string[]> {
  const [before, last] = [await dumpCatalog(shop), await lastEntry(shop)]
  let taken = 0
  for (const name of names) {
    turns += 1
    if (await attempted(name, turns)) taken += 1
  }
  expect(taken).toBeGreaterThan(names.length / 2)
  expect(diffLines(before, await dumpCatalog(shop)).length).toBeGreaterThan(0)
  await undoAllAfter(shop, last)
  return diffLines(before, await dumpCatalog(shop))
}

describe('undo in the reverse order', () => {
  test('restores the identical catalog after every kind of change', async () => {
    expect(await thereAndBack(writes)).toEqual([])
  }, 240_000)

  test('restores the identical catalog after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...writes), { minLength: 2, maxLength: 12 }),
        async (names) => {
          expect(await thereAndBack(['catalogV1.createProduct', ...names])).toEqual([])
        },
      ),
      { numRuns: 5 },
    )
  }, 240_000)
})
