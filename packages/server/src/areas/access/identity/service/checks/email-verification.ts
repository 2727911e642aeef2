import { needsVerification } from '../../rules.ts'
import { saveFlow } from '../save-flow.ts'
import { sendVerificationCode } from '../send-verification-code.ts'
import type { SignInCheck } from './sign-in-check.ts'

/** Requires the code that was mailed to the address. */
export const emailVerification: SignInCheck = async (tx, deps, flow) => {
  if (!needsVerification(flow.identity)) return undefined
  const stateToken = await saveFlow(tx, deps, flow)
  await sendVerificationCode(tx, deps, flow.identity)
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }
}
