import {
  Guid,
  Json,
  MapOf,
  Maybe,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  authenticationStates,
  factorTypes,
  identityStatuses,
  pendingReasons,
} from '../vocabulary/index.ts'
import { IdentityProfile } from './profile.ts'

/**
 * An identity: who may prove what (specification §3). Its id is also the member's.
 * Lists are always present; `revision` is a whole number as text that grows with every change.
 */
export const Identity = Type.Object({
  id: Guid(),
  revision: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  email: Type.Object({ address: Type.String(), isVerified: Type.Boolean() }),
  status: Type.Object({
    name: OneOf(identityStatuses),
    reasons: Type.Array(OneOf(pendingReasons)),
  }),
  connections: Type.Array(Type.Unknown()),
  identityProfile: IdentityProfile,
  metadata: Type.Object({ tags: Type.Array(Type.String()) }),
  factors: Type.Array(
    Type.Object({
      factorId: Type.String(),
      type: OneOf(factorTypes),
      status: OneOf(['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL']),
    }),
  ),
})
export type Identity = Static<typeof Identity>

/**
 * Where signing in stands (specification §4). Pending states are answers, not errors.
 * `sessionToken` comes with SUCCESS only and lives 10 minutes; `stateToken` continues the flow.
 */
export const AuthenticationReply = Type.Object({
  state: OneOf(authenticationStates),
  sessionToken: Type.Optional(Type.String()),
  stateToken: Type.Optional(Type.String({ maxLength: 1000 })),
  identity: Type.Optional(Identity),
})
export type AuthenticationReply = Static<typeof AuthenticationReply>

const captchaText = () => Maybe(Text(0, 5000))

/** One item may carry both kinds. */
export const CaptchaToken = Type.Object({
  Recaptcha: captchaText(),
  InvisibleRecaptcha: captchaText(),
  NoCaptcha: Maybe(Json()),
  recaptchaForClientSiteKey: Maybe(Type.Object({ token: captchaText(), siteKeyId: captchaText() })),
})
export const CaptchaTokens = () => Maybe(Type.Array(CaptchaToken, { maxItems: 10 }))

/** A password: 4 to 100 printable ASCII characters. New ones must also satisfy the site's policy. */
export const Password = () => Text(4, 100, { pattern: '^[ -~]*$' })

/** Free facts about the calling application; kept nowhere. */
export const ClientMetaData = () => Maybe(MapOf(Json()))
