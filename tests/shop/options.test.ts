import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, factsOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, get as getProduct } from '../catalog/saved-products.fixture.ts'
import { type Api, colleagues, fieldOf, fieldsOf, staleAnswer } from './saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type ToSave = Parameters<Api['options']['saveOption']>[0]['option']

const save = (option: ToSave, more: object = {}, by = api()) =>
  by.options.saveOption({ option, ...more })
const named = (...names: string[]) => names.map((name) => ({ name }))
const create = async (fields: ToSave = {}) =>
  (await save({ name: unique('Size'), choices: named('S', 'M', 'L'), ...fields })).option
const get = async (id: string) => (await api().options.getOption({ id })).option
const missing = '00000000-0000-4000-8000-000000000000'

type Option = Awaited<ReturnType<typeof create>>
const idsOf = ({ choices }: Option) => choices.map(({ id }) => id)
const namesOf = ({ choices }: Option) => choices.map(({ name }) => name)

/** A product that uses only these choices of an option. */
const productWith = ({ id, name }: Option, ...choices: string[]) =>
  createProduct(api(), { options: [{ id, name, choices: named(...choices) }] })

describe('a save', () => {
  test('creates swatches with colours and pictures', async () => {
    const { option, created } = await save({
      name: 'Glaze',
      renderType: 'SWATCH_CHOICES',
      choices: [
        { name: 'Ash', colorCode: '#cccccc', displayImage: { url: 'https://example.com/ash.jpg' } },
        { name: 'Two', choiceType: 'MULTIPLE_COLORS', colorCodes: ['#111111', '#eeeeee'] },
        { name: 'Marble', choiceType: 'IMAGE', image: { id: 'marble.jpg' } },
      ],
    })
    expect([created, option]).toMatchObject([
      true,
      {
        revision: 1,
        kind: 'OPTION',
        renderType: 'SWATCH_CHOICES',
        freeText: null,
        choices: [
          { colorCode: '#cccccc', displayImage: { id: null, url: 'https://example.com/ash.jpg' } },
          { colorCode: null, colorCodes: ['#111111', '#eeeeee'] },
          {
            choiceType: 'IMAGE',
            image: { id: 'marble.jpg', url: expect.stringMatching(/marble/) },
          },
        ],
      },
    ])
    expect(await get(option.id)).toEqual(option)
  })

  test('creates modifiers with choices and with text, and their surcharges', async () => {
    const wrap = { name: 'Paper', addedPrice: '2.50' }
    const gift = await create({ kind: 'MODIFIER', choices: [wrap] })
    expect(gift).toMatchObject({ kind: 'MODIFIER', choices: [{ addedPrice: '2.50' }] })
    const { option } = await save({
      name: 'Engraving',
      kind: 'MODIFIER',
      renderType: 'FREE_TEXT',
      freeText: { title: 'Your text', maxCharCount: 20, addedPrice: '9' },
    })
    expect(option.freeText).toEqual({
      title: 'Your text',
      minCharCount: 0,
      maxCharCount: 20,
      addedPrice: '9',
    })
    const { id } = option
    const cleared = await save({ id, revision: 1, freeText: { addedPrice: null } })
    expect(cleared.option.freeText).toMatchObject({ title: 'Your text', addedPrice: null })
    expect(fieldsOf(cleared.changes)).toEqual(['freeText.addedPrice'])
  })

  test('changes, adds, removes and arranges choices as one revision, also on products', async () => {
    const option = await create()
    const { id } = option
    const [small = '', medium = '', large = ''] = idsOf(option)
    const product = await productWith(option, 'S', 'L')
    const saved = await save({
      id,
      revision: 1,
      name: 'Width',
      choices: [{ id: small, name: 'Small' }, { name: 'XL' }],
      removedChoiceIds: [medium],
      arrangedChoiceIds: [large],
    })
    expect(saved.option).toMatchObject({ revision: 2, name: 'Width', choiceOrder: 'MANUAL' })
    expect(namesOf(saved.option)).toEqual(['L', 'Small', 'XL'])
    const counts = saved.option.choices.map(({ productCount }) => productCount)
    expect([saved.option.productCount, counts]).toEqual([1, [1, 1, 0]])
    const added = saved.option.choices[2]?.id ?? ''
    const paths = ['arrangedChoiceIds', 'choiceOrder', `choices.${added}`, `choices.${medium}`]
    expect(fieldsOf(saved.changes)).toEqual([...paths, `choices.${small}.name`, 'name'].sort())
    const [shown] = (await getProduct(api(), product.id)).options ?? []
    expect([shown?.name, shown?.choices.map(({ name }) => name)]).toEqual(['Width', ['Small', 'L']])
  })

  test('does not remove a choice that a product uses', async () => {
    const option = await create()
    const [small = ''] = idsOf(option)
    await productWith(option, 'S')
    const work = save({ id: option.id, revision: 1, name: 'Other', removedChoiceIds: [small] })
    expect(await codeOf(work)).toBe('428 CHOICE_ASSIGNED_TO_PRODUCT')
    expect((await get(option.id)).name).toBe(option.name)
  })

  test('that changes nothing, or is a dry run, saves nothing', async () => {
    const before = await create({ kind: 'MODIFIER', choices: [{ name: 'Box', addedPrice: '3' }] })
    const { id, name } = before
    const [box = ''] = idsOf(before)
    const facts = await factsOf(shop, id)
    const same = { id, revision: 1, name, choices: [{ id: box, name: 'Box', addedPrice: '3.00' }] }
    expect(await save({ ...same, arrangedChoiceIds: [box] })).toMatchObject({
      changes: [],
      option: before,
    })
    const dry = await save({ id, revision: 1, choices: named('Bag') }, { dryRun: true })
    expect(namesOf(dry.option)).toEqual(['Box', 'Bag'])
    expect([await get(id), await factsOf(shop, id)]).toEqual([before, facts])
  })

  test('is refused with the reason', async () => {
    const { id } = await create()
    const at = (option: ToSave) => fieldOf(save(option))
    expect(await at({ choices: named('S') })).toBe('option.name')
    expect(await at({ name: 'Size' })).toBe('option.choices')
    expect(await at({ id, name: 'Size' })).toBe('option.revision')
    expect(await at({ id, revision: 1, kind: 'MODIFIER' })).toBe('option.kind')
    expect(await at({ id, revision: 1, renderType: 'SWATCH_CHOICES' })).toBe('option.renderType')
    expect(await at({ name: 'A', choices: named('S', 's') })).toBe('option.choices[1].name')
    const [first = ''] = idsOf(await get(id))
    const choices = [{ id: first, name: 'Small' }, { name: 'm' }]
    expect(await at({ id, revision: 1, choices })).toBe('option.choices[1].name')
    const red = [{ name: 'Red', colorCode: 'scarlet' }]
    expect(await at({ name: 'A', renderType: 'SWATCH_CHOICES', choices: red })).toBe(
      'option.choices[0].colorCode',
    )
    const picture = [{ name: 'Red', colorCode: '#ff0000', displayImage: {} }]
    expect(await at({ name: 'A', renderType: 'SWATCH_CHOICES', choices: picture })).toBe(
      'option.choices[0].displayImage',
    )
    expect(await at({ name: 'A', choices: named('S'), arrangedChoiceIds: [first] })).toBe(
      'option.arrangedChoiceIds',
    )
  })

  test('is refused with the error code of the catalog', async () => {
    const { id } = await create()
    const code = (option: ToSave) => codeOf(save(option))
    const unknown = [{ id: missing, name: 'XS' }]
    expect(await code({ id: missing, revision: 1 })).toBe('404 CUSTOMIZATION_NOT_EXIST')
    expect(await code({ id, revision: 1, choices: unknown })).toBe('404 CHOICE_NOT_FOUND')
    expect(await code({ id, revision: 1, arrangedChoiceIds: [missing] })).toBe(
      '400 CHOICE_IDS_MISMATCH',
    )
    expect(await code({ id, revision: 1, freeText: { title: 'Text' } })).toBe(
      '400 DOESNT_SUPPORT_FREE_TEXT',
    )
    expect(await code({ name: 'Text', renderType: 'FREE_TEXT' })).toBe(
      '400 INVALID_CUSTOMIZATION_RENDER_TYPE',
    )
    const many = named(...Array.from({ length: 98 }, (_, at) => `Size ${at}`))
    expect(await code({ id, revision: 1, choices: many })).toBe('428 CHOICES_LIMIT_EXCEEDED')
  })

  test('is for those who may change the catalog', async () => {
    const visitor = shop.people.visitor().api as unknown as Api
    expect(await codeOf(save({ name: 'A', choices: named('S') }, {}, visitor))).toMatch(/^403/)
    expect(await codeOf(visitor.options.listOptions({}))).toMatch(/^403/)
  })
})

