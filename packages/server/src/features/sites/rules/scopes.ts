import { contract } from '@vitrine/contract'
import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'

/** Everything a key can be limited to, by the services of the contract. */
export const scopedServices = Object.values(contract)
  .map(({ name, summary }) => ({ name, summary }))
  .sort((a, b) => a.name.localeCompare(b.name))

const known = new Set([
  '*',
  ...scopedServices.flatMap(({ name }) => [`${name}:read`, `${name}:write`]),
])

export const isScope = (scope: string): boolean => known.has(scope)

/** Refuses scopes that mean nothing, naming every one. */
export function checkScopes(scopes: readonly string[]): void {
  const found = scopes.flatMap((scope, index): FieldViolation[] =>
    known.has(scope)
      ? []
      : [
          {
            field: `scopes[${index}]`,
            description: `"${scope}" is no scope; use * or a service with :read or :write, such as members:read`,
            violatedRule: 'INVALID_ENUM_VALUE',
            data: { allowedValues: [...known] },
          },
        ],
  )
  if (found.length > 0) throw new ValidationError(found)
}

/** Whether whoever may do `own` may hand out `given`. Writing includes reading. */
export const covers = (own: readonly string[], given: readonly string[]): boolean =>
  own.includes('*') ||
  given.every((scope) => own.includes(scope) || own.includes(scope.replace(/:read$/, ':write')))
