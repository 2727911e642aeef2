import {
  type LegalLanguage,
  type LegalPlaceholder,
  legalLanguages,
  legalPlaceholders,
} from '@vitrine/contract/legal-pages'
import { isHtmlPath, type PageContent, type PageTranslations } from '@vitrine/contract/pages'
import { escapeHtml } from '../../../site/mail/index.ts'
import type { LegalValues } from './values.ts'

/** Values as HTML; unknown ones are placeholders in square brackets. */
export type FilledValues = Readonly<Record<Exclude<keyof LegalValues, 'isReturnFree'>, string>> &
  Pick<LegalValues, 'isReturnFree'>

const names = Object.keys(legalPlaceholders) as LegalPlaceholder[]

const html = (text: string): string => text.split('\n').map(escapeHtml).join('<br />')

export function filledValues(values: LegalValues, language: LegalLanguage): FilledValues {
  const asked = names.map((name) => [
    name,
    values[name] === '' ? `[${legalPlaceholders[name][language]}]` : html(values[name]),
  ])
  return {
    ...(Object.fromEntries(asked) as { [P in LegalPlaceholder]: string }),
    shopName: html(values.shopName),
    shopUrl: html(values.shopUrl),
    returnDays: String(values.returnDays),
    withdrawalDays: String(values.withdrawalDays),
    isReturnFree: values.isReturnFree,
  }
}

/** Replaces our placeholders in a draft with known values, in whichever language they are. */
export function fillDraft(draft: PageContent, values: LegalValues): PageContent {
  const known = names.filter((name) => values[name] !== '')
  const fill = (text: string) =>
    known.reduce(
      (filled, name) =>
        legalLanguages.reduce(
          (one, language) =>
            one.replaceAll(`[${legalPlaceholders[name][language]}]`, () => html(values[name])),
          filled,
        ),
      text,
    )
  const sections = draft.sections.map((section) =>
    section.story
      ? { ...section, story: { ...section.story, html: fill(section.story.html) } }
      : section,
  )
  const { translations } = draft
  return {
    ...draft,
    sections,
    ...(translations && { translations: filledTranslations(translations, fill) }),
  }
}

/** The HTML of translations and their source texts, both filled in. */
const filledTranslations = (
  translations: PageTranslations,
  fill: (text: string) => string,
): PageTranslations =>
  Object.fromEntries(
    Object.entries(translations).map(([language, own = {}]) => [
      language,
      Object.fromEntries(
        Object.entries(own).map(([path, one]) => [
          path,
          isHtmlPath(path)
            ? { text: fill(one.text), ...(one.source && { source: fill(one.source) }) }
            : one,
        ]),
      ),
    ]),
  )

/** The language of a draft's placeholders; English without any. */
export function languageOfDraft({ sections }: PageContent): LegalLanguage {
  const text = sections.map(({ story }) => story?.html ?? '').join('')
  return names.some((name) => text.includes(`[${legalPlaceholders[name].de}]`)) ? 'de' : 'en'
}
