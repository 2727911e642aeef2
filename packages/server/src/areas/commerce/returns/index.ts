import type { ReturnSettings } from '@vitrine/contract/returns'
import { ReturnSettingsChanged } from '@vitrine/contract/returns'
import type { Tx } from '../../../platform/tx.ts'
import type { CartCaller } from '../cart/index.ts'
import type { RequestKey } from '../payments/index.ts'
import { policyOf } from './rules/policy.ts'
import { requireReturn } from './service/change-return.ts'
import * as decisions from './service/decide-return.ts'
import type { ReturnDeps } from './service/deps.ts'
import { readOrderReturns } from './service/read-returns.ts'
import { type ReturnRequest, requestReturn } from './service/request-return.ts'
import { previewSettlement, settleReturn } from './service/settle-return.ts'
import { type Declaration, withdraw } from './service/withdraw.ts'
import { queryReturns } from './store/query-returns.ts'
import { eraseTexts } from './store/returns.ts'
import { changeSettings, findSettings } from './store/settings.ts'
import { findUnassigned } from './store/withdrawals.ts'

export type ReturnsFeature = ReturnType<typeof createReturns>

/** Returns, and withdrawals from contracts. */
export const createReturns = (deps: ReturnDeps) => ({
  ofOrder: (tx: Tx, caller: CartCaller, named: string) => readOrderReturns(tx, deps, caller, named),
  request: (tx: Tx, caller: CartCaller, asked: ReturnRequest, key: RequestKey | undefined) =>
    requestReturn(tx, deps, caller, asked, key),
  withdraw: (tx: Tx, caller: CartCaller, declared: Declaration, key: RequestKey | undefined) =>
    withdraw(tx, deps, caller, declared, key),
  /** Withdrawals that fit no order. */
  unassigned: findUnassigned,
  get: requireReturn,
  query: queryReturns,
  cancel: (tx: Tx, caller: CartCaller, named: Parameters<typeof decisions.cancelReturn>[3]) =>
    decisions.cancelReturn(tx, deps, caller, named),
  agree: (tx: Tx, id: string, decision: Parameters<typeof decisions.agreeReturn>[3]) =>
    decisions.agreeReturn(tx, deps, id, decision),
  decline: (tx: Tx, id: string, decision: decisions.Decision) =>
    decisions.declineReturn(tx, deps, id, decision),
  receive: (tx: Tx, id: string, text: string | undefined) =>
    decisions.receiveReturn(tx, deps, id, text),
  inspect: (tx: Tx, id: string, inspection: decisions.Inspection) =>
    decisions.inspectReturn(tx, deps, id, inspection),
  previewSettlement: (tx: Tx, id: string, asked: Parameters<typeof previewSettlement>[3]) =>
    previewSettlement(tx, deps, id, asked),
  settle: (tx: Tx, id: string, asked: Parameters<typeof settleReturn>[3]) =>
    settleReturn(tx, deps, id, asked),
  /** Erases the texts of returns of orders. */
  eraseTexts,
  settings: findSettings,
  /** How buyers may send a product back; null where they may not. One statement. */
  policyOf: async (tx: Tx, productId: string) => policyOf(await findSettings(tx), productId),
  changeSettings: async (tx: Tx, changes: Partial<ReturnSettings>): Promise<ReturnSettings> => {
    const before = await findSettings(tx)
    const after = await changeSettings(tx, changes)
    await deps.events.append(tx, {
      definition: ReturnSettingsChanged,
      entityId: tx.siteId,
      before,
      after,
    })
    return after
  },
})
