import type { FactorAnswer } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Factor, Person } from '../../model.ts'

/** How one kind of factor asks and is answered. */
export interface FactorMethod {
  /** What happens when it is chosen, such as a mail that leaves; absent where nothing does. */
  readonly challenge?: (tx: Tx, deps: Deps, person: Person) => Promise<Challenged>
  /** What of an answer is for this factor; undefined when it is missing. */
  readonly answerOf: (answer: FactorAnswer) => string | undefined
  /** Whether the answer is right; uses it up. `factor` is absent for recovery codes, which have no row. */
  readonly check: (tx: Tx, deps: Deps, attempt: FactorAttempt) => Promise<boolean>
}

export interface Challenged {
  readonly hint: string
  /** False when the account has had enough mails for now: the earlier code is still good. */
  readonly isSent: boolean
}

export interface FactorAttempt {
  readonly person: Person
  readonly factor: Factor | undefined
  readonly answer: string
}
