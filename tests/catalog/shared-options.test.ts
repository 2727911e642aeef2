import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  choicesOf,
  customizationHelpers,
  name,
  refusalOf,
  texts,
} from './customizations.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { merchant, visitor, add, addText } = customizationHelpers(() => shop)

const option = (word: string, names: readonly string[]) => ({
  name: word,
  optionRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: texts(...names) as { name: string; choiceType: 'CHOICE_TEXT' }[] },
})

/** A product with one variant for each choice of one option, named by its words. */
async function sell(word: string, names: readonly string[], more: object = {}) {
  const variants = names.map((choiceName) => ({
    price: { actualPrice: { amount: '10' } },
    physicalProperties: {},
    choices: [
      {
        optionChoiceNames: { optionName: word, choiceName, renderType: 'TEXT_CHOICES' as const },
      },
    ],
  }))
  const { product } = await merchant().createProduct({
    product: {
      name: name('Jar'),
      productType: 'PHYSICAL',
      physicalProperties: {},
      options: [option(word, names)],
      variantsInfo: { variants },
      ...more,
    },
  })
  return product
}
const countOf = async (customizationId: string, api = merchant()) => {
  const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]
  const { customization } = await api.getCustomization({ customizationId, fields })
  return customization.assignedProductsCount
}

describe('an option with one name on several products', () => {
  test('is the same option, with the same choices', async () => {
    const word = name()
    const [first, second] = [await sell(word, ['S', 'M']), await sell(word, ['M', 'L'])]
    const [one, other] = [first.options?.[0], second.options?.[0]]
    expect(other?.id).toBe(one?.id)
    const { customization } = await visitor().getCustomization({ customizationId: one?.id ?? '' })
    expect(choicesOf(customization).map((choice) => choice.name)).toEqual(['S', 'M', 'L'])
    await sell(word, ['S'], { visible: false })
    expect([await countOf(customization.id), await countOf(customization.id, visitor())]).toEqual([
      3, 2,
    ])
  })

  test('is renamed on all of them at once, for both dialects', async () => {
    const word = name()
    const made = [await sell(word, ['S']), await sell(word, ['S'])]
    const id = made[0]?.options?.[0]?.id ?? ''
    const older = shop.people.visitor().api.catalogV1
    for (const product of made) await older.getProduct({ id: product.id })
    const { customization } = await merchant().getCustomization({ customizationId: id })
    const renamed = name('Taille')
    await merchant().updateCustomization({
      customization: { id, revision: customization.revision, name: renamed },
    })
    await merchant().updateCustomizationChoices({
      customizationId: id,
      revision: '2',
      choices: [{ choice: { id: choicesOf(customization)[0]?.id ?? '', name: 'Petit' } }],
    })
    for (const { id: productId } of made) {
      const { product } = await visitor().getProduct({ productId })
      expect(product.options?.[0]).toMatchObject({ id, name: renamed, key: word })
      const { productOptions } = (await older.getProduct({ id: productId })).product
      expect(productOptions[0]).toMatchObject({
        name: renamed,
        choices: [{ description: 'Petit' }],
      })
    }
  })

  test('cannot lose a choice that a product uses', async () => {
    const product = await sell(name(), ['S', 'M'])
    const customizationId = product.options?.[0]?.id ?? ''
    const { customization } = await merchant().addCustomizationChoices({
      customizationId,
      choices: texts('L'),
    })
    const [s = '', , l = ''] = choicesOf(customization).map(({ id }) => id)
    const remove = (id: string) =>
      merchant().removeCustomizationChoices({ customizationId, choiceIds: [id] })
    expect(await refusalOf(remove(s))).toEqual([428, 'CHOICE_ASSIGNED_TO_PRODUCT'])
    await remove(l)
    const set = merchant().setCustomizationChoices({ customizationId, choices: texts('S') })
    expect(await refusalOf(set)).toEqual([
      400,
      'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT',
      'choices',
    ])
    const deletion = () => merchant().deleteCustomization({ customizationId })
    expect(await refusalOf(deletion())).toEqual([
      400,
      'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
      'customizationId',
    ])
    await merchant().deleteProduct({ productId: product.id })
    expect(await deletion()).toEqual({})
  })

  test('lists its choices by use on request', async () => {
    const word = name()
    await sell(word, ['S', 'M'])
    const { options } = await sell(word, ['M'])
    const { customization } = await merchant().updateCustomization({
      customization: {
        id: options?.[0]?.id ?? '',
        revision: '1',
        choicesSettings: { sortOrder: 'BY_PRODUCT_COUNT' },
      },
    })
    expect(choicesOf(customization).map((choice) => choice.name)).toEqual(['M', 'S'])
  })

  test('with an unknown id, or an unknown choice, is refused with 404', async () => {
    const nobodys = crypto.randomUUID()
    const { id } = await add()
    const with_ = (optionId: string) =>
      sell(name(), ['S'], {
        options: [{ id: optionId, choicesSettings: { choices: [{ choiceId: nobodys }] } }],
      })
    expect(await refusalOf(with_(nobodys))).toEqual([404, 'CUSTOMIZATION_NOT_EXIST'])
    expect(await refusalOf(with_(id))).toEqual([404, 'CHOICE_NOT_EXIST'])
  })
})

