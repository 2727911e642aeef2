import type { AuthenticationReply } from '@vitrine/contract/authentication'
import type { IdentityStatus } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestDetails } from '../../../../transport/call.ts'
import type { Person } from '../model.ts'

type SignInRequest = Pick<RequestDetails, 'network' | 'userAgent' | 'baseUrl' | 'origin'>

/** A sign-in that has not passed all checks yet. */
export interface PendingSignIn {
  readonly identity: Person & { readonly status: IdentityStatus }
  readonly proofs: readonly string[]
}

/** What adding a factor needs from sign-ins. */
export interface SignIns<Flow extends PendingSignIn, Step> {
  flowOf(tx: Tx, stateToken: string): Promise<Flow>
  advance(
    tx: Tx,
    flow: Flow,
    proof: 'second_factor',
    visit: { readonly request: SignInRequest },
  ): Promise<Step>
  encodeSignIn(step: Step): AuthenticationReply
  find(tx: Tx, id: string): Promise<Person | undefined>
  /** Refuses a member whose sign-in is not recent enough to change how the account is opened. */
  requireRecentProof(tx: Tx, caller: { readonly signedInAt: number }): Promise<void>
  log(
    tx: Tx,
    entry: {
      readonly event: 'factors_changed' | 'factor_failed' | 'approval_denied'
      readonly identityId: string
      readonly reason?: 'wrong_code'
    },
    request: SignInRequest,
  ): Promise<void>
}
