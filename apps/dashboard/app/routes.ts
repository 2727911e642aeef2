import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { root, screen, signedIn } from './screen-route.ts'
import { settingsRoutes } from './settings-routes.ts'
import { AuthRouteLayout } from './shell/auth-layout.tsx'

/** The routes of the dashboard. Each screen is loaded on demand. */
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

const routeTree = root.addChildren([
  authLayout.addChildren([signIn, welcome, recover]),
  signedIn.addChildren([
    screen(
      '/',
      lazyRouteComponent(() => import('./screens/home/route.tsx'), 'HomeRoute'),
    ),
    screen(
      '/reports',
      lazyRouteComponent(() => import('./screens/reports/route.tsx'), 'ReportsRoute'),
    ),
    screen(
      '/orders',
      lazyRouteComponent(() => import('./screens/orders/route.tsx'), 'OrdersRoute'),
    ),
    screen(
      '/returns',
      lazyRouteComponent(() => import('./screens/returns/route.tsx'), 'ReturnsRoute'),
    ),
    screen(
      '/abandoned',
      lazyRouteComponent(() => import('./screens/abandoned/route.tsx'), 'AbandonedRoute'),
    ),
    screen(
      '/orders/$orderId',
      lazyRouteComponent(() => import('./screens/order/route.tsx'), 'OrderRoute'),
    ),
    screen(
      '/orders/files',
      lazyRouteComponent(() => import('./screens/order-files/route.tsx'), 'OrderFilesRoute'),
    ),
    screen(
      '/orders/files/$importId',
      lazyRouteComponent(() => import('./screens/order-import/route.tsx'), 'OrderImportRoute'),
    ),
    screen(
      '/orders/drafts',
      lazyRouteComponent(() => import('./screens/drafts/route.tsx'), 'DraftsRoute'),
    ),
    screen(
      '/orders/drafts/$draftId',
      lazyRouteComponent(() => import('./screens/draft/route.tsx'), 'DraftRoute'),
    ),
    screen(
      '/rehearsal',
      lazyRouteComponent(() => import('./screens/rehearsal/route.tsx'), 'RehearsalRoute'),
    ),
    screen(
      '/orders/bank-statement',
      lazyRouteComponent(() => import('./screens/bank-statement/route.tsx'), 'BankStatementRoute'),
    ),
    screen(
      '/customers',
      lazyRouteComponent(() => import('./screens/customers/route.tsx'), 'CustomersRoute'),
    ),
    screen(
      '/customers/$customerId',
      lazyRouteComponent(() => import('./screens/customer/route.tsx'), 'CustomerRoute'),
    ),
    screen(
      '/invoices',
      lazyRouteComponent(() => import('./screens/invoices/route.tsx'), 'InvoicesRoute'),
    ),
    screen(
      '/invoices/settings',
      lazyRouteComponent(
        () => import('./screens/invoices/settings-route.tsx'),
        'InvoiceSettingsRoute',
      ),
    ),
    screen(
      '/print/pick-list',
      lazyRouteComponent(() => import('./screens/print/pick-list.tsx'), 'PickListRoute'),
    ),
    screen(
      '/print/packing-slips',
      lazyRouteComponent(() => import('./screens/print/packing-slips.tsx'), 'PackingSlipsRoute'),
    ),
    screen(
      '/print/address-labels',
      lazyRouteComponent(() => import('./screens/print/address-labels.tsx'), 'AddressLabelsRoute'),
    ),
    screen(
      '/payments',
      lazyRouteComponent(() => import('./screens/payments/route.tsx'), 'PaymentsRoute'),
    ),
    screen(
      '/plugins',
      lazyRouteComponent(() => import('./screens/plugins/route.tsx'), 'PluginsRoute'),
    ),
    screen(
      '/plugins/$pluginName',
      lazyRouteComponent(() => import('./screens/plugin/route.tsx'), 'PluginRoute'),
    ),
    screen(
      '/options',
      lazyRouteComponent(() => import('./screens/customizations/route.tsx'), 'CustomizationsRoute'),
    ),
    screen(
      '/collections',
      lazyRouteComponent(() => import('./screens/collections/route.tsx'), 'CollectionsRoute'),
    ),
    screen(
      '/info-sections',
      lazyRouteComponent(() => import('./screens/info-sections/route.tsx'), 'InfoSectionsRoute'),
    ),
    screen(
      '/custom-fields',
      lazyRouteComponent(() => import('./screens/custom-fields/route.tsx'), 'CustomFieldsRoute'),
    ),
    screen(
      '/discounts',
      lazyRouteComponent(() => import('./screens/discounts/route.tsx'), 'DiscountsRoute'),
    ),
    screen(
      '/subscriptions',
      lazyRouteComponent(() => import('./screens/subscriptions/route.tsx'), 'SubscriptionsRoute'),
    ),
    screen(
      '/subscriptions/$subscriptionId',
      lazyRouteComponent(() => import('./screens/subscription/route.tsx'), 'SubscriptionRoute'),
    ),
    screen(
      '/gift-cards',
      lazyRouteComponent(() => import('./screens/gift-cards/route.tsx'), 'GiftCardsRoute'),
    ),
    screen(
      '/delivery',
      lazyRouteComponent(() => import('./screens/delivery/route.tsx'), 'DeliveryRoute'),
    ),
    screen(
      '/taxes',
      lazyRouteComponent(() => import('./screens/taxes/route.tsx'), 'TaxesRoute'),
    ),
    screen(
      '/products',
      lazyRouteComponent(() => import('./screens/products/route.tsx'), 'ProductsRoute'),
    ),
    screen(
      '/products/sheet',
      lazyRouteComponent(() => import('./screens/products/sheet/route.tsx'), 'ProductSheetRoute'),
    ),
    screen(
      '/products/$productId',
      lazyRouteComponent(() => import('./screens/product/route.tsx'), 'ProductRoute'),
    ),
    screen(
      '/stock',
      lazyRouteComponent(() => import('./screens/stock/route.tsx'), 'StockRoute'),
    ),
    screen(
      '/stock/history',
      lazyRouteComponent(() => import('./screens/stock/history/route.tsx'), 'StockHistoryRoute'),
    ),
    screen(
      '/stock/receive',
      lazyRouteComponent(() => import('./screens/stock/batch/route.tsx'), 'ReceiveRoute'),
    ),
    screen(
      '/stock/count',
      lazyRouteComponent(() => import('./screens/stock/batch/route.tsx'), 'CountRoute'),
    ),
    screen(
      '/stock/transfer',
      lazyRouteComponent(() => import('./screens/stock/batch/route.tsx'), 'TransferRoute'),
    ),
    screen(
      '/media',
      lazyRouteComponent(() => import('./screens/media/route.tsx'), 'MediaRoute'),
    ),
    screen(
      '/reviews',
      lazyRouteComponent(() => import('./screens/reviews/route.tsx'), 'ReviewsRoute'),
    ),
    screen(
      '/waiting',
      lazyRouteComponent(() => import('./screens/waiting/route.tsx'), 'WaitingRoute'),
    ),
    screen(
      '/history',
      lazyRouteComponent(() => import('./screens/history/route.tsx'), 'HistoryRoute'),
    ),
    screen(
      '/members',
      lazyRouteComponent(() => import('./screens/members/route.tsx'), 'MembersRoute'),
    ),
    screen(
      '/import',
      lazyRouteComponent(() => import('./screens/imports/route.tsx'), 'ImportsRoute'),
    ),
    screen(
      '/import/$importId',
      lazyRouteComponent(() => import('./screens/import/route.tsx'), 'ImportRoute'),
    ),
    screen(
      '/jobs',
      lazyRouteComponent(() => import('./screens/jobs/route.tsx'), 'JobsRoute'),
    ),
    screen(
      '/jobs/$jobId',
      lazyRouteComponent(() => import('./screens/job/route.tsx'), 'JobRoute'),
    ),
    screen(
      '/members/new',
      lazyRouteComponent(() => import('./screens/member/edit-route.tsx'), 'NewMemberRoute'),
    ),
    screen(
      '/members/fields',
      lazyRouteComponent(() => import('./screens/member-fields/route.tsx'), 'MemberFieldsRoute'),
    ),
    screen(
      '/members/files',
      lazyRouteComponent(() => import('./screens/member-files/route.tsx'), 'MemberFilesRoute'),
    ),
    screen(
      '/members/files/$importId',
      lazyRouteComponent(() => import('./screens/member-import/route.tsx'), 'MemberImportRoute'),
    ),
    screen(
      '/members/$memberId',
      lazyRouteComponent(() => import('./screens/member/route.tsx'), 'MemberRoute'),
    ),
    screen(
      '/members/$memberId/edit',
      lazyRouteComponent(() => import('./screens/member/edit-route.tsx'), 'EditMemberRoute'),
    ),
    screen(
      '/log',
      lazyRouteComponent(() => import('./screens/log/route.tsx'), 'LogRoute'),
    ),
    screen(
      '/developers',
      lazyRouteComponent(() => import('./screens/clients/route.tsx'), 'ClientsRoute'),
    ),
    screen(
      '/developers/clients/new',
      lazyRouteComponent(() => import('./screens/client/route.tsx'), 'NewClientRoute'),
    ),
    screen(
      '/developers/clients/$clientId',
      lazyRouteComponent(() => import('./screens/client/route.tsx'), 'ClientRoute'),
    ),
    screen(
      '/developers/keys',
      lazyRouteComponent(() => import('./screens/keys/route.tsx'), 'KeysRoute'),
    ),
    screen(
      '/developers/webhooks',
      lazyRouteComponent(() => import('./screens/webhooks/route.tsx'), 'WebhooksRoute'),
    ),
    screen(
      '/developers/webhooks/$webhookId',
      lazyRouteComponent(() => import('./screens/webhook/route.tsx'), 'WebhookRoute'),
    ),
    screen(
      '/staff',
      lazyRouteComponent(() => import('./screens/staff/route.tsx'), 'StaffRoute'),
    ),
    screen(
      '/account',
      lazyRouteComponent(() => import('./screens/account/route.tsx'), 'AccountRoute'),
    ),
    screen(
      '/account/security',
      lazyRouteComponent(() => import('./screens/security/route.tsx'), 'SecurityRoute'),
    ),
    screen(
      '/pages',
      lazyRouteComponent(() => import('./screens/pages/route.tsx'), 'PagesRoute'),
    ),
    screen(
      '/pages/$pageId',
      lazyRouteComponent(() => import('./screens/pages/editor-route.tsx'), 'PageRoute'),
    ),
    screen(
      '/messages',
      lazyRouteComponent(() => import('./screens/messages/route.tsx'), 'MessagesRoute'),
    ),
    screen(
      '/newsletter',
      lazyRouteComponent(() => import('./screens/newsletter/route.tsx'), 'NewsletterRoute'),
    ),
    screen(
      '/theme',
      lazyRouteComponent(() => import('./screens/theme/route.tsx'), 'ThemeRoute'),
    ),
    screen(
      '/menus',
      lazyRouteComponent(() => import('./screens/menus/route.tsx'), 'MenusRoute'),
    ),
    screen(
      '/sites',
      lazyRouteComponent(() => import('./screens/sites/route.tsx'), 'SitesRoute'),
    ),
    ...settingsRoutes,
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
