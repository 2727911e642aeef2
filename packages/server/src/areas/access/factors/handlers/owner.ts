import { FactorNotAvailable, StateTokenInvalid } from '@vitrine/contract/authentication'
import { PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { FactorsFeature } from '../index.ts'
import type { AddableFactor, Person } from '../model.ts'
import type { PendingSignIn, SignIns } from './sign-ins.ts'

/** The owner of the new factor, and the sign-in that requires it. */
export interface FactorOwner<Flow> {
  readonly person: Person
  readonly flow?: Flow
}

type Call = Pick<HandlerContext, 'tx' | 'caller'>

/** The account that a call adds a factor to: the caller's, or that of an unfinished sign-in. */
export async function ownerOf<Flow extends PendingSignIn>(
  call: Call,
  factors: FactorsFeature,
  signIns: SignIns<Flow, unknown>,
  factorRequest: { readonly type: AddableFactor; readonly stateToken?: string | null | undefined },
): Promise<FactorOwner<Flow>> {
  if (!factorRequest.stateToken) return { person: await recentlyProvedMember(call, signIns) }
  const flow = await signIns.flowOf(call.tx, factorRequest.stateToken)
  const { identity, proofs } = flow
  if (proofs.length === 0 || identity.status !== 'ACTIVE') throw StateTokenInvalid()
  const { rules, accountFactors } = await factors.readFactorState(call.tx, identity.id)
  // Knowing the password alone must not be enough to add a factor to an account that has one.
  const hasOne = accountFactors.factors.some(({ status }) => status === 'ACTIVE')
  if (hasOne || rules.required === 'never')
    throw FactorNotAvailable({ factorType: factorRequest.type })
  return { person: identity, flow }
}

/** The calling member, who must have signed in recently. */
export async function recentlyProvedMember(
  call: Call,
  signIns: Pick<SignIns<PendingSignIn, unknown>, 'find' | 'requireRecentProof'>,
): Promise<Person> {
  const { caller, tx } = call
  if (caller.kind !== 'member') throw PermissionDenied()
  await signIns.requireRecentProof(tx, caller)
  const person = await signIns.find(tx, caller.id)
  if (!person) throw PermissionDenied()
  return person
}
