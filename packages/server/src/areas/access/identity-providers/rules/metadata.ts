import type { ProviderFinding } from '@vitrine/contract/identity-providers'
import type { AuthorizationServer } from 'oauth4webapi'

/** Asymmetric signatures only: with a shared key, both sides could have signed. */
const trustedSignatures = /^(?:RS|PS|ES)(?:256|384|512)$|^Ed(?:DSA|25519)$/

/** The metadata of a provider without anything untrusted. */
export function trustedMetadata(server: AuthorizationServer): AuthorizationServer {
  const { id_token_signing_alg_values_supported } = server
  if (!id_token_signing_alg_values_supported) return server
  return {
    ...server,
    id_token_signing_alg_values_supported: id_token_signing_alg_values_supported.filter(isTrusted),
  }
}

const isTrusted = (algorithm: string): boolean => trustedSignatures.test(algorithm)

/** Features that are missing from the metadata and without which nobody can sign in. */
export function missingFeatures(server: AuthorizationServer): ProviderFinding[] {
  const missing = (['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const)
    .filter((name) => !server[name])
    .map((name): ProviderFinding => ({ problem: 'no_endpoint', detail: name }))
  const { id_token_signing_alg_values_supported } = server
  const cannotVerify =
    id_token_signing_alg_values_supported && !id_token_signing_alg_values_supported.some(isTrusted)
  const methods = server.code_challenge_methods_supported
  return [
    ...missing,
    ...(cannotVerify
      ? [
          {
            problem: 'no_signature',
            found: id_token_signing_alg_values_supported.join(', '),
          } as const,
        ]
      : []),
    ...(methods && !methods.includes('S256')
      ? [{ problem: 'no_pkce', found: methods.join(', ') } as const]
      : []),
  ]
}
