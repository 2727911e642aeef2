import type { PageContent, PageLanguage } from '@vitrine/contract/pages'
import { SelectField } from '../../shared/fields.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { countTexts, mainLanguageOf, otherLanguages } from './translation-form.ts'

/** Names of languages in the reader's language. */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' })
  return (language) => names.of(language) ?? language
}

interface LanguageFieldProps {
  /** The locale of the shop. */
  readonly locale: string
  readonly content: PageContent
  /** Undefined: the main language. */
  readonly value: PageLanguage | undefined
  readonly onLanguage: (language: PageLanguage | undefined) => void
}

/** Selects the language of the texts, with the number of missing translations. */
export function LanguageField({ locale, content, value, onLanguage }: LanguageFieldProps) {
  const { pages } = useMessages()
  const texts = pages.translations
  const nameOf = useLanguageName()
  const labelOf = (one: PageLanguage) => {
    const { all, missing, outdated } = countTexts(content, one)
    const language = nameOf(one)
    if (missing === all) return texts.none({ language })
    if (missing > 0) return texts.missing({ language, missing, all })
    return outdated > 0 ? texts.outdatedTexts({ language, outdated }) : texts.done({ language })
  }
  const main = ['main', texts.main({ language: nameOf(mainLanguageOf(locale)) })] as const
  const others = otherLanguages(locale).map((one) => [one, labelOf(one)] as const)
  return (
    <SelectField<PageLanguage | 'main'>
      label={texts.language}
      hint={texts.languageHint}
      value={value ?? 'main'}
      options={[main, ...others]}
      onValue={(chosen) => onLanguage(chosen === 'main' ? undefined : chosen)}
    />
  )
}
