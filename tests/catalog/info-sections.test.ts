import { VitrineError } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof VitrineError)) throw new Error('It was not refused')
  return error
}
let count = 0
const name = (word = 'care') => `${word}-${++count}`
const make = async (more: object = {}) =>
  (
    await merchant().catalogV3.createInfoSection({
      infoSection: { uniqueName: name(), title: 'Care', plainDescription: '<p>Wash</p>', ...more },
    })
  ).infoSection
const sell = (more: object = {}) =>
  merchant()
    .catalogV1.createProduct({
      product: { name: name('Jar'), priceData: { price: '10' }, ...more },
    })
    .then(({ product }) => product)
const read = async (id: string) => (await merchant().catalogV1.getProduct({ id })).product

describe('an info section', () => {
  test('starts with revision 1, and everybody reads it as a document and as HTML', async () => {
    const section = await make()
    expect(section).toMatchObject({
      revision: '1',
      title: 'Care',
      plainDescription: '<p>Wash</p>',
      description: { nodes: [{ type: 'PARAGRAPH' }], metadata: { id: section.id, version: 1 } },
    })
    const { infoSection } = await visitor().catalogV3.getInfoSection({ infoSectionId: section.id })
    expect(infoSection).toEqual(section)
  })

  test('returns its document exactly as it was sent', async () => {
    const description = {
      documentStyle: { paragraph: { lineHeight: '1.5' } },
      nodes: [
        { id: 'b', type: 'EXTERNAL' as const, externalData: { z: 1, a: [null, { _id: 'x' }] } },
        { style: {}, nodes: [], type: 'TABLE' as const, id: 'c' },
      ],
      metadata: { id: 'm', version: 4, createdTimestamp: '2020-01-01T00:00:00Z', own: true },
    }
    const { id } = await make({ description, plainDescription: 'ignored' })
    const { infoSection } = await visitor().catalogV3.getInfoSection({ infoSectionId: id })
    const { updatedTimestamp, ...metadata } = infoSection.description.metadata as object & {
      updatedTimestamp: string
    }
    expect(Date.parse(updatedTimestamp)).toBeGreaterThan(0)
    expect(JSON.stringify({ ...infoSection.description, metadata })).toBe(
      JSON.stringify(description),
    )
    const changed = await merchant().catalogV3.updateInfoSection({
      infoSection: { id, revision: '1', plainDescription: '<p>HTML</p>' },
    })
    expect(changed.infoSection.description.nodes).toMatchObject([{ type: 'PARAGRAPH' }])
  })

  test('has a unique name regardless of case, but any title', async () => {
    const { uniqueName } = await make()
    const error = await refusal(make({ uniqueName: uniqueName.toUpperCase() }))
    expect([error.status, error.code]).toEqual([409, 'ALREADY_EXISTS'])
  })

  test.each([
    [{ uniqueName: '' }, 'infoSection.uniqueName'],
    [{ uniqueName: '  ' }, 'infoSection.uniqueName'],
    [{ uniqueName: 'x'.repeat(101) }, 'infoSection.uniqueName'],
    [{ title: ' ' }, 'infoSection.title'],
    [{ title: 'x'.repeat(51) }, 'infoSection.title'],
    [{ plainDescription: '<b>' }, 'infoSection.plainDescription'],
    [{ plainDescription: 'x'.repeat(16_001) }, 'infoSection.plainDescription'],
    [{ description: { nodes: [{ type: 'NOTHING' }] } }, 'infoSection.description.nodes[0].type'],
    [
      { description: { nodes: [{ type: 'PARAGRAPH', blob: 'x'.repeat(200_000) }] } },
      'infoSection.description',
    ],
  ])('cannot be %j', async (more, field) => {
    const error = await refusal(make(more))
    expect([error.status, error.violations[0]?.field]).toEqual([400, field])
  })

  test('that is changed is changed on every product at once', async () => {
    const section = await make()
    const { id } = await sell()
    await show(id, [section.id])
    expect((await read(id)).additionalInfoSections).toEqual([
      { title: 'Care', description: '<p>Wash</p>' },
    ])
    const { infoSection } = await merchant().catalogV3.updateInfoSection({
      infoSection: { id: section.id, revision: '1', title: 'Careful' },
    })
    expect(infoSection).toMatchObject({ revision: '2', plainDescription: '<p>Wash</p>' })
    expect((await read(id)).additionalInfoSections[0]?.title).toBe('Careful')
  })

  test('is not changed with a stale revision', async () => {
    const { id } = await make()
    const change = { id, revision: '1', title: 'New' }
    await merchant().catalogV3.updateInfoSection({ infoSection: change })
    const error = await refusal(merchant().catalogV3.updateInfoSection({ infoSection: change }))
    expect([error.status, error.code, error.data]).toMatchObject([
      409,
      'INVALID_REVISION',
      { revision: '2' },
    ])
    const infoSection = { id, title: 'x' } as typeof change
    const missing = await refusal(merchant().catalogV3.updateInfoSection({ infoSection }))
    expect(missing.violations[0]?.field).toBe('infoSection.revision')
  })

  test('that is deleted is removed from every product', async () => {
    const [section, other] = [await make(), await make({ title: 'Size' })]
    const { id } = await sell()
    await show(id, [section.id, other.id])
    await merchant().catalogV3.deleteInfoSection({ infoSectionId: section.id })
    expect((await read(id)).additionalInfoSections.map(({ title }) => title)).toEqual(['Size'])
    const again = merchant().catalogV3.deleteInfoSection({ infoSectionId: section.id })
    const error = await refusal(again)
    expect([error.status, error.code]).toEqual([404, 'INFO_SECTION_NOT_FOUND'])
  })

  test('returns how many products show it, hidden ones to merchants only', async () => {
    const { id } = await make()
    for (const visible of [true, false]) await show((await sell({ visible })).id, [id])
    const asked = { infoSectionId: id, fields: ['ASSIGNED_PRODUCTS_COUNT' as const] }
    const all = await merchant().catalogV3.getInfoSection(asked)
    const seen = await visitor().catalogV3.getInfoSection(asked)
    expect(all.infoSection.assignedProductsCount).toBe(2)
    expect(seen.infoSection.assignedProductsCount).toBe(1)
  })

  test('of another site cannot be read or changed', async () => {
    const { people } = await shop.anotherSite()
    const { id } = await make()
    const asked = people.merchant().api.catalogV3.getInfoSection({ infoSectionId: id })
    expect((await refusal(asked)).code).toBe('INFO_SECTION_NOT_FOUND')
  })
})

