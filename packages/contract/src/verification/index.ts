import { AuthenticationReply } from '../authentication/schemas.ts'
import { defineError, Guid, OneOf, operation, POST, service, Text, Type } from '../kit/index.ts'

/** `data.verificationFailureReason` says why: BAD_CODE, NOT_FOUND, SEND_CODE_ERROR or UNSPECIFIED. */
export const VerificationFailed = defineError({
  code: 'VERIFICATION_FAILED',
  status: 400,
  description: 'The code does not fit or is no longer valid',
})

const StateToken = () => Text(1, 1000)

/** Proving an e-mail address with a mailed code of six characters (specification §5, §7). */
export const verification = service({
  name: 'verification',
  summary: 'E-mail verification',
  mounts: ['/_api/iam/verification'],
  operations: {
    startVerification: operation({
      route: POST('/v1/start'),
      aliases: [POST('/_api/iam/verification/v1/Start')],
      permission: 'site-member',
      writes: true,
      summary: 'Mail a code to an identity’s address',
      request: Type.Object({ identityId: Guid(), target: OneOf(['EMAIL', 'UNKNOWN_TARGET']) }),
      response: Type.Object({ verificationId: Guid() }),
      errors: [VerificationFailed],
    }),
    verifyDuringAuthentication: operation({
      route: POST('/v1/auth/verify'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Answer the mailed code and go on with the flow of the state token',
      request: Type.Object({ code: Text(6, 6), stateToken: StateToken() }),
      response: AuthenticationReply,
      errors: [VerificationFailed],
      callsPerMinute: 30,
    }),
    resendDuringAuthentication: operation({
      route: POST('/v1/auth/resend'),
      permission: 'anyone',
      writes: true,
      summary: 'Mail a new code; the earlier one ends',
      request: Type.Object({ stateToken: StateToken() }),
      response: AuthenticationReply,
      errors: [VerificationFailed],
      callsPerMinute: 10,
    }),
  },
})
