import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import type { Access, KeyForm } from './form.ts'
import { serviceWord } from './words.ts'

interface ScopesFieldProps {
  readonly scopes: KeyForm['scopes']
  readonly error: string | undefined
  readonly onScopes: (scopes: KeyForm['scopes']) => void
}

const levels: readonly Access[] = ['', 'read', 'write']

/** For each part of the site whether a key may see and change it. */
export function ScopesField({ scopes, error, onScopes }: ScopesFieldProps) {
  const { keys: words, shell } = useMessages()
  const found = useOperation('apiKeys.listScopes', {})
  if (found.error) return <Failure error={found.error} onRetry={() => found.refetch()} />
  if (!found.data) return <Skeleton rows={4} label={shell.loading} />
  return (
    <fieldset className="scopes" aria-invalid={error ? true : undefined}>
      <legend className="unseen">{words.someScopes.label}</legend>
      {found.data.services.map(({ name, summary }) => {
        const label = serviceWord(name, words.scopeNames, summary)
        return (
          <div key={name}>
            <span aria-hidden="true">{label}</span>
            <SelectField
              quiet
              label={label}
              value={scopes[name] ?? ''}
              options={levels.map((level) => [level, words.access[level]] as const)}
              onValue={(level) => onScopes({ ...scopes, [name]: level })}
            />
          </div>
        )
      })}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
