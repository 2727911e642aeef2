import { UnsupportedGrantType } from '@vitrine/contract/oauth'
import type { Deps, OpenCall, TokenPair, TokenRequest } from '../../model.ts'
import { missingParameter } from '../require-client.ts'
import { grantAnonymous } from './anonymous.ts'
import { grantClientCredentials, grantStripped } from './app.ts'
import { grantAuthorizationCode } from './authorization-code.ts'
import { grantAuthorizedClient } from './authorized-client.ts'
import { grantRefresh } from './refresh-token.ts'

type Grant = (deps: Deps, request: TokenRequest, call: OpenCall) => Promise<TokenPair>

const grants = new Map<string, Grant>([
  ['anonymous', grantAnonymous],
  ['refresh_token', grantRefresh],
  ['authorization_code', grantAuthorizationCode],
  ['authorized_client', grantAuthorizedClient],
  ['client_credentials', grantClientCredentials],
  ['strip_bound_session', grantStripped],
])

/** Tokens for a request, by its grant. */
export async function grantTokens(
  deps: Deps,
  request: TokenRequest,
  call: OpenCall,
): Promise<TokenPair> {
  if (request.grantType === '') throw missingParameter('grantType')
  const grant = grants.get(request.grantType)
  if (!grant) throw UnsupportedGrantType({ grantType: request.grantType })
  return grant(deps, request, call)
}
