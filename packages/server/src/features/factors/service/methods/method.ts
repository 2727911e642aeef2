import type { FactorAnswer, VerificationChallengeData } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { Asking, Deps, Factor, Person } from '../../model.ts'

/** How one kind of factor asks and is answered. */
export interface FactorMethod {
  /** What happens when it is chosen, such as a mail that leaves; absent where nothing does. */
  readonly challenge?: (tx: Tx, deps: Deps, asked: FactorAsked) => Promise<Challenged>
  /** What the answer comes to; a right one is used up. */
  readonly check: (tx: Tx, deps: Deps, attempt: FactorAttempt) => Promise<Outcome>
}

export interface FactorAsked {
  readonly person: Person
  /** Absent for recovery codes, which have no row. */
  readonly factor: Factor | undefined
  readonly asking: Asking
}

/** What the one who signs in is shown. */
export interface Challenged extends VerificationChallengeData {
  /** False when the account has had enough messages for now. */
  readonly isSent: boolean
}

export interface FactorAttempt {
  readonly person: Person
  readonly factor: Factor | undefined
  readonly answer: FactorAnswer
}

/** `missing`: the answer has nothing for this factor. Who waits is shown the same again. */
export type Outcome =
  | 'right'
  | 'wrong'
  | 'missing'
  | 'denied'
  | 'expired'
  | 'copied'
  | { readonly waiting: VerificationChallengeData }

export const rightIf = (isRight: boolean): Outcome => (isRight ? 'right' : 'wrong')
