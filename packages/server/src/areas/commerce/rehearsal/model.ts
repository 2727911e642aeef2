import type { LaunchCheck, LaunchCheckName } from '@vitrine/contract/rehearsal'

/** A check as it is stored. */
export interface StoredCheck {
  readonly name: LaunchCheckName
  readonly state: LaunchCheck['state']
  readonly reason: string | null
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly checkedDate: Date | null
}

/** What a check has come to, and with which order. */
export type Outcome = Omit<StoredCheck, 'name' | 'checkedDate'>

/** What the shop does otherwise than it should, by a code. */
export class CheckFailed extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The shop has nothing that a check could be made with. */
export class NothingToCheck extends CheckFailed {}
