import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'

let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const sections = () => shop.merchant().infoSectionsV3
const theirs = () => shop.visitor().infoSectionsV3
let count = 0
const name = (word = 'care') => `${word}-${++count}`
const add = async (requestInput: object = {}) => {
  const { _id, revision, ...made } = await sections().createInfoSection({
    uniqueName: name(),
    title: 'Care',
    ...requestInput,
  } as never)
  return { ...made, id: _id ?? '', revision: revision ?? '' }
}

describe('an info section', () => {
  test('is added, read, changed and deleted', async () => {
    const made = await add({ plainDescription: '<p>Wash <strong>by hand</strong></p>' })
    expect(made).toMatchObject({ title: 'Care', revision: '1' })
    expect(made._createdDate).toBeInstanceOf(Date)
    const read = await theirs().getInfoSection(made.id)
    expect(read.plainDescription).toBe('<p>Wash <strong>by hand</strong></p>')
    expect(read.description?.nodes?.[0]).toMatchObject({ type: 'PARAGRAPH' })
    expect(read.description?.metadata?.createdTimestamp).toBeInstanceOf(Date)
    const changed = await sections().updateInfoSection(made.id, {
      revision: made.revision,
      title: 'Careful',
    })
    expect(changed).toMatchObject({ title: 'Careful', revision: '2' })
    await sections().deleteInfoSection(made.id)
    const gone = await failureOf(theirs().getInfoSection(made.id))
    expect(gone.code).toBe('INFO_SECTION_NOT_FOUND')
  })

  test('returns its document unchanged, including the names of its keys', async () => {
    const nodes = [
      {
        type: 'PARAGRAPH',
        id: 'one',
        nodes: [
          {
            type: 'TEXT',
            id: 'two',
            nodes: [],
            textData: {
              text: 'Fragile 🏺',
              decorations: [
                { type: 'BOLD', fontWeightValue: 700 },
                { type: 'LINK', linkData: { link: { url: 'https://a.test', target: 'BLANK' } } },
              ],
            },
          },
        ],
        paragraphData: { textStyle: { textAlignment: 'CENTER' } },
      },
      { type: 'DIVIDER', id: 'three', nodes: [], dividerData: { lineStyle: 'DOUBLE' } },
    ]
    const { id } = await add({ description: { nodes } })
    const { description } = await theirs().getInfoSection(id)
    expect(description?.nodes).toEqual(nodes)
  })

  test('returns how many products show it', async () => {
    const { id } = await add()
    const fields = ['ASSIGNED_PRODUCTS_COUNT'] as const
    const read = await theirs().getInfoSection(id, { fields: [...fields] })
    expect(read.assignedProductsCount).toBe(0)
  })

  test('is found by its id or its name, or created', async () => {
    const { id, uniqueName } = await add()
    const found = await sections().getOrCreateInfoSection({ infoSection: { uniqueName } })
    expect(found.infoSection?._id).toBe(id)
    const made = await sections().getOrCreateInfoSection({
      infoSection: { uniqueName: name(), title: 'New' },
    })
    expect(made.infoSection).toMatchObject({ title: 'New', revision: '1' })
    const wrong = await failureOf(
      sections().getOrCreateInfoSection({ infoSection: { uniqueName: name() } }),
    )
    expect(wrong.fields).toEqual(['options.infoSection.title'])
  })

  test('returns errors with the field names of the request', async () => {
    const { id, uniqueName, revision } = await add()
    expect((await failureOf(add({ uniqueName }))).code).toBe('ALREADY_EXISTS')
    expect((await failureOf(add({ title: '' }))).fields).toEqual(['infoSection.title'])
    const html = await failureOf(add({ plainDescription: '<b>' }))
    expect(html.fields).toEqual(['infoSection.plainDescription'])
    await sections().updateInfoSection(id, { revision, title: 'Once' })
    const stale = await failureOf(sections().updateInfoSection(id, { revision, title: 'Twice' }))
    expect(stale.code).toBe('INVALID_REVISION')
    const nobody = await failureOf(sections().deleteInfoSection(unknownId))
    expect(nobody.code).toBe('INFO_SECTION_NOT_FOUND')
    const visitor = await failureOf(
      theirs().createInfoSection({ uniqueName: name(), title: 'Mine' }),
    )
    expect(visitor.code).toBe('PERMISSION_DENIED')
  })
})

describe('many info sections', () => {
  test('are added, changed, found or added, and deleted at once', async () => {
    const wanted = [name('many'), name('many')].map((uniqueName) => ({ uniqueName, title: 'T' }))
    const made = await sections().bulkCreateInfoSections(wanted, { returnEntity: true })
    expect(made.bulkActionMetadata?.totalSuccesses).toBe(2)
    const ids = made.results.map(({ item }) => item?._id ?? '')
    const changed = await sections().bulkUpdateInfoSections(
      ids.map((_id) => ({ infoSection: { _id, revision: '1', title: 'Changed' } })),
      { returnEntity: true },
    )
    expect(changed.results.map(({ item }) => item?.title)).toEqual(['Changed', 'Changed'])
    const found = await sections().bulkGetOrCreateInfoSections({
      infoSections: [{ _id: ids[0] ?? '' }, { uniqueName: name('many'), title: 'New' }],
    })
    expect(found.results[0]?.item).toMatchObject({ _id: ids[0], title: 'Changed' })
    expect(found.results[1]?.item?.revision).toBe('1')
    const gone = await sections().bulkDeleteInfoSections([...ids, unknownId])
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
  })

  test('are counted, and paged in both directions', async () => {
    for (const letter of ['a', 'b', 'c']) await add({ uniqueName: `page-${letter}` })
    const filter = { uniqueName: { $startsWith: 'page-' } }
    expect((await theirs().countInfoSections({ filter })).count).toBe(3)
    const first = await theirs()
      .queryInfoSections()
      .startsWith('uniqueName', 'page-')
      .ascending('uniqueName')
      .limit(2)
      .find()
    const names = (page: typeof first) => page.items.map(({ uniqueName }) => uniqueName)
    expect([names(first), first.hasNext(), first.hasPrev()]).toEqual([
      ['page-a', 'page-b'],
      true,
      false,
    ])
    const second = await first.next()
    expect([names(second), second.hasNext()]).toEqual([['page-c'], false])
    expect(names(await second.prev())).toEqual(['page-a', 'page-b'])
  })
})

const events = 'A handler of events: nothing is called'
test('no function of the module is left out', () => {
  const exempt = Object.fromEntries(
    ['Created', 'Deleted', 'Updated'].map((end) => [`onInfoSection${end}`, events]),
  )
  expect(shop.uncalled('infoSectionsV3', exempt)).toEqual({
    silent: [],
    stale: [],
  })
})
