import { languageChoice } from './languages.ts'
import { createMessageLoader } from './load-parts.ts'

export { languageChoice, languages, pickLanguage } from './languages.ts'
export type { Messages } from './load-parts.ts'

/** The messages of the page. */
export const { messages: pageMessages, load: loadMessages } = createMessageLoader(languageChoice)
