import { LocalDeliveryOptionNotFound } from '@vitrine/contract/delivery'
import type { Handlers } from '@vitrine/contract/kit'
import { localDeliveryFields, type localDeliveryOptions } from '@vitrine/contract/published-places'
import type { HandlerContext } from '../../../transport/call.ts'
import { changeLocal, decodeLocal, encodeLocal } from '../codec/local-delivery.ts'
import { pageOfRecords } from '../codec/record-list.ts'
import { fieldOf } from '../codec/taxes.ts'
import type { PublishedDeliveryDeps } from './delivery-profiles.ts'
import { placeCalls } from './place-records.ts'
import { byCursor } from './records.ts'

export const localDeliveryHandlers = ({ delivery, pages }: PublishedDeliveryDeps) => {
  const calls = placeCalls({
    list: async (tx) => (await delivery.read(tx)).localDelivery,
    save: delivery.saveLocalDelivery,
    remove: delivery.deleteLocalDelivery,
    notFound: LocalDeliveryOptionNotFound,
    decode: decodeLocal,
    change: changeLocal,
    encode: encodeLocal,
  })
  return {
    createLocalDeliveryOption: async ({ tx, input }) => ({
      localDeliveryOption: await calls.create(tx, input.localDeliveryOption),
    }),
    queryLocalDeliveryOptions: async ({ input, ...call }) => {
      const open = pages.open('localDeliveryOptions', call, byCursor(input.query))
      const list = { fields: localDeliveryFields, readField: fieldOf }
      const found = pageOfRecords(await calls.list(call.tx), open, list)
      return { localDeliveryOptions: found.records, pagingMetadata: found.pagingMetadata }
    },
    getLocalDeliveryOption: async ({ tx, input }) => ({
      localDeliveryOption: await calls.get(tx, input.localDeliveryOptionId),
    }),
    updateLocalDeliveryOption: async ({ tx, input }) => ({
      localDeliveryOption: await calls.change(tx, input.localDeliveryOption),
    }),
    deleteLocalDeliveryOption: async ({ tx, input }) => {
      await calls.remove(tx, input.localDeliveryOptionId)
      return {}
    },
    addDeliveryRegion: async ({ tx, input }) => ({
      localDeliveryOption: await calls.addRegion(tx, input.localDeliveryOptionId, input),
    }),
    removeDeliveryRegion: async ({ tx, input }) => ({
      localDeliveryOption: await calls.removeRegion(tx, input.localDeliveryOptionId, input),
    }),
    bulkCreateLocalDeliveryOption: async ({ tx, input }) => {
      const { places, errors } = await calls.createEach(tx, input.localDeliveryOptions)
      return { localDeliveryOptions: places, errors }
    },
    bulkUpdateLocalDeliveryOption: async ({ tx, input }) => {
      const { places, errors } = await calls.changeEach(tx, input.localDeliveryOptions)
      return { localDeliveryOptions: places, errors }
    },
    bulkDeleteLocalDeliveryOption: ({ tx, input }) => calls.removeEach(tx, input.ids),
  } satisfies Handlers<typeof localDeliveryOptions, HandlerContext>
}