describe('two people on one option', () => {
  test('merge different choices, and not the same field of one', async () => {
    const [ann, ben] = colleagues(shop)
    const option = await create()
    const { id } = option
    const [small = '', medium = ''] = idsOf(option)
    await save(
      { id, revision: 1, choices: [{ id: small, name: 'Small' }, { name: 'XL' }] },
      {},
      ann,
    )
    const late = { id, revision: 1, choices: [{ id: medium, name: 'Medium' }, { name: 'XS' }] }
    const refused = await staleAnswer(save(late, {}, ben))
    expect(refused).toMatchObject({
      code: '409 REVISION_CONFLICT',
      entity: 'customization',
      revision: 2,
      isComplete: true,
      conflicts: [],
    })
    const merged = await save(late, { merge: true }, ben)
    expect(merged.option.revision).toBe(3)
    expect(namesOf(merged.option)).toEqual(['Small', 'Medium', 'L', 'XL', 'XS'])
    expect(fieldsOf(merged.othersChanges)).toContain(`choices.${small}.name`)
    const same = { id, revision: 1, choices: [{ id: small, name: 'Tiny' }] }
    expect((await staleAnswer(save(same, { merge: true }, ben))).conflicts).toMatchObject([
      { field: `choices.${small}.name`, base: 'S', theirs: 'Small', yours: 'Tiny' },
    ])
    const removed = { id, revision: 1, removedChoiceIds: [small] }
    expect((await staleAnswer(save(removed, { merge: true }, ben))).conflicts).toMatchObject([
      { field: `choices.${small}.name`, yours: null },
    ])
  })

  test('get an error when the other removed the choice', async () => {
    const [ann, ben] = colleagues(shop)
    const option = await create()
    const { id } = option
    const [small = ''] = idsOf(option)
    await save({ id, revision: 1, removedChoiceIds: [small] }, {}, ann)
    const late = { id, revision: 1, choices: [{ id: small, name: 'Small' }] }
    expect((await staleAnswer(save(late, { merge: true }, ben))).conflicts).toMatchObject([
      { field: `choices.${small}` },
    ])
    const both = { id, revision: 1, removedChoiceIds: [small] }
    const merged = await save(both, { merge: true }, ben)
    expect(merged.option.revision).toBe(2)
  })
})

