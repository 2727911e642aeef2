import {
  type Theme,
  ThemeTextInvalid,
  type ThemeTextKey,
  themeLanguages,
  themeTexts,
} from '@vitrine/contract/theme'
import { readPlaceholders } from '@vitrine/messages'

type Texts = Theme['texts']

/** The texts without blank ones; throws for an unknown key, a too long text, or a missing placeholder. */
export function acceptedTexts(texts: Texts): Texts {
  const byLanguage = themeLanguages.map((language) => {
    const own = Object.entries(texts[language] ?? {}).flatMap(([key, text]) => {
      const value = text.trim()
      if (value === '') return []
      checkText(key, value, `changes.texts.${language}.${key}`)
      return [[key, value] as const]
    })
    return [language, Object.fromEntries(own)] as const
  })
  return Object.fromEntries(byLanguage.filter(([, own]) => Object.keys(own).length > 0))
}

function checkText(key: string, text: string, field: string): void {
  if (!Object.hasOwn(themeTexts, key)) throw ThemeTextInvalid({ field })
  const { maxLength, placeholders } = themeTexts[key as ThemeTextKey]
  if (text.length > maxLength) throw ThemeTextInvalid({ field, maxLength })
  const found = placeholdersOf(text, field)
  const missing = placeholders.filter((one) => !found.includes(one))
  const unknown = found.filter((one) => !(placeholders as readonly string[]).includes(one))
  if (missing.length > 0 || unknown.length > 0) throw ThemeTextInvalid({ field, missing, unknown })
}

function placeholdersOf(text: string, field: string): readonly string[] {
  const { names, broken } = readPlaceholders(text)
  if (broken !== undefined) throw ThemeTextInvalid({ field, missing: [], unknown: [broken] })
  return names
}
