import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({
    settings: { taxes: { originCountry: 'DE', pricesIncludeTax: true, scheme: 'OSS' } },
  })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const taxes = () => merchant().taxes
const region = (country: string, more = {}) => ({
  country,
  subdivision: '',
  postalCodes: [],
  usesPublishedRates: true,
  taxIncludedInPrice: null,
  ...more,
})
const rate = (taxGroupId: string, taxRegionId: string, more = {}) => ({
  taxGroupId,
  taxRegionId,
  taxRate: '0.1',
  taxName: 'Book tax',
  taxType: '',
  jurisdiction: '',
  jurisdictionType: 'COUNTRY' as const,
  description: '',
  exemptRates: [],
  validFrom: null,
  validTo: null,
  ...more,
})
const groupNamed = async (category: string) => {
  const { groups } = await taxes().listTaxes({})
  return groups.find((one) => one.category === category)?.id ?? ''
}

describe('a new site', () => {
  test('has six tax groups, which cannot be changed', async () => {
    const { groups, regions, rates } = await taxes().listTaxes({})
    expect(groups.map(({ name }) => name)).toEqual([
      'Products',
      'Reduced rate',
      'Intermediate rate',
      'Super-reduced rate',
      'Zero rate',
      'Not taxed',
    ])
    expect([regions, rates]).toEqual([[], []])
    const id = groups[0]?.id ?? ''
    const group = { id, revision: 1, name: 'Mine', category: 'ZERO' as const }
    const code = 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'
    await expect(taxes().saveTaxGroup({ group })).rejects.toMatchObject({ code })
    await expect(taxes().deleteTaxGroup({ id })).rejects.toMatchObject({ code })
  })

  test('copies have them once, with all settings', async () => {
    const { region: france } = await taxes().saveTaxRegion({ region: region('FR') })
    const owner = await staffAt(() => shop).person('owner')
    const { site } = await owner.api.sites.duplicateSite({
      id: shop.site.id,
      domains: ['copy.test'],
    })
    const copy = owner.on(site.id)
    const { groups, regions } = await copy.taxes.listTaxes({})
    expect(groups.length).toBe(6)
    expect(regions).toMatchObject([{ id: france.id, country: 'FR' }])
    expect((await copy.delivery.listDelivery({})).profiles).toMatchObject([{ isDefault: true }])
    await taxes().deleteTaxRegion({ id: france.id })
  })
})

describe('an address', () => {
  const taxesAt = async (input: Parameters<ReturnType<typeof taxes>['testTaxAddress']>[0]) => {
    const { taxes: found } = await taxes().testTaxAddress(input)
    return found.slice(0, 2).map(({ rate: fraction, reason }) => [fraction, reason])
  }

  test('has a tax rate for each group, with its source', async () => {
    const home = { address: { country: 'DE' } }
    expect(await taxesAt(home)).toEqual([
      ['0', 'NOT_REGISTERED'],
      ['0', 'NOT_REGISTERED'],
    ])
    const { region: germany } = await taxes().saveTaxRegion({ region: region('DE') })
    expect(await taxesAt(home)).toEqual([
      ['0.19', 'STANDARD'],
      ['0.07', 'REDUCED'],
    ])
    expect(await taxesAt({ ...home, day: '2020-08-01' })).toEqual([
      ['0.16', 'STANDARD'],
      ['0.05', 'REDUCED'],
    ])
    expect(await taxesAt({ address: { country: 'FR' } })).toEqual([
      ['0.20', 'STANDARD'],
      ['0.055', 'REDUCED'],
    ])
    const business = { address: { country: 'FR' }, buyerVatId: 'FR 40 303 265 045' }
    expect(await taxesAt(business)).toEqual([
      ['0', 'REVERSE_CHARGE'],
      ['0', 'REVERSE_CHARGE'],
    ])
    expect(await taxesAt({ address: { country: 'US', subdivision: 'US-NY' } })).toEqual([
      ['0', 'EXPORT'],
      ['0', 'EXPORT'],
    ])
    await taxes().deleteTaxRegion({ id: germany.id })
  })

  test('has a rate of the merchant on the days it is valid', async () => {
    const { region: italy } = await taxes().saveTaxRegion({ region: region('IT') })
    const group = await groupNamed('STANDARD')
    const summer = { validFrom: '2026-06-01', validTo: '2026-08-31' }
    const first = rate(group, italy.id, summer)
    const { rate: saved } = await taxes().saveTaxRate({ rate: first })
    expect(saved).toMatchObject({ ...first, revision: 1 })
    const on = async (day: string) => (await taxesAt({ address: { country: 'IT' }, day }))[0]
    expect(await on('2026-06-01')).toEqual(['0.1', 'OWN_RATE'])
    expect(await on('2026-09-01')).toEqual(['0.22', 'STANDARD'])
    const overlapping = rate(group, italy.id, { validFrom: '2026-08-31' })
    await expect(taxes().saveTaxRate({ rate: overlapping })).rejects.toMatchObject({
      code: 'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
      data: { conflict: saved.id },
    })
    await taxes().deleteTaxRegion({ id: italy.id })
    expect((await taxes().listTaxes({})).rates).toEqual([])
  })

  test('of exempt buyers has their rate, until their group is deleted', async () => {
    const { region: spain } = await taxes().saveTaxRegion({ region: region('ES') })
    const { exemptGroup } = await taxes().saveTaxExemptGroup({ exemptGroup: { name: 'Resellers' } })
    const exemptRates = [{ taxExemptGroupId: exemptGroup.id, taxRate: '0' }]
    const first = rate(await groupNamed('STANDARD'), spain.id, { exemptRates })
    await taxes().saveTaxRate({ rate: first })
    const found = () => taxesAt({ address: { country: 'ES' }, taxExemptGroupId: exemptGroup.id })
    expect((await found())[0]).toEqual(['0', 'EXEMPT_BUYER'])
    await taxes().deleteTaxExemptGroup({ id: exemptGroup.id })
    expect((await found())[0]).toEqual(['0.1', 'OWN_RATE'])
    await taxes().deleteTaxRegion({ id: spain.id })
  })
})

