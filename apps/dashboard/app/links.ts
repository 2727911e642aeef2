import { type FeedPlatform, feedPaths } from '@vitrine/contract/shop'
import type { AbandonedSearch } from './screens/abandoned/search.ts'
import type { CollectionsSearch } from './screens/collections/search.ts'
import type { CustomFieldsSearch } from './screens/custom-fields/search.ts'
import type { CustomersSearch } from './screens/customers/search.ts'
import type { CustomizationsSearch } from './screens/customizations/search.ts'
import type { DeliverySearch } from './screens/delivery/search.ts'
import type { DiscountsSearch } from './screens/discounts/search.ts'
import type { DraftsSearch } from './screens/drafts/search.ts'
import type { GiftCardsSearch } from './screens/gift-cards/search.ts'
import type { HistorySearch } from './screens/history/search.ts'
import type { InfoSectionsSearch } from './screens/info-sections/search.ts'
import type { InvoicesSearch } from './screens/invoices/search.ts'
import type { JobsSearch } from './screens/jobs/search.ts'
import type { JournalSearch } from './screens/journal/search.ts'
import type { LogSearch } from './screens/log/search.ts'
import type { MailTextsSearch } from './screens/mail-texts/search.ts'
import type { MediaSearch } from './screens/media/search.ts'
import type { MembersSearch } from './screens/members/search.ts'
import type { MessagesSearch } from './screens/messages/search.ts'
import type { NewsletterSearch } from './screens/newsletter/search.ts'
import type { OrdersSearch } from './screens/orders/search.ts'
import type { ProductsSearch } from './screens/products/search.ts'
import type { ReportsSearch } from './screens/reports/search.ts'
import type { ReturnsSearch } from './screens/returns/search.ts'
import type { ReviewsSearch } from './screens/reviews/search.ts'
import type { StockSearch } from './screens/stock/history/search.ts'
import type { StockListSearch } from './screens/stock/search.ts'
import type { StoreCreditSearch } from './screens/store-credit/search.ts'
import type { SubscriptionsSearch } from './screens/subscriptions/search.ts'
import type { TaxesSearch } from './screens/taxes/search.ts'
import type { WaitingSearch } from './screens/waiting/search.ts'
import type { DeliveriesSearch } from './screens/webhook/search.ts'

const BASE = '/dashboard'

const sectionPaths = {
  general: '/general',
  signIn: '/sign-in',
  providers: '/providers',
  mail: '/mail',
  currencies: '/currencies',
  branding: '/branding',
  phone: '/phone',
  search: '/search',
  feeds: '/feeds',
  checkout: '/checkout',
  redirects: '/redirects',
  mailTexts: '/mail-texts',
} as const
export type SettingsSection = keyof typeof sectionPaths

type PageSearch = {
  /** From 1. */
  readonly page?: number
}

