import type { Texts } from '@vitrine/contract/plugins'

/** A text of a plug-in in the language of the reader, such as `de-AT`; else in English, else in its first. */
export function pluginText(texts: Texts, language: string): string {
  const [base = ''] = language.split('-')
  return texts[language] ?? texts[base] ?? texts.en ?? Object.values(texts)[0] ?? ''
}
