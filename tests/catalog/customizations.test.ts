import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ChoiceInput,
  type CustomizationInput,
  choicesOf,
  customizationHelpers,
  engraving,
  name,
  namesOf,
  refusal,
  refusalOf,
  texts,
} from './customizations.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { add, addSwatch, addText, merchant, visitor } = customizationHelpers(() => shop)

describe('a shared option', () => {
  test('is added with its choices and read by everybody', async () => {
    const made = await add({ name: 'Größe 🏺', choicesSettings: { choices: texts('S', 'L') } })
    expect(made).toMatchObject({
      revision: '1',
      name: 'Größe 🏺',
      key: 'Größe 🏺',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        sortOrder: 'DEFAULT',
        choices: [
          { name: 'S', key: 'S', choiceType: 'CHOICE_TEXT', primaryChoiceIds: [] },
          { name: 'L', key: 'L', choiceType: 'CHOICE_TEXT', primaryChoiceIds: [] },
        ],
      },
    })
    const read = await visitor().getCustomization({ customizationId: made.id })
    expect(read.customization).toEqual(made)
  })

  test('may have the name of another one; its key is unique', async () => {
    const { name: taken, key } = await add()
    expect((await add({ name: taken })).key).toBe(`${key}-2`)
  })

  test('returns colours, prices exactly as saved, and pictures on request', async () => {
    const picture = { id: 'sand.png', url: 'wix:image://v1/sand.png', width: 30, height: 20 }
    const made = await addSwatch([
      { name: 'Sand', colorCode: '#e8d9b5', defaultAddedPrice: '2.50', displayImage: picture },
      { name: 'Sea', colorCode: '#1b4d5c', displayImage: 'https://pictures.example.test/sea.jpg' },
    ])
    const { customization } = await visitor().getCustomization({
      customizationId: made.id,
      fields: ['CHOICE_DISPLAY_IMAGE'],
    })
    expect(choicesOf(made)[0]).not.toHaveProperty('displayImage')
    expect(choicesOf(customization)).toMatchObject([
      {
        choiceType: 'ONE_COLOR',
        colorCode: '#e8d9b5',
        defaultAddedPrice: '2.50',
        // As text a picture says which file it is, and the shop where that is.
        displayImage: { ...picture, url: `${shop.baseUrl}/media/sand.png` },
      },
      { displayImage: { url: 'https://pictures.example.test/sea.jpg', width: 0, height: 0 } },
    ])
  })

  test.each<[string, Partial<CustomizationInput>, string, string]>([
    ['blank name', { name: '  ' }, 'ONLY_SPACES_STRING_ERROR', 'customization.name'],
    [
      'no choice',
      { choicesSettings: {} },
      'REQUIRED_FIELD',
      'customization.choicesSettings.choices',
    ],
    ['id', { id: crypto.randomUUID() }, 'ID_NOT_ALLOWED_IN_REQUEST', 'customization.id'],
  ])('is refused with %s', async (_, wrong, rule, field) => {
    expect(await refusalOf(add(wrong))).toEqual([400, rule, field])
  })

  test.each<[ChoiceInput[], string, string]>([
    [texts('S', 's'), 'DUPLICATE_CHOICE_NAME', '[1].name'],
    [texts(' '), 'ONLY_SPACES_STRING_ERROR', '[0].name'],
    [
      [{ name: 'S', choiceType: 'ONE_COLOR', colorCode: '#fff' }],
      'INVALID_CHOICE_TYPE',
      '[0].choiceType',
    ],
    [[{ name: 'S', choiceType: 'IMAGE' }], 'INVALID_CHOICE_TYPE', '[0].choiceType'],
    [[{ name: 'S', colorCode: '#fff' }], 'INVALID_CHOICE_VALUE', '[0].colorCode'],
    [
      [{ name: 'S', displayImage: 'https://a.test/b.png' }],
      'INVALID_CHOICE_VALUE',
      '[0].displayImage',
    ],
    [
      [{ name: 'S', colorCodes: { colorCodes: ['#fff'] } }],
      'INVALID_CHOICE_VALUE',
      '[0].colorCodes',
    ],
    [[{ name: 'S', id: crypto.randomUUID() }], 'ID_NOT_ALLOWED_IN_REQUEST', '[0].id'],
    [
      [{ name: 'S', primaryChoiceIds: [crypto.randomUUID()] }],
      'PRIMARY_CHOICE_NOT_FOUND',
      '[0].primaryChoiceIds',
    ],
  ])('does not take the choices %j', async (choices, rule, place) => {
    const field = `customization.choicesSettings.choices${place}`
    expect(await refusalOf(add({ choicesSettings: { choices } }))).toEqual([400, rule, field])
  })

  test.each([undefined, 'blue', '#12', '#12345g'])('has no colour %j', async (colorCode) => {
    const choice = { name: 'Odd', ...(colorCode === undefined ? {} : { colorCode }) }
    const field = 'customization.choicesSettings.choices[0].colorCode'
    const rules = ['INVALID_CHOICE_VALUE', 'MIN_LENGTH']
    const [status, rule, place] = await refusalOf(addSwatch([choice]))
    expect([status, rules.includes(String(rule)), place]).toEqual([400, true, field])
  })

  test('has at most 100 choices', async () => {
    const names = Array.from({ length: 101 }, (_, at) => `Size ${at}`)
    const tooMany = add({ choicesSettings: { choices: texts(...names) } })
    expect(await refusalOf(tooMany)).toEqual([428, 'CHOICES_LIMIT_EXCEEDED'])
  })

  test('of another site cannot be read or changed', async () => {
    const { people } = await shop.anotherSite()
    const { id } = await add()
    const there = people.merchant().api.catalogV3
    expect(await refusalOf(there.getCustomization({ customizationId: id }))).toEqual([
      404,
      'CUSTOMIZATION_NOT_EXIST',
    ])
    expect(await refusalOf(there.deleteCustomization({ customizationId: id }))).toEqual([
      404,
      'CUSTOMIZATION_NOT_EXIST',
    ])
  })
})

