import type { StoreCredit, StoreCreditEntry } from '@vitrine/contract/store-credit'
import { fromMinorUnits } from '@vitrine/money'
import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import type { Route } from '../screen.ts'

/** Amounts are exact decimals of their currency; dates ISO 8601, UTC. */
export type StoreCreditProps = AccountPageProps & {
  balances: readonly {
    amount: string
    currency: string
    expiring?: { amount: string; date: string }
  }[]
  entries: readonly EntryView[]
}
export type EntryView = {
  id: string
  kind: StoreCreditEntry['kind']
  amount: string
  currency: string
  reason: string
  date: string
  until?: string
  order?: { id: string; number: string }
}

/** The member's store credit and its history. */
export const storeCreditRoute: Route<StoreCreditProps> = {
  load: async (context) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const { storeCredits, entries } = await context.api.storeCredit.getOwnStoreCredit({})
    return accountPage(
      context,
      { title: context.messages.storeCredit.title },
      { balances: storeCredits.map(viewBalance), entries: entries.map(viewEntry) },
    )
  },
}

function viewBalance(one: StoreCredit): StoreCreditProps['balances'][number] {
  const { balance, currency, nextExpirationDate, nextExpiring } = one
  const amount = (units: number) => fromMinorUnits(BigInt(units), currency)
  return {
    amount: amount(balance),
    currency,
    ...(nextExpirationDate && {
      expiring: { amount: amount(nextExpiring), date: nextExpirationDate.toISOString() },
    }),
  }
}

const viewEntry = (entry: StoreCreditEntry): EntryView => ({
  id: entry.id,
  kind: entry.kind,
  amount: fromMinorUnits(BigInt(entry.amount), entry.currency),
  currency: entry.currency,
  reason: entry.reason,
  date: entry.createdDate.toISOString(),
  ...(entry.expirationDate && { until: entry.expirationDate.toISOString() }),
  ...(entry.orderId &&
    entry.orderNumber && { order: { id: entry.orderId, number: entry.orderNumber } }),
})
