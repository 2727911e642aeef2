import { authorizationAt, challenge } from '../access/authorization.fixture.ts'
import { ticketIn } from '../access/openid.fixture.ts'
import type { ExampleContext, Steps } from './example-context.ts'

const callback = 'https://partner.example/callback'
const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((set) => set.split(';')[0])

/** A member who has consented to another website. */
async function withGrant(context: ExampleContext) {
  const { post, send, siteCookie } = authorizationAt(() => context.shop)
  const { client } = await context.merchant.clients.createClient({
    client: { name: 'Reading Room', isThirdParty: true, allowedRedirectUris: [callback] },
  })
  const member = await context.newMember()
  const siteCookies = await siteCookie(member.tokens.accessToken.value)
  const query = new URLSearchParams({
    clientId: client.id,
    responseType: 'code',
    responseMode: 'query',
    redirectUri: callback,
    scope: 'openid email',
    state: 'your-own-state',
    codeChallenge: challenge,
    codeChallengeMethod: 'S256',
  })
  const page = await send(`/_api/oauth2/authorize?${query}`, { headers: { cookie: siteCookies } })
  const form = new URLSearchParams({ ticket: ticketIn(await page.text()), answer: 'allow' })
  await post('/oauth2/consent', form, { cookie: [siteCookies, ...cookiesOf(page)].join('; ') })
  return { ...member, clientId: client.id }
}

/** An app that acts for the site, with the code of its installation. */
async function installApp({ merchant }: ExampleContext) {
  const { client } = await merchant.clients.createClient({
    client: { name: 'Back office', appScopes: ['members:read'] },
  })
  const { secret } = await merchant.clients.createClientSecret({ id: client.id })
  const { code } = await merchant.clients.installClient({ id: client.id })
  return { grant_type: 'authorization_code', client_id: client.id, client_secret: secret, code }
}

export const openidSteps: Steps = {
  'oauth.getClaims': async ({ newMember }) => (await newMember()).api.oauth.getClaims({}),
  'oauth.endSession': ({ nobody }) => nobody.oauth.endSession({ ui_locales: 'en' }),
  'oauth.revokeToken': async ({ newMember, nobody, shop }) =>
    nobody.oauth.revokeToken({
      token: (await newMember()).tokens.refreshToken.value,
      client_id: shop.site.clientId,
    }),
  'clients.installClient': installApp,
  'oauth.getAppTokens': async (context) =>
    context.nobody.oauth.getAppTokens(await installApp(context)),
  'accounts.withdrawMyGrant': async (context) => {
    const { api, clientId } = await withGrant(context)
    return api.accounts.withdrawMyGrant({ clientId })
  },
}
