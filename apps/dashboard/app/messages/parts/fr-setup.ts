import { frDelivery } from '../fr-delivery.ts'
import { frDrafts } from '../fr-drafts.ts'
import { frFeeds } from '../fr-feeds.ts'
import { frInvoices } from '../fr-invoices.ts'
import { frJournal } from '../fr-journal.ts'
import { frNewsletterSettings } from '../fr-newsletter.ts'
import { frPages } from '../fr-pages.ts'
import { frPaymentProviders } from '../fr-payment-providers.ts'
import { frPayments } from '../fr-payments.ts'
import { frProviders } from '../fr-providers.ts'
import { frRehearsal } from '../fr-rehearsal.ts'
import { frRouting } from '../fr-routing.ts'
import { frSearch } from '../fr-search.ts'
import { frSettings } from '../fr-settings.ts'
import { frSettingsOverview } from '../fr-settings-overview.ts'
import { frTaxes } from '../fr-taxes.ts'
import { frTheme } from '../fr-theme.ts'

export const setupFr = {
  ...frPaymentProviders,
  ...frPages,
  ...frJournal,
  ...frTheme,
  ...frPayments,
  ...frDelivery,
  ...frDrafts,
  ...frFeeds,
  ...frInvoices,
  ...frProviders,
  ...frSearch,
  ...frSettings,
  ...frSettingsOverview,
  ...frNewsletterSettings,
  ...frTaxes,
  ...frRehearsal,
  ...frRouting,
}
