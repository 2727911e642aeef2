import type { ExampleContext, Steps } from './example-context.ts'

type Context = Pick<ExampleContext, 'merchant'>
const region = (country: string) => ({
  country,
  subdivision: '',
  postalCodes: [],
  usesPublishedRates: true,
  taxIncludedInPrice: null,
})
const rate = {
  taxRate: '0.05',
  taxName: 'VAT',
  taxType: 'VAT',
  jurisdiction: '',
  jurisdictionType: 'COUNTRY' as const,
  description: 'Books',
  exemptRates: [],
  validFrom: '2026-01-01',
  validTo: null,
}
const listTaxes = ({ merchant }: Context) => merchant.taxes.listTaxes({})
const groupNamed = async (context: Context, name: string) => {
  const found = (await listTaxes(context)).groups.find((one) => one.name === name)
  if (!found) throw new Error(`no tax group ${name}`)
  return found
}
const regionIn = async (context: Context, country: string) => {
  const found = (await listTaxes(context)).regions.find((one) => one.country === country)
  if (!found) throw new Error(`no tax region ${country}`)
  return found
}
const firstRate = async (context: Context) => {
  const [found] = (await listTaxes(context)).rates
  if (!found) throw new Error('no tax rate')
  return found
}
const exemptGroup = async (context: Context) => {
  const [found] = (await listTaxes(context)).exemptGroups
  if (!found) throw new Error('no exempt group')
  return found
}

const taxes: Steps = {
  'taxes.saveTaxGroup': async (context) => {
    const { taxes: api } = context.merchant
    const { group } = await api.saveTaxGroup({ group: { name: 'Books', category: 'STANDARD' } })
    const { id, revision } = group
    return api.saveTaxGroup({ group: { id, revision, name: 'Books', category: 'REDUCED' } })
  },
  'taxes.saveTaxRegion': async (context) => {
    const { taxes: api } = context.merchant
    const { region: france } = await api.saveTaxRegion({ region: region('FR') })
    const { id, revision } = france
    return api.saveTaxRegion({
      region: { ...region('FR'), id, revision, taxIncludedInPrice: true },
    })
  },
  'taxes.saveTaxExemptGroup': async ({ merchant }) => {
    const saved = await merchant.taxes.saveTaxExemptGroup({ exemptGroup: { name: 'Resellers' } })
    const { id, revision } = saved.exemptGroup
    return merchant.taxes.saveTaxExemptGroup({ exemptGroup: { id, revision, name: 'Trade' } })
  },
  'taxes.saveTaxRate': async (context) => {
    const { taxes: api } = context.merchant
    const ids = {
      taxGroupId: (await groupNamed(context, 'Books')).id,
      taxRegionId: (await regionIn(context, 'FR')).id,
    }
    const { rate: first } = await api.saveTaxRate({ rate: { ...rate, ...ids } })
    const exemptRates = [{ taxExemptGroupId: (await exemptGroup(context)).id, taxRate: '0' }]
    const { id, revision } = first
    return api.saveTaxRate({ rate: { ...rate, ...ids, id, revision, exemptRates } })
  },
  'taxes.listTaxes': listTaxes,
  'taxes.listPublishedRates': ({ merchant }) =>
    merchant.taxes.listPublishedRates({ territory: 'EE' }),
  'taxes.testTaxAddress': ({ merchant }) =>
    merchant.taxes.testTaxAddress({ address: { country: 'FR' }, day: '2026-01-31' }),
  'taxes.checkVatId': ({ merchant }) => merchant.taxes.checkVatId({ vatId: 'FR 40 303 265 045' }),
  'taxes.deleteTaxExemptGroup': async (context) => {
    const { id } = await exemptGroup(context)
    return context.merchant.taxes.deleteTaxExemptGroup({ id })
  },
  'taxes.deleteTaxRate': async (context) => {
    const { id } = await firstRate(context)
    return context.merchant.taxes.deleteTaxRate({ id })
  },
  'taxes.deleteTaxGroup': async (context) => {
    const { id } = await groupNamed(context, 'Books')
    return context.merchant.taxes.deleteTaxGroup({ id })
  },
  'taxes.deleteTaxRegion': async (context) => {
    const { id } = await regionIn(context, 'FR')
    return context.merchant.taxes.deleteTaxRegion({ id })
  },
}

