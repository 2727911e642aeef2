import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Flow, SignIn, Visit } from '../../model.ts'

/** One thing that stands between a first proof and a session; undefined lets the flow pass. */
export type Gate = (tx: Tx, deps: Deps, flow: Flow, visit: Visit) => Promise<SignIn | undefined>
