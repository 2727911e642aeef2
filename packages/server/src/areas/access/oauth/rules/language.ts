export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/**
 * The first language that is spoken here of what a client asks for (`ui_locales`), a browser wishes
 * (`Accept-Language`) and the site is written in; English where none is.
 */
export function chooseLanguage(preferences: {
  readonly requested?: string | undefined
  readonly accepted?: string | undefined
  readonly locale?: string | undefined
}): Language {
  const { requested = '', accepted = '', locale = '' } = preferences
  const tags = [...requested.split(' '), ...byWeight(accepted), locale]
  return tags.map(supportedLanguage).find((language) => language !== undefined) ?? 'en'
}

const supportedLanguage = (tag: string): Language | undefined =>
  languages.find((language) => tag.trim().toLowerCase().split('-')[0] === language)

/** `de;q=0.5, en` → en, de. */
const byWeight = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';q=')
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
