import { renderToString } from 'react-dom/server'
import { messagesFor } from '../app/messages/all.ts'
import { inertPageServer } from '../app/page-server.ts'
import type { PageState } from '../app/page-state.ts'
import { type Page, Root } from '../app/root.tsx'
import type { ScreenName } from '../app/routes.ts'
import { AccountPage } from '../app/screens/account/page.tsx'
import { accountRoute } from '../app/screens/account/route.ts'
import { AddFactorPage } from '../app/screens/add-factor/page.tsx'
import { addFactorRoute } from '../app/screens/add-factor/route.ts'
import { AddressesPage } from '../app/screens/addresses/page.tsx'
import { addressesRoute } from '../app/screens/addresses/route.ts'
import { AgreePage } from '../app/screens/agree/page.tsx'
import { agreeRoute } from '../app/screens/agree/route.ts'
import { ApprovalsPage } from '../app/screens/approvals/page.tsx'
import { approvalsRoute } from '../app/screens/approvals/route.ts'
import { ArticlePage } from '../app/screens/article/page.tsx'
import { articleRoute } from '../app/screens/article/route.ts'
import { AskReturnPage } from '../app/screens/ask-return/page.tsx'
import { askReturnRoute } from '../app/screens/ask-return/route.ts'
import { CartPage } from '../app/screens/cart/page.tsx'
import { cartRoute } from '../app/screens/cart/route.ts'
import { CheckoutPage } from '../app/screens/checkout/page.tsx'
import { checkoutRoute } from '../app/screens/checkout/route.ts'
import { ChooseFactorPage } from '../app/screens/choose-factor/page.tsx'
import { chooseFactorRoute } from '../app/screens/choose-factor/route.ts'
import { CollectionPage } from '../app/screens/collection/page.tsx'
import { collectionRoute } from '../app/screens/collection/route.ts'
import { CollectionsPage } from '../app/screens/collections/page.tsx'
import { collectionsRoute } from '../app/screens/collections/route.ts'
import { ConfirmPage } from '../app/screens/confirm/page.tsx'
import { confirmRoute } from '../app/screens/confirm/route.ts'
import { ContentPage } from '../app/screens/content/page.tsx'
import { contentRoute, pagePreviewRoute } from '../app/screens/content/route.ts'
import { DevicesPage } from '../app/screens/devices/page.tsx'
import { devicesRoute } from '../app/screens/devices/route.ts'
import { ErrorPage } from '../app/screens/error/page.tsx'
import { errorRoute } from '../app/screens/error/route.ts'
import { FactorPage } from '../app/screens/factor/page.tsx'
import { factorRoute } from '../app/screens/factor/route.ts'
import { FactorsPage } from '../app/screens/factors/page.tsx'
import { factorsRoute } from '../app/screens/factors/route.ts'
import { FilesPage } from '../app/screens/files/page.tsx'
import { filesRoute } from '../app/screens/files/route.ts'
import { ForgotPage } from '../app/screens/forgot/page.tsx'
import { forgotRoute } from '../app/screens/forgot/route.ts'
import { GiftCardPage } from '../app/screens/gift-card/page.tsx'
import { giftCardRoute } from '../app/screens/gift-card/route.ts'
import { GrantsPage } from '../app/screens/grants/page.tsx'
import { grantsRoute } from '../app/screens/grants/route.ts'
import { HomePage } from '../app/screens/home/page.tsx'
import { homeRoute } from '../app/screens/home/route.ts'
import { JournalPage } from '../app/screens/journal/page.tsx'
import { journalRoute } from '../app/screens/journal/route.ts'
import { KeepFactorPage } from '../app/screens/keep-factor/page.tsx'
import { keepFactorRoute } from '../app/screens/keep-factor/route.ts'
import { LeavePage } from '../app/screens/leave/page.tsx'
import { leaveRoute } from '../app/screens/leave/route.ts'
import { LinkedSignInsPage } from '../app/screens/linked-sign-ins/page.tsx'
import { linkedSignInsRoute } from '../app/screens/linked-sign-ins/route.ts'
import { LoginPage } from '../app/screens/login/page.tsx'
import { loginRoute } from '../app/screens/login/route.ts'
import { LostFactorPage } from '../app/screens/lost-factor/page.tsx'
import { lostFactorRoute } from '../app/screens/lost-factor/route.ts'
import { NotFoundPage } from '../app/screens/not-found/page.tsx'
import { notFoundRoute } from '../app/screens/not-found/route.ts'
import { NoticePage } from '../app/screens/notice/page.tsx'
import { noticeRoute } from '../app/screens/notice/route.ts'
import { OpensSoonPage } from '../app/screens/opens-soon/page.tsx'
import { opensSoonRoute } from '../app/screens/opens-soon/route.ts'
import { OrderPage } from '../app/screens/order/page.tsx'
import { orderRoute } from '../app/screens/order/route.ts'
import { OrdersPage } from '../app/screens/orders/page.tsx'
import { ordersRoute } from '../app/screens/orders/route.ts'
import { PasswordPage } from '../app/screens/password/page.tsx'
import { passwordRoute } from '../app/screens/password/route.ts'
import { PayRequestPage } from '../app/screens/pay-request/page.tsx'
import { payRequestRoute } from '../app/screens/pay-request/route.ts'
import { ProductPage } from '../app/screens/product/page.tsx'
import { productRoute } from '../app/screens/product/route.ts'
import { ProfilePage } from '../app/screens/profile/page.tsx'
import { profileRoute } from '../app/screens/profile/route.ts'
import { ProveLinkPage } from '../app/screens/prove-link/page.tsx'
import { proveLinkRoute } from '../app/screens/prove-link/route.ts'
import { ProviderPage } from '../app/screens/provider/page.tsx'
import { providerBackRoute, providerRoute } from '../app/screens/provider/route.ts'
import { RecentPage } from '../app/screens/recent/page.tsx'
import { recentRoute } from '../app/screens/recent/route.ts'
import { RecoveryCodesPage } from '../app/screens/recovery-codes/page.tsx'
import { recoveryCodesRoute } from '../app/screens/recovery-codes/route.ts'
import { RegisterPage } from '../app/screens/register/page.tsx'
import { registerRoute } from '../app/screens/register/route.ts'
import { RemindersPage } from '../app/screens/reminders/page.tsx'
import {
  backInStockRoute,
  confirmNewsletterRoute,
  confirmPriceMailsRoute,
  endNewsletterRoute,
  priceMailsRoute,
  remindersRoute,
  reviewRequestsRoute,
} from '../app/screens/reminders/route.ts'
import { ResetPage } from '../app/screens/reset/page.tsx'
import { resetRoute } from '../app/screens/reset/route.ts'
import { restoreRoute } from '../app/screens/restore/route.ts'
import { ReturnSlipPage } from '../app/screens/return-slip/page.tsx'
import { returnSlipRoute } from '../app/screens/return-slip/route.ts'
import { ReviewOrderPage } from '../app/screens/review-order/page.tsx'
import { reviewOrderRoute } from '../app/screens/review-order/route.ts'
import type { Route } from '../app/screens/screen.ts'
import { SearchPage } from '../app/screens/search/page.tsx'
import { searchRoute } from '../app/screens/search/route.ts'
import { SharedWishesPage } from '../app/screens/shared-wishes/page.tsx'
import { sharedWishesRoute } from '../app/screens/shared-wishes/route.ts'
import { StoreCreditPage } from '../app/screens/store-credit/page.tsx'
import { storeCreditRoute } from '../app/screens/store-credit/route.ts'
import { SubscriptionPage } from '../app/screens/subscription/page.tsx'
import { subscriptionRoute } from '../app/screens/subscription/route.ts'
import { SubscriptionsPage } from '../app/screens/subscriptions/page.tsx'
import { subscriptionsRoute } from '../app/screens/subscriptions/route.ts'
import { VerifyPage } from '../app/screens/verify/page.tsx'
import { verifyRoute } from '../app/screens/verify/route.ts'
import { WishListPage } from '../app/screens/wish-list/page.tsx'
import { wishListRoute } from '../app/screens/wish-list/route.ts'
import { WithdrawPage } from '../app/screens/withdraw/page.tsx'
import { withdrawRoute } from '../app/screens/withdraw/route.ts'
import { createRequestHandler, type RequestHandlerOptions } from './request-handler.ts'

