import { enDelivery } from '../en-delivery.ts'
import { enDrafts } from '../en-drafts.ts'
import { enFeeds } from '../en-feeds.ts'
import { enInvoices } from '../en-invoices.ts'
import { enJournal } from '../en-journal.ts'
import { enNewsletterSettings } from '../en-newsletter.ts'
import { enPages } from '../en-pages.ts'
import { enPaymentProviders } from '../en-payment-providers.ts'
import { enPayments } from '../en-payments.ts'
import { enProviders } from '../en-providers.ts'
import { enRehearsal } from '../en-rehearsal.ts'
import { enRouting } from '../en-routing.ts'
import { enSearch } from '../en-search.ts'
import { enSettings } from '../en-settings.ts'
import { enSettingsOverview } from '../en-settings-overview.ts'
import { enTaxes } from '../en-taxes.ts'
import { enTheme } from '../en-theme.ts'

export const setupEn = {
  ...enPaymentProviders,
  ...enPages,
  ...enJournal,
  ...enTheme,
  ...enPayments,
  ...enDelivery,
  ...enRehearsal,
  ...enRouting,
  ...enDrafts,
  ...enFeeds,
  ...enInvoices,
  ...enProviders,
  ...enSearch,
  ...enSettings,
  ...enSettingsOverview,
  ...enNewsletterSettings,
  ...enTaxes,
}
