import type { Deps, OpenCall } from '../model.ts'
import { chooseLanguage, type Language } from '../rules/language.ts'
import { type Say, speak } from '../rules/words.ts'

/** How pages of a site speak to a visitor. */
export async function languageOf(
  { sites }: Pick<Deps, 'sites'>,
  { request }: Pick<OpenCall, 'request'>,
  wishes: { readonly siteId?: string | undefined; readonly asked?: string } = {},
): Promise<{ language: Language; say: Say }> {
  const site = wishes.siteId ? await sites.find(wishes.siteId) : undefined
  const accepted = request.header('accept-language')
  const language = chooseLanguage({
    asked: wishes.asked,
    accepted,
    locale: site?.settings.locale,
  })
  return { language, say: speak(language) }
}
