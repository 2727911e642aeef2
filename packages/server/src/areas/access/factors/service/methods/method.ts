import type { FactorAnswer, VerificationChallengeData } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../../platform/tx.ts'
import type { ChallengeContext, Deps, Factor, Person } from '../../model.ts'

/** How one kind of factor asks and is answered. */
export interface FactorMethod {
  /** What happens when it is chosen, such as a mail that leaves; absent where nothing does. */
  readonly challenge?: (tx: Tx, deps: Deps, input: ChallengeInput) => Promise<ChallengeResult>
  /** What the answer comes to; a right one is used up. */
  readonly check: (tx: Tx, deps: Deps, attempt: CheckInput) => Promise<MethodResult>
}

export interface ChallengeInput {
  readonly person: Person
  /** Absent for recovery codes, which have no row. */
  readonly factor: Factor | undefined
  readonly challengeContext: ChallengeContext
}

/** What the one who signs in is shown. */
export interface ChallengeResult extends VerificationChallengeData {
  /** False when the account has had enough messages for now. */
  readonly isSent: boolean
}

export interface CheckInput {
  readonly person: Person
  readonly factor: Factor | undefined
  readonly answer: FactorAnswer
}

/** `missing`: the answer has nothing for this factor. Who waits is shown the same again. */
export type MethodResult =
  | 'valid'
  | 'invalid'
  | 'missing'
  | 'denied'
  | 'expired'
  | 'cloned'
  | { readonly waiting: VerificationChallengeData }

export const validIf = (isRight: boolean): MethodResult => (isRight ? 'valid' : 'invalid')
