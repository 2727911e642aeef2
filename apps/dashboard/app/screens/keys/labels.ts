import type { ApiKey } from '@vitrine/contract/api-keys'
import type { Messages } from '../../messages/index.ts'
import { labelled } from '../../shared/labelled.ts'

export function stateOf(
  { revokedDate, expiresDate }: Pick<ApiKey, 'revokedDate' | 'expiresDate'>,
  now: Date,
): 'active' | 'expired' | 'revoked' {
  if (revokedDate) return 'revoked'
  return expiresDate && expiresDate <= now ? 'expired' : 'active'
}

/** The permissions of a key, such as "Members: read". */
export const scopeLabels = (scopes: readonly string[], { keys, locale }: Messages): string =>
  scopes.includes('*')
    ? keys.everything
    : scopes
        .map((scope) => {
          const [service = '', access = ''] = scope.split(':')
          return labelled(
            serviceLabel(service, keys.scopeNames),
            keys.accessShort[access] ?? access,
            locale,
          )
        })
        .join(', ')

/** Label of a service; unknown ones are derived from their name. */
export const serviceLabel = (
  service: string,
  names: Readonly<Record<string, string>>,
  summary = service.replace(/[._-]+/g, ' '),
): string => names[service] ?? summary
