import type { Tx } from '../../../../platform/tx.ts'
import type { Holding } from '../../../factors/index.ts'
import type { Deps, Flow, SignIn, Visit } from '../../model.ts'

/** How somebody comes to the gates: where from, and with which second factors. */
export interface Arrival extends Visit {
  readonly holding: Holding
}

/** One thing that stands between a first proof and a session; undefined lets the flow pass. */
export type Gate = (tx: Tx, deps: Deps, flow: Flow, arrival: Arrival) => Promise<SignIn | undefined>
