import type { ApiKey } from '@vitrine/contract/api-keys'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

/** Days a key works from now on. */
export const lifetimes = ['30', '90', '365', 'never'] as const
type Lifetime = (typeof lifetimes)[number]
export type Access = '' | 'read' | 'write'

export interface KeyForm {
  readonly name: string
  readonly all: boolean
  /** Its permissions, by part of the site. */
  readonly scopes: Readonly<Record<string, Access>>
  /** `unchanged`: only for existing keys. */
  readonly lifetime: Lifetime | 'unchanged'
}

/** Keys with an end date are the safer default. */
export const emptyKey: KeyForm = { name: '', all: false, scopes: {}, lifetime: '365' }

/** An existing key as the form shows it. */
export const formOf = ({ name, scopes }: Pick<ApiKey, 'name' | 'scopes'>): KeyForm => ({
  name,
  all: scopes.includes('*'),
  scopes: Object.fromEntries(
    scopes.filter((scope) => scope !== '*').map((scope) => scope.split(':') as [string, Access]),
  ),
  lifetime: 'unchanged',
})

/** The scopes of a form as they are sent. */
export const scopesOf = ({ all, scopes }: Pick<KeyForm, 'all' | 'scopes'>): string[] =>
  all
    ? ['*']
    : Object.entries(scopes).flatMap(([service, access]) =>
        access === '' ? [] : [`${service}:${access}`],
      )

export const checkKey = (form: KeyForm, { keys, field }: Messages): Errors => ({
  ...(form.name.trim() === '' ? { name: field.required } : {}),
  ...(scopesOf(form).length === 0 ? { scopes: keys.needScope } : {}),
})

const DAY_MS = 86_400_000

const endOf = (lifetime: string, now: Date): Date | undefined =>
  lifetime === 'never' ? undefined : new Date(now.getTime() + Number(lifetime) * DAY_MS)

export function requestOf(form: KeyForm, now: Date): InputOf<'apiKeys.createApiKey'> {
  const expiresDate = endOf(form.lifetime, now)
  return {
    name: form.name.trim(),
    scopes: scopesOf(form),
    ...(expiresDate ? { expiresDate } : {}),
  }
}

export const changeOf = (
  id: string,
  form: KeyForm,
  now: Date,
): InputOf<'apiKeys.updateApiKey'> => ({
  id,
  name: form.name.trim(),
  scopes: scopesOf(form),
  ...(form.lifetime === 'unchanged' ? {} : { expiresDate: endOf(form.lifetime, now) ?? null }),
})
