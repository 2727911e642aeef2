import type { TSchema } from '../kit/index.ts'
import {
  PageContent,
  type PageLanguage,
  type PageTranslation,
  type PageTranslations,
  pageLanguages,
} from './schemas.ts'

/** A text of a content that can be translated. */
export interface PageText {
  /** Its path, with ids of sections instead of positions, such as `sections.<id>.story.html`. */
  readonly path: string
  readonly text: string
  /** In characters, also of its translations. */
  readonly maxLength: number
}

const textNames: ReadonlySet<string> = new Set([
  'title',
  'text',
  'html',
  'altText',
  'label',
  'author',
  'question',
  'answer',
  'description',
  'summary',
  'searchTitle',
])

type Change = (text: PageText) => string
type Schema = TSchema & {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly maxLength?: number
}

/** Whether the words of a path are HTML. */
export const isHtmlPath = (path: string): boolean => path.endsWith('.html')

/** All translatable texts of a content, in order, without empty ones. */
export function translatableTexts(content: PageContent): PageText[] {
  const found: PageText[] = []
  mapTexts(content, (one) => {
    found.push(one)
    return one.text
  })
  return found
}

/** A content in a language, with the paths of the texts that it has no translation of. */
export function contentIn(
  content: PageContent,
  language: PageLanguage,
): { readonly content: PageContent; readonly untranslated: readonly string[] } {
  const own = content.translations?.[language] ?? {}
  const untranslated: string[] = []
  const shown = mapTexts(content, ({ path, text }) => {
    const found = own[path]
    if (!found) untranslated.push(path)
    return found?.text ?? text
  })
  return { content: shown, untranslated }
}

/** The languages that a content is translated to: at least its title is, if it has one. */
export const translatedLanguages = ({ title, translations = {} }: PageContent): PageLanguage[] =>
  pageLanguages.filter((language) => {
    const own = translations[language]
    return own !== undefined && (title === '' || own.title !== undefined)
  })

/**
 * The translations of a content at the current positions of their texts: an entry that moved within a list is
 * found by the text that it translates. Drops translations of deleted texts, and languages without any.
 */
export function settledTranslations(content: PageContent): PageTranslations {
  const texts = translatableTexts(content)
  const settled = pageLanguages.flatMap((language) => {
    const own = settle(texts, content.translations?.[language] ?? {})
    return Object.keys(own).length > 0 ? [[language, own] as const] : []
  })
  return Object.fromEntries(settled)
}

interface Entry {
  readonly path: string
  readonly text: string
  readonly source: string
}

function settle(texts: readonly PageText[], sent: PageTranslation): PageTranslation {
  const now = new Map(texts.map(({ path, text }) => [path, text]))
  const free = new Map<string, Entry>()
  for (const [path, { text, source = now.get(path) }] of Object.entries(sent)) {
    if (text.trim() !== '' && source !== undefined) free.set(path, { path, text, source })
  }
  const found = new Map<string, Entry>()
  const take = (path: string, entry: Entry | undefined) => {
    if (!entry) return
    free.delete(entry.path)
    found.set(path, entry)
  }
  const same =
    ({ path, text }: PageText) =>
    (entry: Entry) =>
      entry.source === text && placeOf(entry.path) === placeOf(path)
  for (const text of texts)
    take(
      text.path,
      [free.get(text.path)].find((one) => one && same(text)(one)),
    )
  for (const text of texts) {
    if (!found.has(text.path)) take(text.path, [...free.values()].find(same(text)))
  }
  // The rest are translations of texts that changed since.
  for (const { path } of texts) if (!found.has(path)) take(path, free.get(path))
  return Object.fromEntries(
    texts.flatMap(({ path }) => {
      const entry = found.get(path)
      return entry ? [[path, { text: entry.text, source: entry.source }] as const] : []
    }),
  )
}

/** A path without the positions in lists: texts of the same place can change them. */
const placeOf = (path: string): string => path.replace(/\.\d+\./g, '.*.')

const mapTexts = (content: PageContent, change: Change): PageContent =>
  mapped(content, PageContent, '', change) as PageContent

function mapped(value: unknown, schema: Schema, path: string, change: Change): unknown {
  if (Array.isArray(value)) {
    const { items } = schema
    const mark = (one: unknown, at: number) => (path === 'sections' ? idOf(one) : at)
    return items
      ? value.map((one, at) => mapped(one, items, `${path}.${mark(one, at)}`, change))
      : value
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return value
  const isDecorative = 'decorative' in value && value.decorative === true
  const entries = inOrder(value, schema.properties).map(([name, part]) => {
    const inner = schema.properties?.[name]
    const at = path === '' ? name : `${path}.${name}`
    if (!inner || (isDecorative && name === 'altText')) return [name, part]
    if (typeof part !== 'string') return [name, mapped(part, inner, at, change)]
    const isText = textNames.has(name) && part.trim() !== ''
    const { maxLength = Number.MAX_SAFE_INTEGER } = inner
    return [name, isText ? change({ path: at, text: part, maxLength }) : part]
  })
  return Object.fromEntries(entries)
}

/** In the order of the schema: the database stores the fields of an object in its own order. */
function inOrder(value: object, properties: object): [string, unknown][] {
  const names = Object.keys(properties)
  const placeOfName = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.entries(value).sort(([a], [b]) => placeOfName(a) - placeOfName(b))
}

const idOf = (section: unknown): string => (section as { readonly id: string }).id
