import { ShippingOptionNotFound } from '@vitrine/contract/delivery'
import type { Handlers } from '@vitrine/contract/kit'
import { shippingOptionFields, type shippingOptions } from '@vitrine/contract/published-delivery'
import type { ShippingOption } from '../../../areas/commerce/delivery/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeRates, encodeOption } from '../codec/delivery.ts'
import { pageOfRecords } from '../codec/record-list.ts'
import { fieldOf } from '../codec/taxes.ts'
import { givenFields } from '../codec/versions.ts'
import type { PublishedDeliveryDeps } from './delivery-profiles.ts'
import { byCursor, recordWithId } from './records.ts'

export const shippingOptionHandlers = ({ delivery, pages }: PublishedDeliveryDeps) => {
  const find = async (tx: Tx, id: string) =>
    recordWithId((await delivery.read(tx)).shippingOptions, id, ShippingOptionNotFound)
  /** Saves an option; a revision that is not sent is the present one. */
  const save = async (tx: Tx, option: ShippingOption, sent: string | null | undefined) => {
    const revision = sent ? Number(sent) : option.revision
    const saved = await delivery.saveShippingOption(tx, { ...option, revision })
    return { shippingOption: encodeOption(saved) }
  }
  return {
    createShippingOption: async ({ tx, input }) => {
      const { title, estimatedDeliveryTime, rates, ...regions } = input.shippingOption
      const ids = regions.deliveryRegionIds ?? [regions.deliveryRegionId].flatMap((id) => id ?? [])
      const created = await delivery.saveShippingOption(tx, {
        title,
        estimatedDeliveryTime: estimatedDeliveryTime ?? '',
        active: true,
        deliveryRegionIds: ids.map((id) => id.toLowerCase()),
        rates: decodeRates(rates),
        freeFrom: null,
      })
      return { shippingOption: encodeOption(created) }
    },
    queryShippingOptions: async ({ input, ...call }) => {
      const options = (await delivery.read(call.tx)).shippingOptions
      const open = pages.open('shippingOptions', call, byCursor(input.query))
      const list = { fields: shippingOptionFields, readField: fieldOf }
      const { records, pagingMetadata } = pageOfRecords(options.map(encodeOption), open, list)
      return { shippingOptions: records, pagingMetadata }
    },
    getShippingOption: async ({ tx, input }) => ({
      shippingOption: encodeOption(await find(tx, input.shippingOptionId)),
    }),
    updateShippingOption: async ({ tx, input }) => {
      const { id, revision, rates, ...fields } = input.shippingOption
      const option = { ...(await find(tx, id)), ...givenFields(fields) }
      return save(tx, rates ? { ...option, rates: decodeRates(rates) } : option, revision)
    },
    deleteShippingOption: async ({ tx, input }) => {
      await delivery.deleteShippingOption(tx, input.shippingOptionId.toLowerCase())
      return {}
    },
    addDeliveryRegion: async ({ tx, input }) => {
      const option = await find(tx, input.shippingOptionId)
      const ids = new Set([...option.deliveryRegionIds, input.deliveryRegionId.toLowerCase()])
      return save(tx, { ...option, deliveryRegionIds: [...ids] }, input.revision)
    },
    removeDeliveryRegion: async ({ tx, input }) => {
      const option = await find(tx, input.shippingOptionId)
      const gone = input.deliveryRegionId.toLowerCase()
      const deliveryRegionIds = option.deliveryRegionIds.filter((id) => id !== gone)
      return save(tx, { ...option, deliveryRegionIds }, input.revision)
    },
  } satisfies Handlers<typeof shippingOptions, HandlerContext>
}
