import { query } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ChoiceInput,
  type Customization,
  choicesOf,
  customizationHelpers,
  idsOf,
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

describe('choices', () => {
  test('are added after the others without a revision, and raise the revision', async () => {
    const { id } = await add()
    const { customization } = await merchant().addCustomizationChoices({
      customizationId: id,
      choices: texts('L', 'XL'),
    })
    expect([namesOf(customization), customization.revision]).toEqual([['S', 'M', 'L', 'XL'], '2'])
    const again = merchant().addCustomizationChoices({ customizationId: id, choices: texts('xl') })
    expect(await refusalOf(again)).toEqual([400, 'DUPLICATE_CHOICE_NAME', 'choices[0].name'])
    const many = texts(...Array.from({ length: 97 }, (_, at) => `Size ${at}`))
    const tooMany = merchant().addCustomizationChoices({ customizationId: id, choices: many })
    expect(await refusalOf(tooMany)).toEqual([428, 'CHOICES_LIMIT_EXCEEDED'])
  })

  test('are set as a whole; remaining ones have the same ids and keys', async () => {
    const made = await add()
    const [s = '', m = ''] = idsOf(made)
    const { customization } = await merchant().setCustomizationChoices({
      customizationId: made.id,
      choices: [{ name: 'm' }, { name: 'Small', id: s }, { name: 'XL' }],
    })
    expect(choicesOf(customization).map(({ id, name: one, key }) => [id, one, key])).toEqual([
      [m, 'm', 'M'],
      [s, 'Small', 'S'],
      [expect.any(String), 'XL', 'XL'],
    ])
    const stranger = { customizationId: made.id, choices: [{ name: 'Q', id: crypto.randomUUID() }] }
    expect(await refusalOf(merchant().setCustomizationChoices(stranger))).toEqual([
      404,
      'CHOICE_NOT_FOUND',
    ])
  })

  test('are removed, except the last one', async () => {
    const made = await add()
    const [s = '', m = ''] = idsOf(made)
    const remove = (choiceIds: string[], revision?: string) =>
      merchant().removeCustomizationChoices({
        customizationId: made.id,
        choiceIds,
        ...(revision ? { revision } : {}),
      })
    expect(await refusalOf(remove([s, m]))).toEqual([
      400,
      'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES',
      'choiceIds',
    ])
    expect(await refusalOf(remove([crypto.randomUUID()]))).toEqual([404, 'CHOICE_NOT_FOUND'])
    expect(await refusalOf(remove([s], '7'))).toEqual([409, 'INVALID_REVISION'])
    const { customization } = await remove([s], '1')
    expect([idsOf(customization), customization.revision]).toEqual([[m], '2'])
  })

  test('are changed by their ids, except fixed fields', async () => {
    const made = await addSwatch([
      { name: 'Sand', colorCode: '#e8d9b5' },
      { name: 'Sea', colorCode: '#1b4d5c' },
    ])
    const [sand = '', sea = ''] = idsOf(made)
    let revision = made.revision
    const update = (...choices: (ChoiceInput & { id: string })[]) =>
      merchant().updateCustomizationChoices({
        customizationId: made.id,
        revision,
        choices: choices.map((choice) => ({ choice })),
      })
    const { customization } = await update(
      { id: sea, colorCode: '#00303f', defaultAddedPrice: '1.5' },
      { id: sand, name: 'Dune', key: 'Sand', choiceType: 'ONE_COLOR' },
    )
    expect(choicesOf(customization)).toMatchObject([
      { id: sand, name: 'Dune', key: 'Sand', colorCode: '#e8d9b5' },
      { id: sea, name: 'Sea', colorCode: '#00303f', defaultAddedPrice: '1.5' },
    ])
    expect(await refusalOf(update({ id: sea }))).toEqual([409, 'INVALID_REVISION'])
    revision = customization.revision
    expect(await refusalOf(update({ id: crypto.randomUUID() }))).toEqual([404, 'CHOICE_NOT_FOUND'])
    for (const [wrong, rule, part] of [
      [{ choiceType: 'CHOICE_TEXT' }, 'UNSUPPORTED_CHOICE_FIELD', 'choiceType'],
      [{ key: 'Dune' }, 'UNSUPPORTED_CHOICE_FIELD', 'key'],
      [{ name: 'SEA' }, 'DUPLICATE_CHOICE_NAME', 'name'],
      [{ colorCode: null }, 'INVALID_CHOICE_VALUE', 'colorCode'],
      [{ primaryChoiceIds: [sand] }, 'PRIMARY_CHOICE_SELF_REFERENCE', 'primaryChoiceIds'],
    ] as const) {
      expect(await refusalOf(update({ id: sand, ...wrong } as never))).toEqual([
        400,
        rule,
        `choices[0].choice.${part}`,
      ])
    }
  })

  test('are grouped under others, one level deep', async () => {
    const made = await add({ choicesSettings: { choices: texts('Warm', 'Red', 'Rust') } })
    const [warm = '', red = '', rust = ''] = idsOf(made)
    const group = (id: string, revision: string, ...primaryChoiceIds: string[]) =>
      merchant().updateCustomizationChoices({
        customizationId: made.id,
        revision,
        choices: [{ choice: { id, primaryChoiceIds } }],
      })
    const { customization } = await group(red, '1', warm)
    expect(choicesOf(customization)[1]?.primaryChoiceIds).toEqual([warm])
    expect(await refusalOf(group(rust, '2', red))).toEqual([
      400,
      'PRIMARY_CHOICE_HIERARCHY_VIOLATION',
      'choices[0].choice.primaryChoiceIds',
    ])
    const remove = { customizationId: made.id, choiceIds: [warm] }
    expect(await refusalOf(merchant().removeCustomizationChoices(remove))).toEqual([
      400,
      'PRIMARY_CHOICE_DELETE_REFERENCED',
      'choiceIds',
    ])
  })

  test('are put in order by hand, every one of them', async () => {
    const made = await add({ choicesSettings: { choices: texts('S', 'M', 'L') } })
    const [s = '', m = '', l = ''] = idsOf(made)
    const reorder = (choiceIds: string[], revision = '1') =>
      merchant().reorderCustomizationChoices({ customizationId: made.id, revision, choiceIds })
    const stranger = crypto.randomUUID()
    const wrong = await refusal(reorder([s, s, stranger]))
    expect([wrong.status, wrong.code, wrong.data]).toEqual([
      400,
      'CHOICE_IDS_MISMATCH',
      { missingIds: [m, l], extraIds: [s, stranger] },
    ])
    const { customization } = await reorder([l, s, m])
    expect([idsOf(customization), customization.choicesSettings?.sortOrder]).toEqual([
      [l, s, m],
      'MANUAL',
    ])
    expect(await refusalOf(reorder([s, m, l]))).toEqual([409, 'INVALID_REVISION'])
  })
})

