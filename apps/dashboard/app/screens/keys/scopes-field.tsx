import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import type { Access, KeyForm } from './form.ts'
import { serviceLabel } from './labels.ts'

interface ScopesFieldProps {
  readonly scopes: KeyForm['scopes']
  readonly error: string | undefined
  readonly onScopes: (scopes: KeyForm['scopes']) => void
}

const levels: readonly Access[] = ['', 'read', 'write']

/** For each part of the site whether a key may see and change it. */
export function ScopesField({ scopes, error, onScopes }: ScopesFieldProps) {
  const { keys, shell } = useMessages()
  const result = useOperation('apiKeys.listScopes', {})
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <Skeleton rows={4} label={shell.loading} />
  return (
    <fieldset className="scopes" aria-invalid={error ? true : undefined}>
      <legend className="visually-hidden">{keys.someScopes.label}</legend>
      {result.data.services.map(({ name, summary }) => {
        const label = serviceLabel(name, keys.scopeNames, summary)
        return (
          <div key={name}>
            <span aria-hidden="true">{label}</span>
            <SelectField
              hideLabel
              label={label}
              value={scopes[name] ?? ''}
              options={levels.map((level) => [level, keys.access[level]] as const)}
              onValue={(level) => onScopes({ ...scopes, [name]: level })}
            />
          </div>
        )
      })}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
