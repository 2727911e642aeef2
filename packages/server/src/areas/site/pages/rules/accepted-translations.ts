import { violation } from '@vitrine/contract/kit'
import {
  isHtmlPath,
  MAX_TRANSLATION_CHARACTERS,
  type PageContent,
  type PageTranslation,
  type PageTranslations,
  settledTranslations,
  translatableTexts,
} from '@vitrine/contract/pages'
import { cleanHtml } from '../../../../platform/clean-html.ts'
import { mediaIdsInHtml, withOtherMediaInHtml } from '../../../../platform/html-media.ts'

const field = 'draft.translations'

/** Adds validated translations to validated content. */
export function withTranslations(content: PageContent, sent: PageTranslations): PageContent {
  const maxLengths = new Map(
    translatableTexts(content).map(({ path, maxLength }) => [path, maxLength]),
  )
  const cleaned = eachLanguage(sent, (own, language) => {
    for (const [path, { text, source }] of Object.entries(own)) {
      const maxLength = maxLengths.get(path)
      if (maxLength === undefined && source === undefined) {
        throw violation(`${field}.${language}.${path}`, 'FORMAT', 'names no text of the content')
      }
      if (maxLength === undefined || text.length <= maxLength) continue
      const data = { threshold: maxLength }
      throw violation(`${field}.${language}.${path}`, 'MAX_LENGTH', 'is too long', data)
    }
    return cleanTexts(own)
  })
  const settled = settledTranslations({ ...content, translations: cleaned })
  if (JSON.stringify(settled).length > MAX_TRANSLATION_CHARACTERS) {
    const data = { threshold: MAX_TRANSLATION_CHARACTERS }
    throw violation(field, 'MAX_LENGTH', 'say too much for one page', data)
  }
  const { translations: _, ...rest } = content
  return Object.keys(settled).length > 0 ? { ...rest, translations: settled } : rest
}

/** The main texts are cleaned too, and translations name them as they are stored. */
const cleanTexts = (own: PageTranslation): PageTranslation =>
  eachText(own, (text, path) => {
    if (path === 'title') return text.trim()
    return isHtmlPath(path) ? cleanHtml(text) : text
  })

/** Pictures of the library in the translations of a content, by their ids. */
export const mediaInTranslations = ({ translations = {} }: PageContent): string[] =>
  Object.values(translations).flatMap((own) =>
    Object.entries(own ?? {}).flatMap(([path, { text }]) =>
      isHtmlPath(path) ? mediaIdsInHtml(text) : [],
    ),
  )

/** Replaces a file in the translations of content; null removes it. */
export function translationsWithOtherMedia(
  content: PageContent,
  from: string,
  to: string | null,
): PageContent {
  if (!content.translations) return content
  const exchanged = eachLanguage(content.translations, (own) =>
    eachText(own, (text, path) => (isHtmlPath(path) ? withOtherMediaInHtml(text, from, to) : text)),
  )
  return withTranslations(content, exchanged)
}

const eachLanguage = (
  translations: PageTranslations,
  change: (own: PageTranslation, language: string) => PageTranslation,
): PageTranslations =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, own]) =>
      own ? [[language, change(own, language)] as const] : [],
    ),
  )

const eachText = (
  own: PageTranslation,
  change: (text: string, path: string) => string,
): PageTranslation =>
  Object.fromEntries(
    Object.entries(own).map(([path, { text, source }]) => [
      path,
      {
        text: change(text, path),
        ...(source !== undefined && { source: change(source, path) }),
      },
    ]),
  )