describe('many at once', () => {
  test('each one is added, or reports why not', async () => {
    const wanted = {
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
    } as const
    const { results, bulkActionMetadata } = await merchant().bulkCreateCustomizations({
      customizations: [
        { ...wanted, name: name(), choicesSettings: { choices: texts('S') } },
        { ...wanted, name: name(), choicesSettings: { choices: texts('S', 's') } },
        { ...wanted, name: name(), freeTextInput: { title: 'Words' } },
      ],
      returnEntity: true,
    })
    expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'DUPLICATE_CHOICE_NAME',
      'DOESNT_SUPPORT_FREE_TEXT',
    ])
    expect(results[0]?.customization).toMatchObject({ revision: '1' })
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
  })

  test('each one is changed or reports why not, with as many statements as one', async () => {
    const [first, second] = [await add(), await add()]
    const { result, statements } = await shop.countStatements(() =>
      merchant().bulkUpdateCustomizations({
        customizations: [
          { customization: { id: first.id, revision: '1', name: name() } },
          { customization: { id: second.id, revision: '7', name: name() } },
          { customization: { id: crypto.randomUUID(), revision: '1' } },
        ],
      }),
    )
    expect(result.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'INVALID_REVISION',
      'CUSTOMIZATION_NOT_EXIST',
    ])
    expect(statements.length).toBeLessThanOrEqual(12)
  })

  test('each one gets choices or reports why not', async () => {
    const [first, text] = [await add(), await addText()]
    const { results } = await merchant().bulkAddCustomizationChoices({
      customizationsChoices: [
        { customizationId: first.id, choices: texts('L') },
        { customizationId: first.id, choices: texts('XL') },
        { customizationId: text.id, choices: texts('L') },
        { customizationId: crypto.randomUUID(), choices: texts('L') },
      ],
      returnEntity: true,
    })
    expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      undefined,
      'DOESNT_SUPPORT_CHOICES',
      'CUSTOMIZATION_NOT_EXIST',
    ])
    const shown = results[1]?.customization as Customization
    expect([namesOf(shown), shown.revision]).toEqual([['S', 'M', 'L', 'XL'], '2'])
  })

  test('a site has at most a thousand shared options and a thousand modifiers', async () => {
    const { people } = await shop.anotherSite()
    const api = people.merchant().api.catalogV3
    for (const [customizationType, code] of [
      ['PRODUCT_OPTION', 'OPTIONS_LIMIT_EXCEEDED'],
      ['MODIFIER', 'MODIFIERS_LIMIT_EXCEEDED'],
    ] as const) {
      const one = (word: string) => ({
        name: word,
        customizationType,
        customizationRenderType: 'TEXT_CHOICES' as const,
        choicesSettings: { choices: texts('S') },
      })
      for (let hundred = 0; hundred < 10; hundred += 1) {
        const customizations = Array.from({ length: 100 }, (_, at) => one(`Size ${hundred}-${at}`))
        await api.bulkCreateCustomizations({ customizations })
      }
      expect(await refusalOf(api.createCustomization({ customization: one('More') }))).toEqual([
        428,
        code,
      ])
    }
  })
})