describe('an option of one product alone', () => {
  test('remains the same when it is sent back by its id', async () => {
    const choices = ['S', 'M'].map((description) => ({ value: description, description }))
    const { product: made } = await shop.people.merchant().api.catalogV1.createProduct({
      product: {
        name: name('Jar'),
        priceData: { price: '10' },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices }],
      },
    })
    const { product } = await merchant().getProduct({ productId: made.id })
    const [own] = product.options ?? []
    expect(own).toMatchObject({ name: 'Size' })
    const customizationId = own?.id ?? ''
    expect(await refusalOf(merchant().getCustomization({ customizationId }))).toEqual([
      404,
      'CUSTOMIZATION_NOT_EXIST',
    ])
    const { product: back } = await merchant().updateProduct({
      product: {
        id: product.id,
        revision: product.revision,
        options: [
          {
            id: customizationId,
            choicesSettings: {
              choices: (own?.choicesSettings?.choices ?? []).map(({ choiceId }) => ({ choiceId })),
            },
          },
        ],
        variantsInfo: {
          variants: (product.variantsInfo?.variants ?? []).map(({ id, choices: named, price }) => ({
            id,
            price: { actualPrice: { amount: price?.actualPrice?.amount ?? '10' } },
            choices: (named ?? []).map(({ optionChoiceIds }) => ({ optionChoiceIds })),
          })),
        },
      } as never,
    })
    expect(back.options?.[0]?.id).toBe(customizationId)
    expect(await refusalOf(merchant().getCustomization({ customizationId }))).toEqual([
      404,
      'CUSTOMIZATION_NOT_EXIST',
    ])
  })
})

describe('a modifier that is sent by its id alone', () => {
  const plain = (extra: object) => ({
    name: name('Jar'),
    productType: 'PHYSICAL' as const,
    physicalProperties: {},
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount: '10' } }, physicalProperties: {} }],
    },
    ...extra,
  })
  type Sold = Awaited<ReturnType<typeof sell>>
  const extrasOf = ({ modifiers }: Pick<Sold, 'modifiers'>) =>
    modifiers.map(({ id, choicesSettings, freeTextSettings }) => ({
      id,
      choices: (choicesSettings?.choices ?? []).map((one) => [one.name, one.addedPrice]),
      ...(freeTextSettings && { title: freeTextSettings.title }),
    }))
  const shown = { returnEntity: true }

  test('is returned complete, alone and among many, as the product offers it', async () => {
    const choices = [
      { name: 'Paper', choiceType: 'CHOICE_TEXT' as const },
      { name: 'Cloth', choiceType: 'CHOICE_TEXT' as const, defaultAddedPrice: '4.5' },
    ]
    const wrapping = await add({ customizationType: 'MODIFIER', choicesSettings: { choices } })
    const line = await addText()
    const modifiers = [{ id: wrapping.id }, { id: line.id }]
    const whole = [
      {
        id: wrapping.id,
        choices: [
          ['Paper', '0'],
          ['Cloth', '4.5'],
        ],
      },
      { id: line.id, choices: [], title: line.freeTextInput?.title },
    ]
    const { product: one } = await merchant().createProduct({ product: plain({ modifiers }) })
    expect(extrasOf(one)).toEqual(whole)
    const many = await merchant().bulkCreateProducts({
      products: [plain({ modifiers }), plain({})],
      ...shown,
    })
    const [first, second] = many.results.map(({ item }) => item as Sold)
    expect(extrasOf(first as Sold)).toEqual(whole)
    const changed = await merchant().bulkUpdateProducts({
      products: [second as Sold, one].map(({ id, revision }) => ({
        product: { id, revision, modifiers },
      })),
      ...shown,
    })
    for (const { item } of changed.results) expect(extrasOf(item as Sold)).toEqual(whole)

    const { id, revision } = first as Sold
    const [, cloth = ''] = choicesOf(wrapping).map((choice) => choice.id)
    const { product: narrowed } = await merchant().updateProduct({
      product: {
        id,
        revision,
        modifiers: [
          { id: wrapping.id, choicesSettings: { choices: [{ choiceId: cloth, addedPrice: '6' }] } },
        ],
      },
    })
    const { results } = await merchant().bulkUpdateProducts({
      products: [{ product: { id, revision: narrowed.revision, modifiers } }],
      ...shown,
    })
    expect(extrasOf(results[0]?.item as Sold)).toEqual([
      { id: wrapping.id, choices: [['Cloth', '6']] },
      whole[1],
    ])
  })
})
