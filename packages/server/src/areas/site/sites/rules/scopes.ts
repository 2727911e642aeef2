import { contract } from '@vitrine/contract'
import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'

/** Everything a key can be limited to, by the services of the contract. */
export const scopedServices = Object.values(contract)
  .map(({ name, summary }) => ({ name, summary }))
  .sort((a, b) => a.name.localeCompare(b.name))

const knownScopes = new Set([
  '*',
  ...scopedServices.flatMap(({ name }) => [`${name}:read`, `${name}:write`]),
])

export const isScope = (scope: string): boolean => knownScopes.has(scope)

/** Refuses unknown scopes, naming all of them. */
export function checkScopes(scopes: readonly string[]): void {
  const violations = scopes.flatMap((scope, index): FieldViolation[] =>
    knownScopes.has(scope)
      ? []
      : [
          {
            field: `scopes[${index}]`,
            description: `"${scope}" is no scope; use * or a service with :read or :write, such as members:read`,
            violatedRule: 'INVALID_ENUM_VALUE',
            data: { allowedValues: [...knownScopes] },
          },
        ],
  )
  if (violations.length > 0) throw new ValidationError(violations)
}

/** Whether an account with `own` scopes may grant `given`. Writing includes reading. */
export const covers = (ownScopes: readonly string[], requestedScopes: readonly string[]): boolean =>
  ownScopes.includes('*') ||
  requestedScopes.every(
    (scope) => ownScopes.includes(scope) || ownScopes.includes(scope.replace(/:read$/, ':write')),
  )
