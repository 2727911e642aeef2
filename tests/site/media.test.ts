import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priced, productInput } from '../catalog/listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  shop.server.fetch(new Request(`${shop.baseUrl}${path}`, { headers }))

describe('a picture', () => {
  test('that a merchant uploads is shown to everybody, in every size', async () => {
    const { api } = shop.people.merchant()
    const body = drawing
    const { media } = await api.media.uploadMedia(
      { fileName: 'leaf.svg', altText: 'A leaf' },
      { body },
    )
    expect(media).toMatchObject({ state: 'stored', width: 1600, height: 2000, altText: 'A leaf' })
    expect(media.url).toBe(`${shop.baseUrl}/media/${media.id}`)

    const small = await fetchPath(`/media/${media.id}/w_300`, { accept: 'image/avif,*/*' })
    expect(small.status).toBe(200)
    expect(small.headers.get('content-type')).toBe('image/avif')
    expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const fitted = await fetchPath(`/media/${media.id}/v1/fit/w_50,h_50,q_90/file.jpg`)
    expect(fitted.headers.get('content-type')).toBe('image/jpeg')
    const cut = await fetchPath(
      `/media/${media.id}/v1/crop/x_0,y_0,w_400,h_300/fill/w_200,h_150,al_c,q_85,enc_auto/leaf.png`,
    )
    expect([cut.status, cut.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const crooked = await fetchPath(
      `/media/${media.id}/v1/crop/x_-1,y_0,w_4,h_3/fill/w_2,h_1/a.png`,
    )
    expect((await crooked.json()).details.validationError.fieldViolations[0].field).toBe('crop')
    const original = await fetchPath(`/media/${media.id}`)
    expect(original.headers.get('content-type')).toBe('image/png')
    expect(original.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('with an unknown id returns 404', async () => {
    const reply = await fetchPath(`/media/${'0'.repeat(32)}~mv2.jpg/w_64`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({
      details: { applicationError: { code: 'MEDIA_NOT_FOUND' } },
    })
  })

  test('can be renamed, found and deleted by merchants only', async () => {
    const { api } = shop.people.merchant()
    const { media } = await api.media.uploadMedia({ fileName: 'oak.svg' }, { body: drawing })
    await api.media.updateMedia({ id: media.id, altText: 'An oak' })
    const { items } = await api.media.queryMedia({ query: { search: 'an oak' } })
    expect(items.map(({ id }) => id)).toEqual([media.id])
    await expect(shop.people.nobody().api.media.queryMedia({})).rejects.toMatchObject({
      status: 401,
    })
    await api.media.deleteMedia({ id: media.id })
    await expect(api.media.getMedia({ id: media.id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a picture of a swatch', () => {
  const addPicture = async () => {
    const { media } = await shop.people
      .merchant()
      .api.media.uploadMedia({ fileName: 'cloth.svg' }, { body: drawing })
    return media.id
  }
  const isInUse = { status: 409, code: 'MEDIA_IN_USE' }
  const linen = (look: object) => {
    const choices = [{ name: 'Linen', ...look }] as never
    return { optionRenderType: 'SWATCH_CHOICES' as const, choicesSettings: { choices } }
  }

  test('is in use, both as the swatch itself and beside a colour', async () => {
    const { api } = shop.people.merchant()
    const [swatch, beside] = [await addPicture(), await addPicture()]
    const looks = [
      linen({ choiceType: 'IMAGE', image: { id: swatch } }),
      linen({ choiceType: 'ONE_COLOR', colorCode: '#a08860', displayImage: { id: beside } }),
    ]
    for (const [at, look] of looks.entries()) {
      const name = `Cloth ${at + 1}`
      const optionChoiceNames = {
        optionName: name,
        choiceName: 'Linen',
        renderType: 'SWATCH_CHOICES',
      }
      await api.catalogV3.createProduct({
        product: productInput({
          options: [{ name, ...look }],
          variantsInfo: { variants: [priced('9', { choices: [{ optionChoiceNames }] as never })] },
        }),
      })
    }
    await expect(api.media.deleteMedia({ id: swatch })).rejects.toMatchObject(isInUse)
    await expect(api.media.deleteMedia({ id: beside })).rejects.toMatchObject(isInUse)
  })

  test('is in use by a shared option, and unused when that is deleted', async () => {
    const { api } = shop.people.merchant()
    const id = await addPicture()
    const { customization } = await api.catalogV3.createCustomization({
      customization: {
        name: 'Weave',
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: 'SWATCH_CHOICES',
        choicesSettings: linen({ choiceType: 'IMAGE', image: { id } }).choicesSettings,
      },
    })
    await expect(api.media.deleteMedia({ id })).rejects.toMatchObject(isInUse)
    await api.catalogV3.deleteCustomization({ customizationId: customization.id })
    await api.media.deleteMedia({ id })
  })

  test('is found without reading the choices that have none', async () => {
    const { rows } = await shop.server.platform.pool.query(
      `SELECT count(*)::int FROM product_choices WHERE image = 'null' OR display_image = 'null'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

test('the collection of all products shows the picture of the first product that has one', async () => {
  const { people } = await shop.anotherSite()
  const { api } = people.merchant()
  const { media } = await api.media.uploadMedia({ fileName: 'jug.svg' }, { body: drawing })
  const pictureOfAll = async () => {
    const { collection } = await people.visitor().api.catalogV1.getCollection({
      id: '00000000-000000-000000-000000000001',
    })
    return collection.media?.mainMedia?.image?.url
  }
  expect(await pictureOfAll()).toBeUndefined()
  const make = async (name: string, visible = true) =>
    (
      await api.catalogV1.createProduct({
        product: { name, visible, productType: 'physical', priceData: { price: '5' } },
      })
    ).product.id
  await make('Without a picture')
  const [hidden, jug] = [await make('Hidden', false), await make('Jug')]
  await api.catalogV1.addProductMedia({ id: hidden, media: [{ mediaId: media.id }] })
  expect(await pictureOfAll()).toBeUndefined()
  await api.catalogV1.addProductMedia({ id: jug, media: [{ mediaId: media.id }] })
  expect(await pictureOfAll()).toBe(media.url)
})

test('a site can return addresses in the form that media helpers of published clients parse', async () => {
  const { people } = await shop.anotherSite()
  const { api } = people.merchant()
  const { media } = await api.media.uploadMedia({ fileName: 'jar.svg' }, { body: drawing })
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Jar', visible: true, productType: 'physical', priceData: { price: '5' } },
  })
  const { id } = product
  await api.catalogV1.addProductMedia({ id, media: [{ mediaId: media.id }] })
  const shown = async () => {
    const read = await people.visitor().api.catalogV1.getProduct({ id })
    const { image, thumbnail } = read.product.media.mainMedia ?? {}
    return [image?.url, thumbnail?.url]
  }
  expect(await shown()).toEqual([media.url, `${media.url}/w_50`])
  const own = `https://static.wixstatic.com/media/${media.id}`
  const published = [
    `${own}/v1/fit/w_1600,h_2000,q_90/file.png`,
    `${own}/v1/fit/w_50,h_50,q_90/file.png`,
  ]
  const settings = (addresses: 'own' | 'published') =>
    api.sites.updateSettings({ settings: { media: { addresses } } })
  await settings('published')
  expect(await shown()).toEqual(published)
  // Both lead to the picture at the shop.
  for (const address of published) {
    expect((await fetchPath(new URL(address).pathname)).status).toBe(200)
  }
  // Whoever sends such an address back means the same picture.
  await api.catalogV1.addProductMedia({ id, media: [{ url: published[0] ?? '' }] })
  const { product: after } = await api.catalogV1.getProduct({ id })
  expect(after.media.items.map((item) => item.id)).toEqual([media.id])
  await settings('own')
  expect(await shown()).toEqual([media.url, `${media.url}/w_50`])
})
