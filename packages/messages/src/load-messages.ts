import type { Messages, Translation } from './catalogue.ts'
import type { LanguageChoice } from './choose-language.ts'
import { createMessages } from './create-messages.ts'

/** The catalogues of an app by language, each loaded when it is needed. */
export type Catalogues<Language extends string, C> = Readonly<
  Record<Language, () => Promise<Translation<C>>>
>

/** Loads the catalogue of one language and makes it ready to use. */
export const loadMessages = async <Language extends string, C>(
  catalogues: Catalogues<Language, C>,
  { language, locale }: LanguageChoice<Language>,
): Promise<Messages<C>> => createMessages<C>(await catalogues[language](), locale)
