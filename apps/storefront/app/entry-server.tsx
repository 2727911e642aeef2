import { renderToString } from 'react-dom/server'
import { createRequestHandler, type RequestHandlerOptions } from '../server/request-handler.ts'
import { messagesFor } from './messages/all.ts'
import { inertPageServer } from './page-server.ts'
import type { PageState } from './page-state.ts'
import { type Page, Root } from './root.tsx'
import type { ScreenName } from './routes.ts'
import { AccountPage } from './screens/account/page.tsx'
import { accountRoute } from './screens/account/route.ts'
import { AddFactorPage } from './screens/add-factor/page.tsx'
import { addFactorRoute } from './screens/add-factor/route.ts'
import { ApprovalsPage } from './screens/approvals/page.tsx'
import { approvalsRoute } from './screens/approvals/route.ts'
import { ChooseFactorPage } from './screens/choose-factor/page.tsx'
import { chooseFactorRoute } from './screens/choose-factor/route.ts'
import { CollectionPage } from './screens/collection/page.tsx'
import { collectionRoute } from './screens/collection/route.ts'
import { CollectionsPage } from './screens/collections/page.tsx'
import { collectionsRoute } from './screens/collections/route.ts'
import { ConfirmPage } from './screens/confirm/page.tsx'
import { confirmRoute } from './screens/confirm/route.ts'
import { DevicesPage } from './screens/devices/page.tsx'
import { devicesRoute } from './screens/devices/route.ts'
import { ErrorPage } from './screens/error/page.tsx'
import { errorRoute } from './screens/error/route.ts'
import { FactorPage } from './screens/factor/page.tsx'
import { factorRoute } from './screens/factor/route.ts'
import { FactorsPage } from './screens/factors/page.tsx'
import { factorsRoute } from './screens/factors/route.ts'
import { FilesPage } from './screens/files/page.tsx'
import { filesRoute } from './screens/files/route.ts'
import { ForgotPage } from './screens/forgot/page.tsx'
import { forgotRoute } from './screens/forgot/route.ts'
import { GrantsPage } from './screens/grants/page.tsx'
import { grantsRoute } from './screens/grants/route.ts'
import { HomePage } from './screens/home/page.tsx'
import { homeRoute } from './screens/home/route.ts'
import { KeepFactorPage } from './screens/keep-factor/page.tsx'
import { keepFactorRoute } from './screens/keep-factor/route.ts'
import { LeavePage } from './screens/leave/page.tsx'
import { leaveRoute } from './screens/leave/route.ts'
import { LinkedSignInsPage } from './screens/linked-sign-ins/page.tsx'
import { linkedSignInsRoute } from './screens/linked-sign-ins/route.ts'
import { LoginPage } from './screens/login/page.tsx'
import { loginRoute } from './screens/login/route.ts'
import { LostFactorPage } from './screens/lost-factor/page.tsx'
import { lostFactorRoute } from './screens/lost-factor/route.ts'
import { NotFoundPage } from './screens/not-found/page.tsx'
import { notFoundRoute } from './screens/not-found/route.ts'
import { NoticePage } from './screens/notice/page.tsx'
import { noticeRoute } from './screens/notice/route.ts'
import { PasswordPage } from './screens/password/page.tsx'
import { passwordRoute } from './screens/password/route.ts'
import { ProductPage } from './screens/product/page.tsx'
import { productRoute } from './screens/product/route.ts'
import { ProfilePage } from './screens/profile/page.tsx'
import { profileRoute } from './screens/profile/route.ts'
import { ProveLinkPage } from './screens/prove-link/page.tsx'
import { proveLinkRoute } from './screens/prove-link/route.ts'
import { ProviderPage } from './screens/provider/page.tsx'
import { providerBackRoute, providerRoute } from './screens/provider/route.ts'
import { RecoveryCodesPage } from './screens/recovery-codes/page.tsx'
import { recoveryCodesRoute } from './screens/recovery-codes/route.ts'
import { RegisterPage } from './screens/register/page.tsx'
import { registerRoute } from './screens/register/route.ts'
import { ResetPage } from './screens/reset/page.tsx'
import { resetRoute } from './screens/reset/route.ts'
import type { Route } from './screens/screen.ts'
import { SearchPage } from './screens/search/page.tsx'
import { searchRoute } from './screens/search/route.ts'
import { VerifyPage } from './screens/verify/page.tsx'
import { verifyRoute } from './screens/verify/route.ts'

const routes: Record<ScreenName, Route> = {
  home: homeRoute,
  collection: collectionRoute,
  collections: collectionsRoute,
  product: productRoute,
  search: searchRoute,
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
  notice: noticeRoute,
  confirm: confirmRoute,
  profile: profileRoute,
  password: passwordRoute,
  factors: factorsRoute,
  approvals: approvalsRoute,
  files: filesRoute,
  devices: devicesRoute,
  grants: grantsRoute,
  leave: leaveRoute,
  error: errorRoute,
  notFound: notFoundRoute,
}

// A loader returns the props of its own screen; the types are lost in the JSON between them.
const pages = {
  home: HomePage,
  collection: CollectionPage,
  collections: CollectionsPage,
  product: ProductPage,
  search: SearchPage,
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
  notice: NoticePage,
  confirm: ConfirmPage,
  profile: ProfilePage,
  password: PasswordPage,
  factors: FactorsPage,
  approvals: ApprovalsPage,
  files: FilesPage,
  devices: DevicesPage,
  grants: GrantsPage,
  leave: LeavePage,
  error: ErrorPage,
  notFound: NotFoundPage,
} as unknown as Record<ScreenName, Page>

const stay = () => undefined

const render = (state: PageState) =>
  renderToString(
    <Root
      state={state}
      Page={pages[state.screen]}
      messages={messagesFor(state.layout.lang, state.layout.locale)}
      server={inertPageServer}
      navigate={stay}
    />,
  )

/** Entry point of the server bundle. */
export const createShopHandler = (options: Omit<RequestHandlerOptions, 'routes' | 'render'>) =>
  createRequestHandler({ ...options, routes, render })
