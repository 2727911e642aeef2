import type {
  AuthenticationReply,
  Identity as WireIdentity,
} from '@vitrine/contract/authentication'
import type { HtmlPage } from '@vitrine/contract/oauth'
import type { Identity, SignIn } from './model.ts'

/** The cookie in which the site's pages keep a browser's tokens. */
const SESSION_COOKIE = 'vitrine-session'

export const encodeSignIn = (step: SignIn): AuthenticationReply => ({
  state: step.state,
  identity: encodeIdentity(step.identity),
  ...(step.state === 'SUCCESS' ? { sessionToken: step.sessionToken } : {}),
})

/** Clients expect every list to be there (specification §3). */
export function encodeIdentity(identity: Identity): WireIdentity {
  const { profile } = identity
  return {
    id: identity.id,
    revision: String(identity.revision),
    createdDate: identity.createdDate,
    updatedDate: identity.updatedDate,
    email: { address: identity.email, isVerified: identity.emailVerified },
    status: { name: identity.status, reasons: [...identity.reasons] },
    connections: [],
    identityProfile: {
      ...profile,
      labels: profile.labels ?? [],
      emails: profile.emails ?? [],
      phones: profile.phones ?? [],
      secondaryEmails: profile.secondaryEmails ?? [],
      phonesV2: profile.phonesV2 ?? [],
      addresses: profile.addresses ?? [],
      customFields: profile.customFields ?? [],
    },
    metadata: { tags: [] },
    factors: [{ factorId: identity.id, type: 'PASSWORD', status: 'ACTIVE' }],
  }
}

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** The browser leaves: its tokens are forgotten and it goes on. */
export const signedOutPage = (address: string): HtmlPage => ({
  status: 302,
  headers: {
    location: address,
    'set-cookie': `${SESSION_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`,
    'cache-control': 'no-store',
  },
  body: null,
})

export const refusedSignOutPage = (): HtmlPage => ({
  status: 400,
  headers: { ...html, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  body: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not signed out</title><main><h1>You are still signed in</h1><p>This sign-out link leads to an address that the site has not allowed. Sign out from the site itself.</p></main></html>',
})

/** The same answer for a module call, which takes 200 and JSON only. */
export const envelopeOf = (page: HtmlPage): HtmlPage => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify({
    body: Buffer.from(page.body ?? '').toString('base64'),
    statusCode: page.status,
    headers: Object.entries(page.headers).map(([key, value]) => ({ key, value: String(value) })),
  }),
})
