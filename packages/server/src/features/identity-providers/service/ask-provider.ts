import { ProviderNotBelieved } from '@vitrine/contract/identity-providers'
import * as oauth from 'oauth4webapi'
import { secondsAhead } from '../../../platform/clock.ts'
import type { Deps, Errand, Person, Provider } from '../model.ts'
import { personIn } from '../rules/person.ts'
import { refusalOf } from '../rules/troubles.ts'

/** Clocks of two machines may differ by that much. */
const TOLERANCE_SECONDS = 30

interface Asked {
  readonly provider: Provider
  readonly errand: Errand
  /** Everything that came back through the browser. */
  readonly answer: Readonly<Record<string, string>>
}

type World = Pick<Deps, 'platform' | 'acquaintance'>

/** Changes what a browser brought back into who it is, as far as the provider can be believed. */
export async function askProvider(deps: World, asked: Asked): Promise<Person> {
  try {
    const server = await deps.acquaintance.meet(asked.provider)
    const person = await (asked.provider.kind === 'OIDC' ? openIdPerson : oauthPerson)(
      deps,
      server,
      asked,
    )
    if (person) return person
  } catch (error) {
    throw refusalOf(error)
  }
  throw ProviderNotBelieved({ problem: 'subject' })
}

/** Whoever the signed ID token names; what it leaves out is asked for with the same subject. */
async function openIdPerson(
  deps: World,
  server: oauth.AuthorizationServer,
  asked: Asked,
): Promise<Person | undefined> {
  const { provider, errand } = asked
  const client = clientOf(deps, provider)
  const response = await exchange(deps, server, asked)
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: errand.nonce,
    requireIdToken: true,
  })
  await checkSignature(deps, server, response)
  const claims = oauth.getValidatedIdTokenClaims(tokens)
  const signed = personIn(claims, provider.claims, provider)
  if (!claims || !signed || !server.userinfo_endpoint) return signed
  if (signed.email !== '' && signed.name !== '') return signed
  const { how } = deps.acquaintance
  const told = await oauth.userInfoRequest(server, client, tokens.access_token, how)
  const info = await oauth.processUserInfoResponse(server, client, claims.sub, told)
  const asking = personIn(info, { ...provider.claims, subject: 'sub' }, provider)
  if (!asking) return signed
  // An address and its proof come from one place.
  const address = signed.email === '' ? asking : signed
  return {
    subject: signed.subject,
    email: address.email,
    isEmailVerified: address.isEmailVerified,
    name: signed.name || asking.name,
    picture: signed.picture || asking.picture,
  }
}

/** A provider that has turned its keys over since we looked is asked for them once more. */
async function checkSignature(
  { acquaintance }: World,
  server: oauth.AuthorizationServer,
  response: Response,
): Promise<void> {
  const check = (isStale: boolean) =>
    // The library remembers keys by this object as well, which must not outlive ours.
    oauth.validateApplicationLevelSignature({ ...server }, response, {
      ...acquaintance.how,
      [oauth.jwksCache]: acquaintance.keysOf(server, isStale),
    })
  try {
    await check(false)
  } catch (error) {
    const isUnknown =
      error instanceof oauth.OperationProcessingError && error.code === oauth.KEY_SELECTION
    if (!isUnknown) throw error
    await check(true)
  }
}

/** Whoever the provider's user address names to the access token. */
async function oauthPerson(
  deps: World,
  server: oauth.AuthorizationServer,
  asked: Asked,
): Promise<Person | undefined> {
  const { provider } = asked
  const response = await exchange(deps, server, asked)
  const client = clientOf(deps, provider)
  const tokens = await oauth.processGenericTokenEndpointResponse(server, client, response)
  const told = await oauth.protectedResourceRequest(
    tokens.access_token,
    'GET',
    new URL(provider.userUrl),
    new Headers({ accept: 'application/json' }),
    null,
    deps.acquaintance.how,
  )
  if (told.status !== 200) throw ProviderNotBelieved({ problem: 'answer' })
  const answer: unknown = await told.json().catch(() => undefined)
  return personIn(answer, provider.claims, provider)
}

/** The code for tokens, with the proof that it was asked for here. */
async function exchange(
  deps: World,
  server: oauth.AuthorizationServer,
  { provider, errand, answer }: Asked,
): Promise<Response> {
  const client = clientOf(deps, provider)
  // A provider whose owner named no issuer cannot be held to one.
  const { iss, ...rest } = answer
  const isHeld = provider.kind === 'OIDC' || provider.issuer !== ''
  const given = new URLSearchParams(isHeld && iss !== undefined ? { ...rest, iss } : rest)
  const checked = oauth.validateAuthResponse(server, client, given, answer.state)
  return oauth.authorizationCodeGrantRequest(
    server,
    client,
    proofOf(deps, provider),
    checked,
    errand.redirectUri,
    errand.verifier,
    deps.acquaintance.how,
  )
}

const clientOf = ({ platform }: World, { clientId }: Provider): oauth.Client => ({
  client_id: clientId,
  [oauth.clockSkew]: secondsAhead(platform.clock),
  [oauth.clockTolerance]: TOLERANCE_SECONDS,
})

function proofOf({ platform }: World, provider: Provider): oauth.ClientAuth {
  const { sealedSecret, clientProof } = provider
  if (sealedSecret === null || clientProof === 'none') return oauth.None()
  const secret = platform.sealing.open(sealedSecret)
  return clientProof === 'client_secret_post'
    ? oauth.ClientSecretPost(secret)
    : oauth.ClientSecretBasic(secret)
}
