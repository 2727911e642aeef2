import { defineError, defineFact, operation, POST, service, Type } from '../kit/index.ts'
import { InvalidClient } from '../oauth/errors.ts'
import { RedirectSession, RedirectSessionRequest } from './schemas.ts'

export * from './schemas.ts'

export const RedirectSessionCreated = defineFact('redirect_session.created', [
  'wix.headless.v1.redirect_session_created',
])

export const RedirectNotAllowed = defineError({
  code: 'REDIRECT_NOT_ALLOWED',
  status: 403,
  description: 'This address is not one the client may send people to',
})
export const PageNotAvailable = defineError({
  code: 'PAGE_NOT_AVAILABLE',
  status: 428,
  description: 'The site has no page for this',
})

/** Sending people from a client's pages to the site's pages and back (specification §7). */
export const redirects = service({
  name: 'redirects',
  summary: 'Addresses of the site’s own pages: sign-in, sign-out, product',
  mounts: ['/_api/redirects-api', '/headless', '/redirect-session'],
  operations: {
    createRedirectSession: operation({
      route: POST('/v1/redirect-session'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Where to send the browser for one intent',
      description:
        'Exactly one intent. A request without one is a violation REQUIRED_ONE_OF_FIELD. Callback addresses must be on the allowed domains of the client.',
      request: RedirectSessionRequest,
      response: Type.Object({ redirectSession: RedirectSession }),
      errors: [InvalidClient, RedirectNotAllowed, PageNotAvailable],
      facts: [RedirectSessionCreated],
      callsPerMinute: 300,
    }),
  },
})
