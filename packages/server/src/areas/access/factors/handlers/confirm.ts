import { type AuthenticationReply, FactorCodeWrong } from '@vitrine/contract/authentication'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { FactorsFeature } from '../index.ts'
import type { AddableFactor } from '../model.ts'
import { ownerOf } from './owner.ts'
import type { PendingSignIn, SignIns } from './sign-ins.ts'

type Call = HandlerContext & {
  readonly input: { readonly code: string; readonly stateToken?: string | null | undefined }
}

/** Activates a factor once its first code is correct, and continues the sign-in that required it. */
export async function confirmFactor<Flow extends PendingSignIn, Step>(
  call: Call,
  factors: FactorsFeature,
  signIns: SignIns<Flow, Step>,
  type: AddableFactor,
): Promise<{ recoveryCodes: string[]; reply?: AuthenticationReply }> {
  const { code, stateToken } = call.input
  const { person, flow } = await ownerOf(call, factors, signIns, { type, stateToken })
  const entry = { event: 'factors_changed', identityId: person.id } as const
  const provedFactor = await factors.prove(call.tx, person, { type, code })
  if (!provedFactor) {
    const failed = { ...entry, event: 'factor_failed', reason: 'wrong_code' } as const
    await signIns.log(call.tx, failed, call.request)
    throw FactorCodeWrong()
  }
  return call.transaction(async (tx) => {
    const recoveryCodes = await factors.confirm(tx, person, provedFactor)
    await signIns.log(tx, entry, call.request)
    if (!flow) return { recoveryCodes }
    const step = await signIns.advance(tx, flow, 'second_factor', { request: call.request })
    return { recoveryCodes, reply: signIns.encodeSignIn(step) }
  })
}
