import { AccountBlocked, StateTokenInvalid } from '../authentication/errors.ts'
import {
  EmailVerified,
  FactorsChanged,
  IdentityRegistered,
  signInFacts,
} from '../authentication/facts.ts'
import { AuthenticationReply, StateToken } from '../authentication/schemas.ts'
import { ApprovalRequested } from '../factors/facts.ts'
import {
  defineError,
  Guid,
  Maybe,
  NotFound,
  OneOf,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { MemberCreated, MemberUpdated } from '../members/facts.ts'

/** `data.verificationFailureReason` is the reason: BAD_CODE, NOT_FOUND, SEND_CODE_ERROR or UNSPECIFIED. */
export const VerificationFailed = defineError({
  code: 'VERIFICATION_FAILED',
  status: 400,
  description: 'The code is wrong or has expired',
})

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
      summary: 'Send a verification code to an identity’s e-mail address',
      description:
        'Members can do this only for themselves. Send `verificationId` as the state token when verifying the code.',
      request: Type.Object({
        identityId: Guid(),
        target: Maybe(OneOf(['EMAIL', 'UNKNOWN_TARGET'])),
      }),
      response: Type.Object({ verificationId: Guid() }),
      errors: [NotFound, VerificationFailed],
    }),
    verifyDuringAuthentication: operation({
      route: POST('/v1/auth/verify'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Verify the code and continue the flow of the state token',
      description:
        'A code is valid for 10 minutes and five attempts. On sites that do not reveal who has an account (`signInPrivacy`), the account is created here.',
      request: Type.Object({ code: Text(6, 6), stateToken: StateToken() }),
      response: AuthenticationReply,
      errors: [VerificationFailed, StateTokenInvalid, AccountBlocked],
      facts: [
        IdentityRegistered,
        EmailVerified,
        ...signInFacts,
        FactorsChanged,
        ApprovalRequested,
        MemberCreated,
        MemberUpdated,
      ],
      callsPerMinute: 30,
    }),
    resendDuringAuthentication: operation({
      route: POST('/v1/auth/resend'),
      permission: 'anyone',
      writes: true,
      summary: 'Send a new code; the earlier one becomes invalid',
      request: Type.Object({ stateToken: StateToken() }),
      response: AuthenticationReply,
      errors: [VerificationFailed, StateTokenInvalid],
      callsPerMinute: 10,
    }),
  },
})
