import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { verification as verificationService } from '@vitrine/contract/verification'
import type { HandlerContext } from '../../../../transport/call.ts'
import { encodeSignIn } from '../codec.ts'
import type { IdentityFeature } from '../index.ts'
import { signInCall } from './sign-in-call.ts'

export const verificationHandlers = (identity: IdentityFeature) =>
  ({
    startVerification: async ({ tx, caller, input }) => {
      if (caller.kind === 'member' && caller.id !== input.identityId) throw PermissionDenied()
      return { verificationId: await identity.startVerification(tx, input.identityId) }
    },
    verifyDuringAuthentication: async (call) =>
      encodeSignIn(await identity.verifyEmail(signInCall(call), call.input)),
    resendDuringAuthentication: async ({ tx, input }) =>
      encodeSignIn(await identity.resendCode(tx, input.stateToken)),
  }) satisfies Handlers<typeof verificationService, HandlerContext>
