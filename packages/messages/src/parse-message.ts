import type { Catalogue, Message, PluralForms } from './catalogue.ts'

/** `{{` and `}}` are braces, `{name}` and `{name, format}` are placeholders. */
export const placeholderPattern = /\{\{|\}\}|\{(\w+)(?:, (\w+))?\}/g

const pluralCategories = new Set(['none', 'zero', 'one', 'two', 'few', 'many', 'other'])

export const isPlural = (message: object): message is PluralForms =>
  'other' in message &&
  typeof message.other === 'string' &&
  Object.keys(message).every((key) => pluralCategories.has(key))

export const isMessage = (entry: Catalogue[string]): entry is Message =>
  typeof entry !== 'object' || isPlural(entry)

/** The names of the placeholders of a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholderPattern)].flatMap(([, name]) => name ?? [])
