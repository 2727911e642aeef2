export type {
  Catalogue,
  Message,
  MessageBranch,
  Messages,
  PluralForms,
  Translation,
  Value,
} from './catalogue.ts'
export { acceptedLanguages, chooseLanguage, type LanguageChoice } from './choose-language.ts'
export { createMessages, type Format } from './create-messages.ts'
export { directionOf } from './direction.ts'
export { isolatedText } from './isolated-text.ts'
export { type Catalogues, loadMessages } from './load-messages.ts'
export { type FoundPlaceholders, readPlaceholders } from './read-placeholders.ts'
export { textOf } from './text-of.ts'
