import { screensWith } from './screen.ts'

const screen = screensWith('common', 'setup')

/** The screens of how the shop works and looks. */
export const setupRoutes = [
  screen(
    '/invoices/settings',
    () => import('../screens/invoices/settings-route.tsx'),
    'InvoiceSettingsRoute',
  ),
  screen('/payments', () => import('../screens/payments/route.tsx'), 'PaymentsRoute'),
  screen('/plugins', () => import('../screens/plugins/route.tsx'), 'PluginsRoute'),
  screen('/plugins/$pluginName', () => import('../screens/plugin/route.tsx'), 'PluginRoute'),
  screen('/delivery', () => import('../screens/delivery/route.tsx'), 'DeliveryRoute'),
  screen('/taxes', () => import('../screens/taxes/route.tsx'), 'TaxesRoute'),
  screen('/pages', () => import('../screens/pages/route.tsx'), 'PagesRoute'),
  screen('/pages/$pageId', () => import('../screens/pages/editor-route.tsx'), 'PageRoute'),
  screen('/journal', () => import('../screens/journal/route.tsx'), 'JournalRoute'),
  screen(
    '/journal/$articleId',
    () => import('../screens/journal/editor-route.tsx'),
    'ArticleRoute',
  ),
  screen('/theme', () => import('../screens/theme/route.tsx'), 'ThemeRoute'),
  screen('/menus', () => import('../screens/menus/route.tsx'), 'MenusRoute'),
  screen('/settings', () => import('../screens/settings/overview.tsx'), 'SettingsRoute'),
  screen('/settings/general', () => import('../screens/settings/general.tsx'), 'GeneralRoute'),
  screen(
    '/settings/currencies',
    () => import('../screens/settings/currencies.tsx'),
    'CurrenciesRoute',
  ),
  screen(
    '/settings/sign-in',
    () => import('../screens/settings/sign-in.tsx'),
    'SignInSettingsRoute',
  ),
  screen('/settings/providers', () => import('../screens/providers/route.tsx'), 'ProvidersRoute'),
  screen('/settings/mail', () => import('../screens/settings/mail.tsx'), 'MailRoute'),
  screen('/settings/mail-texts', () => import('../screens/mail-texts/route.tsx'), 'MailTextsRoute'),
  screen(
    '/settings/mail-texts/$mail',
    () => import('../screens/mail-texts/editor-route.tsx'),
    'MailTextRoute',
  ),
  screen('/settings/phone', () => import('../screens/settings/phone.tsx'), 'PhoneRoute'),
  screen('/settings/branding', () => import('../screens/settings/branding.tsx'), 'BrandingRoute'),
  screen('/settings/search', () => import('../screens/settings/search.tsx'), 'SearchRoute'),
  screen('/settings/feeds', () => import('../screens/settings/feeds.tsx'), 'FeedsRoute'),
  screen('/settings/checkout', () => import('../screens/settings/checkout.tsx'), 'CheckoutRoute'),
  screen(
    '/settings/redirects',
    () => import('../screens/settings/redirects.tsx'),
    'RedirectsRoute',
  ),
] as const
