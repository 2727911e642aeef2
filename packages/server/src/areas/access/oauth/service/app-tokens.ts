import { InvalidGrant, UnauthorizedClient, UnsupportedGrantType } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Claims } from '../../../../platform/signed-tokens.ts'
import { inTransaction } from '../../../../platform/tx.ts'
import type { Caller } from '../../../../transport/caller.ts'
import type { Client, Deps, OpenCall, TokenPair } from '../model.ts'
import { instanceData } from '../rules/instance-data.ts'
import { lifetimesOf } from '../rules/lifetimes.ts'
import { inSeconds, lifetime } from '../rules/times.ts'
import { secretClient } from './client-proof.ts'
import { missingParameter } from './require-client.ts'

const DAY_SECONDS = 86_400

/** Issues an access token of an app, which acts for its site with the scopes its owner granted. */
export async function issueAppToken(deps: Deps, client: Client): Promise<TokenPair> {
  if (client.appScopes.length === 0) {
    throw UnauthorizedClient(
      { clientId: client.id },
      'This client may do nothing in the site’s name',
    )
  }
  const { accessSeconds } = lifetimesOf((await deps.sites.get(client.siteId)).settings)
  return {
    accessToken: sign(deps, client, { typ: 'access', seconds: accessSeconds }),
    expiresInSeconds: accessSeconds,
  }
}

/** Tokens for the code an app was installed with, or for its refresh token, which stays the same. */
export async function grantAppTokens(
  deps: Deps,
  request: {
    readonly grantType: string
    readonly clientId: string
    readonly clientSecret: string
    readonly code: string
    readonly refreshToken: string
  },
  call: OpenCall,
): Promise<TokenPair & { readonly refreshToken: string }> {
  const { grantType, code, refreshToken } = request
  if (grantType === '') throw missingParameter('grant_type')
  const client = await secretClient(deps, request, call)
  const access = await issueAppToken(deps, client)
  if (grantType === 'refresh_token') {
    if (refreshToken === '') throw missingParameter('refresh_token')
    const claims = await readAppToken(deps, refreshToken, 'refresh')
    if (claims?.client !== client.id) throw InvalidGrant()
    return { ...access, refreshToken }
  }
  if (grantType !== 'authorization_code') throw UnsupportedGrantType({ grantType })
  if (code === '') throw missingParameter('code')
  const isValidCode = await inTransaction(call.onSite(client.siteId), (tx) =>
    deps.sites.consumeAppCode(tx, { codeHash: hashSecret(code), clientId: client.id }),
  )
  if (!isValidCode) throw InvalidGrant()
  const { refreshDays } = lifetimesOf((await deps.sites.get(client.siteId)).settings)
  const seconds = refreshDays * DAY_SECONDS
  return { ...access, refreshToken: sign(deps, client, { typ: 'refresh', seconds }) }
}

const sign = (
  { platform }: Deps,
  client: Client,
  { typ, seconds }: { typ: 'access' | 'refresh'; seconds: number },
): string => {
  const now = platform.clock.now()
  const { id, siteId } = client
  return platform.tokens.issue({
    typ,
    role: 'app',
    sub: id,
    client: id,
    site: siteId,
    secret_at: client.secretDate?.getTime() ?? 0,
    ...lifetime(now, seconds),
    ...(typ === 'access' && {
      data: instanceData({ role: 'app', id, clientId: id, siteId }, now),
    }),
  })
}

/** The claims of an app's token, while the secret that issued it is valid. */
export async function readAppToken(
  deps: Deps,
  token: string,
  typ: 'access' | 'refresh' = 'access',
): Promise<Claims | undefined> {
  const claims = deps.platform.tokens.read(token, inSeconds(deps.platform.clock.now()))
  if (claims?.typ !== typ || claims.role !== 'app') return undefined
  const since = await deps.sites.findSecretDate(claims.sub)
  return since && since.getTime() === claims.secret_at ? claims : undefined
}

/** An app as a caller, with its current scopes. */
export async function appCaller(deps: Deps, claims: Claims): Promise<Caller | undefined> {
  const client = await deps.sites.findClient(claims.sub)
  if (!client || client.siteId !== claims.site || client.appScopes.length === 0) return undefined
  const { siteId, id, appScopes: scopes } = client
  return {
    kind: 'merchant',
    via: 'api-key',
    siteId,
    id,
    role: 'admin',
    scopes,
    grants: [{ siteId, role: 'admin' }],
  }
}