const routes: Record<ScreenName, Route> = {
  home: homeRoute,
  collection: collectionRoute,
  collections: collectionsRoute,
  product: productRoute,
  content: contentRoute,
  pagePreview: pagePreviewRoute,
  journal: journalRoute,
  article: articleRoute,
  search: searchRoute,
  cart: cartRoute,
  wishList: wishListRoute,
  recent: recentRoute,
  sharedWishes: sharedWishesRoute,
  checkout: checkoutRoute,
  order: orderRoute,
  orders: ordersRoute,
  subscription: subscriptionRoute,
  subscriptions: subscriptionsRoute,
  askReturn: askReturnRoute,
  agree: agreeRoute,
  payRequest: payRequestRoute,
  returnSlip: returnSlipRoute,
  withdraw: withdrawRoute,
  giftCard: giftCardRoute,
  login: loginRoute,
  register: registerRoute,
  provider: providerRoute,
  providerBack: providerBackRoute,
  proveLink: proveLinkRoute,
  linkedSignIns: linkedSignInsRoute,
  account: accountRoute,
  forgot: forgotRoute,
  reset: resetRoute,
  verify: verifyRoute,
  factor: factorRoute,
  chooseFactor: chooseFactorRoute,
  addFactor: addFactorRoute,
  recoveryCodes: recoveryCodesRoute,
  lostFactor: lostFactorRoute,
  keepFactor: keepFactorRoute,
  restore: restoreRoute,
  reminders: remindersRoute,
  backInStock: backInStockRoute,
  priceMails: priceMailsRoute,
  confirmPriceMails: confirmPriceMailsRoute,
  endNewsletter: endNewsletterRoute,
  confirmNewsletter: confirmNewsletterRoute,
  reviewRequests: reviewRequestsRoute,
  reviewOrder: reviewOrderRoute,
  notice: noticeRoute,
  confirm: confirmRoute,
  profile: profileRoute,
  password: passwordRoute,
  factors: factorsRoute,
  approvals: approvalsRoute,
  files: filesRoute,
  storeCredit: storeCreditRoute,
  addresses: addressesRoute,
  devices: devicesRoute,
  grants: grantsRoute,
  leave: leaveRoute,
  error: errorRoute,
  opensSoon: opensSoonRoute,
  notFound: notFoundRoute,
}

