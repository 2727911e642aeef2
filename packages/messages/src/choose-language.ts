/** A supported language, and the tag for formatting its numbers, dates and money. */
export interface LanguageChoice<Language extends string> {
  readonly language: Language
  /** BCP 47, for example `de-AT`. */
  readonly locale: string
}

/**
 * The first supported language of a list of preferences, such as a stored choice, then what the browser
 * accepts, then the site's own; `fallback` when none is supported.
 *
 * Tags come from people and clients: invalid ones are ignored, and `de_AT` is read as `de-AT`. `languages`
 * are two-letter codes.
 */
export function chooseLanguage<Language extends string>(
  languages: readonly Language[],
  tags: readonly (string | null | undefined)[],
  fallback: NoInfer<Language>,
): LanguageChoice<Language> {
  for (const tag of tags) {
    const locale = knownLocale(tag)
    const base = locale && new Intl.Locale(locale).language
    const language = languages.find((one) => one === base)
    if (locale && language) return { language, locale }
  }
  return { language: fallback, locale: fallback }
}

function knownLocale(tag: string | null | undefined): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf((tag ?? '').trim().replaceAll('_', '-') || [])[0]
  } catch {
    return undefined
  }
}

const MAX_HEADER_CHARACTERS = 500

/** The tags of an `Accept-Language` header, most wanted first: `de;q=0.5, en` → en, de. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .slice(0, MAX_HEADER_CHARACTERS)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
