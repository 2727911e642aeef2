import { InvalidGrant } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../../platform/ids.ts'
import type { Claims } from '../../../../../platform/signed-tokens.ts'
import type { Client, Deps, OpenCall, TokenPair, TokenRequest } from '../../model.ts'
import { lifetimesOf } from '../../rules/lifetimes.ts'
import { responseScope } from '../../rules/scopes.ts'
import { inSeconds } from '../../rules/times.ts'
import { renewSignIn } from '../../store/sign-ins.ts'
import { issueAccessToken } from '../access-tokens.ts'
import { provenClient, readCredentials } from '../client-proof.ts'
import { issueIdToken } from '../id-tokens.ts'
import { findClient, missingParameter, requireOpenSite } from '../require-client.ts'
import { memberAccess, siteOfRefreshToken } from '../sign-ins.ts'

/** A new access token for the same subject. The refresh token stays valid: clients keep the old one. */
export async function grantRefresh(
  deps: Deps,
  request: TokenRequest,
  call: OpenCall,
): Promise<TokenPair> {
  const { refreshToken } = request
  if (refreshToken === '') throw missingParameter('refreshToken')
  // Some clients omit their id; if sent, it must match the token.
  const sentClient = readCredentials(request, call).clientId
  const client = sentClient === '' ? undefined : await provenClient(deps, request, call)
  const now = deps.platform.clock.now()
  const signed = deps.platform.tokens.read(refreshToken, inSeconds(now))
  const access = signed
    ? await renewVisitor(deps, signed, client)
    : await renewMember(deps, request, { call, client })
  if (!access) throw InvalidGrant()
  return { ...access, refreshToken }
}

type Access = Omit<TokenPair, 'refreshToken'>

async function renewVisitor(
  deps: Deps,
  claims: Claims,
  sentClient: Client | undefined,
): Promise<Access | undefined> {
  if (claims.typ !== 'refresh' || claims.role !== 'visitor') return undefined
  const client = sentClient ?? (await findClient(deps, String(claims.client)))
  // Tokens of visitors end with their client.
  if (!client || client.id !== claims.client || client.siteId !== claims.site) return undefined
  const { accessSeconds } = lifetimesOf((await deps.sites.get(client.siteId)).settings)
  const { id: clientId, siteId } = client
  const visitor = { role: 'visitor', id: claims.sub, siteId, clientId } as const
  const validity = { now: deps.platform.clock.now(), seconds: accessSeconds }
  return { accessToken: issueAccessToken(deps, visitor, validity), expiresInSeconds: accessSeconds }
}

interface RenewalInput {
  readonly call: OpenCall
  readonly client: Client | undefined
}

async function renewMember(
  deps: Deps,
  { refreshToken }: TokenRequest,
  { call, client }: RenewalInput,
): Promise<Access | undefined> {
  const siteId = siteOfRefreshToken(refreshToken)
  const site = siteId && (await deps.sites.find(siteId))
  if (!site || (client && client.siteId !== siteId)) return undefined
  await requireOpenSite(deps, siteId)
  const tx = call.onSite(siteId)
  const { accessSeconds, refreshDays } = lifetimesOf(site.settings)
  const expires = deps.platform.clock.after(tx.now, { days: refreshDays })
  const signIn = await renewSignIn(tx, hashSecret(refreshToken), expires)
  if (!signIn) return undefined
  // A sign-in by a server without a visitor's token has no client to compare with.
  if (client && signIn.clientId !== null && signIn.clientId !== client.id) return undefined
  if ((await deps.identity.statusOf(tx, signIn.identityId)) !== 'ACTIVE') return undefined
  const owningClient =
    client ?? (signIn.clientId ? await findClient(deps, signIn.clientId) : undefined)
  // A third party must authenticate, with its secret where it has one.
  if (owningClient?.isThirdParty && !client) return undefined
  const isLimited = owningClient?.isThirdParty ?? false
  const access = memberAccess(tx, deps, { ...signIn, isLimited }, accessSeconds)
  const { baseUrl } = call.request
  const idToken = await issueIdToken(tx, deps, { signIn, ...access, baseUrl })
  return { ...access, idToken, scope: owningClient && responseScope(owningClient, signIn.scope) }
}