describe('an invalid change', () => {
  test('is refused by field', async () => {
    const save = (more: object) => taxes().saveTaxRegion({ region: region('DE', more) })
    await expect(save({ country: 'US' })).rejects.toMatchObject({
      code: 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
    })
    await expect(save({ country: 'CH', subdivision: 'CH-ZH' })).rejects.toMatchObject({
      code: 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
    })
    await expect(save({ subdivision: 'Bavaria!' })).rejects.toMatchObject({
      code: 'INVALID_SUBDIVISION_FORMAT',
    })
    const { region: denmark } = await save({ country: 'DK' })
    await expect(save({ country: 'DK' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    const stale = { ...region('DK'), id: denmark.id, revision: 7 }
    await expect(taxes().saveTaxRegion({ region: stale })).rejects.toMatchObject({
      code: 'INVALID_REVISION',
    })
    const never = rate(await groupNamed('STANDARD'), denmark.id, { validFrom: '2026-02-30' })
    await expect(taxes().saveTaxRate({ rate: never })).rejects.toMatchObject({
      violations: [{ field: 'rate.validFrom', ruleName: 'NO_DAY' }],
    })
    const unknown = rate(denmark.id, denmark.id)
    await expect(taxes().saveTaxRate({ rate: unknown })).rejects.toMatchObject({
      code: 'TAX_GROUP_ID_NOT_FOUND',
    })
    await taxes().deleteTaxRegion({ id: denmark.id })
  })

  test('a group with rates is not deleted', async () => {
    const { region: poland } = await taxes().saveTaxRegion({ region: region('PL') })
    const { group } = await taxes().saveTaxGroup({ group: { name: 'Tea', category: 'REDUCED' } })
    const { rate: own } = await taxes().saveTaxRate({ rate: rate(group.id, poland.id) })
    const { id } = group
    await expect(taxes().deleteTaxGroup({ id })).rejects.toMatchObject({ code: 'TAX_GROUP_IN_USE' })
    await taxes().deleteTaxRate({ id: own.id })
    await expect(taxes().deleteTaxRate({ id: own.id })).rejects.toMatchObject({
      code: 'MANUAL_TAX_MAPPING_NOT_FOUND',
    })
    await taxes().deleteTaxGroup({ id })
    await taxes().deleteTaxRegion({ id: poland.id })
  })
})

test('the answer of an authority about a VAT id takes precedence over its check digits', async () => {
  const { vatId } = await taxes().checkVatId({ vatId: 'fr 40 303 265 045' })
  expect(vatId).toMatchObject({
    vatId: 'FR40303265045',
    country: 'FR',
    isValid: true,
    method: 'CHECKSUM',
  })
  const confirmed = { isValid: false, reference: 'WAPIAAAAW1' }
  const reported = await taxes().checkVatId({ vatId: 'FR40303265045', confirmed })
  expect(reported.vatId).toMatchObject({ ...confirmed, method: 'CONFIRMED' })
})

test('published rates show their source and their dates', async () => {
  const { rates } = await taxes().listPublishedRates({ territory: 'CH', day: '2026-01-31' })
  expect(rates).toMatchObject([
    { territory: 'CH', validFrom: '2024-01-01', standard: '0.081', reduced: '0.026' },
  ])
  expect(rates[0]?.source).toContain('ESTV')
})
