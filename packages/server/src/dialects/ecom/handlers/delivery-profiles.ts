import {
  BackupRateMissing,
  DefaultProfileIsFixed,
  DeliveryCarrierExists,
  DeliveryCarrierNotFound,
  DeliveryProfileNotFound,
  DeliveryRegionNotFound,
  RegionsHaveTheirOwnCalls,
  UnknownDeliveryCarrier,
} from '@vitrine/contract/delivery'
import type { Handlers } from '@vitrine/contract/kit'
import { type deliveryProfile, deliveryProfileFields } from '@vitrine/contract/published-delivery'
import {
  type DeliveryCarrier,
  type DeliveryFeature,
  type DeliveryProfile,
  ownCarrierId,
  type SavedRegion,
} from '../../../areas/commerce/delivery/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { changeRegion, decodeCarrier, decodeRegion, encodeProfile } from '../codec/delivery.ts'
import { pageOfRecords } from '../codec/record-list.ts'
import { fieldOf } from '../codec/taxes.ts'
import { byCursor, recordWithId } from './records.ts'

export interface PublishedDeliveryDeps {
  readonly delivery: DeliveryFeature
  readonly pages: QueryPages
}

export interface DeliveryProfileDeps extends PublishedDeliveryDeps {
  /** Plug-ins that compute rates. */
  readonly carriers: readonly { readonly id: string; readonly name: string }[]
  siteNameOf(tx: Tx): Promise<string>
}

/** A profile may be sent back as read; its regions cannot be changed with it. */
function refuseOtherRegions(
  { regions }: DeliveryProfile,
  sent: readonly {
    readonly id?: string | null | undefined
    readonly name?: string | null | undefined
  }[],
): void {
  const nameOf = new Map(regions.map(({ id, name }) => [id, name]))
  const isSame =
    sent.length === regions.length &&
    sent.every(({ id, name }) => {
      const present = nameOf.get(id?.toLowerCase() ?? '')
      return present !== undefined && (name ?? present) === present
    })
  if (!isSame) throw RegionsHaveTheirOwnCalls()
}

