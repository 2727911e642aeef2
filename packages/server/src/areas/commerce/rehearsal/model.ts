import type { LaunchCheck, LaunchCheckName } from '@vitrine/contract/rehearsal'

/** A stored check. */
export interface StoredCheck {
  readonly name: LaunchCheckName
  readonly state: LaunchCheck['state']
  readonly reason: string | null
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly checkedDate: Date | null
}

/** The result of a check, and its order. */
export type Outcome = Omit<StoredCheck, 'name' | 'checkedDate'>

/** A failed check, with a code for the reason. */
export class CheckFailed extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The shop has nothing that a check could be made with. */
export class NothingToCheck extends CheckFailed {}
