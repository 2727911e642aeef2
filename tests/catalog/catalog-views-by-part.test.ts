import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inV1, inV3, measures, type Pair, pairs } from './catalog-views.fixture.ts'
import { change, create, money, productInput, sized, unique } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const sell = async (api = merchant(), more: object = {}) =>
  (
    await api.catalogV1.createProduct({
      product: { name: unique('Bowl'), priceData: { price: '20' }, ...more } as never,
    })
  ).product
const sellSizes = () =>
  sell(merchant(), {
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
  })

/** V3's view of a section created by V1: the server generates its name. */
const asShown = ({ infoSections, ...rest }: Pair['v3']) => ({
  ...rest,
  ...(infoSections && { infoSections: infoSections.map(({ uniqueName: _, ...one }) => one) }),
})

describe.each(pairs.map((pair) => [pair.part, pair] as const))('the %s of a product', (_, pair) => {
  test('has in V3 the value that V1 saved, at creation and after changes', async () => {
    const api = (await shop.anotherSite()).people.merchant().api
    const made = await sell(api, pair.v1)
    expect(await inV3(api, made.id)).toMatchObject(asShown(pair.v3))
    await api.catalogV1.deleteProduct({ id: made.id })
    const { id } = await sell(api)
    await api.catalogV1.updateProduct({ product: { id, ...pair.v1 } as never })
    expect(await inV3(api, id)).toMatchObject(asShown(pair.v3))
  })

  test('has in V1 the value that V3 saved, at creation and after changes', async () => {
    const api = (await shop.anotherSite()).people.merchant().api
    const { id } = await create(api, productInput(pair.v3))
    expect(await inV1(api, id)).toMatchObject(pair.v1)
    const whole = await inV3(api, id)
    await api.catalogV3.deleteProduct({ productId: id })
    const plain = await create(api)
    const [variant] = plain.variantsInfo?.variants ?? []
    const [wanted] = pair.v3.variantsInfo?.variants ?? []
    const { brand } = whole
    await change(api, plain, {
      ...(pair.v3 as object),
      ...(pair.v3.brand && { brand: { id: brand?.id ?? '' } }),
      ...(wanted && { options: [], variantsInfo: { variants: [{ ...wanted, id: variant?.id }] } }),
    })
    expect(await inV1(api, plain.id)).toMatchObject(pair.v1)
  })
})

describe('a product that a client sends back as it read it', () => {
  test('is unchanged in V3 although V1 has only some of its fields', async () => {
    const picture = await upload('a')
    const api = merchant()
    const made = await create(
      api,
      sized(['S', 'M'], {
        plainDescription: '<p>Thrown</p>',
        media: { itemsInfo: { items: [{ id: picture, altText: 'A bowl', displayName: 'Bowl' }] } },
        brand: { name: 'Kiln' },
        ribbon: { name: 'New' },
        additionalRibbons: [{ name: 'Rare' }],
        tags: { publicTags: { tagIds: ['a'] }, privateTags: { tagIds: ['b'] } },
        infoSections: [{ uniqueName: unique('care'), title: 'Care', plainDescription: '<p>x</p>' }],
        modifiers: [line, wrapping],
        subscriptionDetails: { subscriptions: [{ title: 'Monthly', frequency: 'MONTH' }] },
        extendedFields: { namespaces: { '@acme/shop': { rank: 7 } } },
        physicalProperties: {
          fulfillerId: 'one',
          pricePerUnit: { quantity: '1', measurementUnit: 'KG' },
        },
      }),
    )
    const [first] = made.variantsInfo?.variants ?? []
    await api.catalogV3.updateProduct({
      product: {
        id: made.id,
        revision: made.revision,
        options: made.options as never,
        variantsInfo: {
          variants: (made.variantsInfo?.variants ?? []).map((one) =>
            one === first ? { ...one, ...dear, choices: one.choices } : one,
          ) as never,
        },
      },
    })
    const { revision, updatedDate, ...before } = await inV3(api, made.id)
    const { id, ...read } = await inV1(api, made.id)
    await api.catalogV1.updateProduct({ product: { id, ...read } as never })
    const { revision: later, updatedDate: _, ...after } = await inV3(api, made.id)
    expect(after).toEqual(before)
  })
})

const line = {
  name: 'Engraving',
  modifierRenderType: 'FREE_TEXT' as const,
  mandatory: true,
  freeTextSettings: { title: 'Your words', maxCharCount: 20, defaultAddedPrice: '2' },
}
const wrapping = {
  name: 'Wrapping',
  modifierRenderType: 'TEXT_CHOICES' as const,
  mandatory: false,
  choicesSettings: {
    choices: [{ choiceType: 'CHOICE_TEXT' as const, name: 'Paper', addedPrice: '1' }],
  },
}
const dear = {
  sku: 'DEAR-1',
  barcode: '4006381333931',
  visible: false,
  price: { actualPrice: money('9.00'), compareAtPrice: money('11.00') },
  revenueDetails: { cost: money('3.00') },
  physicalProperties: {
    weight: '0.4',
    pricePerUnit: { settings: { quantity: '250', measurementUnit: 'G' as const } },
    ...measures,
  },
}