describe('a free text', () => {
  test('is possible for modifiers alone, and needs settings', async () => {
    const made = await addText()
    expect(made).toMatchObject({ freeTextInput: { ...engraving, key: 'Your words' } })
    expect(made).not.toHaveProperty('choicesSettings')
    const text = { customizationRenderType: 'FREE_TEXT', customizationType: 'MODIFIER' } as const
    const settings = { freeTextInput: engraving }
    const asOption = add({ ...text, ...settings, customizationType: 'PRODUCT_OPTION' })
    expect(await refusalOf(asOption)).toEqual([400, 'INVALID_CUSTOMIZATION_RENDER_TYPE'])
    const bare = merchant().createCustomization({ customization: { name: name(), ...text } })
    expect(await refusalOf(bare)).toEqual([400, 'INVALID_FREE_TEXT_SETTINGS'])
    const upsideDown = { ...engraving, minCharCount: 31 }
    expect(await refusalOf(add({ ...text, freeTextInput: upsideDown }))).toEqual([
      400,
      'INVALID_FREE_TEXT_SETTINGS',
    ])
    const both = add({ ...text, ...settings, choicesSettings: { choices: texts('S') } })
    expect(await refusalOf(both)).toEqual([400, 'DOESNT_SUPPORT_CHOICES'])
    expect(await refusalOf(add({ ...settings, choicesSettings: { choices: texts('S') } }))).toEqual(
      [400, 'DOESNT_SUPPORT_FREE_TEXT'],
    )
  })

  test('has its settings changed one by one', async () => {
    const { id, revision } = await addText()
    const { customization } = await merchant().updateCustomization({
      customization: { id, revision, freeTextInput: { maxCharCount: 20, defaultAddedPrice: '5' } },
    })
    expect(customization.freeTextInput).toEqual({
      ...engraving,
      key: 'Your words',
      maxCharCount: 20,
      defaultAddedPrice: '5',
    })
  })

  test('refuses calls for choices', async () => {
    const { id: customizationId, revision } = await addText()
    const calls = [
      () => merchant().addCustomizationChoices({ customizationId, choices: texts('S') }),
      () => merchant().setCustomizationChoices({ customizationId, choices: texts('S') }),
      () => merchant().removeCustomizationChoices({ customizationId, choiceIds: ['a'] }),
      () => merchant().reorderCustomizationChoices({ customizationId, revision, choiceIds: ['a'] }),
      () =>
        merchant().updateCustomizationChoices({
          customizationId,
          revision,
          choices: [{ choice: { id: 'a' } }],
        }),
    ]
    for (const call of calls)
      expect(await refusalOf(call())).toEqual([400, 'DOESNT_SUPPORT_CHOICES'])
    const sorted = {
      id: customizationId,
      revision,
      choicesSettings: { sortOrder: 'BY_NAME' },
    } as const
    expect(await refusalOf(merchant().updateCustomization({ customization: sorted }))).toEqual([
      400,
      'DOESNT_SUPPORT_CHOICES',
    ])
  })
})

describe('a change', () => {
  test('raises the revision and leaves key and choices unchanged', async () => {
    const made = await add()
    const renamed = name('Taille')
    const { customization } = await merchant().updateCustomization({
      customization: {
        id: made.id,
        revision: made.revision,
        name: renamed,
        choicesSettings: { choices: [], sortOrder: 'BY_NAME' },
      },
    })
    expect(customization).toMatchObject({ name: renamed, key: made.key, revision: '2' })
    expect(namesOf(customization)).toEqual(['M', 'S'])
    expect(customization.choicesSettings?.sortOrder).toBe('BY_NAME')
  })

  test('needs the revision that is current', async () => {
    const { id, revision } = await add()
    const change = { customization: { id, revision, name: name() } }
    await merchant().updateCustomization(change)
    const stale = await refusal(merchant().updateCustomization(change))
    expect([stale.status, stale.code, stale.data]).toEqual([
      409,
      'INVALID_REVISION',
      { id, revision: '2' },
    ])
    const without = { customization: { id, name: name() } } as typeof change
    expect(await refusalOf(merchant().updateCustomization(without))).toEqual([
      400,
      'REQUIRED_FIELD',
      'customization.revision',
    ])
  })

  test('of an option cannot turn it into a free text', async () => {
    const { id, revision } = await add()
    const customization = { id, revision, freeTextInput: { title: 'Words' } }
    expect(await refusalOf(merchant().updateCustomization({ customization }))).toEqual([
      400,
      'DOESNT_SUPPORT_FREE_TEXT',
    ])
  })

  test('of an unknown id is answered with 404', async () => {
    const customizationId = crypto.randomUUID()
    const customization = { id: customizationId, revision: '1' }
    const missing = [404, 'CUSTOMIZATION_NOT_EXIST']
    expect(await refusalOf(merchant().updateCustomization({ customization }))).toEqual(missing)
    const choices = texts('S')
    expect(
      await refusalOf(merchant().setCustomizationChoices({ customizationId, choices })),
    ).toEqual(missing)
    expect(
      await refusalOf(merchant().addCustomizationChoices({ customizationId, choices })),
    ).toEqual(missing)
    const gone = { customizationId, choiceIds: ['a'] }
    expect(await refusalOf(merchant().removeCustomizationChoices(gone))).toEqual(missing)
  })
})
