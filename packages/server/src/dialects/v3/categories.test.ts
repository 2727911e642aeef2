import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createReference,
  type Step,
} from '../../areas/catalog/categories/rules/category-reference.test.fixture.ts'
import type { Fact } from '../../areas/site/events/index.ts'
import type { Tx } from '../../platform/tx.ts'
import { openShop, type Shop } from '../v1/handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error) => error.definition?.code ?? String(error),
  )
let made = 0
const add = (more: object = {}) =>
  shop.work((tx) => shop.catalog.createCategory(tx, { name: `Category ${++made}`, ...more }))
const sell = (collectionIds: string[] = []) =>
  shop.work((tx) =>
    shop.catalog.createProduct(tx, { name: `Jar ${++made}`, price: '1', collectionIds }),
  )

type RecordedFact = Pick<Fact, 'before' | 'after' | 'changedFields'> & {
  name: string
  entity_id: string
}

/** The facts appended by a task. */
async function factsOf(work: (tx: Tx) => Promise<unknown>): Promise<RecordedFact[]> {
  const newest = async () =>
    (
      await sql<{ seq: string }>`SELECT COALESCE(max(seq), 0) AS seq FROM facts`.execute(
        shop.platform.db,
      )
    ).rows[0]?.seq
  const seq = await newest()
  await shop.work(work)
  const { rows } = await sql<RecordedFact>`
    SELECT name, entity_id, before, after, changed_fields AS "changedFields"
      FROM facts WHERE seq > ${seq}::bigint ORDER BY seq`.execute(shop.platform.db)
  return rows
}

describe('the ledger', () => {
  test('has facts of a category that is created, changed, moved and deleted', async () => {
    const parent = await add()
    let id = ''
    const created = await factsOf(async (tx) => {
      id = (await shop.catalog.createCategory(tx, { name: 'Lids' })).id
    })
    expect(created).toMatchObject([{ name: 'collection.created', after: { name: 'Lids' } }])
    const changed = await factsOf((tx) =>
      shop.catalog.changeCategories(tx, [{ id, name: 'Covers', handle: 'covers' }]),
    )
    expect(changed).toMatchObject([
      { name: 'collection.changed', changedFields: ['name', 'handle'], before: { name: 'Lids' } },
    ])
    const moved = await factsOf((tx) =>
      shop.catalog.moveCategory(tx, { id, parentId: parent.id, position: 'LAST' }),
    )
    expect(moved).toMatchObject([
      {
        name: 'category.moved',
        before: { parentId: null },
        after: { parentId: parent.id, position: 0, revision: 3 },
      },
    ])
    const unchanged = await factsOf((tx) =>
      shop.catalog.moveCategory(tx, { id, parentId: parent.id, position: 'FIRST' }),
    )
    expect(unchanged).toEqual([])
    const hidden = await factsOf((tx) =>
      shop.catalog.changeCategories(tx, [{ id: parent.id, visible: false }]),
    )
    expect(hidden.map((one) => [one.name, one.entity_id, one.changedFields])).toEqual([
      ['collection.changed', parent.id, ['visible']],
      ['collection.changed', id, ['visible']],
    ])
    const deletion = await factsOf((tx) => shop.catalog.deleteCategory(tx, parent.id))
    expect(deletion.map(({ name, entity_id }) => [name, entity_id])).toEqual([
      ['collection.deleted', parent.id],
      ['collection.deleted', id],
    ])
  })

  test('has facts for both sides when items are added, arranged and removed, and of the main category', async () => {
    const { id } = await add()
    const product = await sell()
    const member = { collectionId: id, productId: product.id }
    const put = await factsOf((tx) => shop.catalog.addItems(tx, [member]))
    expect(put).toMatchObject([
      { name: 'collection.changed', changedFields: ['productIds'] },
      { name: 'category.item_added', entity_id: id, after: { productId: product.id } },
      { name: 'product.changed', changedFields: ['collectionIds'], after: { collectionIds: [id] } },
    ])
    const arranged = await factsOf((tx) => shop.catalog.arrangeItems(tx, id, [product.id]))
    expect(arranged).toMatchObject([
      {
        name: 'category.items_arranged',
        before: { productIds: [] },
        after: { productIds: [product.id] },
      },
    ])
    await sql`UPDATE products SET main_category_id = ${id} WHERE id = ${product.id}`.execute(
      shop.platform.db,
    )
    const taken = await factsOf((tx) => shop.catalog.removeItems(tx, [member]))
    expect(taken).toMatchObject([
      { name: 'collection.changed' },
      { name: 'category.item_removed', after: { productId: product.id } },
      {
        name: 'product.changed',
        changedFields: ['collectionIds', 'mainCategoryId'],
        before: { mainCategoryId: id },
        after: { mainCategoryId: null },
      },
    ])
  })

  test('has facts of the products of a deleted category', async () => {
    const { id } = await add()
    const product = await sell([id])
    const deletion = await factsOf((tx) => shop.catalog.deleteCollection(tx, id))
    expect(deletion).toMatchObject([
      {
        name: 'product.changed',
        entity_id: product.id,
        before: { collectionIds: [id] },
        after: { collectionIds: [] },
      },
      { name: 'collection.deleted', entity_id: id },
    ])
  })
})

