/** Plural forms of a message by CLDR category; `none` is used for exactly 0. `{n}` is the count. */
export type PluralForms = { other: string } & Partial<
  Record<'none' | 'zero' | 'one' | 'two' | 'few' | 'many', string>
>
export type Message = string | PluralForms
export type Catalogue = Readonly<Record<string, Message>>

/** The same keys in another language. */
export type Translation<C extends Catalogue> = {
  readonly [K in keyof C]: C[K] extends string ? string : PluralForms
}

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type NamesOf<M> = M extends string ? Names<M> : 'n' | Names<M[keyof M]>
type Values<M> = [NamesOf<M>] extends [never]
  ? [values?: Record<string, string | number>]
  : [values: Record<NamesOf<M>, string | number>]

export type Messages<C extends Catalogue> = {
  /** BCP 47, for example `en` or `pt-BR`; determines number and plural formats. */
  readonly locale: string
  /** The message with its `{names}` replaced. Missing values and keys are errors. */
  readonly t: <K extends keyof C & string>(key: K, ...values: Values<C[K]>) => string
}

/**
 * Creates the translation function. `catalogue` types keys and placeholders; declare it `as const`.
 * `locale` must be a BCP 47 tag (RangeError otherwise).
 */
export function createMessages<const C extends Catalogue>(
  catalogue: C,
  locale = 'en',
): Messages<C> {
  const plural = new Intl.PluralRules(locale)
  const number = new Intl.NumberFormat(locale)
  return {
    locale,
    t: (key, ...[values]) => {
      const message: Message | undefined = catalogue[key]
      if (message === undefined) throw new RangeError(`message: "${key}" is not in the catalogue`)
      const namedValues: Record<string, string | number> | undefined = values
      const text =
        typeof message === 'string' ? message : choose(message, namedValues?.n, plural, key)
      return fill(text, namedValues, number, key)
    },
  }
}

function choose(
  forms: PluralForms,
  n: string | number | undefined,
  plural: Intl.PluralRules,
  key: string,
): string {
  if (typeof n !== 'number') throw new RangeError(`message: "${key}" needs n as a number`)
  if (n === 0 && forms.none !== undefined) return forms.none
  return forms[plural.select(n)] ?? forms.other
}

function fill(
  text: string,
  values: Record<string, string | number> | undefined,
  number: Intl.NumberFormat,
  key: string,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values?.[name]
    if (value === undefined) throw new RangeError(`message: "${key}" needs a value for {${name}}`)
    return typeof value === 'number' ? number.format(value) : value
  })
}
