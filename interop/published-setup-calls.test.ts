import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf } from './published-shop.ts'
import { appId, type Selling, startForSelling } from './selling.ts'

/** Setup calls of merchants: every function of the published client without a test elsewhere. */
let shop: Selling
beforeAll(async () => {
  shop = await startForSelling()
})
afterAll(() => shop?.stop())

const merchant = () => shop.merchant()
const idOf = (one?: { _id?: string | null } | null) => one?._id ?? ''
const idsOf = (all?: readonly { _id?: string | null }[] | null) => (all ?? []).map(idOf)

describe('delivery profiles', () => {
  test('are created, read, changed and deleted; the default one exists from the start and cannot be deleted', async () => {
    const { deliveryProfile: api } = merchant()
    const made = await api.createDeliveryProfile({ name: 'Fragile things' } as never)
    const id = idOf(made)
    expect(await api.getDeliveryProfile(id)).toMatchObject({ name: 'Fragile things' })
    const renamed = await api.updateDeliveryProfile(id, {
      name: 'Pots',
      revision: made.revision,
    } as never)
    expect(renamed).toMatchObject({ _id: id, name: 'Pots' })
    await api.deleteDeliveryProfile(id)
    expect((await failureOf(api.getDeliveryProfile(id))).code).toBe('DELIVERY_PROFILE_NOT_FOUND')
    const { items } = await api.queryDeliveryProfiles().find()
    const standard = idOf(items.find((one) => one.default))
    expect((await failureOf(api.deleteDeliveryProfile(standard))).code).toBe(
      'SINGLE_DEFAULT_DELIVERY_PROFILE',
    )
  })

  test('are found by a region, which can be changed', async () => {
    const { deliveryProfile: api } = merchant()
    const { items } = await api.queryDeliveryProfiles().find()
    const profileId = idOf(items.find((one) => one.default))
    const north = { name: 'The north', destinations: [{ countryCode: 'FI' }] }
    const { deliveryProfile } = await api.addDeliveryRegion(profileId, north as never)
    const regionId = idOf(deliveryProfile?.deliveryRegions?.find(({ name }) => name === north.name))
    const ids = { deliveryProfileId: profileId, deliveryRegionId: regionId }
    const changed = await api.updateDeliveryRegion(ids, { name: 'Finland' } as never)
    expect(changed.deliveryProfile?.deliveryRegions?.map(({ name }) => name)).toContain('Finland')
    const found = await api.getDeliveryProfileByDeliveryRegionId(regionId)
    expect(idOf(found.deliveryProfile ?? (found as never))).toBe(profileId)
    await api.removeDeliveryRegion(ids)
    const gone = api.getDeliveryProfileByDeliveryRegionId(regionId)
    expect((await failureOf(gone)).code).toBe('DELIVERY_REGION_NOT_FOUND')
  })
})

describe('pick-up and local delivery', () => {
  const address = { country: 'DE', city: 'Berlin', addressLine1: 'Linden 1' }
  const rates = [{ amount: '2.50' }]

  test('pick-up locations are changed together and deleted one by one', async () => {
    const { pickupLocations: api } = merchant()
    const one = await api.createPickupLocation({ name: 'Our store', address, rates } as never)
    const { pickupLocations: changed } = await api.bulkUpdatePickupLocation([
      { _id: one._id, revision: one.revision, name: 'The old store' },
    ] as never)
    expect(changed).toMatchObject([{ _id: one._id, name: 'The old store' }])
    await api.deletePickupLocation(idOf(one))
    expect((await failureOf(api.getPickupLocation(idOf(one)))).code).toBe(
      'PICKUP_LOCATION_NOT_FOUND',
    )
  })

  test('local delivery options are created and changed together and deleted one by one', async () => {
    const { localDeliveryOptions: api } = merchant()
    const places = {
      address: { formatted: 'Linden 1', location: { latitude: 52.5, longitude: 13.4 } },
    }
    const { localDeliveryOptions: made } = await api.bulkCreateLocalDeliveryOption([
      { areaName: 'The centre', radiusConfig: { radius: 5, ...places }, rates },
      { areaName: 'The park', radiusConfig: { radius: 2, ...places }, rates },
    ] as never)
    expect(made?.map(({ areaName }) => areaName)).toEqual(['The centre', 'The park'])
    const [one, other] = made ?? []
    const { localDeliveryOptions: changed } = await api.bulkUpdateLocalDeliveryOption([
      { _id: idOf(one), revision: one?.revision, areaName: 'Downtown' },
    ] as never)
    expect(changed).toMatchObject([{ areaName: 'Downtown' }])
    await api.deleteLocalDeliveryOption(idOf(one))
    await api.deleteLocalDeliveryOption(idOf(other))
    expect((await failureOf(api.getLocalDeliveryOption(idOf(one)))).code).toBe(
      'LOCAL_DELIVERY_OPTION_NOT_FOUND',
    )
  })
})

