import { Guid, MapOf, Maybe, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { responseModes } from '../oauth/schemas.ts'
import { SlotAvailability } from './booking-slot.ts'

/** Maximum length of addresses in redirect sessions, in characters. */
export const MAX_ADDRESS = 2048
const Address = () => Text(0, MAX_ADDRESS)

/** An authorization request as created by the client; only challenge, state and address leave the client. */
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

export const accountSections = [
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
] as const

/**
 * Redirect targets; exactly one is given. `auth`, `login`, `logout`, `storesProduct` and `memberAccountPage`
 * lead to the site's own pages, the others to the address template of that name in the site's settings;
 * without one, `ecomCheckout` leads to the shop's own page, with a link that gives the browser access to that
 * checkout without signing in; the page returns to the callbacks.
 */
export const intents = {
  auth: Maybe(Type.Object({ authRequest: AuthRequest, prompt: Maybe(OneOf(['login', 'none'])) })),
  /** A member's browser is signed in on the site and goes on to `postFlowUrl`; others get the sign-in page. */
  login: Maybe(Type.Object({})),
  logout: Maybe(Type.Object({ clientId: Guid() })),
  storesProduct: Maybe(Type.Object({ productSlug: Text(1, 150) })),
  memberAccountPage: Maybe(Type.Object({ section: Maybe(OneOf(accountSections)) })),
  ecomCheckout: Maybe(Type.Object({ checkoutId: Guid() })),
  ecomOrderPaymentRequest: Maybe(Type.Object({ paymentRequestId: Guid() })),
  bookingsCheckout: Maybe(
    Type.Object({ slotAvailability: SlotAvailability, timezone: Maybe(Text(0, 40)) }),
  ),
  bookingsBook: Maybe(Type.Object({ resourceId: Guid() })),
  eventsCheckout: Maybe(Type.Object({ reservationId: Guid(), eventSlug: Text(1, 150) })),
  paidPlansCheckout: Maybe(
    Type.Object({ planId: Guid(), checkoutData: Maybe(Text(0, MAX_ADDRESS)) }),
  ),
}
export type Intent = keyof typeof intents

/** Addresses to return to; each must be on one of the client's allowed domains. */
export const callbackAddresses = {
  postFlowUrl: Maybe(Address()),
  thankYouPageUrl: Maybe(Address()),
  loginUrl: Maybe(Address()),
  cartPageUrl: Maybe(Address()),
  bookingsServiceListUrl: Maybe(Address()),
  planListUrl: Maybe(Address()),
  /** The older name of `planListUrl`. */
  plansListUrl: Maybe(Address()),
}
/** `state` is not an address: it is returned as the parameter of that name. */
export const Callbacks = Type.Object({ ...callbackAddresses, state: Maybe(Address()) })
export type Callbacks = Static<typeof Callbacks>

const PathName = () => Maybe(Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]*$' }))

export const Preferences = Type.Object({
  /** False when the site has its own pages instead of the built-in ones. Default true. */
  useGenericWixPages: Maybe(Type.Boolean()),
  /** Whether a member who calls is signed in on the site's pages, too. True when absent. */
  maintainIdentity: Maybe(Type.Boolean()),
  /** Added to the address people are sent to, such as `utm_source` or `lang`. */
  additionalQueryParameters: Maybe(MapOf(Text(0, 500))),
  /** Paths of the member pages of a site with its own pages. */
  customMemberPaths: Maybe(
    Type.Object({ accountPagePath: PathName(), profilePagePath: PathName() }),
  ),
  /** Whether `shortUrl` is wanted. False when absent. */
  createShortUrl: Maybe(Type.Boolean()),
  /** Accepted; a site has one page for an intent, so there is none to choose. */
  checkIfPublish: Maybe(Type.Boolean()),
})

export const RedirectSessionRequest = Type.Object({
  ...intents,
  callbacks: Maybe(Callbacks),
  preferences: Maybe(Preferences),
  origin: Maybe(Address()),
})
export type RedirectSessionRequest = Static<typeof RedirectSessionRequest>

/** The address to redirect the browser to: whole, and split for clients that add parameters. */
export const RedirectSession = Type.Object({
  id: Guid(),
  /** At most 2,048 characters. One that signs a member in works once, within 60 seconds. */
  fullUrl: Type.String({ maxLength: MAX_ADDRESS }),
  urlDetails: Type.Object({
    /** Scheme, host and path. */
    endpoint: Type.String(),
    searchParams: MapOf(Type.String()),
  }),
  /** The session token of the request or of `fullUrl`; empty without one. */
  sessionToken: Type.String(),
  /** Redirects to `fullUrl` for 10 minutes; empty unless requested. */
  shortUrl: Type.String(),
})
export type RedirectSession = Static<typeof RedirectSession>
