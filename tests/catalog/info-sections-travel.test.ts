import { nodeTypes, type RichNode } from '@vitrine/contract/rich-content'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { exportCatalog, importFile } from '../site/exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

type Api = ReturnType<TestServer['people']['merchant']>['api']
const merchant = () => shop.people.merchant().api
let count = 0
const name = () => `care-${++count}`

const parts = [
  'INFO_SECTION',
  'INFO_SECTION_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
] as const
const video = { nodes: [{ type: 'VIDEO' as const, id: 'v', videoData: { b: 1, a: '\\u0000' } }] }

/** A product with a section of its own and one that is shared. */
async function sell(api: Api) {
  const section = { uniqueName: name(), title: 'Video', description: video }
  const { infoSection } = await api.catalogV3.createInfoSection({ infoSection: section })
  const own = { title: 'Own', description: '<p>Mine</p>' }
  const { product } = await api.catalogV1.createProduct({
    product: { name: name(), priceData: { price: '1' }, additionalInfoSections: [own] },
  })
  const { infoSections, revision } = await read(api, product.id)
  await api.catalogV3.updateProduct({
    product: {
      id: product.id,
      revision,
      infoSections: [...infoSections.map(({ id }) => ({ id })), { id: infoSection.id }],
    },
  })
  return { id: product.id, sectionId: infoSection.id }
}
const read = async (api: Api, productId: string) =>
  (await api.catalogV3.getProduct({ productId, fields: [...parts] })).product
const documentOf = async (api: Api, infoSectionId: string) =>
  JSON.stringify((await api.catalogV3.getInfoSection({ infoSectionId })).infoSection.description)

describe('info sections of an exported and imported catalog', () => {
  test('have the same ids and contents, also those that no product shows', async () => {
    const source = await shop.anotherSite()
    const api = source.people.merchant().api
    const { id, sectionId } = await sell(api)
    const lonely = (
      await api.catalogV3.createInfoSection({ infoSection: { uniqueName: 'lonely', title: 'x' } })
    ).infoSection
    const file = await exportCatalog(shop, source.people, { format: 'jsonl' })
    const target = await shop.anotherSite()
    const done = await importFile(target.people, file, 'catalog.jsonl')
    expect(done).toMatchObject({ state: 'DONE', productsCreated: 1, rowsFailed: 0 })
    const there = target.people.merchant().api
    expect((await read(there, id)).infoSections).toEqual((await read(api, id)).infoSections)
    expect(await documentOf(there, sectionId)).toBe(await documentOf(api, sectionId))
    const found = await there.catalogV3.getInfoSection({ infoSectionId: lonely.id })
    expect(found.infoSection).toMatchObject({ uniqueName: 'lonely', plainDescription: '' })
    expect(await exportCatalog(shop, target.people, { format: 'jsonl' })).toBe(file)
  })

  test('are found by name where another site has them, and old files still have a product’s own', async () => {
    const source = await shop.anotherSite()
    const { id } = await sell(source.people.merchant().api)
    const file = await exportCatalog(shop, source.people, { format: 'jsonl' })
    const target = await shop.anotherSite()
    const there = target.people.merchant().api
    const uniqueName = /"uniqueName":"(care-\d+)"/.exec(file)?.[1] ?? ''
    const { infoSection } = await there.catalogV3.createInfoSection({
      infoSection: { uniqueName: uniqueName.toUpperCase(), title: 'Theirs' },
    })
    const lines = file.split('\n').filter((line) => !line.includes('"type":"info-section"'))
    const old = lines.join('\n').replace(/"id":"[^"]+",("uniqueName":"Section_[^"]+",)/, '')
    await importFile(
      target.people,
      old.replace(/"document":null,"isOwn":true/, '"document":null'),
      'old.jsonl',
    )
    const { infoSections } = await read(there, id)
    expect(infoSections.map(({ title }) => title)).toEqual(['Own', 'Theirs'])
    expect(infoSections[1]?.id).toBe(infoSection.id)
  })

  test('are in a copy of the site', async () => {
    const { id, sectionId } = await sell(merchant())
    const owner = await staffAt(() => shop).person('owner')
    const { site } = await owner.api.sites.duplicateSite({ id: shop.site.id, domains: ['c.test'] })
    const copy = owner.on(site.id)
    const { product } = await copy.catalogV3.getProduct({ productId: id, fields: [...parts] })
    expect(product.infoSections).toEqual((await read(merchant(), id)).infoSections)
    await merchant().catalogV3.deleteInfoSection({ infoSectionId: sectionId })
    const still = await copy.catalogV3.getInfoSection({ infoSectionId: sectionId })
    expect(still.infoSection.title).toBe('Video')
  })
})

describe('rich content', () => {
  const anyNode = fc.letrec<{ node: RichNode }>((tie) => ({
    node: fc
      .tuple(
        fc.constantFrom(...nodeTypes.filter((type) => type !== 'TEXT')),
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
        fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
        fc.uuid(),
      )
      .map(([type, data, nodes, id]) => ({ ...data, id, nodes, type }) as RichNode),
  })).node
  const words = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((text): RichNode => ({ id: 't', type: 'TEXT', textData: { text, decorations: [] } }))

  test('is the same byte for byte on a product and on a section', async () => {
    const { id } = await sell(merchant())
    const { infoSection } = await merchant().catalogV3.createInfoSection({
      infoSection: { uniqueName: name(), title: 'Rich' },
    })
    const node = fc.oneof(anyNode, words)
    await fc.assert(
      fc.asyncProperty(fc.array(node, { maxLength: 4 }), fc.uuid(), async (nodes, own) => {
        const at = '2020-02-29T10:11:12.345Z'
        const metadata = { createdTimestamp: at, version: 7, updatedTimestamp: at, id: own, x: [] }
        const description = { metadata, nodes, documentStyle: { z: 1, a: null } }
        const { revision } = await read(merchant(), id)
        await merchant().catalogV3.updateProduct({ product: { id, revision, description } })
        const seen = await merchant().catalogV3.getProduct({
          productId: id,
          fields: ['DESCRIPTION'],
        })
        expect(JSON.stringify(seen.product.description)).toBe(JSON.stringify(description))
        const asked = { infoSectionId: infoSection.id }
        const before = (await merchant().catalogV3.getInfoSection(asked)).infoSection
        const change = { id: before.id, revision: before.revision, description }
        await merchant().catalogV3.updateInfoSection({ infoSection: change })
        expect(await documentOf(merchant(), before.id)).toBe(JSON.stringify(description))
      }),
      { numRuns: 40 },
    )
  })

  test('is replaced when a merchant saves HTML', async () => {
    const { id } = await sell(merchant())
    const { revision } = await read(merchant(), id)
    await merchant().catalogV3.updateProduct({ product: { id, revision, description: video } })
    await merchant().catalogV1.updateProduct({ product: { id, description: '<p>Words</p>' } })
    const { product } = await merchant().catalogV3.getProduct({
      productId: id,
      fields: ['DESCRIPTION', 'PLAIN_DESCRIPTION'],
    })
    expect(product.plainDescription).toBe('<p>Words</p>')
    expect(product.description?.nodes).toMatchObject([{ type: 'PARAGRAPH' }])
  })
})
