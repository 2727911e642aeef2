import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/en.ts'
import type { Errors } from '../../scaffold/use-form.ts'

/** Days a key works. */
export const lifetimes = ['30', '90', '365', 'never'] as const
export type Access = '' | 'read' | 'write'

export interface KeyForm {
  readonly name: string
  readonly all: boolean
  /** What it may do, by the part of the site. */
  readonly scopes: Readonly<Record<string, Access>>
  readonly lifetime: (typeof lifetimes)[number]
}

/** A key that ends is the better beginning. */
export const emptyKey: KeyForm = { name: '', all: false, scopes: {}, lifetime: '365' }

const scopesOf = ({ all, scopes }: KeyForm): string[] =>
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

export const requestOf = (form: KeyForm, now: Date): InputOf<'apiKeys.createApiKey'> => ({
  name: form.name.trim(),
  scopes: scopesOf(form),
  ...(form.lifetime === 'never'
    ? {}
    : { expiresDate: new Date(now.getTime() + Number(form.lifetime) * DAY_MS) }),
})
