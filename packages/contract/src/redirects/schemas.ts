import { Guid, Json, MapOf, Maybe, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { responseModes } from '../oauth/schemas.ts'

const Address = () => Text(0, 2048)

/** An authorization request as the client made it; only challenge, state and address leave the client. */
export const AuthRequest = Type.Object({
  clientId: Guid(),
  /** One of the client's allowed addresses, exactly; absent in the direct login. */
  redirectUri: Maybe(Address()),
  responseType: Maybe(Text(0, 50)),
  responseMode: Maybe(OneOf(responseModes)),
  scope: Maybe(Text(0, 512)),
  state: Maybe(Text(0, 512)),
  codeChallenge: Maybe(Text(0, 128)),
  codeChallengeMethod: Maybe(Text(0, 20)),
  sessionToken: Maybe(Text(0, 1000)),
  idp: Maybe(Guid()),
})

/** Where a person may be sent; exactly one is given. */
export const intents = {
  auth: Maybe(Type.Object({ authRequest: AuthRequest, prompt: Maybe(OneOf(['login', 'none'])) })),
  login: Maybe(Type.Object({})),
  logout: Maybe(Type.Object({ clientId: Guid() })),
  storesProduct: Maybe(Type.Object({ productSlug: Text(1, 150) })),
  ecomCheckout: Maybe(Type.Object({ checkoutId: Guid() })),
  bookingsCheckout: Maybe(
    Type.Object({ slotAvailability: MapOf(Json()), timezone: Maybe(Text(0, 40)) }),
  ),
  bookingsBook: Maybe(Type.Object({ resourceId: Guid() })),
  eventsCheckout: Maybe(Type.Object({ reservationId: Guid(), eventSlug: Text(1, 150) })),
  paidPlansCheckout: Maybe(Type.Object({ planId: Guid(), checkoutData: Maybe(Text(0, 2048)) })),
}
export type Intent = keyof typeof intents

/** Addresses to come back to; each must be on one of the client's allowed domains. */
export const Callbacks = Type.Object({
  postFlowUrl: Maybe(Address()),
  thankYouPageUrl: Maybe(Address()),
  loginUrl: Maybe(Address()),
  cartPageUrl: Maybe(Address()),
  bookingsServiceListUrl: Maybe(Address()),
  planListUrl: Maybe(Address()),
})
export type Callbacks = Static<typeof Callbacks>

export const Preferences = Type.Object({
  useGenericWixPages: Maybe(Type.Boolean()),
  maintainIdentity: Maybe(Type.Boolean()),
  /** Added to the address people are sent to, such as `utm_source` or `lang`. */
  additionalQueryParameters: Maybe(MapOf(Text(0, 500))),
})

export const RedirectSessionRequest = Type.Object({
  ...intents,
  callbacks: Maybe(Callbacks),
  preferences: Maybe(Preferences),
  origin: Maybe(Address()),
})
export type RedirectSessionRequest = Static<typeof RedirectSessionRequest>

/** Where to send the browser: whole, and split for clients that add parameters. */
export const RedirectSession = Type.Object({
  id: Guid(),
  fullUrl: Type.String(),
  urlDetails: Type.Object({
    /** Scheme, host and path. */
    endpoint: Type.String(),
    searchParams: MapOf(Type.String()),
  }),
  /** The session token of the request; empty without one. */
  sessionToken: Type.String(),
  shortUrl: Type.String(),
})
export type RedirectSession = Static<typeof RedirectSession>
