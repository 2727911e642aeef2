import { matchRoute, type Parser } from 'wouter'

export type ScreenName =
  | 'home'
  | 'collection'
  | 'collections'
  | 'product'
  | 'content'
  | 'pagePreview'
  | 'journal'
  | 'article'
  | 'search'
  | 'cart'
  | 'wishList'
  | 'recent'
  | 'sharedWishes'
  | 'checkout'
  | 'order'
  | 'orders'
  | 'subscription'
  | 'subscriptions'
  | 'agree'
  | 'payRequest'
  | 'askReturn'
  | 'reviewOrder'
  | 'returnSlip'
  | 'withdraw'
  | 'giftCard'
  | 'restore'
  | 'reminders'
  | 'backInStock'
  | 'priceMails'
  | 'confirmPriceMails'
  | 'endNewsletter'
  | 'confirmNewsletter'
  | 'reviewRequests'
  | 'login'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'verify'
  | 'factor'
  | 'chooseFactor'
  | 'addFactor'
  | 'recoveryCodes'
  | 'lostFactor'
  | 'keepFactor'
  | 'notice'
  | 'confirm'
  | 'provider'
  | 'providerBack'
  | 'proveLink'
  | 'linkedSignIns'
  | 'account'
  | 'profile'
  | 'password'
  | 'factors'
  | 'approvals'
  | 'files'
  | 'storeCredit'
  | 'addresses'
  | 'devices'
  | 'grants'
  | 'leave'
  | 'opensSoon'
  | 'error'
  | 'notFound'

/** Screens without header and footer. */
export const bareScreens: ReadonlySet<ScreenName> = new Set([
  'login',
  'register',
  'forgot',
  'reset',
  'verify',
  'factor',
  'chooseFactor',
  'addFactor',
  'recoveryCodes',
  'lostFactor',
  'keepFactor',
  'restore',
  'reminders',
  'backInStock',
  'priceMails',
  'confirmPriceMails',
  'endNewsletter',
  'confirmNewsletter',
  'reviewRequests',
  'notice',
  'confirm',
  'provider',
  'providerBack',
  'proveLink',
  'opensSoon',
])

/** Pages for people who have bought already: available while the shop is not open. */
export const screensBeforeOpening: ReadonlySet<ScreenName> = new Set([
  'order',
  'agree',
  'payRequest',
  'askReturn',
  'returnSlip',
  'withdraw',
  'reminders',
  'backInStock',
  'priceMails',
  'endNewsletter',
  'reviewRequests',
  'pagePreview',
])

