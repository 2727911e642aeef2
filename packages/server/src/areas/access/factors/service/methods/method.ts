import type { FactorAnswer, VerificationChallengeData } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../../platform/tx.ts'
import type { ChallengeContext, Deps, Factor, Person } from '../../model.ts'

/** How a type of factor is challenged and checked. */
export interface FactorMethod {
  /** Runs when the factor is chosen, for example sends a mail; absent where nothing has to happen. */
  readonly challenge?: (tx: Tx, deps: Deps, input: ChallengeInput) => Promise<ChallengeResult>
  /** Checks an answer; a correct one is used up. */
  readonly check: (tx: Tx, deps: Deps, attempt: CheckInput) => Promise<MethodResult>
}

export interface ChallengeInput {
  readonly person: Person
  /** Absent for recovery codes, which have no row. */
  readonly factor: Factor | undefined
  readonly challengeContext: ChallengeContext
}

/** What the sign-in page shows. */
export interface ChallengeResult extends VerificationChallengeData {
  /** False when the account has reached its limit of messages. */
  readonly isSent: boolean
}

export interface CheckInput {
  readonly person: Person
  readonly factor: Factor | undefined
  readonly answer: FactorAnswer
}

/** `missing`: the answer contains nothing for this factor, and the client gets the same challenge again. */
export type MethodResult =
  | 'valid'
  | 'invalid'
  | 'missing'
  | 'denied'
  | 'expired'
  | 'cloned'
  | { readonly waiting: VerificationChallengeData }

export const validIf = (isRight: boolean): MethodResult => (isRight ? 'valid' : 'invalid')
