import type { Tx } from '../../../../../platform/tx.ts'
import type { AccountFactors } from '../../../factors/index.ts'
import type { Deps, Flow, SignIn, Visit } from '../../model.ts'

/** The visit of a sign-in, and the factors of its account. */
export interface SignInCheckContext extends Visit {
  readonly accountFactors: AccountFactors
}

/** A check between the first proof and a session; undefined passes. */
export type SignInCheck = (
  tx: Tx,
  deps: Deps,
  flow: Flow,
  context: SignInCheckContext,
) => Promise<SignIn | undefined>
