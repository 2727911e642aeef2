import type { Messages } from '../../messages/index.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import type { Errors } from '../../shared/use-form.ts'

/** A setting on a form: its path in the site settings and its input type. */
export interface Setting<V> {
  readonly path: string
  readonly read: (stored: unknown) => V
  /** Converts the input for the request; undefined sends nothing. */
  write(typed: V): unknown
  check(typed: V, messages: Messages): string | undefined
}
export type SettingsSpec = Readonly<Record<string, Setting<unknown>>>

/** The form of a list of settings. */
export type SettingsForm<S> = { readonly [K in keyof S]: S[K] extends Setting<infer V> ? V : never }

type Check<V> = (typed: V, messages: Messages) => string | undefined
const noProblem = () => undefined

export const text = (path: string, check: Check<string> = noProblem): Setting<string> => ({
  path,
  read: (stored) => (typeof stored === 'string' ? stored : ''),
  write: (typed) => typed.trim(),
  check,
})

/** Write-only: an empty field leaves the stored one unchanged. */
export const secret = (path: string, check: Check<string> = noProblem): Setting<string> => ({
  path,
  read: () => '',
  write: (typed) => (typed === '' ? undefined : typed),
  check: (typed, messages) => (typed === '' ? undefined : check(typed, messages)),
})

export const flag = (path: string): Setting<boolean> => ({
  path,
  read: (stored) => stored === true,
  write: (typed) => typed,
  check: noProblem,
})

export const wholeNumber = (path: string, min: number, max: number): Setting<string> => ({
  path,
  read: (stored) => (typeof stored === 'number' ? String(stored) : ''),
  write: Number,
  check: (typed, { settings }) => {
    const value = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
    if (value >= min && value <= max) return undefined
    return settings.number({ min: min.toLocaleString(), max: max.toLocaleString() })
  },
})

export const oneOf = <const V extends string>(
  path: string,
  values: readonly [V, ...V[]],
): Setting<V> => ({
  path,
  read: (stored) => values.find((one) => one === stored) ?? values[0],
  write: (typed) => typed,
  check: noProblem,
})

export const anyOf = <const V extends string>(
  path: string,
  values: readonly V[],
  check: Check<readonly V[]> = noProblem,
): Setting<readonly V[]> => ({
  path,
  read: (stored) => values.filter((one) => Array.isArray(stored) && stored.includes(one)),
  write: (typed) => [...typed],
  check,
})

const valueAtPath = (settings: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? (inside as Readonly<Record<string, unknown>>)[key]
          : undefined,
      settings,
    )

const entriesOf = (spec: SettingsSpec) => Object.entries(spec) as [string, Setting<unknown>][]

export const readForm = <S extends SettingsSpec>(spec: S, settings: object): SettingsForm<S> =>
  Object.fromEntries(
    entriesOf(spec).map(([key, { path, read }]) => [key, read(valueAtPath(settings, path))]),
  ) as SettingsForm<S>

export const checkForm = <S extends SettingsSpec>(
  spec: S,
  form: SettingsForm<S>,
  messages: Messages,
): Errors =>
  Object.fromEntries(
    entriesOf(spec).flatMap(([key, { check }]) => {
      const problem = check(form[key as keyof S], messages)
      return problem ? [[key, problem]] : []
    }),
  )

/** Changed settings only, so that concurrent changes of others are preserved. */
export function changesOf<S extends SettingsSpec>(
  spec: S,
  form: SettingsForm<S>,
  base: SettingsForm<S>,
) {
  const changes: Record<string, unknown> = {}
  for (const [key, { path, write }] of entriesOf(spec)) {
    const typed = form[key as keyof S]
    if (JSON.stringify(typed) === JSON.stringify(base[key as keyof S])) continue
    const value = write(typed)
    if (value !== undefined) setAtPath(changes, path.split('.'), value)
  }
  return changes
}

function setAtPath(
  into: Record<string, unknown>,
  [first, ...rest]: readonly string[],
  value: unknown,
) {
  if (first === undefined) return
  if (rest.length === 0) {
    into[first] = value
    return
  }
  const inside = (into[first] ?? {}) as Record<string, unknown>
  into[first] = inside
  setAtPath(inside, rest, value)
}

/** The server's errors by field of the form. */
export function errorsOf(
  spec: SettingsSpec,
  error: unknown,
  { field, settings }: Messages,
): Errors {
  const keys = new Map(entriesOf(spec).map(([key, { path }]) => [path, key]))
  const refused = fieldErrorsOf(error, 'settings.', [...keys.keys()], {
    UNKNOWN_CURRENCY: ['currency', field.currency],
    UNKNOWN_LOCALE: ['locale', settings.badLocale],
  })
  return Object.fromEntries(
    Object.entries(refused).flatMap(([path, labels]) => {
      const key = keys.get(path)
      return key ? [[key, labels]] : []
    }),
  )
}
