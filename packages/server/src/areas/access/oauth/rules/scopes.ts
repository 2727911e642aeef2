import { type MemberScope, memberScopes } from '@vitrine/contract/clients'
import type { Client } from '../model.ts'

const isScope = (scopeName: string): scopeName is MemberScope =>
  (memberScopes as readonly string[]).includes(scopeName)

/** The granted scopes of a request: known ones, and for a third party those that the site allows it. */
export function grantedScope(client: Client, requestedScope: string): MemberScope[] {
  const supportedScopes = [...new Set(requestedScope.split(' '))].filter(isScope)
  return client.isThirdParty
    ? supportedScopes.filter((scopeName) => client.allowedScopes.includes(scopeName))
    : supportedScopes
}

/** The scope in a token response: none for websites of the site itself that did not request OpenID. */
export const responseScope = (
  client: Pick<Client, 'isThirdParty'>,
  scope: readonly string[],
): readonly string[] | undefined =>
  client.isThirdParty || scope.includes('openid') ? scope : undefined
