import { ValidationError } from '@vitrine/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_SHARED } from '../../areas/catalog/info-sections/service/info-sections.ts'
import { countStatements } from '../../platform/db/connect.ts'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const fill = (count: number) =>
  shop.platform.pool.query(
    `INSERT INTO info_sections (site_id, id, unique_name, title, created_date, updated_date)
     SELECT $1, gen_random_uuid(), 'many-' || n, 'x', now(), now() FROM generate_series(1, $2::int) n`,
    [shop.siteId, count],
  )

test('products with sections need the same number of statements however many there are', async () => {
  const create = (count: number) =>
    countStatements(() =>
      shop.work((tx) =>
        shop.catalog.createProducts(
          tx,
          Array.from({ length: count }, (_, at) => ({
            name: `Jar ${at}`,
            price: '1',
            infoSections: [
              { title: 'Own', description: `<p>${at}</p>` },
              { uniqueName: `care-${count}-${at % 3}`, title: 'Care', description: '<p>Wash</p>' },
            ],
          })),
        ),
      ),
    )
  await create(60)
  const [few, many] = [await create(61), await create(200)]
  expect(many.statements.length).toBe(few.statements.length)
  expect(many.result[199]?.infoSections.map(({ isOwn }) => isOwn)).toEqual([true, false])
  const [shared] = many.result[0]?.infoSections.slice(1) ?? []
  const remove = () => shop.work((tx) => shop.catalog.deleteInfoSections(tx, [shared?.id ?? '']))
  const { statements } = await countStatements(remove)
  expect(statements.length).toBeLessThanOrEqual(25)
})

test('a site has a limit of shared sections', async () => {
  await fill(MAX_SHARED)
  const section = { uniqueName: 'one-more', title: 'x', description: '', document: null }
  const refused = await shop
    .work((tx) => shop.catalog.createInfoSections(tx, [section]))
    .catch((error: unknown) => error)
  if (!(refused instanceof ValidationError)) throw new Error('It was not refused')
  expect(refused.violations[0]?.ruleName).toBe('INFO_SECTIONS_LIMIT_EXCEEDED')
})
