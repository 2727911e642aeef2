import { AccountBlocked, StateTokenInvalid } from '../authentication/errors.ts'
import {
  EmailVerified,
  FactorsChanged,
  IdentityRegistered,
  IdentitySignedIn,
} from '../authentication/facts.ts'
import { AuthenticationReply, StateToken } from '../authentication/schemas.ts'
import { ApprovalAsked } from '../factors/facts.ts'
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

/** `data.verificationFailureReason` says why: BAD_CODE, NOT_FOUND, SEND_CODE_ERROR or UNSPECIFIED. */
export const VerificationFailed = defineError({
  code: 'VERIFICATION_FAILED',
  status: 400,
  description: 'The code does not fit or is no longer valid',
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
      summary: 'Mail a code to an identity’s address',
      description:
        'A member does this for itself only. `verificationId` stands where the answer to the code takes a state token.',
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
      summary: 'Answer the mailed code and go on with the flow of the state token',
      description:
        'A code lives 10 minutes and bears five tries; a new one ends the earlier. Where the site tells nobody who has an account (`signInPrivacy`), the account is made here.',
      request: Type.Object({ code: Text(6, 6), stateToken: StateToken() }),
      response: AuthenticationReply,
      errors: [VerificationFailed, StateTokenInvalid, AccountBlocked],
      facts: [
        IdentityRegistered,
        EmailVerified,
        IdentitySignedIn,
        FactorsChanged,
        ApprovalAsked,
        MemberCreated,
        MemberUpdated,
      ],
      callsPerMinute: 30,
    }),
    resendDuringAuthentication: operation({
      route: POST('/v1/auth/resend'),
      permission: 'anyone',
      writes: true,
      summary: 'Mail a new code; the earlier one ends',
      request: Type.Object({ stateToken: StateToken() }),
      response: AuthenticationReply,
      errors: [VerificationFailed, StateTokenInvalid],
      callsPerMinute: 10,
    }),
  },
})