const manual = 'a1a1f000-0000-4000-8000-000000000001'
const query = { query: { cursorPaging: { limit: 2 } } }

const publishedTaxes: Steps = {
  'taxSettings.listTaxCalculators': async ({ merchant }) => {
    return merchant.taxSettings.listTaxCalculators({})
  },
  'taxSettings.upsertTaxSettings': ({ merchant }) =>
    merchant.taxSettings.upsertTaxSettings({ taxSettings: { taxIncludedInItemPrices: true } }),
  'taxSettings.getTaxSettings': ({ merchant }) => merchant.taxSettings.getTaxSettings({}),
  'taxGroups.createTaxGroup': ({ merchant }) =>
    merchant.taxGroups.createTaxGroup({ taxGroup: { name: 'Tea' } }),
  'taxGroups.listDefaultTaxGroups': ({ merchant }) => merchant.taxGroups.listDefaultTaxGroups({}),
  'taxGroups.queryTaxGroups': ({ merchant }) => merchant.taxGroups.queryTaxGroups(query),
  'taxGroups.getTaxGroup': async (context) => {
    const { id } = await groupNamed(context, 'Tea')
    return context.merchant.taxGroups.getTaxGroup({ taxGroupId: id })
  },
  'taxRegions.createTaxRegion': ({ merchant }) =>
    merchant.taxRegions.createTaxRegion({
      taxRegion: { country: 'US', subdivision: 'US-NY', appId: manual },
    }),
  'taxRegions.queryTaxRegions': ({ merchant }) => merchant.taxRegions.queryTaxRegions(query),
  'taxRegions.getTaxRegion': async (context) => {
    const { id } = await regionIn(context, 'US')
    return context.merchant.taxRegions.getTaxRegion({ taxRegionId: id })
  },
  'taxRegions.updateTaxRegion': async (context) => {
    const { id, revision } = await regionIn(context, 'US')
    const taxRegion = { id, revision: String(revision), taxIncludedInPrice: false }
    return context.merchant.taxRegions.updateTaxRegion({ taxRegion })
  },
  'manualTaxMappings.createManualTaxMapping': async (context) => {
    const taxGroupId = (await groupNamed(context, 'Tea')).id
    const taxRegionId = (await regionIn(context, 'US')).id
    return context.merchant.manualTaxMappings.createManualTaxMapping({
      manualTaxMapping: { taxGroupId, taxRegionId, taxRate: '0.04', taxName: 'Sales tax' },
    })
  },
  'manualTaxMappings.queryManualTaxMappings': ({ merchant }) =>
    merchant.manualTaxMappings.queryManualTaxMappings(query),
  'manualTaxMappings.getManualTaxMapping': async (context) => {
    const { id } = await firstRate(context)
    return context.merchant.manualTaxMappings.getManualTaxMapping({ manualTaxMappingId: id })
  },
  'manualTaxMappings.updateManualTaxMapping': async (context) => {
    const { id, revision } = await firstRate(context)
    const manualTaxMapping = { id, revision: String(revision), taxRate: '0.045' }
    return context.merchant.manualTaxMappings.updateManualTaxMapping({ manualTaxMapping })
  },
  'manualTaxMappings.deleteManualTaxMapping': async (context) => {
    const { id } = await firstRate(context)
    return context.merchant.manualTaxMappings.deleteManualTaxMapping({ manualTaxMappingId: id })
  },
  'taxGroups.updateTaxGroup': async (context) => {
    const { id, revision } = await groupNamed(context, 'Tea')
    const taxGroup = { id, revision: String(revision), name: 'Tea and coffee' }
    return context.merchant.taxGroups.updateTaxGroup({ taxGroup })
  },
  'taxGroups.deleteTaxGroup': async (context) => {
    const { id } = await groupNamed(context, 'Tea and coffee')
    return context.merchant.taxGroups.deleteTaxGroup({ taxGroupId: id })
  },
  'taxRegions.deleteTaxRegion': async (context) => {
    const { id } = await regionIn(context, 'US')
    return context.merchant.taxRegions.deleteTaxRegion({ taxRegionId: id })
  },
}

export const taxSteps: Steps = { ...taxes, ...publishedTaxes }
