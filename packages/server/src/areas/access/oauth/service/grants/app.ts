import { InvalidClient, InvalidGrant } from '@vitrine/contract/oauth'
import type { Deps, OpenCall, TokenPair, TokenRequest } from '../../model.ts'
import { readAccessToken } from '../access-tokens.ts'
import { issueAppToken } from '../app-tokens.ts'
import { secretClient } from '../client-proof.ts'
import { missingParameter, requireClient } from '../require-client.ts'

/** Issues an app's token for its secret. Its instance is the site that it belongs to. */
export async function grantClientCredentials(
  deps: Deps,
  request: TokenRequest,
  call: OpenCall,
): Promise<TokenPair> {
  const client = await secretClient(deps, request, call)
  if (request.instanceId !== '' && request.instanceId.toLowerCase() !== client.siteId) {
    throw InvalidGrant({}, 'The app is not installed on this instance')
  }
  return issueAppToken(deps, client)
}

/** Issues an app's token for a token of any subject on its site; the subject is dropped. */
export async function grantStripped(
  deps: Deps,
  { clientSecret, accessToken }: TokenRequest,
): Promise<TokenPair> {
  if (clientSecret === '') throw missingParameter('client_secret')
  if (accessToken === '') throw missingParameter('access_token')
  const clientId = await deps.sites.findClientOfSecret(clientSecret)
  if (!clientId) throw InvalidClient()
  const client = await requireClient(deps, clientId)
  const claims = await readAccessToken(deps, accessToken)
  if (claims?.site !== client.siteId) {
    throw InvalidGrant({}, 'The access token does not count on the site of this app')
  }
  return issueAppToken(deps, client)
}
