import type { factors as factorsService } from '@vitrine/contract/factors'
import { type Handlers, type Page, PermissionDenied } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Caller } from '../../../../transport/caller.ts'
import { encodeApproval } from '../codec.ts'
import type { FactorsFeature } from '../index.ts'
import type { PendingSignIn, SignIns } from './sign-ins.ts'

type Service = Handlers<typeof factorsService, HandlerContext>
type ApprovalOperation = 'listApprovals' | 'approveSignIn' | 'denySignIn' | 'watchApprovals'

/** Notifies subscribers that an account changed. */
export type WatchAccount = (tx: Tx, identityId: string) => Promise<AsyncIterable<Uint8Array>>

export const approvalHandlers = (
  factors: FactorsFeature,
  signIns: Pick<SignIns<PendingSignIn, unknown>, 'find' | 'log'>,
  watchAccount: WatchAccount,
) =>
  ({
    listApprovals: async ({ tx, caller }) => {
      const approvals = await factors.listApprovals(tx, approverOf(caller))
      return { approvals: approvals.map(encodeApproval) }
    },
    approveSignIn: async ({ tx, transaction, caller, input }) => {
      const approver = approverOf(caller)
      const { id } = await factors.matchNumber(tx, approver, input)
      await transaction((inside) => factors.approve(inside, approver, id))
      return {}
    },
    denySignIn: async ({ tx, caller, input, request }) => {
      const approver = approverOf(caller)
      const person = await signIns.find(tx, approver.identityId)
      if (!person) throw PermissionDenied()
      await factors.deny(tx, person, { approver, id: input.id })
      await signIns.log(tx, { event: 'approval_denied', identityId: person.id }, request)
      return {}
    },
    watchApprovals: async ({ tx, caller }): Promise<Page> => ({
      status: 200,
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
      body: await watchAccount(tx, approverOf(caller).identityId),
    }),
  }) satisfies Pick<Service, ApprovalOperation>

/** The calling member with the sign-in of the call; third parties cannot approve. */
function approverOf(caller: Caller) {
  if (caller.kind !== 'member' || caller.limits) throw PermissionDenied()
  return { identityId: caller.id, signInId: caller.signInId }
}
