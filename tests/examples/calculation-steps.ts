import type { ExampleContext, Steps } from './example-context.ts'

/** A new group of buyers with other rates. */
async function createGroup({ merchant }: ExampleContext, name = 'Schools') {
  const { taxExemptGroup } = await merchant.taxExemptGroups.createTaxExemptGroup({
    taxExemptGroup: { name },
  })
  return { api: merchant.taxExemptGroups, ...taxExemptGroup }
}

const exemptGroups: Steps = {
  'taxExemptGroups.createTaxExemptGroup': (context) => createGroup(context),
  'taxExemptGroups.listDefaultTaxExemptGroups': ({ merchant }) =>
    merchant.taxExemptGroups.listDefaultTaxExemptGroups({}),
  'taxExemptGroups.queryTaxExemptGroups': ({ merchant }) =>
    merchant.taxExemptGroups.queryTaxExemptGroups({ query: { filter: { name: 'Schools' } } }),
  'taxExemptGroups.getTaxExemptGroup': async (context) => {
    const { api, id } = await createGroup(context)
    return api.getTaxExemptGroup({ taxExemptGroupId: id })
  },
  'taxExemptGroups.updateTaxExemptGroup': async (context) => {
    const { api, id, revision } = await createGroup(context)
    return api.updateTaxExemptGroup({ taxExemptGroup: { id, revision, name: 'Universities' } })
  },
  'taxExemptGroups.deleteTaxExemptGroup': async (context) => {
    const { api, id } = await createGroup(context)
    return api.deleteTaxExemptGroup({ taxExemptGroupId: id })
  },
  'taxExemptGroups.bulkCreateTaxExemptGroups': ({ merchant }) =>
    merchant.taxExemptGroups.bulkCreateTaxExemptGroups({
      taxExemptGroups: [{ name: 'Clubs' }, { name: 'Charities' }],
      returnEntity: true,
    }),
  'taxExemptGroups.bulkUpdateTaxExemptGroups': async (context) => {
    const { api, id, revision } = await createGroup(context)
    return api.bulkUpdateTaxExemptGroups({
      taxExemptGroups: [{ taxExemptGroup: { id, revision, name: 'Libraries' } }],
      returnEntity: true,
    })
  },
  'taxExemptGroups.bulkDeleteTaxExemptGroups': async (context) => {
    const { api, id } = await createGroup(context)
    return api.bulkDeleteTaxExemptGroups({ taxExemptGroupIds: [id] })
  },
}

const manualRegion = async ({ merchant }: ExampleContext, country: string) => {
  const { taxCalculatorDetails } = await merchant.taxSettings.listTaxCalculators({})
  return { country, appId: taxCalculatorDetails[0]?.appId ?? '' }
}

/** The shop's currency, which an earlier example has changed. */
const ownCurrency = async ({ visitor }: ExampleContext) =>
  (await visitor.currencies.listCurrencies({})).currencies[0]?.code ?? ''

const calculations: Steps = {
  'taxRegions.bulkCreateTaxRegions': async (context) =>
    context.merchant.taxRegions.bulkCreateTaxRegions({
      taxRegions: [await manualRegion(context, 'JP'), await manualRegion(context, 'NZ')],
      returnEntity: true,
    }),
  'manualTaxMappings.bulkCreateManualTaxMappings': async (context) => {
    const { merchant } = context
    const { results } = await merchant.taxRegions.bulkCreateTaxRegions({
      taxRegions: [await manualRegion(context, 'IS')],
      returnEntity: true,
    })
    const [group] = (await merchant.taxGroups.listDefaultTaxGroups({})).taxGroups
    const taxRegionId = results[0]?.item?.id ?? ''
    return merchant.manualTaxMappings.bulkCreateManualTaxMappings({
      manualTaxMappings: [{ taxGroupId: group?.id ?? '', taxRegionId, taxRate: '0.24' }],
      returnEntity: true,
    })
  },
  'taxGroups.listDefaultTaxGroupsByAppIds': ({ merchant }) =>
    merchant.taxGroups.listDefaultTaxGroupsByAppIds({
      appIds: ['215238eb-22a5-4c36-9e7b-e7c08025e04e'],
    }),
  'taxCalculation.calculateTax': ({ merchant }) =>
    merchant.taxCalculation.calculateTax({
      addresses: [{ country: 'IS' }],
      lineItems: [{ id: 'lamp', price: '40', addressIndex: { singleAddress: 0 } }],
    }),
  'totalsCalculator.calculateTotals': ({ visitor }) =>
    visitor.totalsCalculator.calculateTotals({
      lineItems: [{ id: 'lamp', quantity: 2, price: '40' }],
      shippingAddress: { country: 'DE', city: 'Berlin' },
    }),
  'currencies.listCurrencies': ({ visitor }) => visitor.currencies.listCurrencies({}),
  'currencies.convertCurrency': async (context) => {
    const code = await ownCurrency(context)
    const amounts = [{ value: '1095', decimalPlaces: 2 }]
    return context.visitor.currencies.convertCurrency({ from: code, to: code, amounts })
  },
  'currencies.getConversionRate': async (context) => {
    const code = await ownCurrency(context)
    return context.visitor.currencies.getConversionRate({ from: code, to: code })
  },
}

export const calculationSteps: Steps = { ...exemptGroups, ...calculations }
