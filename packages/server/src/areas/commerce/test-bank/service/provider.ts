import type { PaymentEvent, PaymentProvider } from '../../payments/index.ts'
import type { BankPayment } from '../model.ts'
import { capture, chargeAgain, type Decision, end, refund, release } from '../rules/decide.ts'
import { type BankDeps, decide, openPayment, readPayment, statementOf } from './bank.ts'

/** The adapter of the test bank, whose pages are served by the shop itself. */
export function testBankProvider(deps: BankDeps): PaymentProvider {
  return {
    isOffline: false,
    async start({ paymentId: id, siteId, amountMinor, currency, orderNumber, returnUrl }) {
      await openPayment(deps, { id, siteId, amountMinor, currency, orderNumber, returnUrl })
      const url = new URL(`/test-bank/${id}`, returnUrl).href
      return { step: { kind: 'REDIRECT', url, text: null, transfer: null }, events: [] }
    },
    async charge({ paymentId: id, siteId, ...attempt }, { method }) {
      const { amountMinor, currency, orderNumber, returnUrl } = attempt
      const { card } = (await readPayment(deps, siteId, method)) ?? {}
      await openPayment(deps, { id, siteId, amountMinor, currency, orderNumber, returnUrl })
      const charge = (payment: BankPayment) =>
        payment.state === 'NEW' ? chargeAgain(payment, card ?? '') : undefined
      await decide(deps, siteId, id, charge, card ?? undefined)
      const payment = await readPayment(deps, siteId, id)
      return payment ? statementOf(payment) : []
    },
    async read({ siteId, paymentId }) {
      const payment = await readPayment(deps, siteId, paymentId)
      return payment ? statementOf(payment) : []
    },
    // A response may get lost: a retry returns all events.
    capture: ({ siteId, paymentId, amountMinor }) =>
      settle(siteId, paymentId, (payment) => capture(payment, amountMinor)),
    release: ({ siteId, paymentId }) => settle(siteId, paymentId, release),
    cancel: ({ siteId, paymentId }) => settle(siteId, paymentId, end),
    refund: ({ siteId, paymentId }, { refundId, amountMinor }) =>
      settle(siteId, paymentId, (payment) => refund(payment, refundId, amountMinor)),
  }

  async function settle(
    siteId: string,
    paymentId: string,
    decision: (payment: BankPayment) => Decision,
  ): Promise<PaymentEvent[]> {
    const decided = await decide(deps, siteId, paymentId, decision)
    return decided ? statementOf(decided.payment) : []
  }
}