// A loader returns the props of its own screen; the JSON in between loses the types.
const pages = {
  home: HomePage,
  collection: CollectionPage,
  collections: CollectionsPage,
  product: ProductPage,
  content: ContentPage,
  pagePreview: ContentPage,
  journal: JournalPage,
  article: ArticlePage,
  search: SearchPage,
  cart: CartPage,
  wishList: WishListPage,
  recent: RecentPage,
  sharedWishes: SharedWishesPage,
  checkout: CheckoutPage,
  order: OrderPage,
  orders: OrdersPage,
  subscription: SubscriptionPage,
  subscriptions: SubscriptionsPage,
  askReturn: AskReturnPage,
  agree: AgreePage,
  payRequest: PayRequestPage,
  returnSlip: ReturnSlipPage,
  withdraw: WithdrawPage,
  giftCard: GiftCardPage,
  login: LoginPage,
  register: RegisterPage,
  provider: ProviderPage,
  providerBack: ProviderPage,
  proveLink: ProveLinkPage,
  linkedSignIns: LinkedSignInsPage,
  account: AccountPage,
  forgot: ForgotPage,
  reset: ResetPage,
  verify: VerifyPage,
  factor: FactorPage,
  chooseFactor: ChooseFactorPage,
  addFactor: AddFactorPage,
  recoveryCodes: RecoveryCodesPage,
  lostFactor: LostFactorPage,
  keepFactor: KeepFactorPage,
  restore: RemindersPage,
  reminders: RemindersPage,
  backInStock: RemindersPage,
  priceMails: RemindersPage,
  confirmPriceMails: RemindersPage,
  endNewsletter: RemindersPage,
  confirmNewsletter: RemindersPage,
  reviewRequests: RemindersPage,
  reviewOrder: ReviewOrderPage,
  notice: NoticePage,
  confirm: ConfirmPage,
  profile: ProfilePage,
  password: PasswordPage,
  factors: FactorsPage,
  approvals: ApprovalsPage,
  files: FilesPage,
  storeCredit: StoreCreditPage,
  addresses: AddressesPage,
  devices: DevicesPage,
  grants: GrantsPage,
  leave: LeavePage,
  error: ErrorPage,
  opensSoon: OpensSoonPage,
  notFound: NotFoundPage,
} as unknown as Record<ScreenName, Page>

const stay = () => undefined

const render = (state: PageState) =>
  renderToString(
    <Root
      state={state}
      Page={pages[state.screen]}
      messages={messagesFor(state.layout.lang, state.layout.locale, state.layout.texts)}
      server={inertPageServer}
      navigate={stay}
    />,
  )

/** Entry point of the server bundle. */
export const createShopHandler = (options: Omit<RequestHandlerOptions, 'routes' | 'render'>) =>
  createRequestHandler({ ...options, routes, render })
