import { copiedTables } from '@vitrine/server/testing'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'

let shop: TestServer
let owner: Awaited<ReturnType<typeof staff.person>>
let picture: { id: string }
let vase: { id?: string | undefined }
beforeAll(async () => {
  shop = await startTestServer()
  owner = await staff.person('owner')
  const { api } = shop.people.merchant()
  await api.sites.updateSettings({
    settings: { currency: 'EUR', captcha: { secret: 'the-captcha-secret' } },
  })
  await shop.people.member()
  picture = (await api.media.uploadMedia({ fileName: 'vase.svg' }, { body: drawing })).media
  const choices = ['Small', 'Large'].map((value) => ({ value, description: value }))
  vase = (
    await api.catalogV1.createProduct({
      product: {
        name: 'Vase',
        productType: 'physical',
        priceData: { price: '9.00' },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices }],
      },
    })
  ).product
  await api.catalogV1.addProductMedia({ id: vase.id ?? '', media: [{ mediaId: picture.id }] })
  const { collection } = await api.catalogV1.createCollection({ collection: { name: 'Table' } })
  await api.catalogV1.addProductsToCollection({ id: collection.id, productIds: [vase.id ?? ''] })
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
let hosts = 0
async function aCopy(requestInput: object = {}) {
  const host = `copy${++hosts}.test`
  const { site, clientId } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: [host],
    ...requestInput,
  })
  return { site, clientId, host, api: owner.on(site.id) }
}

