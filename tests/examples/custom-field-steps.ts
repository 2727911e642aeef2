import type { ExampleContext, Steps } from './example-context.ts'

/** A field with this key, and a product that has a value of it. */
async function filledField({ merchant }: ExampleContext, key: string) {
  const { field } = await merchant.customFields.createCustomField({
    field: { owner: 'PRODUCT', key, name: 'Fired at', type: 'NUMBER', minimum: '0' },
  })
  await merchant.products.saveProduct({
    product: { name: `Fired ${key}`, price: '18.00', customFields: { [key]: '1240' } },
  })
  return field
}

export const customFieldSteps: Steps = {
  'customFields.createCustomField': ({ merchant }) =>
    merchant.customFields.createCustomField({
      field: {
        owner: 'PRODUCT',
        key: 'glaze',
        name: 'Glaze',
        description: 'As it looks when it is dry',
        type: 'CHOICE',
        choices: ['Matt', 'Gloss'],
        filterable: true,
        searchable: true,
      },
    }),
  'customFields.changeCustomField': async (context) => {
    const { id } = await filledField(context, 'fired_high')
    const changes = { name: 'Fired at (°C)', maximum: '1400', shown: false }
    return context.merchant.customFields.changeCustomField({ id, changes })
  },
  'customFields.arrangeCustomFields': async ({ merchant }) => {
    const { fields } = await merchant.customFields.listCustomFields({ owner: 'PRODUCT' })
    const ids = fields.map(({ id }) => id).reverse()
    return merchant.customFields.arrangeCustomFields({ owner: 'PRODUCT', ids })
  },
  'customFields.listCustomFields': ({ merchant }) =>
    merchant.customFields.listCustomFields({ owner: 'PRODUCT' }),
  'customFields.countCustomFieldValues': async (context) => {
    const { id } = await filledField(context, 'fired_low')
    return context.merchant.customFields.countCustomFieldValues({ id })
  },
  'customFields.deleteCustomField': async (context) => {
    const { id } = await filledField(context, 'fired_once')
    return context.merchant.customFields.deleteCustomField({ id, values: 1 })
  },
  'customFields.restoreCustomField': async (context) => {
    const { id } = await filledField(context, 'fired_twice')
    await context.merchant.customFields.deleteCustomField({ id, values: 1 })
    return context.merchant.customFields.restoreCustomField({ id })
  },
}
