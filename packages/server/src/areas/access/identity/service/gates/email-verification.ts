import { needsVerification } from '../../rules.ts'
import { saveFlow } from '../save-flow.ts'
import { sendVerificationCode } from '../send-verification-code.ts'
import type { Gate } from './gate.ts'

/** The address has to be proved by the code that was mailed to it. */
export const emailVerification: Gate = async (tx, deps, flow) => {
  if (!needsVerification(flow.identity)) return undefined
  const stateToken = await saveFlow(tx, deps, flow)
  await sendVerificationCode(tx, deps, flow.identity)
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }
}
