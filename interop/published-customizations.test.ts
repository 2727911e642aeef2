import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'

let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const mine = () => shop.merchant().customizationsV3
const theirs = () => shop.visitor().customizationsV3

let count = 0
const name = (word = 'Size') => `${word} ${++count}`
const sizes = (...names: string[]) =>
  names.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' as const }))
const optionOf = (...names: string[]) => ({
  name: name(),
  customizationType: 'PRODUCT_OPTION' as const,
  customizationRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: sizes(...names) },
})
const add = async (...names: string[]) => {
  const {
    _id = '',
    revision,
    ...rest
  } = await mine().createCustomization(optionOf(...names) as never)
  return { ...rest, _id: _id ?? '', revision: revision ?? '' }
}
type Read = Awaited<ReturnType<ReturnType<typeof mine>['getCustomization']>>
const choicesOf = (one: Pick<Read, 'choicesSettings'> | undefined) =>
  one?.choicesSettings?.choices ?? []
const namesOf = (one: Pick<Read, 'choicesSettings'> | undefined) =>
  choicesOf(one).map((choice) => choice.name)
const idsOf = (one: Pick<Read, 'choicesSettings'>) => choicesOf(one).map(({ _id }) => _id ?? '')

describe('a customization', () => {
  test('is added, read, changed and deleted', async () => {
    const made = await add('S', 'M')
    expect(made).toMatchObject({
      revision: '1',
      key: made.name,
      customizationType: 'PRODUCT_OPTION',
    })
    expect(made._createdDate).toBeInstanceOf(Date)
    expect(choicesOf(made)[0]).toMatchObject({ name: 'S', key: 'S', choiceType: 'CHOICE_TEXT' })
    expect(await theirs().getCustomization(made._id)).toEqual(made)
    const renamed = name('Taille')
    const changed = await mine().updateCustomization(made._id, {
      revision: made.revision,
      name: renamed,
    })
    expect(changed).toMatchObject({ _id: made._id, name: renamed, revision: '2' })
    await mine().deleteCustomization(made._id)
    expect((await failureOf(mine().getCustomization(made._id))).code).toBe(
      'CUSTOMIZATION_NOT_EXIST',
    )
  })

  test('may be a line of text, or colours with pictures', async () => {
    const words = await mine().createCustomization({
      name: name('Engraving'),
      customizationType: 'MODIFIER',
      customizationRenderType: 'FREE_TEXT',
      freeTextInput: {
        title: 'Your words',
        minCharCount: 1,
        maxCharCount: 20,
        defaultAddedPrice: '5.00',
      },
    } as never)
    expect(words.freeTextInput).toMatchObject({ maxCharCount: 20, defaultAddedPrice: '5.00' })
    const picture = 'wix:image://v1/sand~mv2.png/sand.png#originWidth=30&originHeight=20'
    const colours = await mine().createCustomization({
      name: name('Glaze'),
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'SWATCH_CHOICES',
      choicesSettings: {
        choices: [
          { name: 'Sand', choiceType: 'ONE_COLOR', colorCode: '#e8d9b5', displayImage: picture },
        ],
      },
    } as never)
    const fields = ['CHOICE_DISPLAY_IMAGE' as const]
    const read = await theirs().getCustomization(colours._id ?? '', { fields })
    expect(choicesOf(read)[0]).toMatchObject({ colorCode: '#e8d9b5', displayImage: picture })
  })

  test('returns errors with the field names of the request', async () => {
    const { _id, revision } = await add('S')
    expect((await failureOf(theirs().createCustomization(optionOf('S') as never))).code).toBe(
      'PERMISSION_DENIED',
    )
    const twice = await failureOf(mine().createCustomization(optionOf('S', 's') as never))
    expect(twice.fields).toEqual(['customization.choicesSettings.choices[1].name'])
    const text = { ...optionOf('S'), customizationRenderType: 'FREE_TEXT' as const }
    const wrong = await failureOf(mine().createCustomization(text as never))
    expect(wrong.code).toBe('INVALID_CUSTOMIZATION_RENDER_TYPE')
    await mine().updateCustomization(_id, { revision, name: name() })
    const stale = await failureOf(mine().updateCustomization(_id, { revision, name: name() }))
    expect(stale.code).toBe('INVALID_REVISION')
    expect((await failureOf(mine().deleteCustomization(unknownId))).code).toBe(
      'CUSTOMIZATION_NOT_EXIST',
    )
  })
})