describe('taxes', () => {
  const calculator = async () => {
    const { taxCalculatorDetails } = await merchant().taxCalculation.listTaxCalculators()
    return taxCalculatorDetails?.[0]?.appId ?? ''
  }

  test('regions are created together, read, changed and deleted', async () => {
    const { taxRegions: api } = merchant()
    const region = (country: string) => ({ country, subdivision: '', taxIncludedInPrice: false })
    const by = { appId: await calculator() }
    const made = await api.bulkCreateTaxRegion(
      [
        { ...region('AT'), ...by },
        { ...region('CH'), ...by },
      ] as never,
      { returnEntity: true } as never,
    )
    expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
    const id = made.results?.[0]?.itemMetadata?._id ?? ''
    const read = await api.getTaxRegion(id)
    expect(read).toMatchObject({ country: 'AT', taxIncludedInPrice: false })
    const changed = await api.updateTaxRegion(id, {
      taxIncludedInPrice: true,
      revision: read.revision,
    } as never)
    expect(changed.taxIncludedInPrice).toBe(true)
    for (const { itemMetadata } of made.results ?? []) {
      await api.deleteTaxRegion(itemMetadata?._id ?? '')
    }
    expect((await failureOf(api.getTaxRegion(id))).code).toBe('TAX_REGION_ID_NOT_FOUND')
  })

  test('groups are found by a query and as defaults of an app', async () => {
    const { taxGroups: api } = merchant()
    const made = await api.createTaxGroup({ name: 'Books' } as never)
    const { items } = await api.queryTaxGroups().eq('_id', idOf(made)).find()
    expect(items.map(({ name }) => name)).toEqual(['Books'])
    const { taxGroups: standard } = await api.listDefaultTaxGroups()
    const { results } = await api.listDefaultTaxGroupsByAppIds([appId])
    expect(idsOf(standard)).toContain(idOf(results?.[0]?.taxGroup))
  })

  test('rates are created together, found, read, changed and deleted', async () => {
    const { manualTaxMappings: api, taxRegions, taxGroups } = merchant()
    const region = await taxRegions.createTaxRegion({
      country: 'NO',
      subdivision: '',
      appId: await calculator(),
      taxIncludedInPrice: false,
    } as never)
    const groups = [
      await taxGroups.createTaxGroup({ name: 'Food' } as never),
      await taxGroups.createTaxGroup({ name: 'Glass' } as never),
    ]
    const rate = (taxGroupId: string, taxRate: string) => ({
      taxGroupId,
      taxRegionId: idOf(region),
      taxRate,
      taxName: 'MVA',
    })
    const made = await api.bulkCreateManualTaxMappings(
      [rate(idOf(groups[0]), '0.15'), rate(idOf(groups[1]), '0.25')] as never,
      { returnEntity: true } as never,
    )
    expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 2 })
    const [id = '', other = ''] = (made.results ?? []).map(
      ({ itemMetadata }) => itemMetadata?._id ?? '',
    )
    const read = await api.getManualTaxMapping(id)
    expect(read).toMatchObject({ taxRate: '0.15', taxName: 'MVA' })
    const { items } = await api.queryManualTaxMappings().eq('taxRegionId', idOf(region)).find()
    expect(idsOf(items).sort()).toEqual([id, other].sort())
    const changed = await api.updateManualTaxMapping(id, {
      taxRate: '0.12',
      revision: read.revision,
    } as never)
    expect(changed.taxRate).toBe('0.12')
    await api.deleteManualTaxMapping(id)
    expect((await failureOf(api.getManualTaxMapping(id))).code).toBe('MANUAL_TAX_MAPPING_NOT_FOUND')
  })

  test('groups of exempt buyers are changed and deleted together; there are none at first', async () => {
    const { taxExemptGroups: api } = merchant()
    expect((await api.listDefaultTaxExemptGroups()).taxExemptGroups).toEqual([])
    const group = await api.createTaxExemptGroup({ name: 'Resellers' })
    const changed = await api.bulkUpdateTaxExemptGroups(
      [{ taxExemptGroup: { _id: group._id, name: 'Schools', revision: group.revision } }] as never,
      { returnEntity: true } as never,
    )
    expect(changed.results?.[0]?.item?.name).toBe('Schools')
    const deleted = await api.bulkDeleteTaxExemptGroups([idOf(group)])
    expect(deleted.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 })
    expect((await failureOf(api.getTaxExemptGroup(idOf(group)))).code).toBe(
      'TAX_EXEMPT_GROUP_NOT_FOUND',
    )
  })

  test('are set as included in prices or not', async () => {
    const { taxSettings: api } = merchant()
    await api.upsertTaxSettings({ taxIncludedInItemPrices: true } as never)
    expect(await api.getTaxSettings()).toMatchObject({
      taxSettings: { taxIncludedInItemPrices: true },
    })
  })
})