/** Routes of the shop. `links.ts` builds their URLs; unknown paths are `notFound`. */
export const routes = [
  { pattern: '/', screen: 'home' },
  { pattern: '/collections', screen: 'collections' },
  { pattern: '/collections/:slug', screen: 'collection' },
  { pattern: '/products/:slug', screen: 'product' },
  { pattern: '/pages/:slug', screen: 'content' },
  { pattern: '/page-preview/:token', screen: 'pagePreview' },
  { pattern: '/journal', screen: 'journal' },
  { pattern: '/journal/tags/:tag', screen: 'journal' },
  { pattern: '/journal/:slug', screen: 'article' },
  { pattern: '/search', screen: 'search' },
  { pattern: '/cart', screen: 'cart' },
  { pattern: '/recently-viewed', screen: 'recent' },
  { pattern: '/wish-list', screen: 'wishList' },
  { pattern: '/wish-lists/:link', screen: 'sharedWishes' },
  { pattern: '/checkout', screen: 'checkout' },
  { pattern: '/checkout/:id', screen: 'checkout' },
  { pattern: '/orders/:link', screen: 'order' },
  { pattern: '/orders/:link/return', screen: 'askReturn' },
  { pattern: '/orders/:link/reviews', screen: 'reviewOrder' },
  { pattern: '/orders/:link/returns/:id', screen: 'returnSlip' },
  { pattern: '/changes/:link', screen: 'agree' },
  { pattern: '/pay/:id', screen: 'payRequest' },
  { pattern: '/withdraw', screen: 'withdraw' },
  { pattern: '/gift-card', screen: 'giftCard' },
  { pattern: '/restore/:link', screen: 'restore' },
  { pattern: '/reminders/:link', screen: 'reminders' },
  { pattern: '/back-in-stock/:link', screen: 'backInStock' },
  { pattern: '/price-mails/:link', screen: 'priceMails' },
  { pattern: '/price-mails/confirm/:link', screen: 'confirmPriceMails' },
  { pattern: '/newsletter/:link', screen: 'endNewsletter' },
  { pattern: '/newsletter/confirm/:link', screen: 'confirmNewsletter' },
  { pattern: '/review-requests/:link', screen: 'reviewRequests' },
  { pattern: '/login', screen: 'login' },
  { pattern: '/register', screen: 'register' },
  { pattern: '/forgot-password', screen: 'forgot' },
  { pattern: '/forgot-password/sent', screen: 'forgot' },
  { pattern: '/reset-password', screen: 'reset' },
  { pattern: '/verify-email', screen: 'verify' },
  { pattern: '/second-factor', screen: 'factor' },
  { pattern: '/second-factor/choose', screen: 'chooseFactor' },
  { pattern: '/second-factor/add', screen: 'addFactor' },
  { pattern: '/second-factor/codes', screen: 'recoveryCodes' },
  { pattern: '/second-factor/lost', screen: 'lostFactor' },
  { pattern: '/second-factor/keep', screen: 'keepFactor' },
  { pattern: '/waiting-for-approval', screen: 'notice' },
  { pattern: '/account-closed', screen: 'notice' },
  { pattern: '/logged-out', screen: 'notice' },
  { pattern: '/goodbye', screen: 'notice' },
  { pattern: '/confirm', screen: 'confirm' },
  { pattern: '/sign-in/with/:id', screen: 'provider' },
  { pattern: '/sign-in/back', screen: 'providerBack' },
  { pattern: '/sign-in/link', screen: 'proveLink' },
  { pattern: '/account/sign-ins', screen: 'linkedSignIns' },
  { pattern: '/account', screen: 'account' },
  { pattern: '/account/orders', screen: 'orders' },
  { pattern: '/account/subscriptions', screen: 'subscriptions' },
  { pattern: '/subscriptions/:link', screen: 'subscription' },
  { pattern: '/account/profile', screen: 'profile' },
  { pattern: '/account/password', screen: 'password' },
  { pattern: '/account/factors', screen: 'factors' },
  { pattern: '/account/approvals', screen: 'approvals' },
  { pattern: '/account/files', screen: 'files' },
  { pattern: '/account/store-credit', screen: 'storeCredit' },
  { pattern: '/account/addresses', screen: 'addresses' },
  { pattern: '/account/devices', screen: 'devices' },
  { pattern: '/account/websites', screen: 'grants' },
  { pattern: '/account/delete', screen: 'leave' },
] as const satisfies readonly { pattern: string; screen: ScreenName }[]

export type MatchedScreen = { screen: ScreenName; params: Readonly<Record<string, string>> }

export function findScreen(path: string): MatchedScreen {
  for (const { pattern, screen } of routes) {
    const [isMatch, params] = matchRoute(parsePattern, pattern, path)
    if (isMatch) return { screen, params: decodeAll(params as Record<string, string>) }
  }
  return { screen: 'notFound', params: {} }
}

/** `:name` matches one path segment. */
export const parsePattern: Parser = (route) => {
  const keys: string[] = []
  const source = route.replace(/:(\w+)/g, (_, key: string) => {
    keys.push(key)
    return '([^/]+)'
  })
  return { keys, pattern: new RegExp(`^${source}/?$`) }
}

const decodeAll = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, decode(value)]))

/** An invalid percent sequence is left as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
