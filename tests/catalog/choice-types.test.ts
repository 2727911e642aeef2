import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { exportCatalog, importFile } from '../site/exports.fixture.ts'
import {
  type ChoiceInput,
  choicesOf,
  customizationHelpers,
  idsOf,
  name,
  refusalOf,
  texts,
} from './customizations.fixture.ts'
import {
  change,
  create,
  factsOf,
  type NewProduct,
  priced,
  productInput,
} from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const { addSwatch, merchant, visitor } = customizationHelpers(() => shop)
const staff = staffAt(() => shop)
const picture = {
  id: 'linen.png',
  url: 'https://pictures.example.test/linen.png',
  width: 9,
  height: 8,
}
const other = { ...picture, id: 'wool.png', url: 'https://pictures.example.test/wool.png' }
const colours = (...codes: string[]) => ({ colorCodes: codes })

const night: ChoiceInput = { name: 'Night', choiceType: 'ONE_COLOR', colorCode: '#112233' }
const dawn: ChoiceInput = {
  name: 'Dawn',
  choiceType: 'MULTIPLE_COLORS',
  colorCodes: colours('#ffb3a7', '#334455'),
}
const linen: ChoiceInput = { name: 'Linen', choiceType: 'IMAGE', image: picture }
const swatches = [night, dawn, linen]
const place = 'customization.choicesSettings.choices'

describe('a swatch', () => {
  test('is one colour, two colours or a picture, to everybody', async () => {
    const made = await addSwatch(swatches)
    const { customization } = await visitor().getCustomization({ customizationId: made.id })
    const look = { choiceType: 'ONE_COLOR', colorCode: '#112233' }
    expect(choicesOf(customization)).toMatchObject([look, dawn, linen])
    expect(choicesOf(customization)[1]).not.toHaveProperty('colorCode')
    const [created] = await factsOf(shop, made.id)
    expect(created?.after).toMatchObject({
      choices: [{}, { colorCodes: ['#ffb3a7', '#334455'] }, { image: picture }],
    })
  })

  test.each<[string, ChoiceInput, string, string]>([
    ['no second colour', { ...dawn, colorCodes: colours('#fff') }, 'VALUE', 'colorCodes'],
    [
      'three colours',
      { ...dawn, colorCodes: colours('#fff', '#000', '#111') },
      'VALUE',
      'colorCodes',
    ],
    ['a word for a colour', { ...dawn, colorCodes: colours('#fff', 'red') }, 'VALUE', 'colorCodes'],
    ['one colour for two', { ...dawn, colorCodes: null, colorCode: '#fff' }, 'VALUE', 'colorCodes'],
    ['a colour beside two', { ...dawn, colorCode: '#fff' }, 'VALUE', 'colorCode'],
    ['no picture', { ...linen, image: null }, 'VALUE', 'image'],
    ['a colour beside a picture', { ...linen, colorCode: '#fff' }, 'VALUE', 'colorCode'],
    ['a picture beside a picture', { ...linen, displayImage: other }, 'VALUE', 'displayImage'],
    ['a picture for a colour', { ...night, image: picture }, 'VALUE', 'image'],
    ['a word', { name: 'Red', choiceType: 'CHOICE_TEXT' }, 'TYPE', 'choiceType'],
  ])('is refused with %s', async (_, choice, what, field) => {
    expect(await refusalOf(addSwatch([choice]))).toEqual([
      400,
      `INVALID_CHOICE_${what}`,
      `${place}[0].${field}`,
    ])
  })

  test('is refused as a text choice', async () => {
    for (const choice of swatches) {
      const wanted = merchant().createCustomization({
        customization: {
          name: name(),
          customizationType: 'MODIFIER',
          customizationRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: [choice] },
        },
      })
      expect(await refusalOf(wanted)).toEqual([
        400,
        'INVALID_CHOICE_TYPE',
        `${place}[0].choiceType`,
      ])
    }
  })

  test('changes its colours and its picture, but not its type', async () => {
    const { id: customizationId, revision, ...made } = await addSwatch(swatches)
    const [one = '', two = '', three = ''] = idsOf({ ...made, id: customizationId, revision })
    const { customization } = await merchant().updateCustomizationChoices({
      customizationId,
      revision,
      choices: [
        { choice: { id: two, colorCodes: colours('#000000', '#ffffff') } },
        { choice: { id: three, image: other } },
      ],
    })
    expect(choicesOf(customization)).toMatchObject([
      { colorCode: '#112233' },
      { colorCodes: colours('#000000', '#ffffff') },
      { image: other },
    ])
    const fixed = [400, 'UNSUPPORTED_CHOICE_FIELD', 'choices[0].choice.choiceType']
    const asPicture = { id: one, choiceType: 'IMAGE' as const, colorCode: null, image: picture }
    const update = merchant().updateCustomizationChoices({
      customizationId,
      revision: customization.revision,
      choices: [{ choice: asPicture }],
    })
    expect(await refusalOf(update)).toEqual(fixed)
    const set = merchant().setCustomizationChoices({ customizationId, choices: [asPicture] })
    expect(await refusalOf(set)).toEqual([400, fixed[1], 'choices[0].choiceType'])
    // By its name alone it is another choice, which takes the place of the one there was.
    const { customization: anew } = await merchant().setCustomizationChoices({
      customizationId,
      choices: [{ name: 'Night', choiceType: 'IMAGE', image: picture }],
    })
    expect(idsOf(anew)).not.toContain(one)
    expect(choicesOf(anew)).toMatchObject([{ name: 'Night', image: picture }])
  })
})

