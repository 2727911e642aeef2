import { type MemberScope, memberScopes } from '@vitrine/contract/clients'
import type { Client } from '../model.ts'

const isScope = (word: string): word is MemberScope =>
  (memberScopes as readonly string[]).includes(word)

/** What a client gets of what it asks for: what is known here, and of a third party what the site allows it. */
export function grantedScope(client: Client, asked: string): MemberScope[] {
  const known = [...new Set(asked.split(' '))].filter(isScope)
  return client.isThirdParty ? known.filter((word) => client.allowedScopes.includes(word)) : known
}

/** The scope as an answer tells it: websites of the site's own that never asked for OpenID are told nothing. */
export const scopeTold = (
  client: Pick<Client, 'isThirdParty'>,
  scope: readonly string[],
): readonly string[] | undefined =>
  client.isThirdParty || scope.includes('openid') ? scope : undefined
