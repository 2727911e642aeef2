/** CLDR plural categories; `none` is used for exactly 0. */
type PluralCategory = 'none' | 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The forms of a message by its count, which is its placeholder `{n}`. */
export type PluralForms = { readonly other: string } & {
  readonly [Category in PluralCategory]?: string
}

/** The value of a placeholder. Text is inserted unchanged, other values as their format renders them. */
export type Value = string | number | Date

/** A message that depends on more than a count. It gets its values as one object. */
// biome-ignore lint/suspicious/noExplicitAny: every function of one object is one, whatever it takes.
type MessageFunction = (values: any) => string

export type Message = string | PluralForms | MessageFunction

/**
 * Messages by key, in branches. A message is
 * - a text, with placeholders such as `{name}` or, with a format, `{n, number}`; `{{` is a brace;
 * - plural forms of such a text;
 * - a function of its values, where neither is enough.
 *
 * Declare the English catalogue `as const`: its keys and placeholders are the types of all others.
 */
export interface Catalogue {
  readonly [key: string]: Message | Catalogue | readonly (Message | Catalogue)[]
}

/** The same keys in another language. `catalogueProblems` also compares the placeholders. */
export type Translation<C> = {
  readonly [K in keyof C]: C[K] extends string
    ? [NamesIn<C[K]>] extends [never]
      ? string
      : string | PluralForms
    : C[K] extends MessageFunction
      ? C[K]
      : IsPlural<C[K]> extends true
        ? string | PluralForms
        : Translation<C[K]>
}

/** A catalogue in one language and region: constant texts, and functions of the values they need. */
export type Messages<C> = MessageBranch<C> & {
  /** BCP 47, for example `en` or `pt-BR`: determines the format of numbers, dates and money. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
}

export type MessageBranch<C> = {
  readonly [K in keyof C]: C[K] extends MessageFunction
    ? C[K]
    : C[K] extends string
      ? TextOf<NamesIn<C[K]>>
      : IsPlural<C[K]> extends true
        ? PluralTextOf<Exclude<NamesIn<C[K][keyof C[K]]>, 'n'>>
        : MessageBranch<C[K]>
}

type TextOf<Name extends string> = [Name] extends [never]
  ? string
  : (values: { readonly [N in Name]: Value }) => string
type PluralTextOf<Name extends string> = (
  values: { readonly n: number } & { readonly [N in Name]: Value },
) => string

type IsPlural<M> = M extends { readonly other: string }
  ? Exclude<keyof M, PluralCategory> extends never
    ? true
    : false
  : false

/** `Hello {name}, {n, number} of {{these}}` → 'name' | 'n'. */
type NamesIn<Text> = string extends Text
  ? never
  : Text extends `${infer Before}{{${string}}}${infer After}`
    ? NamesIn<Before> | NamesIn<After>
    : Text extends `${string}{${infer Placeholder}}${infer Rest}`
      ? NameOf<Placeholder> | NamesIn<Rest>
      : never
type NameOf<Placeholder extends string> = Placeholder extends `${infer Name}, ${string}`
  ? Name
  : Placeholder