/** Adds shared sections to a product with its own. */
const show = async (productId: string, ids: readonly string[]) => {
  const fields = ['INFO_SECTION' as const]
  const { product } = await merchant().catalogV3.getProduct({ productId, fields })
  await merchant().catalogV3.updateProduct({
    product: {
      id: productId,
      revision: product.revision,
      infoSections: [
        ...product.infoSections.map(({ id }) => ({ id })),
        ...ids.map((id) => ({ id })),
      ],
    },
  })
}

describe('sections that were created inside a product', () => {
  const inline = { additionalInfoSections: [{ title: 'Own', description: '<p>Mine</p>' }] }
  const sectionsOf = async (productId: string) =>
    (await merchant().catalogV3.getProduct({ productId, fields: ['INFO_SECTION'] })).product
      .infoSections

  test('belong to it: they are in no list, and are deleted with it', async () => {
    const { id } = await sell(inline)
    const [own] = await sectionsOf(id)
    const filter = { id: own?.id }
    expect(await merchant().catalogV3.countInfoSections({ filter })).toEqual({ count: 0 })
    const { infoSection } = await visitor().catalogV3.getInfoSection({
      infoSectionId: own?.id ?? '',
    })
    expect(infoSection).toMatchObject({ title: 'Own', plainDescription: '<p>Mine</p>' })
    await merchant().catalogV1.deleteProduct({ id })
    const gone = merchant().catalogV3.getInfoSection({ infoSectionId: own?.id ?? '' })
    expect((await refusal(gone)).code).toBe('INFO_SECTION_NOT_FOUND')
  })

  test('are hidden with it', async () => {
    const { id } = await sell({ ...inline, visible: false })
    const [own] = await sectionsOf(id)
    const asked = { infoSectionId: own?.id ?? '' }
    expect((await merchant().catalogV3.getInfoSection(asked)).infoSection.title).toBe('Own')
    expect((await refusal(visitor().catalogV3.getInfoSection(asked))).status).toBe(404)
  })

  test('and shared ones are unchanged when V1 sends back what it read', async () => {
    const section = await make()
    const { id } = await sell(inline)
    await show(id, [section.id])
    const before = await sectionsOf(id)
    const { additionalInfoSections } = await read(id)
    await merchant().catalogV1.updateProduct({ product: { id, additionalInfoSections } })
    expect(await sectionsOf(id)).toEqual(before)
    const changed = additionalInfoSections.map((one) => ({ ...one, description: 'Other' }))
    await merchant().catalogV1.updateProduct({ product: { id, additionalInfoSections: changed } })
    const after = await sectionsOf(id)
    expect(after[0]?.id).toBe(before[0]?.id)
    expect(after[1]?.id).not.toBe(section.id)
    const stored = await merchant().catalogV3.getInfoSection({ infoSectionId: section.id })
    expect(stored.infoSection.plainDescription).toBe('<p>Wash</p>')
  })

  test('cannot be used by another product', async () => {
    const [{ id }, other] = [await sell(inline), await sell()]
    const [own] = await sectionsOf(id)
    const error = await refusal(show(other.id, [own?.id ?? '']))
    expect([error.status, error.code]).toEqual([404, 'INFO_SECTION_NOT_FOUND'])
  })
})