/** All URLs of the dashboard. Empty search values are omitted. */
export const links = {
  home: () => `${BASE}/`,
  signIn: (next?: string) => withSearch(`${BASE}/sign-in`, { next }),
  welcome: () => `${BASE}/welcome`,
  recover: () => `${BASE}/recover`,
  products: (search: Partial<ProductsSearch> = {}) => withSearch(`${BASE}/products`, search),
  productSheet: ({ ids, ...search }: Partial<ProductsSearch> & { readonly ids?: string } = {}) =>
    withSearch(`${BASE}/products/sheet`, ids ? { ids } : search),
  newProduct: () => `${BASE}/products/new`,
  product: (id: string) => `${BASE}/products/${encodeURIComponent(id)}`,
  stock: ({ sort, ...search }: Partial<StockListSearch> = {}) =>
    withSearch(`${BASE}/stock`, {
      ...withoutFirstPage(search),
      sort: sort === 'name' ? undefined : sort,
    }),
  stockHistory: (search: Partial<StockSearch> = {}) => withSearch(`${BASE}/stock/history`, search),
  receiveStock: () => `${BASE}/stock/receive`,
  countStock: () => `${BASE}/stock/count`,
  transferStock: () => `${BASE}/stock/transfer`,
  history: (search: Partial<HistorySearch> = {}) => withSearch(`${BASE}/history`, search),
  collections: (search: Partial<CollectionsSearch> = {}) =>
    withSearch(`${BASE}/collections`, search),
  customizations: (search: Partial<CustomizationsSearch> = {}) =>
    withSearch(`${BASE}/options`, withoutFirstPage(search)),
  orders: (search: Partial<OrdersSearch> = {}) =>
    withSearch(`${BASE}/orders`, withoutFirstPage(search)),
  returns: (search: Partial<ReturnsSearch> = {}) =>
    withSearch(`${BASE}/returns`, withoutFirstPage(search)),
  waiting: (search: Partial<WaitingSearch> = {}) =>
    withSearch(`${BASE}/waiting`, {
      ...search,
      page: search.page && search.page > 1 ? search.page : undefined,
    }),
  reviews: (search: Partial<ReviewsSearch> = {}) => withSearch(`${BASE}/reviews`, search),
  abandoned: (search: Partial<AbandonedSearch> = {}) => withSearch(`${BASE}/abandoned`, search),
  order: (id: string) => `${BASE}/orders/${encodeURIComponent(id)}`,
  pickList: (ids: readonly string[]) =>
    withSearch(`${BASE}/print/pick-list`, { ids: ids.join(',') }),
  packingSlips: (ids: readonly string[]) =>
    withSearch(`${BASE}/print/packing-slips`, { ids: ids.join(',') }),
  addressLabels: (ids: readonly string[]) =>
    withSearch(`${BASE}/print/address-labels`, { ids: ids.join(',') }),
  reports: (search: Partial<ReportsSearch> = {}) =>
    withSearch(`${BASE}/reports`, withoutFirstPage(search)),
  invoices: (search: Partial<InvoicesSearch> = {}) =>
    withSearch(`${BASE}/invoices`, withoutFirstPage(search)),
  invoiceSettings: () => `${BASE}/invoices/settings`,
  payments: () => `${BASE}/payments`,
  orderFiles: (search: Partial<OrdersSearch> = {}) =>
    withSearch(`${BASE}/orders/files`, withoutFirstPage(search)),
  orderImport: (id: string, search: PageSearch = {}) =>
    withSearch(`${BASE}/orders/files/${encodeURIComponent(id)}`, withoutFirstPage(search)),
  drafts: (search: Partial<DraftsSearch> = {}) =>
    withSearch(`${BASE}/orders/drafts`, withoutFirstPage(search)),
  draft: (id: string) => `${BASE}/orders/drafts/${encodeURIComponent(id)}`,
  rehearsal: () => `${BASE}/rehearsal`,
  bankStatement: () => `${BASE}/orders/bank-statement`,
  discounts: (search: Partial<DiscountsSearch> = {}) =>
    withSearch(`${BASE}/discounts`, withoutFirstPage(search)),
  subscriptions: (search: Partial<SubscriptionsSearch> = {}) =>
    withSearch(`${BASE}/subscriptions`, withoutFirstPage(search)),
  subscription: (id: string) => `${BASE}/subscriptions/${encodeURIComponent(id)}`,
  giftCards: (search: Partial<GiftCardsSearch> = {}) =>
    withSearch(`${BASE}/gift-cards`, withoutFirstPage(search)),
  storeCredit: (search: Partial<StoreCreditSearch> = {}) =>
    withSearch(`${BASE}/store-credit`, withoutFirstPage(search)),
  delivery: ({ show = 'options' }: Partial<DeliverySearch> = {}) =>
    withSearch(`${BASE}/delivery`, { show: show === 'options' ? '' : show }),
  taxes: ({ show = 'regions' }: Partial<TaxesSearch> = {}) =>
    withSearch(`${BASE}/taxes`, { show: show === 'regions' ? '' : show }),
  customFields: ({ of = 'PRODUCT' }: Partial<CustomFieldsSearch> = {}) =>
    withSearch(`${BASE}/custom-fields`, { of: of === 'PRODUCT' ? '' : of }),
  infoSections: (search: Partial<InfoSectionsSearch> = {}) =>
    withSearch(`${BASE}/info-sections`, withoutFirstPage(search)),
  customers: (search: Partial<CustomersSearch> = {}) =>
    withSearch(`${BASE}/customers`, withoutFirstPage(search)),
  customer: (id: string) => `${BASE}/customers/${encodeURIComponent(id)}`,
  members: (search: Partial<MembersSearch> = {}) => withSearch(`${BASE}/members`, search),
  newMember: () => `${BASE}/members/new`,
  memberFields: () => `${BASE}/members/fields`,
  memberFiles: () => `${BASE}/members/files`,
  memberImport: (id: string, search: PageSearch = {}) =>
    withSearch(`${BASE}/members/files/${encodeURIComponent(id)}`, withoutFirstPage(search)),
  member: (id: string) => `${BASE}/members/${encodeURIComponent(id)}`,
  editMember: (id: string) => `${BASE}/members/${encodeURIComponent(id)}/edit`,
  log: (search: Partial<LogSearch> = {}) => withSearch(`${BASE}/log`, search),
  developers: () => `${BASE}/developers`,
  newClient: () => `${BASE}/developers/clients/new`,
  client: (id: string) => `${BASE}/developers/clients/${encodeURIComponent(id)}`,
  plugins: () => `${BASE}/plugins`,
  plugin: (name: string) => `${BASE}/plugins/${encodeURIComponent(name)}`,
  keys: () => `${BASE}/developers/keys`,
  webhooks: () => `${BASE}/developers/webhooks`,
  webhook: (id: string, search: Partial<DeliveriesSearch> = {}) =>
    withSearch(`${BASE}/developers/webhooks/${encodeURIComponent(id)}`, search),
  staff: () => `${BASE}/staff`,
  account: () => `${BASE}/account`,
  security: () => `${BASE}/account/security`,
  media: (search: Partial<MediaSearch> = {}) => withSearch(`${BASE}/media`, search),
  pages: () => `${BASE}/pages`,
  page: (id: string) => `${BASE}/pages/${encodeURIComponent(id)}`,
  journal: (search: Partial<JournalSearch> = {}) =>
    withSearch(`${BASE}/journal`, withoutFirstPage(search)),
  /** The editor of an article; `new` is a new one, with `from` a copy of another. */
  article: (id: string, from = '') =>
    withSearch(`${BASE}/journal/${encodeURIComponent(id)}`, { from }),
  menus: () => `${BASE}/menus`,
  theme: () => `${BASE}/theme`,
  /** A page of the shop with the draft theme; `preview` is the server's response. */
  themePreview: (preview: string, path: string, scheme: 'light' | 'dark') =>
    `${preview}${path}?scheme=${scheme}`,
  messages: (search: Partial<MessagesSearch> = {}) => withSearch(`${BASE}/messages`, search),
  newsletter: (search: Partial<NewsletterSearch> = {}) => withSearch(`${BASE}/newsletter`, search),
  sites: (search: { readonly show?: 'trash' | '' } = {}) => withSearch(`${BASE}/sites`, search),
  imports: () => `${BASE}/import`,
  import: (id: string, search: PageSearch & { readonly differences?: number } = {}) =>
    withSearch(`${BASE}/import/${encodeURIComponent(id)}`, withoutFirstPage(search)),
  jobs: (search: Partial<JobsSearch> = {}) => withSearch(`${BASE}/jobs`, withoutFirstPage(search)),
  job: (id: string) => `${BASE}/jobs/${encodeURIComponent(id)}`,
  /** All settings as cards. */
  settingsOverview: () => `${BASE}/settings`,
  settings: (section: SettingsSection = 'general') => `${BASE}/settings${sectionPaths[section]}`,
  mailTexts: ({ language = '' }: Partial<MailTextsSearch> = {}) =>
    withSearch(`${BASE}/settings/mail-texts`, { language }),
  mailText: (mail: string, { language = '' }: Partial<MailTextsSearch> = {}) =>
    withSearch(`${BASE}/settings/mail-texts/${encodeURIComponent(mail)}`, { language }),
  shop: () => '/',
  mailbox: (search: { readonly box?: 'phone' } = {}) => withSearch('/mailbox', search),
  apiDocs: () => '/docs/api',
  shopCollection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  shopOrder: (link: string) => `/orders/${encodeURIComponent(link)}`,
  shopPage: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  shopArticle: (slug: string) => `/journal/${encodeURIComponent(slug)}`,
  /** A feed of the shop, with links to its pages in a language; empty: that of the shop. */
  productFeed: (shopUrl: string, platform: FeedPlatform, lang = '') =>
    withSearch(`${shopUrl}${feedPaths[platform]}`, { lang }),
  shopProduct: (slug: string) => `/products/${encodeURIComponent(slug)}`,
}

type SearchValue = string | number | undefined

/** The first page is the default, so it is omitted. */
const withoutFirstPage = <S extends PageSearch>(search: S): S =>
  search.page === 1 ? { ...search, page: 0 } : search

function withSearch(path: string, search: Readonly<Record<string, SearchValue>>): string {
  const pairs = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  )
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}
