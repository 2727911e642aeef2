import { ApplicationError } from '@vitrine/contract/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewProduct, RequestedCustomization } from '../../areas/catalog/index.ts'
import { countStatements } from '../../platform/db/connect.ts'
import { openShop, type Shop } from '../v1/handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

let count = 0
const name = (word = 'Size') => `${word} ${++count}`
const text = (word: string) => ({ name: word, choiceType: 'CHOICE_TEXT' as const })
const option = (word: string, ...choices: string[]) => ({
  name: word,
  renderType: 'TEXT_CHOICES' as const,
  choices: choices.map(text),
})
const modifier = (word: string, ...choices: string[]) => option(word, ...choices)

/** A product with one variant for each choice of its first option. */
function product(extra: Partial<NewProduct>): NewProduct {
  const [first] = extra.sharedOptions ?? []
  const listedVariants = (first?.choices ?? []).map((choice) => ({
    actual: '10',
    choices: [
      first?.id && choice.id
        ? { optionId: first.id, choiceId: choice.id }
        : { optionName: first?.name ?? '', choiceName: choice.name ?? '' },
    ],
  }))
  const variants = first ? { manageVariants: true, listedVariants } : {}
  return { name: name('Jar'), price: '10', ...variants, ...extra }
}
const sell = (extra: Partial<NewProduct>) =>
  shop.work((tx) => shop.catalog.createProduct(tx, product(extra)))
const shared = (id: string) => shop.work((tx) => shop.catalog.getCustomization(tx, id))
const counted = async (id: string, seesHidden = true) =>
  (await shop.work((tx) => shop.catalog.countCustomized(tx, [id], { seesHidden }))).get(id)
const seen = async (id: string) =>
  (await shop.visitor('GET', `/stores/v1/products/${id}`)).body.product
const codeOf = (error: unknown) =>
  error instanceof ApplicationError ? error.definition.code : String(error)
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'It was not refused',
    (error: unknown) => codeOf(error),
  )
const resolve = (requests: readonly RequestedCustomization[]) =>
  shop.work((tx) => shop.catalog.resolveCustomizations(tx, requests))
const request = (word: string, choices: readonly string[] = ['S']): RequestedCustomization => ({
  kind: 'PRODUCT_OPTION',
  field: 'product.options[0]',
  ...option(word, ...choices),
})

