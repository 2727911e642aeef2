import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { AuthRouteLayout } from './shell/auth-layout.tsx'
import { NotFound } from './shell/not-found.tsx'
import { SignedIn } from './shell/signed-in.tsx'

/** The routes of the dashboard. Each screen is loaded on demand. */
const root = createRootRoute({ notFoundComponent: NotFound })

const authLayout = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  component: AuthRouteLayout,
})
const signIn = createRoute({
  getParentRoute: () => authLayout,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./screens/sign-in/route.tsx'), 'SignInRoute'),
})
const welcome = createRoute({
  getParentRoute: () => authLayout,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./screens/welcome/route.tsx'), 'WelcomeRoute'),
})

const recover = createRoute({
  getParentRoute: () => authLayout,
  path: '/recover',
  component: lazyRouteComponent(() => import('./screens/recover/route.tsx'), 'RecoverRoute'),
})

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn })
const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/route.tsx'), 'HomeRoute'),
})
const products = createRoute({
  getParentRoute: () => signedIn,
  path: '/products',
  component: lazyRouteComponent(() => import('./screens/products/route.tsx'), 'ProductsRoute'),
})
const collections = createRoute({
  getParentRoute: () => signedIn,
  path: '/collections',
  component: lazyRouteComponent(
    () => import('./screens/collections/route.tsx'),
    'CollectionsRoute',
  ),
})
const orders = createRoute({
  getParentRoute: () => signedIn,
  path: '/orders',
  component: lazyRouteComponent(() => import('./screens/orders/route.tsx'), 'OrdersRoute'),
})
const returns = createRoute({
  getParentRoute: () => signedIn,
  path: '/returns',
  component: lazyRouteComponent(() => import('./screens/returns/route.tsx'), 'ReturnsRoute'),
})
const abandoned = createRoute({
  getParentRoute: () => signedIn,
  path: '/abandoned',
  component: lazyRouteComponent(() => import('./screens/abandoned/route.tsx'), 'AbandonedRoute'),
})
const order = createRoute({
  getParentRoute: () => signedIn,
  path: '/orders/$orderId',
  component: lazyRouteComponent(() => import('./screens/order/route.tsx'), 'OrderRoute'),
})
const bankStatement = createRoute({
  getParentRoute: () => signedIn,
  path: '/orders/bank-statement',
  component: lazyRouteComponent(
    () => import('./screens/bank-statement/route.tsx'),
    'BankStatementRoute',
  ),
})
const invoices = createRoute({
  getParentRoute: () => signedIn,
  path: '/invoices',
  component: lazyRouteComponent(() => import('./screens/invoices/route.tsx'), 'InvoicesRoute'),
})
const invoiceSettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/invoices/settings',
  component: lazyRouteComponent(
    () => import('./screens/invoices/settings-route.tsx'),
    'InvoiceSettingsRoute',
  ),
})
const pickList = createRoute({
  getParentRoute: () => signedIn,
  path: '/print/pick-list',
  component: lazyRouteComponent(() => import('./screens/print/pick-list.tsx'), 'PickListRoute'),
})
const packingSlips = createRoute({
  getParentRoute: () => signedIn,
  path: '/print/packing-slips',
  component: lazyRouteComponent(
    () => import('./screens/print/packing-slips.tsx'),
    'PackingSlipsRoute',
  ),
})
const payments = createRoute({
  getParentRoute: () => signedIn,
  path: '/payments',
  component: lazyRouteComponent(() => import('./screens/payments/route.tsx'), 'PaymentsRoute'),
})
const discounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/discounts',
  component: lazyRouteComponent(() => import('./screens/discounts/route.tsx'), 'DiscountsRoute'),
})
const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: '/delivery',
  component: lazyRouteComponent(() => import('./screens/delivery/route.tsx'), 'DeliveryRoute'),
})
const taxes = createRoute({
  getParentRoute: () => signedIn,
  path: '/taxes',
  component: lazyRouteComponent(() => import('./screens/taxes/route.tsx'), 'TaxesRoute'),
})
const infoSections = createRoute({
  getParentRoute: () => signedIn,
  path: '/info-sections',
  component: lazyRouteComponent(
    () => import('./screens/info-sections/route.tsx'),
    'InfoSectionsRoute',
  ),
})
const customizations = createRoute({
  getParentRoute: () => signedIn,
  path: '/options',
  component: lazyRouteComponent(
    () => import('./screens/customizations/route.tsx'),
    'CustomizationsRoute',
  ),
})
const product = createRoute({
  getParentRoute: () => signedIn,
  path: '/products/$productId',
  component: lazyRouteComponent(() => import('./screens/product/route.tsx'), 'ProductRoute'),
})
const stock = createRoute({
  getParentRoute: () => signedIn,
  path: '/stock',
  component: lazyRouteComponent(() => import('./screens/stock/route.tsx'), 'StockRoute'),
})
const history = createRoute({
  getParentRoute: () => signedIn,
  path: '/history',
  component: lazyRouteComponent(() => import('./screens/history/route.tsx'), 'HistoryRoute'),
})
const members = createRoute({
  getParentRoute: () => signedIn,
  path: '/members',
  component: lazyRouteComponent(() => import('./screens/members/route.tsx'), 'MembersRoute'),
})
const imports = createRoute({
  getParentRoute: () => signedIn,
  path: '/import',
  component: lazyRouteComponent(() => import('./screens/imports/route.tsx'), 'ImportsRoute'),
})
const oneImport = createRoute({
  getParentRoute: () => signedIn,
  path: '/import/$importId',
  component: lazyRouteComponent(() => import('./screens/import/route.tsx'), 'ImportRoute'),
})
const jobs = createRoute({
  getParentRoute: () => signedIn,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./screens/jobs/route.tsx'), 'JobsRoute'),
})
const job = createRoute({
  getParentRoute: () => signedIn,
  path: '/jobs/$jobId',
  component: lazyRouteComponent(() => import('./screens/job/route.tsx'), 'JobRoute'),
})
const newMember = createRoute({
  getParentRoute: () => signedIn,
  path: '/members/new',
  component: lazyRouteComponent(() => import('./screens/member/edit-route.tsx'), 'NewMemberRoute'),
})
const memberFields = createRoute({
  getParentRoute: () => signedIn,
  path: '/members/fields',
  component: lazyRouteComponent(
    () => import('./screens/member-fields/route.tsx'),
    'MemberFieldsRoute',
  ),
})
const memberFiles = createRoute({
  getParentRoute: () => signedIn,
  path: '/members/files',
  component: lazyRouteComponent(
    () => import('./screens/member-files/route.tsx'),
    'MemberFilesRoute',
  ),
})
const memberImport = createRoute({
  getParentRoute: () => signedIn,
  path: '/members/files/$importId',
  component: lazyRouteComponent(
    () => import('./screens/member-import/route.tsx'),
    'MemberImportRoute',
  ),
})
const member = createRoute({
  getParentRoute: () => signedIn,
  path: '/members/$memberId',
  component: lazyRouteComponent(() => import('./screens/member/route.tsx'), 'MemberRoute'),
})
const editMember = createRoute({
  getParentRoute: () => signedIn,
  path: '/members/$memberId/edit',
  component: lazyRouteComponent(() => import('./screens/member/edit-route.tsx'), 'EditMemberRoute'),
})
const log = createRoute({
  getParentRoute: () => signedIn,
  path: '/log',
  component: lazyRouteComponent(() => import('./screens/log/route.tsx'), 'LogRoute'),
})
const clients = createRoute({
  getParentRoute: () => signedIn,
  path: '/developers',
  component: lazyRouteComponent(() => import('./screens/clients/route.tsx'), 'ClientsRoute'),
})
const newClient = createRoute({
  getParentRoute: () => signedIn,
  path: '/developers/clients/new',
  component: lazyRouteComponent(() => import('./screens/client/route.tsx'), 'NewClientRoute'),
})
const client = createRoute({
  getParentRoute: () => signedIn,
  path: '/developers/clients/$clientId',
  component: lazyRouteComponent(() => import('./screens/client/route.tsx'), 'ClientRoute'),
})
const keys = createRoute({
  getParentRoute: () => signedIn,
  path: '/developers/keys',
  component: lazyRouteComponent(() => import('./screens/keys/route.tsx'), 'KeysRoute'),
})
const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: '/developers/webhooks',
  component: lazyRouteComponent(() => import('./screens/webhooks/route.tsx'), 'WebhooksRoute'),
})
const webhook = createRoute({
  getParentRoute: () => signedIn,
  path: '/developers/webhooks/$webhookId',
  component: lazyRouteComponent(() => import('./screens/webhook/route.tsx'), 'WebhookRoute'),
})
const staff = createRoute({
  getParentRoute: () => signedIn,
  path: '/staff',
  component: lazyRouteComponent(() => import('./screens/staff/route.tsx'), 'StaffRoute'),
})
const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(() => import('./screens/account/route.tsx'), 'AccountRoute'),
})
const security = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/security',
  component: lazyRouteComponent(() => import('./screens/security/route.tsx'), 'SecurityRoute'),
})
const sites = createRoute({
  getParentRoute: () => signedIn,
  path: '/sites',
  component: lazyRouteComponent(() => import('./screens/sites/route.tsx'), 'SitesRoute'),
})
const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/settings/general.tsx'), 'GeneralRoute'),
})
const currencies = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/currencies',
  component: lazyRouteComponent(
    () => import('./screens/settings/currencies.tsx'),
    'CurrenciesRoute',
  ),
})
const signInSettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/sign-in',
  component: lazyRouteComponent(
    () => import('./screens/settings/sign-in.tsx'),
    'SignInSettingsRoute',
  ),
})
const providerSettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/providers',
  component: lazyRouteComponent(() => import('./screens/providers/route.tsx'), 'ProvidersRoute'),
})
const mailSettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/mail',
  component: lazyRouteComponent(() => import('./screens/settings/mail.tsx'), 'MailRoute'),
})
const phoneSettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/phone',
  component: lazyRouteComponent(() => import('./screens/settings/phone.tsx'), 'PhoneRoute'),
})
const branding = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/branding',
  component: lazyRouteComponent(() => import('./screens/settings/branding.tsx'), 'BrandingRoute'),
})
const searchSettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/search',
  component: lazyRouteComponent(() => import('./screens/settings/search.tsx'), 'SearchRoute'),
})
const checkoutSettings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/checkout',
  component: lazyRouteComponent(() => import('./screens/settings/checkout.tsx'), 'CheckoutRoute'),
})
const redirects = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/redirects',
  component: lazyRouteComponent(() => import('./screens/settings/redirects.tsx'), 'RedirectsRoute'),
})

