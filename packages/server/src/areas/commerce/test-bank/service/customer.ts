import type { PaymentEvent } from '../../payments/index.ts'
import { answerChallenge, useCard } from '../rules/decide.ts'
import { deleteRehearsed } from '../store.ts'
import { type BankDeps, decide } from './bank.ts'

/** Pays at the bank without its page. Events are returned to the caller and not sent to the shop. */
export const testBankCustomer = (deps: BankDeps) => ({
  useCard: async (siteId: string, id: string, card: string): Promise<readonly PaymentEvent[]> =>
    (await decide(deps, siteId, id, (payment) => useCard(payment, card), card))?.events ?? [],
  confirm: async (siteId: string, id: string): Promise<readonly PaymentEvent[]> =>
    (await decide(deps, siteId, id, (payment) => answerChallenge(payment, true)))?.events ?? [],
  deleteRehearsed,
})
