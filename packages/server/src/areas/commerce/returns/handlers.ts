import type { Handlers } from '@vitrine/contract/kit'
import { returnFields, type returns as returnsService } from '@vitrine/contract/returns'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { encodePaging, type QueryPages } from '../../../transport/query-pages.ts'
import { cartCallerOf, repeatable } from '../cart/index.ts'
import { decodeQuery } from '../orders/index.ts'
import { keyOf, type PaymentsFeature } from '../payments/index.ts'
import { encodeExchange, encodeOrderReturns, encodeReturn, encodeWithdrawal } from './codec.ts'
import type { ReturnsFeature } from './index.ts'

export interface ReturnHandlerDeps {
  readonly returns: ReturnsFeature
  readonly payments: Pick<PaymentsFeature, 'sendRefund'>
  readonly pages: QueryPages
}

export function returnHandlers({ returns, payments, pages }: ReturnHandlerDeps) {
  /** The current state of the return. */
  const answer = async ({ caller, tx }: Pick<HandlerContext, 'caller' | 'tx'>, id: string) => ({
    return: encodeReturn(await returns.get(tx, id), isMerchant(caller)),
  })
  return {
    getOrderReturns: async (call) => {
      const read = await returns.ofOrder(call.tx, cartCallerOf(call), call.input.order)
      return encodeOrderReturns(read, isMerchant(call.caller))
    },
    requestReturn: async (call) => {
      const { order, lines, notify = false } = call.input
      const key = keyOf(repeatable(call))
      const asked = { order, lines, notify }
      const { id } = await returns.request(call.tx, cartCallerOf(call), asked, key)
      return answer(call, id)
    },
    cancelReturn: async (call) => {
      const { id } = await returns.cancel(call.tx, cartCallerOf(call), call.input)
      return answer(call, id)
    },
    withdraw: async (call) => {
      const key = keyOf(repeatable(call))
      const declared = { ...call.input, statement: call.input.statement ?? '' }
      return { receivedDate: await returns.withdraw(call.tx, cartCallerOf(call), declared, key) }
    },
    listWithdrawals: async ({ tx }) => ({
      withdrawals: (await returns.unassigned(tx)).map(encodeWithdrawal),
    }),
    getReturnSettings: async ({ tx }) => ({ settings: await returns.settings(tx) }),
    updateReturnSettings: async ({ tx, input }) => ({
      settings: await returns.changeSettings(tx, input.settings),
    }),
    getReturn: (call) => answer(call, call.input.id),
    queryReturns: async ({ input, ...call }) => {
      const open = pages.open('returns', call, input.query)
      const query = decodeQuery(returnFields, open)
      const found = await returns.query(call.tx, query)
      return {
        returns: found.items.map((one) => encodeReturn(one, true)),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    agreeReturn: async (call) => {
      const { id, notify = false, ...decision } = call.input
      await returns.agree(call.tx, id, { ...decision, notify })
      return answer(call, id)
    },
    declineReturn: async (call) => {
      const { id, text, notify = false } = call.input
      await returns.decline(call.tx, id, { text, notify })
      return answer(call, id)
    },
    receiveReturn: async (call) => {
      await returns.receive(call.tx, call.input.id, call.input.text)
      return answer(call, call.input.id)
    },
    inspectReturn: async (call) => {
      const { id, lines, text } = call.input
      await returns.inspect(call.tx, id, { lines, text })
      return answer(call, id)
    },
    previewSettlement: async ({ tx, input: { id, ...asked } }) => {
      const plan = await returns.previewSettlement(tx, id, asked)
      const { goods, delivery, deduction, amount, tax, byHand, asStoreCredit } = plan
      const pieces = sumOf(plan.pieces.values())
      const exchange = plan.exchange && encodeExchange(plan.exchange)
      return { goods, delivery, deduction, amount, tax, byHand, asStoreCredit, pieces, exchange }
    },
    settleReturn: async (call) => {
      const { id, notify = false, ...asked } = call.input
      const { refund } = await call.transaction((tx) =>
        returns.settle(tx, id, { ...asked, notify }),
      )
      if (refund) await payments.sendRefund(call.caller.siteId, refund)
      return call.transaction((tx: Tx) => answer({ caller: call.caller, tx }, id))
    },
  } satisfies Handlers<typeof returnsService, HandlerContext>
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, one) => sum + one, 0)
