import type { AuthenticationReply } from '@vitrine/contract/authentication'
import type { IdentityStatus } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { RequestFacts } from '../../../transport/call.ts'
import type { Person } from '../model.ts'

type Asked = Pick<RequestFacts, 'network' | 'userAgent'>

/** A sign-in that stopped at a gate. */
export interface HeldSignIn {
  readonly identity: Person & { readonly status: IdentityStatus }
  readonly proofs: readonly string[]
}

/** What adding a factor asks of the sign-ins. */
export interface SignIns<Flow extends HeldSignIn, Step> {
  flowOf(tx: Tx, stateToken: string): Promise<Flow>
  advance(
    tx: Tx,
    flow: Flow,
    proof: 'second_factor',
    visit: { readonly request: Asked },
  ): Promise<Step>
  encodeSignIn(step: Step): AuthenticationReply
  find(tx: Tx, id: string): Promise<Person | undefined>
  /** Whether a sign-in is recent enough to change what it was made with. */
  isFresh(signedInAt: number, now: number): boolean
  log(
    tx: Tx,
    entry: {
      readonly event: 'factors_changed' | 'factor_failed'
      readonly identityId: string
      readonly reason?: 'wrong_code'
    },
    request: Asked,
  ): Promise<void>
}
