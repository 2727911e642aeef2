import type { Tx } from '../../../../../platform/tx.ts'
import type { AccountFactors } from '../../../factors/index.ts'
import type { Deps, Flow, SignIn, Visit } from '../../model.ts'

/** How somebody comes to the gates: where from, and with which second factors. */
export interface GateContext extends Visit {
  readonly accountFactors: AccountFactors
}

/** One thing that stands between a first proof and a session; undefined lets the flow pass. */
export type Gate = (
  tx: Tx,
  deps: Deps,
  flow: Flow,
  context: GateContext,
) => Promise<SignIn | undefined>