export const deliveryProfileHandlers = (deps: DeliveryProfileDeps) => {
  const { delivery, carriers, pages } = deps
  const find = async (tx: Tx, id: string) =>
    recordWithId((await delivery.read(tx)).profiles, id, DeliveryProfileNotFound)
  /** Saves a profile with other regions; a revision that is not sent is the present one. */
  const saveRegions = async (
    tx: Tx,
    { id, name, revision }: DeliveryProfile,
    sent: string | null | undefined,
    regions: readonly SavedRegion[],
  ) => {
    const saved = { id, name, revision: sent ? Number(sent) : revision, regions }
    return { deliveryProfile: encodeProfile(await delivery.saveProfile(tx, saved)) }
  }
  const findByRegion = async (tx: Tx, regionId: string) => {
    const id = regionId.toLowerCase()
    const { profiles } = await delivery.read(tx)
    const found = profiles.find(({ regions }) => regions.some((region) => region.id === id))
    if (!found) throw DeliveryRegionNotFound({ deliveryRegionId: id })
    return found
  }
  /** Saves the profile of a region with other carriers of that region. */
  const saveCarriers = async (
    tx: Tx,
    regionId: string,
    change: (present: DeliveryCarrier[]) => DeliveryCarrier[],
  ) => {
    const profile = await findByRegion(tx, regionId)
    const regions = profile.regions.map((region) =>
      region.id === regionId.toLowerCase()
        ? { ...region, carriers: change(region.carriers) }
        : region,
    )
    return saveRegions(tx, profile, undefined, regions)
  }
  const checkedCarrier = (sent: Parameters<typeof decodeCarrier>[0]) => {
    const carrier = decodeCarrier(sent)
    const { appId } = carrier
    if (appId === ownCarrierId) return { ...carrier, backupRate: null }
    if (!carriers.some(({ id }) => id === appId)) throw UnknownDeliveryCarrier({ appId })
    if (!carrier.backupRate) throw BackupRateMissing({ appId })
    return carrier
  }
  return {
    listInstalledDeliveryCarriers: async ({ tx }) => ({
      installedDeliveryCarriers: [
        {
          id: ownCarrierId,
          displayName: await deps.siteNameOf(tx),
          fallbackDefinitionMandatory: false,
        },
        ...carriers.map(({ id, name }) => ({
          id,
          displayName: name,
          fallbackDefinitionMandatory: true,
        })),
      ],
    }),
    addDeliveryCarrier: ({ tx, input }) => {
      const carrier = checkedCarrier(input.deliveryCarrier)
      const { appId } = carrier
      return saveCarriers(tx, input.deliveryRegionId, (present) => {
        if (present.some((one) => one.appId === appId)) throw DeliveryCarrierExists({ appId })
        return [...present, carrier]
      })
    },
    updateDeliveryCarrier: ({ tx, input }) => {
      const carrier = checkedCarrier(input.deliveryCarrier)
      const { appId } = carrier
      return saveCarriers(tx, input.deliveryRegionId, (present) => {
        if (!present.some((one) => one.appId === appId)) throw DeliveryCarrierNotFound({ appId })
        return present.map((one) => (one.appId === appId ? carrier : one))
      })
    },
    removeDeliveryCarrier: ({ tx, input }) =>
      saveCarriers(tx, input.deliveryRegionId, (present) =>
        present.filter(({ appId }) => appId !== input.appId.toLowerCase()),
      ),
    createDeliveryProfile: async ({ tx, input }) => {
      const { name } = input.deliveryProfile
      const created = await delivery.saveProfile(tx, { name, regions: [] })
      return { deliveryProfile: encodeProfile(created) }
    },
    queryDeliveryProfiles: async ({ input, ...call }) => {
      const { profiles } = await delivery.read(call.tx)
      const open = pages.open('deliveryProfiles', call, byCursor(input.query))
      const list = { fields: deliveryProfileFields, readField: fieldOf }
      const { records, pagingMetadata } = pageOfRecords(profiles.map(encodeProfile), open, list)
      return { deliveryProfiles: records, pagingMetadata }
    },
    getDeliveryProfileByDeliveryRegionId: async ({ tx, input }) => ({
      deliveryProfile: encodeProfile(await findByRegion(tx, input.deliveryRegionId)),
    }),
    getDeliveryProfile: async ({ tx, input }) => ({
      deliveryProfile: encodeProfile(await find(tx, input.deliveryProfileId)),
    }),
    updateDeliveryProfile: async ({ tx, input }) => {
      const { id, revision, name, default: isDefault, deliveryRegions } = input.deliveryProfile
      const profile = await find(tx, id)
      if ((isDefault ?? profile.isDefault) !== profile.isDefault) throw DefaultProfileIsFixed()
      if (deliveryRegions) refuseOtherRegions(profile, deliveryRegions)
      return saveRegions(tx, { ...profile, name: name ?? profile.name }, revision, profile.regions)
    },
    deleteDeliveryProfile: async ({ tx, input }) => {
      await delivery.deleteProfile(tx, input.deliveryProfileId.toLowerCase())
      return {}
    },
    addDeliveryRegion: async ({ tx, input }) => {
      const profile = await find(tx, input.deliveryProfileId)
      const regions = [...profile.regions, decodeRegion(input.deliveryRegion)]
      return saveRegions(tx, profile, input.revision, regions)
    },
    updateDeliveryRegion: async ({ tx, input }) => {
      const profile = await find(tx, input.deliveryProfileId)
      const { id } = recordWithId(profile.regions, input.deliveryRegion.id, DeliveryRegionNotFound)
      const regions = profile.regions.map((region) =>
        region.id === id ? changeRegion(region, input.deliveryRegion) : region,
      )
      return saveRegions(tx, profile, input.revision, regions)
    },
    removeDeliveryRegion: async ({ tx, input }) => {
      const profile = await find(tx, input.deliveryProfileId)
      const { id } = recordWithId(profile.regions, input.deliveryRegionId, DeliveryRegionNotFound)
      const regions = profile.regions.filter((region) => region.id !== id)
      return saveRegions(tx, profile, input.revision, regions)
    },
  } satisfies Handlers<typeof deliveryProfile, HandlerContext>
}