test('a list finds by words of the name and by kind, sorts, pages and counts', async () => {
  const second = await create({ name: 'Quartz width' })
  const first = await create({ name: 'Quartz height' })
  const gift = await create({ name: 'Quartz wrap', kind: 'MODIFIER' })
  await productWith(second, 'M')
  const list = async (filter: object, more: object = {}) => {
    const { options, total } = await api().options.listOptions({
      filter: { text: 'quartz', ...filter },
      ...more,
    })
    return [options.map(({ id, productCount }) => [id, productCount]), total]
  }
  expect(await list({ kind: 'OPTION' })).toEqual([
    [
      [first.id, 0],
      [second.id, 1],
    ],
    2,
  ])
  expect(await list({ kind: 'MODIFIER' })).toEqual([[[gift.id, 0]], 1])
  expect(await list({}, { limit: 1, offset: 1 })).toEqual([[[second.id, 1]], 3])
  expect(await list({ ids: [gift.id, missing] })).toEqual([[[gift.id, 0]], 1])
})

test('a deleted option returns 404, and is restored with its choices', async () => {
  const option = await create()
  const { id } = option
  const again = () => api().options.restoreOption({ id })
  expect(await codeOf(again())).toBe('404 CUSTOMIZATION_NOT_EXIST')
  await api().options.deleteOption({ id })
  expect(await codeOf(get(id))).toBe('404 CUSTOMIZATION_NOT_EXIST')
  const restored = (await again()).option
  expect([restored.id, idsOf(restored)]).toEqual([id, idsOf(option)])
  await productWith(option, 'S')
  expect(await codeOf(api().options.deleteOption({ id }))).toBe(
    '400 NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
  )
})
