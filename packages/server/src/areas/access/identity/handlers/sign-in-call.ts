import type { HandlerContext } from '../../../../transport/call.ts'
import type { Caller } from '../../../../transport/caller.ts'
import type { SignInCall } from '../model.ts'

/** The parts of a call that sign-in steps need. */
export const signInCall = ({ tx, transaction, request, caller }: HandlerContext): SignInCall => ({
  tx,
  transaction,
  request,
  clientId: clientOf(caller),
  signInId: 'signInId' in caller ? caller.signInId : undefined,
})

const clientOf = (caller: Caller): string | null => ('clientId' in caller ? caller.clientId : null)

/** The token of a remembered device in the client's request. */
export function deviceTokenOf(
  metaData: Readonly<Record<string, unknown>> | null | undefined,
): string | undefined {
  const token = metaData?.deviceToken
  return typeof token === 'string' && token.length <= 200 ? token : undefined
}
