import { esDelivery } from '../es-delivery.ts'
import { esDrafts } from '../es-drafts.ts'
import { esFeeds } from '../es-feeds.ts'
import { esInvoices } from '../es-invoices.ts'
import { esJournal } from '../es-journal.ts'
import { esNewsletterSettings } from '../es-newsletter.ts'
import { esPages } from '../es-pages.ts'
import { esPaymentProviders } from '../es-payment-providers.ts'
import { esPayments } from '../es-payments.ts'
import { esProviders } from '../es-providers.ts'
import { esRehearsal } from '../es-rehearsal.ts'
import { esRouting } from '../es-routing.ts'
import { esSearch } from '../es-search.ts'
import { esSettings } from '../es-settings.ts'
import { esSettingsOverview } from '../es-settings-overview.ts'
import { esTaxes } from '../es-taxes.ts'
import { esTheme } from '../es-theme.ts'

export const setupEs = {
  ...esPaymentProviders,
  ...esPages,
  ...esJournal,
  ...esTheme,
  ...esPayments,
  ...esDelivery,
  ...esDrafts,
  ...esFeeds,
  ...esInvoices,
  ...esProviders,
  ...esSearch,
  ...esSettings,
  ...esSettingsOverview,
  ...esNewsletterSettings,
  ...esTaxes,
  ...esRehearsal,
  ...esRouting,
}