describe('an option that a product requests', () => {
  test('is added once, found by name and type, and gets missing choices', async () => {
    const word = name()
    const [first, second] = [
      await sell({ sharedOptions: [option(word, 'S', 'M')] }),
      await sell({ sharedOptions: [option(word.toUpperCase(), 'm', 'L')] }),
    ]
    expect(second.options[0]).toMatchObject({
      id: first.options[0]?.id,
      name: word,
      isShared: true,
    })
    expect(second.options[0]?.choices.map(({ description }) => description)).toEqual(['M', 'L'])
    expect(second.options[0]?.choices[0]?.id).toBe(first.options[0]?.choices[1]?.id)
    const one = await shared(first.options[0]?.id ?? '')
    expect(one.choices.map((choice) => choice.name)).toEqual(['S', 'M', 'L'])
    expect(one.revision).toBe(2)
  })

  test('is added once by many requests at the same time', async () => {
    const word = name()
    const products = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        sell({ sharedOptions: [option(word, 'S', `Size ${at}`)] }),
      ),
    )
    const ids = new Set(products.map(({ options }) => options[0]?.id))
    expect(ids.size).toBe(1)
    const one = await shared([...ids][0] ?? '')
    expect(one.choices).toHaveLength(13)
    expect(new Set(one.choices.map(({ key }) => key)).size).toBe(13)
    expect(await counted(one.id)).toBe(12)
  })

  test('can be given by its ids alone', async () => {
    const { options } = await sell({ sharedOptions: [option(name(), 'S', 'M')] })
    const { id = '', choices = [] } = options[0] ?? {}
    const again = await sell({ sharedOptions: [{ id, choices: [{ id: choices[1]?.id ?? '' }] }] })
    expect(again.options[0]).toMatchObject({ id, choices: [{ description: 'M' }] })
    const strange = { id, choices: [{ id: crypto.randomUUID() }] }
    expect(await refused(sell({ sharedOptions: [strange] }))).toBe('CHOICE_NOT_EXIST')
    const nobodys = { ...request(name()), id: crypto.randomUUID() }
    expect(await refused(resolve([nobodys]))).toBe('CUSTOMIZATION_NOT_EXIST')
  })

  test.each<[Partial<RequestedCustomization>, string]>([
    [{ name: ' ' }, 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED'],
    [{ renderType: undefined } as never, 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED'],
    [{ choices: [{ name: 'S' }] }, 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED'],
    [{ choices: [{ choiceType: 'CHOICE_TEXT' }] }, 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED'],
    [{ kind: 'MODIFIER', name: '' }, 'MODIFIER_NAME_AND_TYPE_REQUIRED'],
    [{ kind: 'MODIFIER', choices: [{ name: 'S' }] }, 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED'],
    [{ renderType: 'FREE_TEXT', choices: [] }, 'INVALID_CUSTOMIZATION_RENDER_TYPE'],
  ])('is refused as %j with %s', async (wrong, code) => {
    expect(await refused(resolve([{ ...request(name()), ...wrong }]))).toBe(code)
  })

  test('has at most 100 choices, and a refused request leaves nothing behind', async () => {
    const [word, other] = [name(), name()]
    const many = Array.from({ length: 101 }, (_, at) => `Size ${at}`)
    expect(await refused(resolve([request(other), request(word, many)]))).toBe(
      'CHOICES_LIMIT_EXCEEDED',
    )
    const full = await resolve([request(word, many.slice(1))])
    expect(await refused(resolve([request(other), request(word, ['More'])]))).toBe(
      'CHOICES_LIMIT_EXCEEDED',
    )
    expect((await shared(full[0]?.id ?? '')).choices).toHaveLength(100)
    const filter = { kind: 'test', field: 'name', operator: '$eq', value: other } as const
    const page = { filter, sort: [], limit: 1, offset: 0 }
    expect((await shop.work((tx) => shop.catalog.queryCustomizations(tx, page))).total).toBe(0)
  })

  test('needs as many statements for a hundred requests as for two', async () => {
    const cost = async (requests: readonly RequestedCustomization[]) =>
      (await countStatements(() => resolve(requests))).statements.length
    const words = Array.from({ length: 100 }, () => name())
    const fresh = (list: readonly string[]) => list.map((word) => request(word))
    const few = await cost(fresh([name(), name()]))
    expect(await cost(fresh(words))).toBe(few)
    expect(few).toBeLessThanOrEqual(20)
    expect(await cost(words.map((word) => request(word, ['S', 'M'])))).toBeLessThanOrEqual(20)
    expect(await cost(fresh(words))).toBeLessThanOrEqual(7)
  })
})

describe('a new name or colour', () => {
  test('is on every product at once, as an option and as a modifier', async () => {
    const [size, wrap] = [name('Größe'), name('Wrapping')]
    const made = [
      await sell({ sharedOptions: [option(size, 'S', 'M')], modifiers: [modifier(wrap, 'Paper')] }),
      await sell({ sharedOptions: [option(size, 'M')], modifiers: [modifier(wrap, 'Cloth')] }),
    ]
    for (const { id } of made) expect((await seen(id)).productOptions[0].name).toBe(size)
    const optionId = made[0]?.options[0]?.id ?? ''
    const modifierId = made[0]?.modifiers[0]?.id ?? ''
    const { choices } = await shared(optionId)
    const changes = [
      { id: optionId, revision: 1, name: name('Taille'), field: '' },
      { id: modifierId, revision: 2, name: name('Emballage'), field: '' },
    ]
    await shop.work(async (tx) => {
      await shop.catalog.updateCustomizations(tx, changes)
      await shop.catalog.updateCustomizationChoices(tx, optionId, 2, [
        { id: choices[1]?.id ?? '', name: 'Moyen' },
      ])
    })
    for (const { id } of made) {
      const { productOptions } = await seen(id)
      expect(productOptions[0].name).toBe(changes[0]?.name)
      const words = productOptions[0].choices.map((one: { description: string }) => one.description)
      expect(words).toContain('Moyen')
      const now = await shop.work((tx) => shop.catalog.getProduct(tx, id, { seesHidden: true }))
      expect(now.modifiers[0]?.name).toBe(changes[1]?.name)
    }
  })

  test('needs as many statements for ten products as for one', async () => {
    const [few, many] = [name(), name()]
    const { options } = await sell({ sharedOptions: [option(few, 'S')] })
    const ids = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await sell({ sharedOptions: [option(many, 'S')] })).options[0]?.id,
      ),
    )
    const rename = (id = '') =>
      countStatements(() =>
        shop.work((tx) =>
          shop.catalog.updateCustomizations(tx, [{ id, revision: 1, name: name(), field: '' }]),
        ),
      )
    const [one, ten] = [await rename(options[0]?.id), await rename(ids[0])]
    expect(ten.statements.length).toBe(one.statements.length)
  })
})

