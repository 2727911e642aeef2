import type { LegalLanguage } from '@vitrine/contract/legal-pages'
import type { Tx } from '../../../../platform/tx.ts'
import { type LegalValues, legalValues } from '../rules/values.ts'
import type { LegalPagesDeps } from './deps.ts'

/** The shop's data for legal texts. */
export async function knownValues(
  tx: Tx,
  deps: LegalPagesDeps,
  { language, baseUrl }: { readonly language: LegalLanguage; readonly baseUrl: string },
): Promise<LegalValues> {
  const { name } = await deps.settingsOf(tx.siteId)
  const { seller } = await deps.invoices.readSettings(tx)
  const { profiles, shippingOptions } = await deps.delivery.read(tx)
  return legalValues(
    {
      shopName: name,
      shopUrl: await deps.urlOf(tx.siteId, baseUrl),
      seller,
      regions: profiles.flatMap(({ regions }) => regions),
      shippingOptions,
      methods: await deps.payments.methods(tx),
      returns: await deps.returns.settings(tx),
    },
    language,
  )
}