describe('a copy of a site', () => {
  test('has its settings, catalog and pictures, and none of its people', async () => {
    const { site, clientId, api } = await aCopy()
    expect(site).toMatchObject({
      name: 'Test shop (copy)',
      createdFrom: 'DUPLICATE',
      state: 'ENABLED',
    })
    expect(clientId).not.toBe(shop.site.clientId)
    const { settings } = await api.sites.getSettings()
    expect(settings).toMatchObject({ currency: 'EUR', captcha: { hasSecret: true } })
    expect(await shop.server.sites.secretOf(site.id, 'captcha')).toBe('the-captcha-secret')
    const { products } = await api.catalogV1.queryProducts({})
    expect(products).toHaveLength(1)
    expect(products[0]).toMatchObject({ id: vase.id, name: 'Vase' })
    const { variants } = await api.catalogV1.queryProductVariants({ id: vase.id ?? '' })
    expect(variants).toHaveLength(2)
    expect(products[0]?.collectionIds).toHaveLength(2)
    expect((await api.members.queryMembers({})).members).toEqual([])
    expect((await api.apiKeys.listApiKeys()).apiKeys).toEqual([])
    expect((await api.clients.listClients()).clients).toMatchObject([
      { id: clientId, isOwn: true, name: 'Website' },
    ])
  })

  test('has pictures under addresses of their own, which remain when the original’s are deleted', async () => {
    const { api } = await aCopy()
    const { items } = await api.media.queryMedia({})
    const copied = items[0]?.id ?? ''
    expect(copied).toMatch(/^[0-9a-f]{32}~mv2\.png$/)
    expect(copied).not.toBe(picture.id)
    const { product } = await api.catalogV1.getProduct({ id: vase.id ?? '' })
    expect(product.media.mainMedia?.id).toBe(copied)
    const another = await aCopy()
    await another.api.catalogV1.deleteProduct({ id: vase.id ?? '' })
    const [same] = (await another.api.media.queryMedia({})).items
    await another.api.media.deleteMedia({ id: same?.id ?? '' })
    for (const id of [copied, picture.id]) {
      const shown = await shop.server.fetch(new Request(`${shop.baseUrl}/media/${id}/w_300`))
      expect(shown.status).toBe(200)
    }
  })

  test('shows swatches by its own pictures', async () => {
    const look = (image: object) => ({ ...image, width: 4, height: 5 })
    const choices = ['By its file', 'Elsewhere'].map((name, at) => ({
      name,
      choiceType: 'IMAGE' as const,
      image: look(at === 0 ? { id: picture.id } : { url: 'https://pictures.example.test/a.png' }),
    }))
    const { api: original } = shop.people.merchant()
    const settings = { mandatory: false, choicesSettings: { choices } }
    const { product: cup } = await original.catalogV3.createProduct({
      product: {
        name: 'Cup',
        productType: 'PHYSICAL',
        physicalProperties: {},
        modifiers: [{ name: 'Glaze', modifierRenderType: 'SWATCH_CHOICES', ...settings }],
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '5' } } }] },
      },
    })
    const { api } = await aCopy()
    const { items } = await api.media.queryMedia({})
    const copied = items[0]?.id
    expect(copied).not.toBe(picture.id)
    const shown = [
      { image: { id: copied, url: items[0]?.url, width: 4, height: 5 } },
      { image: { url: 'https://pictures.example.test/a.png' } },
    ]
    const { product } = await api.catalogV3.getProduct({ productId: cup.id })
    const [modifier] = product.modifiers
    expect(modifier?.choicesSettings?.choices).toMatchObject(shown)
    const customizationId = modifier?.id ?? ''
    const { customization } = await api.catalogV3.getCustomization({ customizationId })
    expect(customization.choicesSettings?.choices).toMatchObject(shown)
  })

  test('changes without changing the original', async () => {
    const { api } = await aCopy()
    await api.catalogV1.updateProduct({ product: { id: vase.id ?? '', name: 'Jug' } })
    const { product } = await shop.people.merchant().api.catalogV1.getProduct({ id: vase.id ?? '' })
    expect(product.name).toBe('Vase')
  })

  test('accepts a name, a label, a state and addresses', async () => {
    const requestInput = { name: 'Draft', namespace: 'DEV_SITE', state: 'DEMO' } as const
    const { site, host } = await aCopy(requestInput)
    expect(site).toMatchObject({ ...requestInput, domains: [host] })
    const taken = aCopy({ domains: ['shop.test'] })
    await expect(taken).rejects.toMatchObject({ code: 'DOMAIN_TAKEN' })
  })

  test('is deleted without deleting a picture of the original', async () => {
    const { site } = await aCopy()
    await owner.api.sites.trashSite({ id: site.id })
    await owner.api.sites.purgeSite({ id: site.id })
    const job = { id: '1', attempt: 1, isLastAttempt: false, signal: undefined }
    await shop.server.tasks['sites.purge']({ siteId: site.id }, job)
    expect(await shop.server.sites.find(site.id)).toBeUndefined()
    const shown = await shop.server.fetch(new Request(`${shop.baseUrl}/media/${picture.id}`))
    expect(shown.status).toBe(200)
  })

  test('delivers the same files, which remain when the original’s are deleted', async () => {
    const merchant = shop.people.merchant().api
    const { product } = await merchant.catalogV1.createProduct({
      product: { name: 'Score', priceData: { price: '5.00' } },
    })
    const body = new TextEncoder().encode('do re mi')
    const { file } = await merchant.digitalFiles.uploadDigitalFile({ fileName: 'a.txt' }, { body })
    const place = { productId: product.id, fileId: file.id }
    await merchant.digitalFiles.attachDigitalFile(place)
    const { site } = await aCopy()
    await merchant.catalogV1.deleteProduct({ id: product.id })
    const job = { id: '1', attempt: 1, isLastAttempt: false, signal: undefined }
    // Sign-ins expire by this, so it is the last test that creates a copy.
    shop.clock.pass({ hours: 25 })
    await shop.server.tasks['digital-files:prune']({}, job)
    const later = (await staff.person('owner')).on(site.id)
    const { url } = await later.digitalFiles.createDownload(place)
    expect(await (await shop.server.fetch(new Request(url))).text()).toBe('do re mi')
  })

  test('excludes exactly the tables of people, of history, and of the original itself', async () => {
    const { rows } = await shop.server.platform.pool.query<{ name: string }>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
        WHERE column_name = 'site_id' AND table_schema = current_schema()`,
    )
    const copied = new Set<string>(copiedTables)
    const left = rows.map(({ name }) => name).filter((name) => !copied.has(name))
    const catalog =
      /^(brand|ribbon|customization|media|product|variant|choice|collection|inventory_item|location|rendered|search)/
    // Derived tables, which are rebuilt for the copy.
    const derived = [
      'choice_combinations',
      'choice_products',
      'product_invalidations',
      'product_name_words',
      'rendered_products',
      'search_changes',
      'search_document_changes',
      'search_documents',
      'search_indexes',
      'search_readers',
      'search_words',
    ]
    const ofPeople = ['product_review_reports', 'product_reviews', 'searches_without_result']
    const others = [...derived, ...ofPeople]
    expect(left.filter((name) => catalog.test(name) && !others.includes(name))).toEqual([])
  })
})
