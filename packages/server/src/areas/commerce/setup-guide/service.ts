import type { SetupGuide } from '@vitrine/contract/setup-guide'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../platform/tx.ts'
import type { InvoicesFeature } from '../invoices/index.ts'
import type { PaymentsFeature } from '../payments/index.ts'
import { setupGuideOf } from './rules.ts'
import { findState } from './store.ts'

export interface SetupGuideDeps {
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  readonly payments: Pick<PaymentsFeature, 'canBePaid'>
  readonly invoices: Pick<InvoicesFeature, 'readSettings'>
}

export const readSetupGuide = async (
  tx: Tx,
  { settingsOf, payments, invoices }: SetupGuideDeps,
): Promise<SetupGuide> =>
  setupGuideOf({
    settings: await settingsOf(tx.siteId),
    seller: (await invoices.readSettings(tx)).seller,
    canBePaid: await payments.canBePaid(tx),
    ...(await findState(tx)),
  })