describe('a list of options and modifiers', () => {
  test('is filtered, sorted, paged forwards and back, and counted', async () => {
    const word = name('Page')
    for (const number of [1, 2, 3]) await add({ name: `${word}-${number}` })
    const filter = {
      name: { $startsWith: word.toLowerCase() },
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: { $in: ['TEXT_CHOICES', 'SWATCH_CHOICES'] },
    }
    const list = (cursor?: string) =>
      visitor().queryCustomizations({
        query: cursor
          ? { cursorPaging: { cursor, limit: 2 } }
          : { filter, sort: [{ fieldName: 'name', order: 'DESC' }], cursorPaging: { limit: 2 } },
      })
    const names = (page: Awaited<ReturnType<typeof list>>) =>
      page.customizations.map((one) => one.name)
    const first = await list()
    expect(names(first)).toEqual([`${word}-3`, `${word}-2`])
    const second = await list(first.pagingMetadata.cursors.next)
    expect([names(second), second.pagingMetadata.hasNext]).toEqual([[`${word}-1`], false])
    expect(names(await list(second.pagingMetadata.cursors.prev))).toEqual(names(first))
    expect(await visitor().countCustomizations({ filter })).toEqual({ count: 3 })
  })

  test('is newest first and can be filtered by day', async () => {
    const [older, newer] = [await add(), await add()]
    const page = await query((asked) => visitor().queryCustomizations({ query: asked }))
      .in('id', [older.id, newer.id])
      .find()
    expect(new Set(page.items.map(({ id }) => id))).toEqual(new Set([older.id, newer.id]))
    const filter = { id: older.id, createdDate: { $gte: '2020-01-01T00:00:00Z' } }
    expect(await visitor().countCustomizations({ filter })).toEqual({ count: 1 })
  })

  test('refuses unknown fields', async () => {
    for (const filter of [{ colour: 1 }, { customizationType: { $startsWith: 'M' } }]) {
      expect(await refusalOf(visitor().countCustomizations({ filter }))).toEqual([
        400,
        'INVALID_FILTER',
      ])
    }
    const sort = [{ fieldName: 'customizationType' }]
    const [status] = await refusalOf(visitor().queryCustomizations({ query: { sort } }))
    expect(status).toBe(400)
  })

  test('takes as many statements for a hundred as for one', async () => {
    const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]
    const ask = (limit: number) =>
      shop.countStatements(() =>
        visitor().queryCustomizations({ query: { cursorPaging: { limit } }, fields }),
      )
    await Promise.all(Array.from({ length: 12 }, () => add()))
    const [one, many] = [await ask(1), await ask(100)]
    expect(many.result.customizations.length).toBeGreaterThan(12)
    expect(many.statements.length).toBe(one.statements.length)
  })
})
