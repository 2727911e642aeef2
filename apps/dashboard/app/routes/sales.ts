import { screensWith } from './screen.ts'

const screen = screensWith('common', 'sales', 'setup')

/** Screens of orders and sales. */
export const salesRoutes = [
  screen('/reports', () => import('../screens/reports/route.tsx'), 'ReportsRoute'),
  screen('/orders', () => import('../screens/orders/route.tsx'), 'OrdersRoute'),
  screen('/returns', () => import('../screens/returns/route.tsx'), 'ReturnsRoute'),
  screen('/abandoned', () => import('../screens/abandoned/route.tsx'), 'AbandonedRoute'),
  screen('/orders/$orderId', () => import('../screens/order/route.tsx'), 'OrderRoute'),
  screen('/orders/drafts', () => import('../screens/drafts/route.tsx'), 'DraftsRoute'),
  screen('/orders/drafts/$draftId', () => import('../screens/draft/route.tsx'), 'DraftRoute'),
  screen('/rehearsal', () => import('../screens/rehearsal/route.tsx'), 'RehearsalRoute'),
  screen(
    '/orders/bank-statement',
    () => import('../screens/bank-statement/route.tsx'),
    'BankStatementRoute',
  ),
  screen('/invoices', () => import('../screens/invoices/route.tsx'), 'InvoicesRoute'),
  screen('/print/pick-list', () => import('../screens/print/pick-list.tsx'), 'PickListRoute'),
  screen(
    '/print/packing-slips',
    () => import('../screens/print/packing-slips.tsx'),
    'PackingSlipsRoute',
  ),
  screen(
    '/print/address-labels',
    () => import('../screens/print/address-labels.tsx'),
    'AddressLabelsRoute',
  ),
  screen('/discounts', () => import('../screens/discounts/route.tsx'), 'DiscountsRoute'),
  screen(
    '/subscriptions',
    () => import('../screens/subscriptions/route.tsx'),
    'SubscriptionsRoute',
  ),
  screen(
    '/subscriptions/$subscriptionId',
    () => import('../screens/subscription/route.tsx'),
    'SubscriptionRoute',
  ),
  screen('/store-credit', () => import('../screens/store-credit/route.tsx'), 'StoreCreditRoute'),
  screen('/gift-cards', () => import('../screens/gift-cards/route.tsx'), 'GiftCardsRoute'),
] as const