describe('choices', () => {
  test('are added, set, changed, put in order and removed', async () => {
    const made = await add('S', 'M')
    const added = (await mine().addCustomizationChoices(made._id, sizes('L'))).customization
    expect([namesOf(added), added?.revision]).toEqual([['S', 'M', 'L'], '2'])
    const [s = '', m = '', l = ''] = idsOf(added ?? {})
    const ordered = await mine().reorderCustomizationChoices(made._id, '2', {
      choiceIds: [l, m, s],
    })
    expect(namesOf(ordered.customization)).toEqual(['L', 'M', 'S'])
    expect(ordered.customization?.choicesSettings).toMatchObject({ sortOrder: 'MANUAL' })
    const changed = await mine().updateCustomizationChoices(made._id, '3', {
      choices: [{ choice: { _id: m, name: 'Medium' } }],
    })
    expect(namesOf(changed.customization)).toEqual(['L', 'Medium', 'S'])
    const removed = await mine().removeCustomizationChoices(made._id, [l], { revision: '4' })
    expect(namesOf(removed.customization)).toEqual(['Medium', 'S'])
    const set = await mine().setCustomizationChoices(made._id, sizes('S', 'XL'))
    expect([namesOf(set.customization), idsOf(set.customization ?? {})[0]]).toEqual([
      ['S', 'XL'],
      s,
    ])
  })

  test('that are invalid are refused', async () => {
    const made = await add('S', 'M')
    const [s = ''] = idsOf(made)
    const unknown = mine().removeCustomizationChoices(made._id, [unknownId])
    expect((await failureOf(unknown)).code).toBe('CHOICE_NOT_FOUND')
    const all = mine().removeCustomizationChoices(made._id, idsOf(made))
    expect((await failureOf(all)).fields).toEqual(['choiceIds'])
    const twice = mine().addCustomizationChoices(made._id, sizes('s'))
    expect((await failureOf(twice)).fields).toEqual(['choices[0].name'])
    const part = mine().reorderCustomizationChoices(made._id, '1', { choiceIds: [s] })
    expect((await failureOf(part)).code).toBe('CHOICE_IDS_MISMATCH')
    const many = mine().addCustomizationChoices(
      made._id,
      sizes(...Array.from({ length: 99 }, (_, at) => `Size ${at}`)),
    )
    expect((await failureOf(many)).code).toBe('CHOICES_LIMIT_EXCEEDED')
  })
})

describe('many customizations', () => {
  test('are added, changed and given choices at once', async () => {
    const options = [optionOf('S'), optionOf('S', 's')]
    const made = await mine().bulkCreateCustomizations(options as never, { returnEntity: true })
    expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect(made.results[1]?.itemMetadata?.error?.code).toBe('DUPLICATE_CHOICE_NAME')
    const { _id = '', revision = '' } = made.results[0]?.customization ?? {}
    const changed = await mine().bulkUpdateCustomizations([
      { customization: { _id: _id ?? '', revision, name: name() } },
    ])
    expect(changed.results[0]?.itemMetadata?.success).toBe(true)
    const added = await mine().bulkAddCustomizationChoices(
      [
        { customizationId: _id ?? '', choices: sizes('M') },
        { customizationId: unknownId, choices: sizes('M') },
      ],
      { returnEntity: true },
    )
    expect(namesOf(added.results[0]?.customization)).toEqual(['S', 'M'])
    expect(added.results[1]?.itemMetadata?.error?.code).toBe('CUSTOMIZATION_NOT_EXIST')
  })

  test('are counted, and paged in both directions', async () => {
    const word = name('Page')
    const options = ['A', 'B', 'C'].map((end) => ({ ...optionOf('S'), name: `${word} ${end}` }))
    await mine().bulkCreateCustomizations(options as never)
    const filter = { name: { $startsWith: word } }
    expect((await theirs().countCustomizations({ filter })).count).toBe(3)
    const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]
    const first = await theirs()
      .queryCustomizations({ fields })
      .startsWith('name', word)
      .eq('customizationType', 'PRODUCT_OPTION')
      .ascending('name')
      .limit(2)
      .find()
    const names = (page: typeof first) => page.items.map((one) => one.name)
    expect([names(first), first.hasNext(), first.hasPrev()]).toEqual([
      [`${word} A`, `${word} B`],
      true,
      false,
    ])
    expect(first.items[0]?.assignedProductsCount).toBe(0)
    const second = await first.next()
    expect([names(second), second.hasNext()]).toEqual([[`${word} C`], false])
    expect(names(await second.prev())).toEqual(names(first))
  })
})

const events = 'A handler of events: nothing is called'
test('no function of the module is left out', () => {
  const handlers = ['Created', 'Deleted', 'Updated'].map((end) => [`onCustomization${end}`, events])
  expect(shop.uncalled('customizationsV3', Object.fromEntries(handlers))).toEqual({
    silent: [],
    stale: [],
  })
})
