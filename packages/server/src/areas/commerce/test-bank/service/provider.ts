import type { PaymentProvider } from '../../payments/index.ts'
import type { BankPayment } from '../model.ts'
import { capture, refund, release } from '../rules/decide.ts'
import { type BankDeps, decide, openPayment, readPayment, statementOf } from './bank.ts'

/** The adapter of the test bank, whose pages are under the addresses of the shop. */
export function testBankProvider(deps: BankDeps): PaymentProvider {
  return {
    isOffline: false,
    async start({ paymentId: id, siteId, amountMinor, currency, orderNumber, returnUrl }) {
      await openPayment(deps, { id, siteId, amountMinor, currency, orderNumber, returnUrl })
      const url = new URL(`/test-bank/${id}`, returnUrl).href
      return { step: { kind: 'REDIRECT', url, text: null, transfer: null }, events: [] }
    },
    async read({ siteId, paymentId }) {
      const payment = await readPayment(deps, siteId, paymentId)
      return payment ? statementOf(payment) : []
    },
    capture: async ({ siteId, paymentId, amountMinor }) => {
      const take = (payment: BankPayment) => capture(payment, amountMinor)
      return (await decide(deps, siteId, paymentId, take))?.events ?? []
    },
    release: async ({ siteId, paymentId }) =>
      (await decide(deps, siteId, paymentId, release))?.events ?? [],
    refund: async ({ siteId, paymentId }, { refundId, amountMinor }) => {
      const decided = await decide(deps, siteId, paymentId, (payment) =>
        refund(payment, refundId, amountMinor),
      )
      return decided ? statementOf(decided.payment) : []
    },
  }
}
