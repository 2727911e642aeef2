import { type MailLanguage, mailLanguages } from '@vitrine/contract/mail-texts'
import { SelectField } from '../../shared/fields.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'

/** Names of languages in the reader's language. */
export function useLanguageNames(): (language: MailLanguage) => string {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' })
  return (language) => names.of(language) ?? language
}

interface LanguageFieldProps {
  readonly value: MailLanguage
  readonly onLanguage: (language: MailLanguage) => void
}

/** Selects the language of the texts. */
export function LanguageField({ value, onLanguage }: LanguageFieldProps) {
  const { mailTexts: texts } = useMessages()
  const nameOf = useLanguageNames()
  return (
    <SelectField
      label={texts.language}
      hint={texts.languageHint}
      value={value}
      options={mailLanguages.map((one) => [one, nameOf(one)] as const)}
      onValue={onLanguage}
    />
  )
}
