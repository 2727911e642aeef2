import { authorizationAt, challenge } from '../stories/authorization.fixture.ts'
import { ticketIn } from '../stories/openid.fixture.ts'
import type { Stage, Steps } from './stage.ts'

const callback = 'https://partner.example/callback'
const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((set) => set.split(';')[0])

/** A member who has let somebody else's website know them. */
async function withGrant(stage: Stage) {
  const { post, send, siteCookie } = authorizationAt(() => stage.shop)
  const { client } = await stage.merchant.clients.createClient({
    client: { name: 'Reading Room', isThirdParty: true, allowedRedirectUris: [callback] },
  })
  const member = await stage.newMember()
  const known = await siteCookie(member.tokens.accessToken.value)
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
  const page = await send(`/_api/oauth2/authorize?${query}`, { headers: { cookie: known } })
  const form = new URLSearchParams({ ticket: ticketIn(await page.text()), answer: 'allow' })
  await post('/oauth2/consent', form, { cookie: [known, ...cookiesOf(page)].join('; ') })
  return { ...member, clientId: client.id }
}

/** An app that acts for the site, with the code of its installation. */
async function installed({ merchant }: Stage) {
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
  'clients.installClient': installed,
  'oauth.getAppTokens': async (stage) => stage.nobody.oauth.getAppTokens(await installed(stage)),
  'accounts.withdrawMyGrant': async (stage) => {
    const { api, clientId } = await withGrant(stage)
    return api.accounts.withdrawMyGrant({ clientId })
  },
}
