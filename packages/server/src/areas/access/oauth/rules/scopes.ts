import { type MemberScope, memberScopes } from '@vitrine/contract/clients'
import type { Client } from '../model.ts'

const isScope = (scopeName: string): scopeName is MemberScope =>
  (memberScopes as readonly string[]).includes(scopeName)

/** What a client gets of what it asks for: what is known here, and of a third party what the site allows it. */
export function grantedScope(client: Client, requestedScope: string): MemberScope[] {
  const supportedScopes = [...new Set(requestedScope.split(' '))].filter(isScope)
  return client.isThirdParty
    ? supportedScopes.filter((scopeName) => client.allowedScopes.includes(scopeName))
    : supportedScopes
}

/** The scope in a token response: none for websites of the site's own that never asked for OpenID. */
export const responseScope = (
  client: Pick<Client, 'isThirdParty'>,
  scope: readonly string[],
): readonly string[] | undefined =>
  client.isThirdParty || scope.includes('openid') ? scope : undefined