const routeTree = root.addChildren([
  authLayout.addChildren([signIn, welcome, recover]),
  signedIn.addChildren([
    home,
    orders,
    returns,
    abandoned,
    order,
    bankStatement,
    invoices,
    invoiceSettings,
    pickList,
    packingSlips,
    payments,
    customizations,
    collections,
    infoSections,
    discounts,
    delivery,
    taxes,
    products,
    product,
    stock,
    history,
    members,
    imports,
    oneImport,
    jobs,
    job,
    newMember,
    memberFields,
    memberFiles,
    memberImport,
    member,
    editMember,
    log,
    clients,
    newClient,
    client,
    keys,
    webhooks,
    webhook,
    staff,
    account,
    security,
    sites,
    settings,
    currencies,
    signInSettings,
    providerSettings,
    mailSettings,
    phoneSettings,
    branding,
    searchSettings,
    checkoutSettings,
    redirects,
  ]),
])

const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
const textOf = (search: Record<string, string>) => {
  const text = new URLSearchParams(search).toString()
  return text === '' ? '' : `?${text}`
}

/** Search values stay plain text, as `links.ts` writes them. */
export const createAppRouter = () =>
  createRouter({
    routeTree,
    basepath: '/dashboard',
    parseSearch: queryOf,
    stringifySearch: textOf,
    trailingSlash: 'preserve',
    scrollRestoration: true,
    defaultPendingMs: 300,
  })
