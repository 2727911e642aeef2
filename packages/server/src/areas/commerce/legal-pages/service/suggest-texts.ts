import { languagesOfRegion } from '@vitrine/contract/legal-pages'
import { legalKinds, legalPageIds } from '@vitrine/contract/pages'
import type { Tx } from '../../../../platform/tx.ts'
import { regionOf } from '../rules/region.ts'
import type { LegalPagesDeps } from './deps.ts'

/** The legal pages that there are, and the texts that fit where and how the shop sells. */
export async function suggestTexts(tx: Tx, deps: LegalPagesDeps) {
  const { locale, taxes } = await deps.settingsOf(tx.siteId)
  const { seller } = await deps.invoices.readSettings(tx)
  const { language: spoken, region: place } = new Intl.Locale(locale)
  const region = regionOf(seller.address.country || taxes.originCountry || place || '')
  const language = languagesOfRegion[region].find((one) => one === spoken) ?? 'en'
  const ids = new Set((await deps.sitePages.list(tx)).map(({ id }) => id))
  return { region, language, present: legalKinds.filter((kind) => ids.has(legalPageIds[kind])) }
}
