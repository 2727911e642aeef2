import type { Catalogue, Message, Messages, PluralForms, Translation, Value } from './catalogue.ts'
import { directionOf } from './direction.ts'
import { isMessage, placeholderPattern, placeholdersIn } from './parse-message.ts'

/** Writes a value for `{name, format}`. */
export type Format = (value: Value) => string

type Values = Readonly<Record<string, Value>>
type CompiledMessage =
  | string
  | ((values: Values) => string)
  | { [key: string]: CompiledMessage }
  | CompiledMessage[]

/**
 * Compiles a catalogue. For languages other than English pass the type of the English catalogue:
 * `createMessages<typeof en>(de, 'de-AT')`.
 *
 * `locale` must be a BCP 47 tag (RangeError otherwise). `formats` adds formats that placeholders can use
 * besides `number`, such as `date` or `money`; the format `text` renders placeholders without one. A missing
 * value or an unknown format is a RangeError.
 */
export function createMessages<const C extends Catalogue>(
  catalogue: C,
  locale: string,
  formats?: Readonly<Record<string, Format>>,
): Messages<C>
export function createMessages<C>(
  catalogue: Translation<C>,
  locale: string,
  formats?: Readonly<Record<string, Format>>,
): Messages<C>
export function createMessages(
  catalogue: Catalogue,
  locale: string,
  formats: Readonly<Record<string, Format>> = {},
): unknown {
  const number = once(() => new Intl.NumberFormat(locale))
  const writer: Writer = {
    plural: once(() => new Intl.PluralRules(locale)),
    formats: {
      text: String,
      number: (value) => (typeof value === 'number' ? number().format(value) : String(value)),
      ...formats,
    },
  }
  return Object.assign(bindBranch(catalogue, '', writer), {
    locale,
    direction: directionOf(locale),
  })
}

interface Writer {
  readonly plural: () => Intl.PluralRules
  readonly formats: Readonly<Record<string, Format>>
}

/** Preparing all messages of an app takes browsers milliseconds, and a page shows few of them. */
function once<T>(create: () => T): () => T {
  let created: T | undefined
  return () => {
    created ??= create()
    return created
  }
}

function bindBranch(
  branch: Catalogue,
  path: string,
  writer: Writer,
): Record<string, CompiledMessage> {
  const bound: Record<string, CompiledMessage> = {}
  for (const [key, entry] of Object.entries(branch)) {
    if (isMessage(entry)) bound[key] = bindMessage(entry, `${path}${key}`, writer)
    else {
      const get = once(() => bind(entry, `${path}${key}`, writer))
      Object.defineProperty(bound, key, { get, enumerable: true, configurable: true })
    }
  }
  return bound
}

function bind(entry: Catalogue[string], key: string, writer: Writer): CompiledMessage {
  if (isMessage(entry)) return bindMessage(entry, key, writer)
  if (Array.isArray(entry)) return entry.map((one, index) => bind(one, `${key}.${index}`, writer))
  return bindBranch(entry as Catalogue, `${key}.`, writer)
}

function bindMessage(message: Message, key: string, writer: Writer): CompiledMessage {
  if (typeof message === 'function') return message
  if (typeof message !== 'string') {
    return (values) => fill(formFor(message, values, key, writer), values, key, writer)
  }
  if (placeholdersIn(message).length === 0) return fill(message, {}, key, writer)
  return (values) => fill(message, values, key, writer)
}

function formFor(forms: PluralForms, { n }: Values, key: string, { plural }: Writer): string {
  if (typeof n !== 'number') throw new RangeError(`message: "${key}" needs n as a number`)
  if (n === 0 && forms.none !== undefined) return forms.none
  return forms[plural().select(n)] ?? forms.other
}

function fill(text: string, values: Values, key: string, { formats }: Writer): string {
  return text.replace(placeholderPattern, (braces, name?: string, formatName?: string) => {
    if (name === undefined) return braces.slice(1)
    const value = values[name]
    if (value === undefined) throw new RangeError(`message: "${key}" needs a value for {${name}}`)
    const format = formats[formatName ?? 'text']
    if (!format) throw new RangeError(`message: "${key}" names the unknown format ${formatName}`)
    return format(value)
  })
}
