import { lazyRouteComponent } from '@tanstack/react-router'
import { screen } from './screen-route.ts'

/** The screens of the settings. */
export const settingsRoutes = [
  screen(
    '/settings',
    lazyRouteComponent(() => import('./screens/settings/general.tsx'), 'GeneralRoute'),
  ),
  screen(
    '/settings/currencies',
    lazyRouteComponent(() => import('./screens/settings/currencies.tsx'), 'CurrenciesRoute'),
  ),
  screen(
    '/settings/sign-in',
    lazyRouteComponent(() => import('./screens/settings/sign-in.tsx'), 'SignInSettingsRoute'),
  ),
  screen(
    '/settings/providers',
    lazyRouteComponent(() => import('./screens/providers/route.tsx'), 'ProvidersRoute'),
  ),
  screen(
    '/settings/mail',
    lazyRouteComponent(() => import('./screens/settings/mail.tsx'), 'MailRoute'),
  ),
  screen(
    '/settings/mail-texts',
    lazyRouteComponent(() => import('./screens/mail-texts/route.tsx'), 'MailTextsRoute'),
  ),
  screen(
    '/settings/mail-texts/$mail',
    lazyRouteComponent(() => import('./screens/mail-texts/editor-route.tsx'), 'MailTextRoute'),
  ),
  screen(
    '/settings/phone',
    lazyRouteComponent(() => import('./screens/settings/phone.tsx'), 'PhoneRoute'),
  ),
  screen(
    '/settings/branding',
    lazyRouteComponent(() => import('./screens/settings/branding.tsx'), 'BrandingRoute'),
  ),
  screen(
    '/settings/search',
    lazyRouteComponent(() => import('./screens/settings/search.tsx'), 'SearchRoute'),
  ),
  screen(
    '/settings/checkout',
    lazyRouteComponent(() => import('./screens/settings/checkout.tsx'), 'CheckoutRoute'),
  ),
  screen(
    '/settings/redirects',
    lazyRouteComponent(() => import('./screens/settings/redirects.tsx'), 'RedirectsRoute'),
  ),
] as const
