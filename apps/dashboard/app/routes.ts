import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { BareFrame } from './shell/bare-frame.tsx'
import { NotFound } from './shell/not-found.tsx'
import { SignedIn } from './shell/signed-in.tsx'

/** The map of the dashboard. Each screen is fetched when it is first needed. */
const root = createRootRoute({ notFoundComponent: NotFound })

const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: BareFrame })
const signIn = createRoute({
  getParentRoute: () => bare,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./screens/sign-in/route.tsx'), 'SignInRoute'),
})
const welcome = createRoute({
  getParentRoute: () => bare,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./screens/welcome/route.tsx'), 'WelcomeRoute'),
})

const recover = createRoute({
  getParentRoute: () => bare,
  path: '/recover',
  component: lazyRouteComponent(() => import('./screens/recover/route.tsx'), 'RecoverRoute'),
})

const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: SignedIn })
const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/route.tsx'), 'HomeRoute'),
})
const products = createRoute({
  getParentRoute: () => inside,
  path: '/products',
  component: lazyRouteComponent(() => import('./screens/products/route.tsx'), 'ProductsRoute'),
})
const collections = createRoute({
  getParentRoute: () => inside,
  path: '/collections',
  component: lazyRouteComponent(
    () => import('./screens/collections/route.tsx'),
    'CollectionsRoute',
  ),
})
const infoSections = createRoute({
  getParentRoute: () => inside,
  path: '/info-sections',
  component: lazyRouteComponent(
    () => import('./screens/info-sections/route.tsx'),
    'InfoSectionsRoute',
  ),
})
const customizations = createRoute({
  getParentRoute: () => inside,
  path: '/options',
  component: lazyRouteComponent(
    () => import('./screens/customizations/route.tsx'),
    'CustomizationsRoute',
  ),
})
const product = createRoute({
  getParentRoute: () => inside,
  path: '/products/$productId',
  component: lazyRouteComponent(() => import('./screens/product/route.tsx'), 'ProductRoute'),
})
const stock = createRoute({
  getParentRoute: () => inside,
  path: '/stock',
  component: lazyRouteComponent(() => import('./screens/stock/route.tsx'), 'StockRoute'),
})
const history = createRoute({
  getParentRoute: () => inside,
  path: '/history',
  component: lazyRouteComponent(() => import('./screens/history/route.tsx'), 'HistoryRoute'),
})
const members = createRoute({
  getParentRoute: () => inside,
  path: '/members',
  component: lazyRouteComponent(() => import('./screens/members/route.tsx'), 'MembersRoute'),
})
const imports = createRoute({
  getParentRoute: () => inside,
  path: '/import',
  component: lazyRouteComponent(() => import('./screens/imports/route.tsx'), 'ImportsRoute'),
})
const oneImport = createRoute({
  getParentRoute: () => inside,
  path: '/import/$importId',
  component: lazyRouteComponent(() => import('./screens/import/route.tsx'), 'ImportRoute'),
})
const jobs = createRoute({
  getParentRoute: () => inside,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./screens/jobs/route.tsx'), 'JobsRoute'),
})
const job = createRoute({
  getParentRoute: () => inside,
  path: '/jobs/$jobId',
  component: lazyRouteComponent(() => import('./screens/job/route.tsx'), 'JobRoute'),
})
const newMember = createRoute({
  getParentRoute: () => inside,
  path: '/members/new',
  component: lazyRouteComponent(() => import('./screens/member/edit-route.tsx'), 'NewMemberRoute'),
})
const memberFields = createRoute({
  getParentRoute: () => inside,
  path: '/members/fields',
  component: lazyRouteComponent(
    () => import('./screens/member-fields/route.tsx'),
    'MemberFieldsRoute',
  ),
})
const memberFiles = createRoute({
  getParentRoute: () => inside,
  path: '/members/files',
  component: lazyRouteComponent(
    () => import('./screens/member-files/route.tsx'),
    'MemberFilesRoute',
  ),
})
const memberImport = createRoute({
  getParentRoute: () => inside,
  path: '/members/files/$importId',
  component: lazyRouteComponent(
    () => import('./screens/member-import/route.tsx'),
    'MemberImportRoute',
  ),
})
const member = createRoute({
  getParentRoute: () => inside,
  path: '/members/$memberId',
  component: lazyRouteComponent(() => import('./screens/member/route.tsx'), 'MemberRoute'),
})
const editMember = createRoute({
  getParentRoute: () => inside,
  path: '/members/$memberId/edit',
  component: lazyRouteComponent(() => import('./screens/member/edit-route.tsx'), 'EditMemberRoute'),
})
const log = createRoute({
  getParentRoute: () => inside,
  path: '/log',
  component: lazyRouteComponent(() => import('./screens/log/route.tsx'), 'LogRoute'),
})
const clients = createRoute({
  getParentRoute: () => inside,
  path: '/developers',
  component: lazyRouteComponent(() => import('./screens/clients/route.tsx'), 'ClientsRoute'),
})
const newClient = createRoute({
  getParentRoute: () => inside,
  path: '/developers/clients/new',
  component: lazyRouteComponent(() => import('./screens/client/route.tsx'), 'NewClientRoute'),
})
const client = createRoute({
  getParentRoute: () => inside,
  path: '/developers/clients/$clientId',
  component: lazyRouteComponent(() => import('./screens/client/route.tsx'), 'ClientRoute'),
})
const keys = createRoute({
  getParentRoute: () => inside,
  path: '/developers/keys',
  component: lazyRouteComponent(() => import('./screens/keys/route.tsx'), 'KeysRoute'),
})
const webhooks = createRoute({
  getParentRoute: () => inside,
  path: '/developers/webhooks',
  component: lazyRouteComponent(() => import('./screens/webhooks/route.tsx'), 'WebhooksRoute'),
})
const webhook = createRoute({
  getParentRoute: () => inside,
  path: '/developers/webhooks/$webhookId',
  component: lazyRouteComponent(() => import('./screens/webhook/route.tsx'), 'WebhookRoute'),
})
const staff = createRoute({
  getParentRoute: () => inside,
  path: '/staff',
  component: lazyRouteComponent(() => import('./screens/staff/route.tsx'), 'StaffRoute'),
})
const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('./screens/account/route.tsx'), 'AccountRoute'),
})
const security = createRoute({
  getParentRoute: () => inside,
  path: '/account/security',
  component: lazyRouteComponent(() => import('./screens/security/route.tsx'), 'SecurityRoute'),
})
const sites = createRoute({
  getParentRoute: () => inside,
  path: '/sites',
  component: lazyRouteComponent(() => import('./screens/sites/route.tsx'), 'SitesRoute'),
})
const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/settings/general.tsx'), 'GeneralRoute'),
})
const currencies = createRoute({
  getParentRoute: () => inside,
  path: '/settings/currencies',
  component: lazyRouteComponent(
    () => import('./screens/settings/currencies.tsx'),
    'CurrenciesRoute',
  ),
})
const signInSettings = createRoute({
  getParentRoute: () => inside,
  path: '/settings/sign-in',
  component: lazyRouteComponent(
    () => import('./screens/settings/sign-in.tsx'),
    'SignInSettingsRoute',
  ),
})
const providerSettings = createRoute({
  getParentRoute: () => inside,
  path: '/settings/providers',
  component: lazyRouteComponent(() => import('./screens/providers/route.tsx'), 'ProvidersRoute'),
})
const mailSettings = createRoute({
  getParentRoute: () => inside,
  path: '/settings/mail',
  component: lazyRouteComponent(() => import('./screens/settings/mail.tsx'), 'MailRoute'),
})
const phoneSettings = createRoute({
  getParentRoute: () => inside,
  path: '/settings/phone',
  component: lazyRouteComponent(() => import('./screens/settings/phone.tsx'), 'PhoneRoute'),
})
const branding = createRoute({
  getParentRoute: () => inside,
  path: '/settings/branding',
  component: lazyRouteComponent(() => import('./screens/settings/branding.tsx'), 'BrandingRoute'),
})
const searchSettings = createRoute({
  getParentRoute: () => inside,
  path: '/settings/search',
  component: lazyRouteComponent(() => import('./screens/settings/search.tsx'), 'SearchRoute'),
})
const redirects = createRoute({
  getParentRoute: () => inside,
  path: '/settings/redirects',
  component: lazyRouteComponent(() => import('./screens/settings/redirects.tsx'), 'RedirectsRoute'),
})

const routeTree = root.addChildren([
  bare.addChildren([signIn, welcome, recover]),
  inside.addChildren([
    home,
    customizations,
    collections,
    infoSections,
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