const drawing = (letter: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><text>${letter}</text></svg>`
const upload = async (letter: string) =>
  (
    await merchant().media.uploadMedia(
      { fileName: `${letter}.svg`, altText: `Picture ${letter}` },
      { body: drawing(letter) },
    )
  ).media.id
const ids = (items: readonly { id?: string | null | undefined }[] = []) => items.map(({ id }) => id)

describe('a file that is sold', () => {
  test('is digital in both once it has a file', async () => {
    const api = merchant()
    const upload = await api.digitalFiles.uploadDigitalFile(
      { fileName: 'a.pdf' },
      { body: 'words' },
    )
    const file = { id: upload.file.id, fileName: 'a.pdf', fileType: 'SECURE_DOCUMENT' }
    const { id } = await sell()
    await api.digitalFiles.attachDigitalFile({ productId: id, fileId: file.id })
    const seen = await inV3(api, id)
    expect(seen.productType).toBe('DIGITAL')
    expect(seen.variantsInfo?.variants).toMatchObject([
      { digitalProperties: { digitalFile: { id: file.id, fileName: 'a.pdf' } } },
    ])
    const digitalFile = { id: file.id }
    const { physicalProperties: _, ...requestInput } = productInput({ productType: 'DIGITAL' })
    const made = await create(api, {
      ...requestInput,
      variantsInfo: {
        variants: [
          { price: { actualPrice: money('20') }, digitalProperties: { digitalFile } },
        ] as never,
      },
    })
    expect((await inV1(api, made.id)).productType).toBe('digital')
  })
})

describe('pictures', () => {
  test('have one order, set by either dialect, and the first is the main one', async () => {
    const api = merchant()
    const [a, b] = [await upload('a'), await upload('b')]
    const { id } = await sell()
    await api.catalogV1.addProductMedia({ id, media: [{ mediaId: b }, { mediaId: a }] })
    const seen = await inV3(api, id)
    expect([seen.media?.main?.id, ids(seen.media?.itemsInfo?.items)]).toEqual([b, [b, a]])
    expect(seen.media?.main).toMatchObject({ altText: 'Picture b', mediaType: 'IMAGE' })
    const items = [{ id: a, altText: 'First', displayName: 'Front' }, { id: b }]
    await change(api, seen, { media: { itemsInfo: { items } } })
    const { media: older } = await inV1(api, id)
    expect([older.mainMedia?.id, ids(older.items)]).toEqual([a, [a, b]])
    expect(older.items).toMatchObject([
      { title: 'Front', mediaType: 'image', image: { altText: 'First' } },
      { image: { altText: 'Picture b' } },
    ])
    const media = [{ mediaId: b, altText: 'Second', title: 'Back' }, { mediaId: a }]
    await api.catalogV1.addProductMedia({ id, media })
    const described = await inV3(api, id)
    expect(described.media?.itemsInfo?.items).toMatchObject([
      { id: a, altText: 'First', displayName: 'Front' },
      { id: b, altText: 'Second', displayName: 'Back' },
    ])
    await api.catalogV1.addProductMedia({ id, media: [{ mediaId: b, altText: '' }] })
    // Without words of the product's own it has those of the library again.
    expect((await inV1(api, id)).media.items[1]?.image?.altText).toBe('Picture b')
    await api.catalogV1.removeProductMedia({ id, mediaIds: [a] })
    expect((await inV3(api, id)).media?.main?.id).toBe(b)
    await change(api, await inV3(api, id), { media: { itemsInfo: { items: [] } } })
    expect((await inV1(api, id)).media).toEqual({ items: [] })
  })

  test('of a choice are the same in both dialects', async () => {
    const api = merchant()
    const [a, b] = [await upload('a'), await upload('b')]
    const { id } = await sellSizes()
    await api.catalogV1.addProductMedia({ id, media: [{ mediaId: a }, { mediaId: b }] })
    const tie = { option: 'Size', choice: 'M', mediaIds: [b] }
    await api.catalogV1.addProductMediaToChoices({ id, media: [tie] })
    const seen = await inV3(api, id)
    const choices = seen.options?.[0]?.choicesSettings?.choices ?? []
    expect(
      choices.map((one) => [ids(one.linkedMedia), one.media?.items?.map((at) => at.mediaId)]),
    ).toEqual([
      [[], []],
      [[b], [b]],
    ])
    expect(seen.variantsInfo?.variants.map(({ media }) => media?.id)).toEqual([undefined, b])
    const [option] = seen.options ?? []
    await change(api, seen, {
      options: [
        {
          id: option?.id,
          choicesSettings: {
            choices: choices.map(({ choiceId }, at) => ({
              choiceId,
              media: { items: at === 0 ? [{ mediaId: a }] : [] },
            })),
          },
        },
      ] as never,
      variantsInfo: {
        variants: (seen.variantsInfo?.variants ?? []).map(({ id: own, choices: chosen }) => ({
          id: own,
          choices: chosen,
        })) as never,
      },
    })
    const shown = (await inV1(api, id)).productOptions[0]?.choices
    expect(shown?.map(({ media }) => ids(media?.items))).toEqual([[a], []])
  })
})
