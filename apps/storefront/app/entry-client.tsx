import './icon.svg'
import { parsePageState } from '@vitrine/react'
import { hydrateRoot } from 'react-dom/client'
import { createLiveUpdates, liveUpdatesUrl } from './live-updates.ts'
import type { Messages } from './messages/index.ts'
import { createMessageLoader } from './messages/load-parts.ts'
import { createNavigation } from './navigation.ts'
import { createPageServer } from './page-server.ts'
import type { PageState } from './page-state.ts'
import { hydrateInTurns } from './parts/hydrate-later.tsx'
import { type Page, Root } from './root.tsx'
import type { ScreenName } from './routes.ts'
import { rememberTyped } from './typed-values.ts'
import { withStyles } from './with-styles.ts'

const pages: Record<ScreenName, () => Promise<unknown>> = {
  home: () => import('./screens/home/page.tsx').then((module) => module.HomePage),
  collection: () => import('./screens/collection/page.tsx').then((module) => module.CollectionPage),
  collections: () =>
    import('./screens/collections/page.tsx').then((module) => module.CollectionsPage),
  product: () => import('./screens/product/page.tsx').then((module) => module.ProductPage),
  content: () => import('./screens/content/page.tsx').then((module) => module.ContentPage),
  pagePreview: () => import('./screens/content/page.tsx').then((module) => module.ContentPage),
  journal: () => import('./screens/journal/page.tsx').then((module) => module.JournalPage),
  article: () => import('./screens/article/page.tsx').then((module) => module.ArticlePage),
  search: () => import('./screens/search/page.tsx').then((module) => module.SearchPage),
  cart: () => import('./screens/cart/page.tsx').then((module) => module.CartPage),
  recent: () => import('./screens/recent/page.tsx').then((module) => module.RecentPage),
  wishList: () => import('./screens/wish-list/page.tsx').then((module) => module.WishListPage),
  sharedWishes: () =>
    import('./screens/shared-wishes/page.tsx').then((module) => module.SharedWishesPage),
  checkout: () => import('./screens/checkout/page.tsx').then((module) => module.CheckoutPage),
  order: () => import('./screens/order/page.tsx').then((module) => module.OrderPage),
  subscription: () =>
    import('./screens/subscription/page.tsx').then((module) => module.SubscriptionPage),
  subscriptions: () =>
    import('./screens/subscriptions/page.tsx').then((module) => module.SubscriptionsPage),
  orders: () => import('./screens/orders/page.tsx').then((module) => module.OrdersPage),
  giftCard: () => import('./screens/gift-card/page.tsx').then((module) => module.GiftCardPage),
  agree: () => import('./screens/agree/page.tsx').then((module) => module.AgreePage),
  payRequest: () =>
    import('./screens/pay-request/page.tsx').then((module) => module.PayRequestPage),
  askReturn: () => import('./screens/ask-return/page.tsx').then((module) => module.AskReturnPage),
  returnSlip: () =>
    import('./screens/return-slip/page.tsx').then((module) => module.ReturnSlipPage),
  withdraw: () => import('./screens/withdraw/page.tsx').then((module) => module.WithdrawPage),
  login: () => import('./screens/login/page.tsx').then((module) => module.LoginPage),
  register: () => import('./screens/register/page.tsx').then((module) => module.RegisterPage),
  provider: () => import('./screens/provider/page.tsx').then((module) => module.ProviderPage),
  providerBack: () => import('./screens/provider/page.tsx').then((module) => module.ProviderPage),
  proveLink: () => import('./screens/prove-link/page.tsx').then((module) => module.ProveLinkPage),
  linkedSignIns: () =>
    import('./screens/linked-sign-ins/page.tsx').then((module) => module.LinkedSignInsPage),
  account: () => import('./screens/account/page.tsx').then((module) => module.AccountPage),
  forgot: () => import('./screens/forgot/page.tsx').then((module) => module.ForgotPage),
  reset: () => import('./screens/reset/page.tsx').then((module) => module.ResetPage),
  verify: () => import('./screens/verify/page.tsx').then((module) => module.VerifyPage),
  factor: () => import('./screens/factor/page.tsx').then((module) => module.FactorPage),
  chooseFactor: () =>
    import('./screens/choose-factor/page.tsx').then((module) => module.ChooseFactorPage),
  addFactor: () => import('./screens/add-factor/page.tsx').then((module) => module.AddFactorPage),
  recoveryCodes: () =>
    import('./screens/recovery-codes/page.tsx').then((module) => module.RecoveryCodesPage),
  lostFactor: () =>
    import('./screens/lost-factor/page.tsx').then((module) => module.LostFactorPage),
  restore: () => import('./screens/reminders/page.tsx').then((module) => module.RemindersPage),
  reminders: () => import('./screens/reminders/page.tsx').then((module) => module.RemindersPage),
  backInStock: () => import('./screens/reminders/page.tsx').then((module) => module.RemindersPage),
  priceMails: () => import('./screens/reminders/page.tsx').then((module) => module.RemindersPage),
  confirmPriceMails: () =>
    import('./screens/reminders/page.tsx').then((module) => module.RemindersPage),
  endNewsletter: () =>
    import('./screens/reminders/page.tsx').then((module) => module.RemindersPage),
  confirmNewsletter: () =>
    import('./screens/reminders/page.tsx').then((module) => module.RemindersPage),
  reviewRequests: () =>
    import('./screens/reminders/page.tsx').then((module) => module.RemindersPage),
  reviewOrder: () =>
    import('./screens/review-order/page.tsx').then((module) => module.ReviewOrderPage),
  keepFactor: () =>
    import('./screens/keep-factor/page.tsx').then((module) => module.KeepFactorPage),
  notice: () => import('./screens/notice/page.tsx').then((module) => module.NoticePage),
  confirm: () => import('./screens/confirm/page.tsx').then((module) => module.ConfirmPage),
  profile: () => import('./screens/profile/page.tsx').then((module) => module.ProfilePage),
  password: () => import('./screens/password/page.tsx').then((module) => module.PasswordPage),
  factors: () => import('./screens/factors/page.tsx').then((module) => module.FactorsPage),
  approvals: () => import('./screens/approvals/page.tsx').then((module) => module.ApprovalsPage),
  files: () => import('./screens/files/page.tsx').then((module) => module.FilesPage),
  storeCredit: () =>
    import('./screens/store-credit/page.tsx').then((module) => module.StoreCreditPage),
  addresses: () => import('./screens/addresses/page.tsx').then((module) => module.AddressesPage),
  grants: () => import('./screens/grants/page.tsx').then((module) => module.GrantsPage),
  devices: () => import('./screens/devices/page.tsx').then((module) => module.DevicesPage),
  leave: () => import('./screens/leave/page.tsx').then((module) => module.LeavePage),
  error: () => import('./screens/error/page.tsx').then((module) => module.ErrorPage),
  opensSoon: () => import('./screens/opens-soon/page.tsx').then((module) => module.OpensSoonPage),
  notFound: () => import('./screens/not-found/page.tsx').then((module) => module.NotFoundPage),
}