const option = (word: string, choices: readonly ChoiceInput[]) => ({
  name: word,
  optionRenderType: 'SWATCH_CHOICES' as const,
  choicesSettings: { choices: [...choices] as never },
})
const inSwatches = (word: string, more: Partial<NewProduct> = {}) =>
  productInput({
    options: [option(word, swatches)],
    variantsInfo: {
      variants: swatches.map((choice) =>
        priced('20', {
          choices: [
            {
              optionChoiceNames: {
                optionName: word,
                choiceName: choice.name ?? '',
                renderType: 'SWATCH_CHOICES',
              },
            },
          ],
        }),
      ),
    },
    ...more,
  })

describe('a product', () => {
  const api = () => shop.people.merchant().api
  const looks = [{ colorCode: '#112233' }, { colorCodes: dawn.colorCodes }, { image: picture }]

  test('has swatches of every kind, and shows them', async () => {
    const [word, extra] = [name('Cloth'), name('Ribbon')]
    const modifier = { name: extra, modifierRenderType: 'SWATCH_CHOICES' as const }
    const choices = { choicesSettings: { choices: [...swatches] as never } }
    const made = await create(
      api(),
      inSwatches(word, { modifiers: [{ ...modifier, mandatory: false, ...choices }] }),
    )
    expect(made.options[0]?.choicesSettings.choices).toMatchObject(looks)
    expect(made.modifiers[0]?.choicesSettings?.choices).toMatchObject(looks)
    for (const shared of [made.options[0], made.modifiers[0]]) {
      const customizationId = shared?.id ?? ''
      const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]
      const { customization } = await merchant().getCustomization({ customizationId, fields })
      expect(choicesOf(customization)).toMatchObject(looks)
      expect(customization.assignedProductsCount).toBe(1)
      const [, two = '', three = ''] = idsOf(customization)
      await merchant().updateCustomizationChoices({
        customizationId,
        revision: customization.revision,
        choices: [
          { choice: { id: two, colorCodes: colours('#000000', '#ffffff') } },
          { choice: { id: three, image: other } },
        ],
      })
    }
    const later = [looks[0], { colorCodes: colours('#000000', '#ffffff') }, { image: other }]
    const { product } = await visitor().getProduct({ productId: made.id })
    expect(product.options[0]?.choicesSettings.choices).toMatchObject(later)
    expect(product.modifiers[0]?.choicesSettings?.choices).toMatchObject(later)
  })

  test('cannot have a swatch without a value', async () => {
    const word = name('Cloth')
    const wrong = [{ name: 'Night', choiceType: 'IMAGE' as const }]
    const made = create(api(), inSwatches(word, { options: [option(word, wrong)] }))
    expect(await refusalOf(made)).toEqual([
      400,
      'INVALID_CHOICE_VALUE',
      'product.options[0].choicesSettings.choices[0].image',
    ])
  })

  test('has colours in V1, which leaves other kinds of swatches unchanged', async () => {
    const made = await create(api(), inSwatches(name('Cloth')))
    const { id } = made
    const { product } = await api().catalogV1.getProduct({ id })
    const [cloth] = product.productOptions
    expect(cloth).toMatchObject({
      optionType: 'color',
      choices: [
        { value: '#112233', description: 'Night' },
        { value: '#ffb3a7', description: 'Dawn' },
        { value: 'Linen', description: 'Linen' },
      ],
    })
    const read = product.productOptions.map(({ name: word, choices }) => ({ name: word, choices }))
    await api().catalogV1.updateProduct({
      product: { id, name: name('Cloth'), productOptions: read } as never,
    })
    const shown = async () => (await visitor().getProduct({ productId: id })).product.options[0]
    expect((await shown())?.choicesSettings.choices).toMatchObject(looks)
    const painted = read.map((one) => ({
      ...one,
      choices: one.choices.map((choice) => ({ ...choice, value: '#abcdef' })),
    }))
    await api().catalogV1.updateProduct({ product: { id, productOptions: painted } as never })
    const plain = (await shown())?.choicesSettings.choices ?? []
    expect(plain.map(({ choiceType, colorCode }) => [choiceType, colorCode])).toEqual(
      Array.from({ length: 3 }, () => ['ONE_COLOR', '#abcdef']),
    )
    expect(plain.some((one) => one.colorCodes ?? one.image)).toBe(false)
  })

  test('gets its swatches back when their change is undone', async () => {
    const made = await create(api(), inSwatches(name('Cloth')))
    const customizationId = made.options[0]?.id ?? ''
    const [, two = '', three = ''] =
      made.options[0]?.choicesSettings.choices.map((one) => one.choiceId) ?? []
    const { revision } = (await merchant().getCustomization({ customizationId })).customization
    await merchant().updateCustomizationChoices({
      customizationId,
      revision,
      choices: [
        { choice: { id: two, colorCodes: colours('#000000', '#ffffff') } },
        { choice: { id: three, image: other } },
      ],
    })
    const { entries } = await api().history.listHistory({
      entityType: 'customization',
      entityId: customizationId,
    })
    await api().history.undoChange({ id: entries[0]?.id ?? '' })
    const { product } = await visitor().getProduct({ productId: made.id })
    expect(product.options[0]?.choicesSettings.choices).toMatchObject(looks)
    await api().catalogV3.deleteProduct({ productId: made.id })
    const { entries: gone } = await api().history.listHistory({
      entityType: 'product',
      entityId: made.id,
    })
    await api().history.undoChange({ id: gone[0]?.id ?? '' })
    const back = await visitor().getProduct({ productId: made.id })
    expect(back.product.options[0]?.choicesSettings.choices).toMatchObject(looks)
  })

  test('is exported and imported with its swatches', async () => {
    const source = await shop.anotherSite()
    const seller = source.people.merchant().api
    const made = await create(seller, inSwatches(name('Cloth')))
    const lines = await exportCatalog(shop, source.people, { format: 'jsonl' })
    const target = await shop.anotherSite()
    const done = await importFile(target.people, lines, 'catalog.jsonl')
    expect(done).toMatchObject({ state: 'DONE', rowsFailed: 0 })
    const there = target.people.merchant().api
    const { product } = await there.catalogV3.getProduct({ productId: made.id })
    expect(product.options[0]?.choicesSettings.choices).toMatchObject(looks)
    const customizationId = made.options[0]?.id ?? ''
    const { customization } = await there.catalogV3.getCustomization({ customizationId })
    expect(choicesOf(customization)).toMatchObject(looks)
    expect(await exportCatalog(shop, target.people, { format: 'jsonl' })).toBe(lines)
  })

  test('has the same swatches in a copy of its site', async () => {
    const owner = await staff.person('owner')
    const made = await create(api(), inSwatches(name('Cloth')))
    const copied = { id: shop.site.id, domains: ['swatches.test'] }
    const { site } = await owner.api.sites.duplicateSite(copied)
    const there = owner.on(site.id).catalogV3
    const { product } = await there.getProduct({ productId: made.id })
    expect(product.options[0]?.choicesSettings.choices).toMatchObject(looks)
    const customizationId = made.options[0]?.id ?? ''
    const { customization } = await there.getCustomization({ customizationId })
    expect(choicesOf(customization)).toMatchObject(looks)
  })

  test('has the names of its swatches in a CSV file, which has no column for more', async () => {
    const source = await shop.anotherSite()
    await create(source.people.merchant().api, inSwatches('Cloth'))
    const table = await exportCatalog(shop, source.people, { format: 'csv' })
    const target = await shop.anotherSite()
    await importFile(target.people, table, 'catalog.csv')
    const there = target.people.merchant().api.catalogV3
    const { products } = await there.queryProducts({ query: {} })
    const [cloth] = products[0]?.options ?? []
    expect(cloth?.choicesSettings.choices.map((one) => [one.choiceType, one.name])).toEqual(
      ['Night', 'Dawn', 'Linen'].map((word) => ['CHOICE_TEXT', word]),
    )
  })

  test('does not change the shared colours and pictures of existing choices', async () => {
    const word = name('Cloth')
    const first = await create(api(), inSwatches(word))
    const second = await create(
      api(),
      inSwatches(word, {
        options: [
          option(word, [night, { ...dawn, colorCodes: colours('#000000', '#ffffff') }, linen]),
        ],
      }),
    )
    expect(second.options[0]?.id).toBe(first.options[0]?.id)
    expect(second.options[0]?.choicesSettings.choices).toMatchObject(looks)
    const after = await change(api(), second, { name: name('Cloth') })
    expect(after.options[0]?.choicesSettings.choices).toMatchObject(looks)
  })
})

test('text choices get no colours', async () => {
  const made = await merchant().createCustomization({
    customization: {
      name: name(),
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: texts('S') },
    },
  })
  expect(choicesOf(made.customization)[0]).not.toHaveProperty('colorCodes')
})
