import { memberScopes } from '@vitrine/contract/clients'
import { type ProviderMetadata, responseModes } from '@vitrine/contract/oauth'
import { claimNames } from '../rules/claims.ts'
import { languages } from '../rules/language.ts'
import { acrValues } from '../rules/proofs.ts'

const proofs = ['none', 'client_secret_basic', 'client_secret_post']

/** The OpenID metadata of the site at this address. */
export function describeProvider(issuer: string): ProviderMetadata {
  const at = (name: string) => `${issuer}/oauth2/${name}`
  return {
    issuer,
    authorization_endpoint: at('authorize'),
    token_endpoint: at('token'),
    userinfo_endpoint: at('userinfo'),
    jwks_uri: at('jwks'),
    end_session_endpoint: at('end-session'),
    revocation_endpoint: at('revoke'),
    scopes_supported: [...memberScopes],
    response_types_supported: ['code'],
    response_modes_supported: [...responseModes],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: proofs,
    revocation_endpoint_auth_methods_supported: proofs,
    code_challenge_methods_supported: ['S256'],
    prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
    claims_supported: claimNames,
    acr_values_supported: [...acrValues],
    ui_locales_supported: [...languages],
    claims_parameter_supported: false,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    authorization_response_iss_parameter_supported: true,
  }
}
