import { type Handlers, violation } from '@vitrine/contract/kit'
import type { storeCredit as storeCreditService } from '@vitrine/contract/store-credit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodePaging, type QueryPages } from '../../../transport/query-pages.ts'
import { memberOf } from '../../access/identity/index.ts'
import { repeatable } from '../cart/index.ts'
import { keyOf } from '../payments/index.ts'
import { decodeQuery, encodeBalance, encodeEntry, encodeListed } from './codec.ts'
import type { StoreCreditFeature } from './index.ts'

export const storeCreditHandlers = (storeCredit: StoreCreditFeature, pages: QueryPages) => {
  const changed = async (tx: Tx, id: string) => {
    const { balance, entry } = await storeCredit.entry(tx, id)
    return { storeCredit: encodeBalance(balance), entry: encodeEntry(entry) }
  }
  const ofMember = async (tx: Tx, memberId: string) => {
    const { balances, entries } = await storeCredit.ofMember(tx, memberId)
    return { storeCredits: balances.map(encodeBalance), entries: entries.map(encodeEntry) }
  }
  return {
    giveStoreCredit: async (call) => {
      const { tx, input } = call
      const { memberId, amount: amountMinor, reason, expirationDate = null } = input.storeCredit
      if (expirationDate && expirationDate <= tx.now) {
        throw violation('storeCredit.expirationDate', 'MIN', 'must be in the future')
      }
      const given = { memberId, amountMinor, reason, expirationDate }
      return changed(tx, await storeCredit.give(tx, given, keyOf(repeatable(call))))
    },
    takeBackStoreCredit: async (call) => {
      const { entryId, amount: amountMinor, reason = '' } = call.input
      const taking = { entryId, amountMinor, reason }
      return changed(call.tx, await storeCredit.takeBack(call.tx, taking, keyOf(repeatable(call))))
    },
    queryStoreCredits: async ({ input, ...call }) => {
      const open = pages.open('store-credit', call, input.query)
      const query = decodeQuery(open)
      const found = await storeCredit.query(call.tx, query)
      return {
        storeCredits: found.items.map(encodeListed),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    exportStoreCredits: async ({ tx, input }) => {
      const { text, count } = await storeCredit.export(tx, input.endsBefore)
      return {
        fileName: 'store-credit.csv',
        contentType: 'text/csv; charset=utf-8',
        data: Buffer.from(text).toString('base64'),
        storeCredits: count,
      }
    },
    getMemberStoreCredit: ({ tx, input }) => ofMember(tx, input.memberId),
    getOwnStoreCredit: ({ tx, caller }) => ofMember(tx, memberOf(caller).id),
  } satisfies Handlers<typeof storeCreditService, HandlerContext>
}
