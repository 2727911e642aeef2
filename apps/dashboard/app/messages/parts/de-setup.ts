import { deDelivery } from '../de-delivery.ts'
import { deDrafts } from '../de-drafts.ts'
import { deFeeds } from '../de-feeds.ts'
import { deInvoices } from '../de-invoices.ts'
import { deJournal } from '../de-journal.ts'
import { deNewsletterSettings } from '../de-newsletter.ts'
import { dePages } from '../de-pages.ts'
import { dePaymentProviders } from '../de-payment-providers.ts'
import { dePayments } from '../de-payments.ts'
import { deProviders } from '../de-providers.ts'
import { deRehearsal } from '../de-rehearsal.ts'
import { deRouting } from '../de-routing.ts'
import { deSearch } from '../de-search.ts'
import { deSettings } from '../de-settings.ts'
import { deSettingsOverview } from '../de-settings-overview.ts'
import { deTaxes } from '../de-taxes.ts'
import { deTheme } from '../de-theme.ts'

export const setupDe = {
  ...dePaymentProviders,
  ...dePages,
  ...deJournal,
  ...deTheme,
  ...dePayments,
  ...deDelivery,
  ...deRehearsal,
  ...deRouting,
  ...deDrafts,
  ...deFeeds,
  ...deInvoices,
  ...deProviders,
  ...deSearch,
  ...deSettings,
  ...deSettingsOverview,
  ...deNewsletterSettings,
  ...deTaxes,
}
