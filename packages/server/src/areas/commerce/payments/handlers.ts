import type { Handlers } from '@vitrine/contract/kit'
import type { PluginProvider, payments as paymentsService } from '@vitrine/contract/payments'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { type CartCaller, cartCallerOf } from '../cart/index.ts'
import { encodeMethod, encodeOffer, type Payable, type PaymentsFeature } from './index.ts'

export interface PaymentHandlerDeps {
  readonly payments: PaymentsFeature
  /** Payment providers of plug-ins, as shown to merchants. */
  readonly pluginProviders: readonly PluginProvider[]
  /** The payable amount of a checkout. */
  payableOf(tx: Tx, caller: CartCaller, checkoutId: string): Promise<Payable>
}

export const paymentHandlers = ({ payments, payableOf, pluginProviders }: PaymentHandlerDeps) =>
  ({
    listOffers: async (call) => {
      const payable = await payableOf(call.tx, cartCallerOf(call), call.input.checkoutId)
      return { offers: (await payments.offers(call.tx, payable)).map(encodeOffer) }
    },
    listMethods: async ({ tx }) => ({
      methods: (await payments.methods(tx)).map(encodeMethod),
      pluginProviders: [...pluginProviders],
    }),
    saveMethod: async ({ tx, input }) => ({
      method: encodeMethod(await payments.storeMethod(tx, input.method)),
    }),
    orderMethods: async ({ tx, input }) => ({
      methods: (await payments.sortMethods(tx, input.ids)).map(encodeMethod),
    }),
    deleteMethod: async ({ tx, input }) => {
      await payments.removeMethod(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof paymentsService, HandlerContext>