describe('a call that gets or creates a section', () => {
  const ensure = async (infoSection: object) =>
    (await merchant().catalogV3.getOrCreateInfoSection({ infoSection })).infoSection

  test('returns the existing one by id or name, or creates one', async () => {
    const section = await make()
    const { id, uniqueName } = section
    expect(await ensure({ id })).toEqual(section)
    expect(await ensure({ uniqueName: uniqueName.toUpperCase(), title: 'x' })).toEqual(section)
    const fresh = name()
    expect(await ensure({ uniqueName: fresh, title: 'x' })).toMatchObject({
      revision: '1',
      plainDescription: '',
    })
  })

  test.each([
    [{ uniqueName: 'nobody-has-it' }, 'infoSection.title'],
    [{ title: 'x' }, 'infoSection.uniqueName'],
  ])('is not added by %j', async (more, field) => {
    expect((await refusal(ensure(more))).violations[0]?.field).toBe(field)
  })

  test('creates none with an id from the caller', async () => {
    const error = await refusal(ensure({ id: crypto.randomUUID(), title: 'x' }))
    expect(error.code).toBe('INFO_SECTION_NOT_FOUND')
  })
})

describe('many at once', () => {
  test('each one is added or reports why not, with as many statements as one', async () => {
    const { uniqueName: taken } = await make()
    const fresh = name()
    const section = (uniqueName: string) => ({ uniqueName, title: 'x' })
    const create = () =>
      merchant().catalogV3.bulkCreateInfoSections({
        infoSections: [fresh, taken, fresh.toUpperCase()].map(section),
        returnEntity: true,
      })
    const { result, statements } = await shop.countStatements(create)
    expect(result.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'ALREADY_EXISTS',
      'ALREADY_EXISTS',
    ])
    expect(result.results[0]?.item).toMatchObject({ uniqueName: fresh, revision: '1' })
    expect(statements.length).toBeLessThanOrEqual(10)
  })

  test('each one is changed or reports why not, with as many statements as one', async () => {
    const [first, second] = [await make(), await make()]
    const change = (id: string, revision: string) => ({ infoSection: { id, revision, title: 'x' } })
    const update = () =>
      merchant().catalogV3.bulkUpdateInfoSections({
        infoSections: [
          change(first.id, '1'),
          change(second.id, '9'),
          change(crypto.randomUUID(), '1'),
        ],
      })
    const { result, statements } = await shop.countStatements(update)
    expect(result.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'INVALID_REVISION',
      'INFO_SECTION_NOT_FOUND',
    ])
    expect(statements.length).toBeLessThanOrEqual(9)
  })

  test('existing names are found, others are added', async () => {
    const { id, uniqueName } = await make()
    const { results } = await merchant().catalogV3.bulkGetOrCreateInfoSections({
      infoSections: [
        { uniqueName },
        { uniqueName: name(), title: 'x' },
        { id: crypto.randomUUID() },
      ],
    })
    expect(results[0]?.itemMetadata).toMatchObject({ id, success: true })
    expect(results[1]?.item).toMatchObject({ revision: '1' })
    expect(results[2]?.itemMetadata.error?.code).toBe('INFO_SECTION_NOT_FOUND')
  })

  test('existing ones are deleted', async () => {
    const { id } = await make()
    const { results } = await merchant().catalogV3.bulkDeleteInfoSections({
      infoSectionIds: [id, crypto.randomUUID()],
    })
    expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  })
})

