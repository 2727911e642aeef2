import { PickupLocationNotFound } from '@vitrine/contract/delivery'
import type { Handlers } from '@vitrine/contract/kit'
import { pickupLocationFields, type pickupLocations } from '@vitrine/contract/published-places'
import type { HandlerContext } from '../../../transport/call.ts'
import { changeLocation, decodeLocation, encodeLocation } from '../codec/pickup-location.ts'
import { pageOfRecords } from '../codec/record-list.ts'
import { fieldOf } from '../codec/taxes.ts'
import type { PublishedDeliveryDeps } from './delivery-profiles.ts'
import { placeCalls } from './place-records.ts'
import { byCursor } from './records.ts'

export const pickupLocationHandlers = ({ delivery, pages }: PublishedDeliveryDeps) => {
  const calls = placeCalls({
    list: async (tx) => (await delivery.read(tx)).pickupLocations,
    save: delivery.savePickupLocation,
    remove: delivery.deletePickupLocation,
    notFound: PickupLocationNotFound,
    decode: decodeLocation,
    change: changeLocation,
    encode: encodeLocation,
  })
  return {
    createPickupLocation: async ({ tx, input }) => ({
      pickupLocation: await calls.create(tx, input.pickupLocation),
    }),
    queryPickupLocation: async ({ input, ...call }) => {
      const open = pages.open('pickupLocations', call, byCursor(input.query))
      const list = { fields: pickupLocationFields, readField: fieldOf }
      const found = pageOfRecords(await calls.list(call.tx), open, list)
      return { pickupLocations: found.records, pagingMetadata: found.pagingMetadata }
    },
    getPickupLocation: async ({ tx, input }) => ({
      pickupLocation: await calls.get(tx, input.pickupLocationId),
    }),
    updatePickupLocation: async ({ tx, input }) => ({
      pickupLocation: await calls.change(tx, input.pickupLocation),
    }),
    deletePickupLocation: async ({ tx, input }) => {
      await calls.remove(tx, input.pickupLocationId)
      return {}
    },
    addDeliveryRegion: async ({ tx, input }) => ({
      pickupLocation: await calls.addRegion(tx, input.pickupLocationId, input),
    }),
    removeDeliveryRegion: async ({ tx, input }) => ({
      pickupLocation: await calls.removeRegion(tx, input.pickupLocationId, input),
    }),
    bulkCreatePickupLocation: async ({ tx, input }) => {
      const { places, errors } = await calls.createEach(tx, input.pickupLocations)
      return { pickupLocations: places, errors }
    },
    bulkUpdatePickupLocation: async ({ tx, input }) => {
      const { places, errors } = await calls.changeEach(tx, input.pickupLocations)
      return { pickupLocations: places, errors }
    },
    bulkDeletePickupLocation: ({ tx, input }) => calls.removeEach(tx, input.pickupLocationIds),
  } satisfies Handlers<typeof pickupLocations, HandlerContext>
}