describe('products', () => {
  test('show their categories, all parents, and the path to the main one', async () => {
    const top = await add()
    const below = await add({ parentId: top.id })
    const [first, second] = [await sell([below.id]), await sell([below.id])]
    await shop.work((tx) => shop.catalog.arrangeItems(tx, below.id, [first.id, second.id]))
    await shop.work((tx) => shop.catalog.deleteProduct(tx, first.id))
    await sql`UPDATE products SET main_category_id = ${below.id} WHERE id = ${second.id}`.execute(
      shop.platform.db,
    )
    const seen = await shop.work((tx) =>
      shop.catalog.categoriesOf(tx, [second.id], { seesHidden: false }),
    )
    expect(seen.get(second.id)).toEqual({
      direct: [{ id: ALL }, { id: below.id, index: 0 }],
      all: [{ id: ALL }, { id: below.id, index: 0 }, { id: top.id }],
      breadcrumbs: [top, below].map(({ id, name, slug }) => ({ id, name, slug })),
    })
  })
})
const ALL = '00000000-000000-000000-000000000001'

test('a tree has 10,000 categories at most', async () => {
  const crowded = await openShop()
  await sql`
    INSERT INTO collections (site_id, id, name, slug, position, created_date, updated_date)
    SELECT ${crowded.siteId}::uuid, gen_random_uuid(), 'Category', 'category-' || n, n - 1, now(), now()
      FROM generate_series(1, 10000) AS n`.execute(crowded.platform.db)
  const work = crowded.work((tx) => crowded.catalog.createCategory(tx, { name: 'One more' }))
  expect(await codeOf(work)).toBe('CATEGORIES_LIMIT_PER_TREE_EXCEEDED')
  await crowded.close()
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), parent: fc.nat(30) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which: fc.nat(30),
      parent: fc.nat(30),
      position: fc.constantFrom('FIRST' as const, 'LAST' as const, 'AFTER' as const),
      after: fc.nat(30),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('show' as const),
      which: fc.nat(30),
      visible: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('delete' as const),
      which: fc.nat(30),
      below: fc.constantFrom('delete' as const, 'lift' as const),
    }),
  },
)

/** The stored categories, children in order. */
async function stored() {
  const { rows } = await sql<{
    id: string
    parent: string | null
    position: number
    ancestors: string[]
    visible: boolean
  }>`SELECT id, parent_id AS parent, position, ancestor_ids AS ancestors, visible FROM collections
      WHERE site_id = ${shop.siteId} ORDER BY parent_id NULLS FIRST, position`.execute(
    shop.platform.db,
  )
  return rows
}

test('after any moves, hiding and deletions the tree is correct', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      await sql`DELETE FROM collections WHERE site_id = ${shop.siteId}`.execute(shop.platform.db)
      const reference = createReference()
      for (const one of steps) {
        const expected = reference.resolve(one)
        if (!expected) continue
        let id = ''
        const done = await codeOf(
          shop.work(async (tx) => {
            if (expected.kind === 'add') {
              const made = { name: 'Node', parentId: expected.parentId }
              id = (await shop.catalog.createCategory(tx, made)).id
            } else if (expected.kind === 'move') await shop.catalog.moveCategory(tx, expected)
            else if (expected.kind === 'show') {
              const [outcome] = await shop.catalog.changeCategories(tx, [
                { id: expected.id, visible: expected.visible },
              ])
              if (outcome instanceof Error) throw outcome
            } else if (expected.below === 'lift') {
              await shop.catalog.deleteCollection(tx, expected.id)
            } else await shop.catalog.deleteCategory(tx, expected.id)
          }),
        )
        expect(done).toBe(reference.apply(expected, id))
      }
      expect(await stored()).toEqual(reference.rows())
    }),
    { numRuns: 25 },
  )
})
