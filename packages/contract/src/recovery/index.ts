import { AccountBlocked } from '../authentication/errors.ts'
import {
  EmailVerified,
  FactorsChanged,
  PasswordChanged,
  signInFacts,
} from '../authentication/facts.ts'
import { AuthenticationReply, ClientMetaData, Password } from '../authentication/schemas.ts'
import { ApprovalRequested } from '../factors/facts.ts'
import {
  defineError,
  Email,
  Guid,
  Maybe,
  NotFound,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { MemberUpdated } from '../members/facts.ts'
import { InvalidClient } from '../oauth/errors.ts'
import { RedirectNotAllowed } from '../redirects/index.ts'

export const RecoveryTokenInvalid = defineError({
  code: '-19972',
  status: 400,
  description: 'This link was already used or has expired; request a new one',
})

/** The target of the link in a mail; one of the client's allowed redirect addresses. */
const Redirect = Type.Object({ url: Text(1, 1000), clientId: Guid() })

/** Getting back in without the password (specification §7). */
export const recovery = service({
  name: 'recovery',
  summary: 'Password recovery by e-mail',
  mounts: ['/_api/iam/recovery', '/_iam/recovery'],
  operations: {
    sendRecoveryEmail: operation({
      route: POST('/v1/send-email'),
      permission: 'anyone',
      writes: true,
      summary:
        'Send a link to set a new password; the response does not reveal whether the address is known',
      description:
        'The link is valid for 3 hours, works once and leads to `redirect.url?recoveryToken=…`, or to the page of the site. At most five e-mails an hour for one address; more are dropped silently.',
      request: Type.Object({
        email: Email(),
        language: Maybe(Text(0, 35)),
        redirect: Maybe(Redirect),
      }),
      response: Type.Object({}),
      errors: [InvalidClient, RedirectNotAllowed],
      callsPerMinute: 10,
    }),
    sendActivationEmail: operation({
      route: POST('/v1/activation-email'),
      permission: 'admin',
      writes: true,
      summary: 'Send a member created by the owner a link to set the first password',
      request: Type.Object({
        identityId: Guid(),
        emailOptions: Maybe(
          Type.Object({ language: Maybe(Text(0, 35)), redirect: Maybe(Redirect) }),
        ),
      }),
      response: Type.Object({}),
      errors: [NotFound, InvalidClient, RedirectNotAllowed],
    }),
    recover: operation({
      route: POST('/v1/recover'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Set a new password with the token of the e-mail',
      description:
        'Also verifies the e-mail address. Every other sign-in of the account ends. A second factor is still required.',
      request: Type.Object({
        recoveryToken: Text(1, 1000),
        password: Password(),
        clientMetaData: ClientMetaData(),
      }),
      response: AuthenticationReply,
      errors: [RecoveryTokenInvalid, AccountBlocked],
      facts: [
        PasswordChanged,
        EmailVerified,
        FactorsChanged,
        ApprovalRequested,
        ...signInFacts,
        MemberUpdated,
      ],
      callsPerMinute: 30,
    }),
  },
})