async function start() {
  const rootElement = document.getElementById('root')
  const text = document.getElementById('page-state')?.textContent
  if (!rootElement || !text) return
  const first = parsePageState<PageState>(text)
  const { lang, locale, texts } = first.layout
  const loadMessages = createMessageLoader({ language: lang, locale }, texts)
  let messages: Messages
  const pageOf = async (screen: ScreenName) => {
    const [page, loaded] = await Promise.all([pages[screen](), loadMessages(screen)])
    messages = loaded
    return page as Page
  }
  const Page = await pageOf(first.screen)
  const rootOf = (state: PageState, CurrentPage: Page) => (
    <Root
      state={state}
      messages={messages}
      server={server}
      Page={CurrentPage}
      navigate={navigation.navigate}
    />
  )
  const nextPageOf = async (screen: ScreenName) => {
    const [page] = await Promise.all([withStyles(() => pageOf(screen)), hydrated])
    return page
  }
  const navigation = createNavigation(first, nextPageOf, (state, CurrentPage) => {
    root.render(rootOf(state, CurrentPage))
    live.watch(liveUpdatesUrl(state))
  })
  const server = createPageServer(navigation.showAnswer, navigation.refresh)
  const live = createLiveUpdates(() => void navigation.refresh())
  const { root, hydrated } = hydrateInTurns(
    () => hydrateRoot(rootElement, rootOf(first, Page)),
    () => rememberTyped(rootElement),
  )
  navigation.start()
  live.watch(liveUpdatesUrl(first))
  await hydrated
  rootElement.dataset.hydrated = ''
}

void start()