describe('a shared option in use', () => {
  test('is counted, hidden ones for merchants only', async () => {
    const word = name()
    const { options } = await sell({ sharedOptions: [option(word, 'S', 'M')] })
    await sell({ sharedOptions: [option(word, 'S')], visible: false })
    const { id = '', choices = [] } = options[0] ?? {}
    expect([await counted(id), await counted(id, false)]).toEqual([2, 1])
    const ids = choices.map((choice) => choice.id)
    const chosen = await shop.work((tx) => shop.catalog.countChosen(tx, ids, { seesHidden: true }))
    expect(ids.map((one) => chosen.get(one))).toEqual([2, 1])
  })

  test('can be neither deleted nor reduced until products no longer use it', async () => {
    const used = await sell({ sharedOptions: [option(name(), 'S', 'M')] })
    const { id = '', choices = [] } = used.options[0] ?? {}
    const { choices: all } = (await resolve([{ ...request('', ['L', 'M']), id }]))[0] ?? {}
    const [l, m] = [all?.[0]?.id ?? '', choices[1]?.id ?? '']
    const work = shop.work.bind(shop)
    const remove = (choiceId: string) =>
      work((tx) => shop.catalog.removeCustomizationChoices(tx, id, undefined, [choiceId]))
    expect(await refused(remove(m))).toBe('CHOICE_ASSIGNED_TO_PRODUCT')
    expect((await remove(l)).choices.map(({ name: word }) => word)).toEqual(['S', 'M'])
    const set = { id, choices: [{ name: 'S' }], pathOf: (at: number) => `choices[${at}]` }
    const setting = work((tx) => shop.catalog.setCustomizationChoices(tx, set))
    await expect(setting).rejects.toThrow(m)
    const deletion = () => work((tx) => shop.catalog.deleteCustomization(tx, id))
    await expect(deletion()).rejects.toThrow('1 products have it')
    await work((tx) => shop.catalog.deleteProduct(tx, used.id))
    await deletion()
    expect(await refused(shared(id))).toBe('CUSTOMIZATION_NOT_EXIST')
  })

  test('is never deleted while a product starts to use it', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [{ id = '', choices = [] } = {}] = await resolve([request(name())])
      const using = sell({ sharedOptions: [{ id, choices: [{ id: choices[0]?.id ?? '' }] }] })
      const [used, deleted] = await Promise.allSettled([
        using,
        shop.work((tx) => shop.catalog.deleteCustomization(tx, id)),
      ])
      const outcomes = [used.status, deleted.status].sort()
      expect(outcomes).toEqual(['fulfilled', 'rejected'])
      if (used.status === 'rejected') expect(codeOf(used.reason)).toBe('CUSTOMIZATION_NOT_EXIST')
    }
  })

  test('is renamed and used at the same time without a deadlock', async () => {
    const word = name()
    const { options } = await sell({ sharedOptions: [option(word, 'S')] })
    const id = options[0]?.id ?? ''
    const choice = { id: options[0]?.choices[0]?.id ?? '' }
    const rename = async (turn: number) => {
      const { revision } = await shared(id)
      const change = { id, revision, name: `${word} ${turn}`, field: '' }
      await shop.work((tx) => shop.catalog.updateCustomizations(tx, [change]))
    }
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 3 === 0 ? rename(turn) : sell({ sharedOptions: [{ id, choices: [choice] }] }),
      ),
    )
    const { name: last } = await shared(id)
    const names = await shop.platform.db
      .selectFrom('product_options')
      .select('name')
      .where('id', '=', id)
      .execute()
    expect(new Set(names.map((row) => row.name))).toEqual(new Set([last]))
  })
})

describe('an option of a single product', () => {
  const ownOption = async () => {
    const { body } = await shop.merchant('POST', '/stores/v1/products', {
      product: {
        name: name('Jar'),
        priceData: { price: 9 },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
      },
    })
    const id: string = body.product.id
    const now = await shop.work((tx) => shop.catalog.getProduct(tx, id, { seesHidden: true }))
    return { id, option: now.options[0], variants: now.variants }
  }

  test('has no row, and is unchanged when it is sent back by its id', async () => {
    const own = await ownOption()
    const id = own.option?.id ?? ''
    expect(await refused(shared(id))).toBe('CUSTOMIZATION_NOT_EXIST')
    const back = { ...request(''), id, productId: own.id, choices: own.option?.choices ?? [] }
    const [same] = await resolve([
      { ...back, choices: back.choices.map((choice) => ({ id: choice.id })) },
    ])
    expect(same).toMatchObject({ id, name: 'Size', isShared: false })
    expect(same?.choices.map((choice) => choice.id)).toEqual(
      own.option?.choices.map((one) => one.id),
    )
    expect(await refused(shared(id))).toBe('CUSTOMIZATION_NOT_EXIST')
  })

  test('is unknown to other products', async () => {
    const [own, other] = [await ownOption(), await ownOption()]
    const stolen = { ...request(''), id: own.option?.id ?? '', productId: other.id }
    expect(await refused(resolve([stolen]))).toBe('CUSTOMIZATION_NOT_EXIST')
  })
})

test('the ledger has each one before and after', async () => {
  const word = name()
  const [{ id = '' } = {}] = await resolve([request(word)])
  const renamed = { id, revision: 1, name: `${word}!`, field: '' }
  await shop.work((tx) => shop.catalog.updateCustomizations(tx, [renamed]))
  await shop.work((tx) => shop.catalog.deleteCustomization(tx, id))
  const facts = await shop.platform.db
    .selectFrom('facts')
    .selectAll()
    .where('entity_id', '=', id)
    .orderBy('seq')
    .execute()
  expect(facts.map((one) => one.name)).toEqual([
    'customization.created',
    'customization.changed',
    'customization.deleted',
  ])
  expect(facts[0]?.after).toMatchObject({ id, name: word, choices: [{ name: 'S' }] })
  expect(facts[1]).toMatchObject({
    before: { name: word, revision: 1 },
    after: { name: `${word}!`, revision: 2 },
    changed_fields: ['name'],
  })
  expect(facts[2]?.before).toMatchObject({ name: `${word}!`, choices: [{ name: 'S' }] })
})
