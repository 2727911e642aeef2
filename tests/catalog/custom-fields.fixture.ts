import type { Merchant } from '@vitrine/testkit'

export type Api = Merchant['api']
export type NewField = Parameters<Api['customFields']['createCustomField']>[0]['field']

/** A new field of products; fields override its defaults. */
export const define = async (api: Api, field: Partial<NewField> & Pick<NewField, 'key'>) => {
  const input = { owner: 'PRODUCT', name: field.key, type: 'TEXT', ...field } as const
  return (await api.customFields.createCustomField({ field: input })).field
}

/** The fields of a kiln's shop: one of each type. */
export async function defineOneOfEach(api: Api) {
  await define(api, { key: 'material', name: 'Material', filterable: true, searchable: true })
  await define(api, { key: 'care', type: 'LONG_TEXT', searchable: true })
  await define(api, { key: 'capacity', type: 'NUMBER', minimum: '0', filterable: true })
  await define(api, { key: 'handmade', type: 'BOOLEAN', filterable: true })
  await define(api, { key: 'fired_on', type: 'DATE', filterable: true })
  await define(api, { key: 'maker', type: 'URL' })
  await define(api, { key: 'glaze', type: 'CHOICE', choices: ['Matt', 'Gloss'], filterable: true })
  await define(api, {
    key: 'uses',
    type: 'CHOICES',
    choices: ['Oven', 'Table', 'Garden'],
    filterable: true,
  })
  await define(api, { key: 'margin_note', shown: false, searchable: true, filterable: true })
}

export const violationsOf = (error: {
  readonly violations: readonly { readonly field: string; readonly description: string }[]
}) => error.violations.map(({ field, description }) => `${field} ${description}`)
