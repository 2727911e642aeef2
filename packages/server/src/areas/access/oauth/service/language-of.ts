import type { Deps, OpenCall } from '../model.ts'
import { chooseLanguageOf, type Language } from '../rules/language.ts'
import { type Translate, translatorFor } from '../rules/messages.ts'

/** The language in which pages of a site address a visitor. */
export async function languageOf(
  { sites }: Pick<Deps, 'sites'>,
  { request }: Pick<OpenCall, 'request'>,
  preferences: { readonly siteId?: string | undefined; readonly requested?: string } = {},
): Promise<{ language: Language; translate: Translate }> {
  const site = preferences.siteId ? await sites.find(preferences.siteId) : undefined
  const accepted = request.header('accept-language')
  const language = chooseLanguageOf({
    requested: preferences.requested,
    accepted,
    locale: site?.settings.locale,
  })
  return { language, translate: translatorFor(language) }
}
