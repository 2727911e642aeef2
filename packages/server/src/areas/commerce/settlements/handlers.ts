import type { Handlers } from '@vitrine/contract/kit'
import type { settlements as settlementsService } from '@vitrine/contract/settlements'
import { currencyExponent } from '@vitrine/money'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Settlements } from './index.ts'
import type { LineRow } from './store/lines.ts'
import type { CountedSettlement } from './store/settlements.ts'

const PAGE = 50

export const settlementHandlers = (settlements: Settlements) =>
  ({
    importSettlement: async ({ tx, input }) => {
      const { id, imported } = await settlements.import(tx, input)
      return { settlement: encode(await settlements.require(tx, id)), imported }
    },
    listSettlements: async ({ tx, input: { limit = PAGE, offset = 0 } }) => {
      const found = await settlements.list(tx, { limit, offset })
      return { settlements: found.settlements.map(encode), count: found.count }
    },
    getSettlement: async ({ tx, input: { id, match, limit = PAGE, offset = 0 } }) => {
      const settlement = await settlements.require(tx, id)
      const { lines, count } = await settlements.lines(tx, id, { match, limit, offset })
      const missing = await settlements.missing(tx, id)
      return {
        settlement: encode(settlement),
        lines: lines.map(encodeLine),
        count,
        missing: missing.map((one) => ({ ...one, exponent: currencyExponent(one.currency) })),
      }
    },
    deleteSettlement: async ({ tx, input }) => {
      await settlements.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof settlementsService, HandlerContext>

const encode = (one: CountedSettlement) => ({
  id: one.id,
  provider: one.provider,
  format: one.format,
  fileName: one.fileName,
  from: one.from,
  to: one.to,
  totals: [...one.totals],
  payouts: [...one.payouts],
  matched: one.matched,
  differing: one.differing,
  notInShop: one.notInShop,
  repeated: one.repeated,
  missing: one.missing,
  createdDate: one.createdDate,
})

const encodeLine = (line: LineRow) => ({
  ...line,
  exponent: currencyExponent(line.currency),
  feeExponent: currencyExponent(line.feeCurrency),
})