describe('a product', () => {
  const give = (infoSections: readonly object[]) =>
    merchant().catalogV3.createProduct({
      product: {
        name: name('Pot'),
        productType: 'PHYSICAL',
        physicalProperties: {},
        infoSections,
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '5.00' } } }] },
      } as never,
      fields: ['INFO_SECTION', 'INFO_SECTION_DESCRIPTION', 'INFO_SECTION_PLAIN_DESCRIPTION'],
    })

  test('uses existing sections by name, or adds them', async () => {
    const { id, uniqueName } = await make()
    const fresh = name()
    const { product } = await give([
      { id },
      { uniqueName: fresh, title: 'New', plainDescription: '<p>New</p>' },
    ])
    expect(product.infoSections).toMatchObject([
      { id, uniqueName, title: 'Care', plainDescription: '<p>Wash</p>' },
      { uniqueName: fresh, title: 'New', description: { nodes: [{ type: 'PARAGRAPH' }] } },
    ])
    const filter = { uniqueName: fresh }
    expect(await visitor().catalogV3.countInfoSections({ filter })).toEqual({ count: 1 })
  })

  test('cannot use an unknown section', async () => {
    const error = await refusal(give([{ id: crypto.randomUUID() }]))
    expect([error.status, error.code]).toEqual([404, 'INFO_SECTION_NOT_FOUND'])
  })

  test.each([
    [{ title: 'x' }, 'product.infoSections[0].description'],
    [{ plainDescription: 'x' }, 'product.infoSections[0].title'],
  ])('cannot add one of %j', async (more, field) => {
    const error = await refusal(give([{ uniqueName: name(), ...more }]))
    expect([error.status, error.violations[0]?.field]).toEqual([400, field])
  })
})

describe('a list of info sections', () => {
  test('is paged by cursor alone, forwards and back', async () => {
    const word = name('Page')
    for (const number of [1, 2, 3]) await make({ uniqueName: `${word}-${number}` })
    const list = (cursor?: string) =>
      visitor().catalogV3.queryInfoSections({
        query: cursor
          ? { cursorPaging: { cursor, limit: 2 } }
          : {
              filter: { uniqueName: { $startsWith: word } },
              sort: [{ fieldName: 'uniqueName', order: 'ASC' }],
              cursorPaging: { limit: 2 },
            },
        fields: ['ASSIGNED_PRODUCTS_COUNT'],
      })
    const names = (page: Awaited<ReturnType<typeof list>>) =>
      page.infoSections.map(({ uniqueName }) => uniqueName)
    const first = await list()
    expect(names(first)).toEqual([`${word}-1`, `${word}-2`])
    expect(first.infoSections[0]?.assignedProductsCount).toBe(0)
    const second = await list(first.pagingMetadata.cursors.next)
    expect(names(second)).toEqual([`${word}-3`])
    expect(names(await list(second.pagingMetadata.cursors.prev))).toEqual(names(first))
  })

  test('is filtered by title and creation date, newest first', async () => {
    const title = name('Title')
    const made = [await make({ title }), await make({ title })]
    const filter = { title, createdDate: { $gte: made[0]?.createdDate } }
    const { infoSections } = await visitor().catalogV3.queryInfoSections({ query: { filter } })
    expect(infoSections.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
    const error = await refusal(
      visitor().catalogV3.queryInfoSections({ query: { filter: { description: 'x' } } }),
    )
    expect([error.status, error.code]).toEqual([400, 'INVALID_FILTER'])
  })
})
