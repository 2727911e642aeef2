import { defineError, defineFact, GET, operation, POST, service, Text, Type } from '../kit/index.ts'
import { InvalidClient } from '../oauth/errors.ts'
import { HtmlPage } from '../oauth/page.ts'
import { MAX_ADDRESS, RedirectSession, RedirectSessionRequest } from './schemas.ts'

export * from './schemas.ts'

/** Carries the intent with its values, never a token. */
export const RedirectSessionCreated = defineFact('redirect_session.created', [
  'wix.headless.v1.redirect_session_created',
])

export const RedirectNotAllowed = defineError({
  code: 'REDIRECT_NOT_ALLOWED',
  status: 403,
  description: 'The client is not allowed to redirect to this address',
})
/** The data names the setting that is empty. */
export const PageNotAvailable = defineError({
  code: 'PAGE_NOT_AVAILABLE',
  status: 428,
  description: 'The site has no page for this intent',
})
/** The data contains the resulting length. */
export const RedirectTooLong = defineError({
  code: 'REDIRECT_TOO_LONG',
  status: 400,
  description: `The address would have more than ${MAX_ADDRESS} characters; send less in callbacks, parameters or data`,
})

/** Sending people from a client's pages to the site's pages and back (specification §7). */
export const redirects = service({
  name: 'redirects',
  summary: 'Addresses of the site’s own pages and of external pages',
  mounts: ['/_api/redirects-api', '/headless', '/redirect-session'],
  operations: {
    createRedirectSession: operation({
      route: POST('/v1/redirect-session'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Create a redirect session: where to send the browser for an intent',
      description:
        'Exactly one intent. A request without one is a violation REQUIRED_ONE_OF_FIELD. Callback addresses must be on the allowed domains of the client. External pages are address templates of the site’s settings: values fill the placeholders in braces, all others become query parameters.',
      request: RedirectSessionRequest,
      response: Type.Object({ redirectSession: RedirectSession }),
      errors: [InvalidClient, RedirectNotAllowed, PageNotAvailable, RedirectTooLong],
      facts: [RedirectSessionCreated],
      callsPerMinute: 300,
    }),
    createSessionCookie: operation({
      route: GET('/v1/createSessionCookie'),
      mounts: ['/_api/iam/cookie'],
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary: 'Sign the browser in as the member of a redirect session, and redirect',
      description:
        'The token works once, for 60 seconds; for 10 minutes the address still redirects, without signing in. The redirect address must be the one the session was created with.',
      request: Type.Object({
        sessionToken: Type.Optional(Text(0, 1000)),
        redirectUrl: Type.Optional(Text(0, 4096)),
      }),
      response: HtmlPage,
    }),
    openShortAddress: operation({
      route: GET('/r/{code}'),
      mounts: [''],
      permission: 'open',
      answers: 'page',
      summary: 'Redirect to the target of a short address',
      request: Type.Object({ code: Text(1, 100) }),
      response: HtmlPage,
      callsPerMinute: 300,
    }),
  },
})
