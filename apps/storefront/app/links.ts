import {
  defaultSort,
  type Filters,
  foldFacetValue,
  type ListPlace,
  type SearchPlace,
} from './filters/filters.ts'
import { type ReviewChoice, reviewParameters } from './reviews/review-choice.ts'

/** Builds every URL of the shop. */
export const links = {
  home: () => '/',
  collection: (slug: string, filters: Partial<Filters> = {}) =>
    `/collections/${encodeURIComponent(slug)}${searchOf(filterParameters({ slug }, filters))}`,
  /** A page of the merchant. */
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  /** The articles of the shop, all or those with a tag. */
  journal: ({ tag = '', page = 1 }: { tag?: string; page?: number } = {}) =>
    `/journal${tag && `/tags/${encodeURIComponent(tag)}`}${searchOf({ page: page > 1 ? String(page) : '' })}`,
  article: (slug: string) => `/journal/${encodeURIComponent(slug)}`,
  /** In a language; empty: the main language of the shop. */
  journalFeed: (lang = '') => `/journal/feed.xml${searchOf({ lang })}`,
  /** All that is sold, for a platform; in a language as above. */
  productFeed: (platform: 'google' | 'meta', lang = '') =>
    `/feeds/${platform}.xml${searchOf({ lang })}`,
  /** A list with filters: of a collection or of search results. */
  list: (place: ListPlace, filters: Partial<Filters>) =>
    'slug' in place
      ? links.collection(place.slug, filters)
      : links.search(place.words, filters, place),
  /** All collections, or those within one. */
  collections: ({ within = '', page = 1 }: { within?: string; page?: number } = {}) =>
    `/collections${searchOf({ within, page: page > 1 ? String(page) : '' })}`,
  allProducts: (filters: Partial<Filters> = {}) => links.collection('all-products', filters),
  /** Everything of a brand. */
  brand: (name: string) =>
    links.allProducts({ selected: [{ facet: 'brand', values: [foldFacetValue(name)] }] }),
  product: (slug: string, choices: Readonly<Record<string, string>> = {}) =>
    `/products/${encodeURIComponent(slug)}${searchOf(choices)}`,
  /** The reviews on a product page; `search` are its other parameters. */
  reviews: (
    slug: string,
    search: Readonly<Record<string, string>>,
    choice: ReviewChoice,
    reported = '',
  ) => `${links.product(slug, { ...search, ...reviewParameters(choice, reported) })}#reviews`,
  search: (
    words = '',
    filters: Partial<Filters> = {},
    { typed = '', isExact }: Omit<SearchPlace, 'words'> = {},
  ) => {
    const read = { typed, exact: isExact ? '1' : '' }
    return `/search${searchOf({ q: words, ...read, ...filterParameters({ words }, filters) })}`
  },
  /** Suggestions for words, as data. */
  suggestions: (words = '') => `/search/suggestions${searchOf({ q: words })}`,
  cart: () => '/cart',
  wishList: () => '/wish-list',
  /** A shared wish list. */
  sharedWishes: (link: string) => `/wish-lists/${link}`,
  /** The checkout of the cart, or of an id; with a country, the address format for it. */
  checkout: (id = '', country = '') =>
    id === '' ? '/checkout' : `/checkout/${encodeURIComponent(id)}${searchOf({ country })}`,
  /** By the token in links of mails, or by id for the order's owner. */
  order: (link: string) => `/orders/${link}`,
  /** The page where the holder of the link pays a payment request. */
  agree: (link: string) => `/changes/${link}`,
  payRequest: (id: string) => `/pay/${id}`,
  /** The page to review an order, with the result of the last form. */
  reviewOrder: (link: string, done: '' | 'saved' | 'withdrawn' = '') =>
    `/orders/${link}/reviews${searchOf({ done })}`,
  /** Unsubscribes from review requests. */
  reviewRequests: (link: string) => `/review-requests/${link}`,
  askReturn: (link: string) => `/orders/${link}/return`,
  /** To print and to put into the parcel. */
  returnSlip: (link: string, id: string) => `/orders/${link}/returns/${id}`,
  /** Needs no account; with the link of an order its lines can be chosen. */
  withdraw: (link = '') => `/withdraw${searchOf({ order: link })}`,
  /** The balance of a gift card. */
  giftCard: () => '/gift-card',
  subscriptions: (after = '') => `/account/subscriptions${searchOf({ after })}`,
  /** By its id or the token in links of mails. */
  subscription: (link: string, ask = '', country = '') =>
    `/subscriptions/${link}${searchOf({ ask, country })}`,
  orders: (after = '') => `/account/orders${searchOf({ after })}`,
  /** Targets of reminder links: restoring the checkout, or unsubscribing. */
  restore: (link: string) => `/restore/${link}`,
  reminders: (link: string) => `/reminders/${link}`,
  /** Unsubscribes from back-in-stock mails. */
  backInStock: (link: string) => `/back-in-stock/${link}`,
  /** Subscribes to and unsubscribes from price mails. */
  priceMails: (link: string) => `/price-mails/${link}`,
  confirmPriceMails: (link: string) => `/price-mails/confirm/${link}`,
  /** Confirms and ends newsletter subscriptions. */
  endNewsletter: (link: string) => `/newsletter/${link}`,
  confirmNewsletter: (link: string) => `/newsletter/confirm/${link}`,
  /** The target of a product's form; `texts` are the keys of its free texts. */
  addToCart: (productId: string, key: string, texts: readonly string[] = []) =>
    `/cart?${new URLSearchParams([['product', productId], ['key', key], ...texts.map((text) => ['text', text])])}`,
  /** Recently viewed products of a browser. */
  recent: (ids: readonly string[]) => `/recently-viewed?ids=${ids.join(',')}`,
  /** Template of a search for search engines, which put the words in place of `placeholder`. */
  searchTemplate: (placeholder: string) => `/search?q={${placeholder}}`,
  login: (returnTo = '') => `/login${backTo(returnTo)}`,
  register: (returnTo = '') => `/register${backTo(returnTo)}`,
  forgot: (returnTo = '') => `/forgot-password${backTo(returnTo)}`,
  forgotSent: (returnTo = '') => `/forgot-password/sent${backTo(returnTo)}`,
  reset: () => '/reset-password',
  verify: (returnTo = '') => `/verify-email${backTo(returnTo)}`,
  factor: (returnTo = '') => `/second-factor${backTo(returnTo)}`,
  chooseFactor: (returnTo = '') => `/second-factor/choose${backTo(returnTo)}`,
  addFactor: (returnTo = '') => `/second-factor/add${backTo(returnTo)}`,
  recoveryCodes: () => '/second-factor/codes',
  lostFactor: (returnTo = '') => `/second-factor/lost${backTo(returnTo)}`,
  keepFactor: () => '/second-factor/keep',
  waiting: () => '/waiting-for-approval',
  blocked: () => '/account-closed',
  loggedOut: () => '/logged-out',
  goodbye: () => '/goodbye',
  confirm: (returnTo = '') => `/confirm${backTo(returnTo)}`,
  /** To an identity provider, and the callback from it. */
  provider: (id: string, { returnTo = '', isAgain = false } = {}) =>
    `/sign-in/with/${encodeURIComponent(id)}${searchOf({ return: returnTo === '/' ? '' : returnTo, again: isAgain ? '1' : '' })}`,
  providerCallback: () => '/sign-in/back',
  proveLink: (returnTo = '') => `/sign-in/link${backTo(returnTo)}`,
  linkedSignIns: () => '/account/sign-ins',
  linkProvider: (id: string) => `/account/sign-ins${searchOf({ link: id })}`,
  account: () => '/account',
  profile: () => '/account/profile',
  password: () => '/account/password',
  factors: () => '/account/factors',
  approvals: () => '/account/approvals',
  /** Events of the account as server-sent events. */
  accountLive: () => '/account/live',
  files: () => '/account/files',
  storeCredit: () => '/account/store-credit',
  /** With an address to edit, and a country for the address format. */
  addresses: (change = '', country = '') => `/account/addresses${searchOf({ change, country })}`,
  devices: () => '/account/devices',
  grants: () => '/account/websites',
  leave: () => '/account/delete',
  /** Data export of the signed-in member, as a file. */
  ownData: (format: 'json' | 'html') => `/account/data.${format}`,
  logout: () => '/logout',
  endRehearsal: () => '/rehearsal/end',
  /** An address of the shop in another language; `search` replaces its own. */
  inLanguage: (address: string, lang: string, search = '') => {
    const url = new URL(address, 'http://shop.test')
    if (search !== '') url.search = search
    url.searchParams.set('lang', lang)
    return url.pathname + url.search
  },
}

/** The home page is the default and is omitted. */
const backTo = (returnTo: string) => searchOf({ return: returnTo === '/' ? '' : returnTo })

/** Defaults are empty and therefore omitted; parsed by `filtersFromSearch`. */
const filterParameters = (
  place: ListPlace,
  { selected = [], min, max, inStock, sale, sort, page = 1 }: Partial<Filters>,
): Parameters => ({
  ...Object.fromEntries(selected.map(({ facet, values }) => [facet, values])),
  min: min ?? '',
  max: max ?? '',
  stock: inStock ? 'in' : '',
  sale: sale ? '1' : '',
  sort: !sort || sort === defaultSort(place) ? '' : sort,
  page: page > 1 ? String(page) : '',
})

type Parameters = Readonly<Record<string, string | readonly string[]>>

function searchOf(values: Parameters): string {
  const filled = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === '' ? [] : [[name, one]])),
  )
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''
}
