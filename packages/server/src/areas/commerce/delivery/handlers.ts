import type { delivery as deliveryService } from '@vitrine/contract/delivery'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeBasket, decodeProfile, decodeSaved, encodeOffers, encodeProfile } from './codec.ts'
import type { DeliveryFeature } from './index.ts'

export const deliveryHandlers = (delivery: DeliveryFeature) =>
  ({
    listDelivery: async ({ tx }) => {
      const { profiles, ...options } = await delivery.read(tx)
      return { profiles: profiles.map(encodeProfile), ...options }
    },
    saveDeliveryProfile: async ({ tx, input }) => ({
      profile: encodeProfile(await delivery.saveProfile(tx, decodeProfile(input.profile))),
    }),
    deleteDeliveryProfile: async ({ tx, input }) => {
      await delivery.deleteProfile(tx, input.id)
      return {}
    },
    saveShippingOption: async ({ tx, input }) => ({
      option: await delivery.saveShippingOption(tx, decodeSaved(input.option)),
    }),
    deleteShippingOption: async ({ tx, input }) => {
      await delivery.deleteShippingOption(tx, input.id)
      return {}
    },
    savePickupLocation: async ({ tx, input }) => ({
      location: await delivery.savePickupLocation(tx, decodeSaved(input.location)),
    }),
    deletePickupLocation: async ({ tx, input }) => {
      await delivery.deletePickupLocation(tx, input.id)
      return {}
    },
    saveLocalDelivery: async ({ tx, input }) => ({
      option: await delivery.saveLocalDelivery(tx, decodeSaved(input.option)),
    }),
    deleteLocalDelivery: async ({ tx, input }) => {
      await delivery.deleteLocalDelivery(tx, input.id)
      return {}
    },
    testDeliveryAddress: async ({ tx, input }) =>
      encodeOffers(
        await delivery.testBasket(tx, decodeBasket(input, await delivery.currencyOf(tx))),
      ),
    quoteItem: async ({ tx, input }) => {
      const { productId, variantId = undefined, country, postalCode = undefined } = input
      const destination = { country, subdivision: undefined, postalCode, city: undefined }
      return {
        lowest: (await delivery.quoteItem(tx, { productId, variantId, destination })) ?? null,
      }
    },
  }) satisfies Handlers<typeof deliveryService, HandlerContext>
