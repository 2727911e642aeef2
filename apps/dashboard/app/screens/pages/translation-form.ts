import {
  type PageContent,
  type PageLanguage,
  type PageText,
  type PageTranslations,
  pageLanguages,
  settledTranslations,
  translatableTexts,
} from '@vitrine/contract/pages'
import type { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

/** A text of a page next to its translation. */
export interface TextRow extends PageText {
  /** Empty: there is none. */
  readonly translation: string
  /** The source text of the translation, if it has changed since. */
  readonly sourceBefore?: string
}

/** The texts of the page itself, of its article, or of one of its sections. */
export interface TextGroup {
  /** `page`, `article`, or the id of the section. */
  readonly id: string
  readonly rows: readonly TextRow[]
}

/** All texts of a content next to their translations, grouped by section. */
export function textGroups(content: PageContent, language: PageLanguage): TextGroup[] {
  const own = settledTranslations(content)[language] ?? {}
  const groups = new Map<string, TextRow[]>([['page', []]])
  if (content.article) groups.set('article', [])
  for (const one of translatableTexts(content)) {
    const { text = '', source = one.text } = own[one.path] ?? {}
    const row = { ...one, translation: text, ...(source !== one.text && { sourceBefore: source }) }
    const id = groupOf(one.path)
    groups.set(id, [...(groups.get(id) ?? []), row])
  }
  return [...groups].flatMap(([id, rows]) => (rows.length > 0 ? [{ id, rows }] : []))
}

function groupOf(path: string): string {
  const [first = '', second = ''] = path.split('.')
  if (first === 'sections') return second
  return first === 'article' ? 'article' : 'page'
}

export interface TranslationCount {
  readonly all: number
  readonly missing: number
  readonly outdated: number
}

/** How many texts of a content are not translated to a language, or were changed since. */
export function countTexts(content: PageContent, language: PageLanguage): TranslationCount {
  const rows = textGroups(content, language).flatMap((group) => group.rows)
  return {
    all: rows.length,
    missing: rows.filter(({ translation }) => translation === '').length,
    outdated: rows.filter(({ sourceBefore }) => sourceBefore !== undefined).length,
  }
}

/** The translations with a changed text at a path, which translates the current source; empty removes it. */
export function withTranslation(
  content: PageContent,
  language: PageLanguage,
  { path, text, translation }: Pick<TextRow, 'path' | 'text' | 'translation'>,
): PageTranslations {
  const settled = settledTranslations(content)
  const { [path]: _, ...others } = settled[language] ?? {}
  const own =
    translation === '' ? others : { ...others, [path]: { text: translation, source: text } }
  return { ...settled, [language]: own }
}

/** Translations that are too long, by `translations.<language>.<path>`. */
export function checkTranslations(content: PageContent, texts: Messages['field']): Errors {
  const translatable = translatableTexts(content)
  const problems = Object.entries(content.translations ?? {}).flatMap(([language, own]) =>
    translatable.flatMap(({ path, maxLength }) =>
      (own?.[path]?.text.length ?? 0) > maxLength
        ? [[translationField(language, path), texts.tooLong({ max: maxLength })] as const]
        : [],
    ),
  )
  return Object.fromEntries(problems)
}

/** The same for errors that only the server detects, because it measures the stored form. */
export function refusedTranslation(
  { violations = [] }: Pick<VitrineError, 'violations'>,
  texts: Messages['field'],
): Errors | undefined {
  const found = violations.flatMap(({ field, data }) => {
    const [, path] = /^draft\.(translations\..+)$/.exec(field) ?? []
    const { threshold: max } = (data ?? {}) as { readonly threshold?: number }
    return path && max !== undefined ? [[path, texts.tooLong({ max })] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

export const translationField = (language: string, path: string): string =>
  `translations.${language}.${path}`

/** The language to show: where something is wrong that of the first field; undefined: the main language. */
export function languageShown(
  errors: Errors,
  chosen: PageLanguage | undefined,
): PageLanguage | undefined {
  const wrong = Object.keys(errors).filter((field) => errors[field])
  if (wrong.length === 0) return chosen
  const languages = wrong.map((field) =>
    pageLanguages.find((one) => field.startsWith(translationField(one, ''))),
  )
  if (languages.includes(undefined)) return undefined
  return languages.includes(chosen) ? chosen : languages[0]
}

/** The languages that a shop with a locale can translate its pages to. */
export const otherLanguages = (locale: string): PageLanguage[] =>
  pageLanguages.filter((language) => language !== mainLanguageOf(locale))

/** The language of a locale, such as `en` of `en-US`. */
export const mainLanguageOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? ''
