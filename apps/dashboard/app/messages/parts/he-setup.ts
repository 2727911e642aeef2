import { heDelivery } from '../he-delivery.ts'
import { heDrafts } from '../he-drafts.ts'
import { heFeeds } from '../he-feeds.ts'
import { heInvoices } from '../he-invoices.ts'
import { heJournal } from '../he-journal.ts'
import { heNewsletterSettings } from '../he-newsletter.ts'
import { hePages } from '../he-pages.ts'
import { hePaymentProviders } from '../he-payment-providers.ts'
import { hePayments } from '../he-payments.ts'
import { heProviders } from '../he-providers.ts'
import { heRehearsal } from '../he-rehearsal.ts'
import { heRouting } from '../he-routing.ts'
import { heSearch } from '../he-search.ts'
import { heSettings } from '../he-settings.ts'
import { heSettingsOverview } from '../he-settings-overview.ts'
import { heTaxes } from '../he-taxes.ts'
import { heTheme } from '../he-theme.ts'

export const setupHe = {
  ...hePaymentProviders,
  ...hePages,
  ...heJournal,
  ...heTheme,
  ...hePayments,
  ...heDelivery,
  ...heDrafts,
  ...heFeeds,
  ...heInvoices,
  ...heProviders,
  ...heSearch,
  ...heSettings,
  ...heSettingsOverview,
  ...heNewsletterSettings,
  ...heTaxes,
  ...heRehearsal,
  ...heRouting,
}
