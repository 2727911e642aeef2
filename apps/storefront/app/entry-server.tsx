import { renderToString } from 'react-dom/server'
import { createAnswer, type Parts } from '../server/answer.ts'
import { messagesFor } from './messages/all.ts'
import type { PageState } from './page-state.ts'
import { type Page, Root } from './root.tsx'
import type { ScreenName } from './routes.ts'
import { AccountPage } from './screens/account/page.tsx'
import { accountRoute } from './screens/account/route.ts'
import { CollectionPage } from './screens/collection/page.tsx'
import { collectionRoute } from './screens/collection/route.ts'
import { HomePage } from './screens/home/page.tsx'
import { homeRoute } from './screens/home/route.ts'
import { LoginPage } from './screens/login/page.tsx'
import { loginRoute } from './screens/login/route.ts'
import { LostPage } from './screens/lost/page.tsx'
import { lostRoute } from './screens/lost/route.ts'
import { ProductPage } from './screens/product/page.tsx'
import { productRoute } from './screens/product/route.ts'
import { RegisterPage } from './screens/register/page.tsx'
import { registerRoute } from './screens/register/route.ts'
import type { Route } from './screens/screen.ts'
import { SearchPage } from './screens/search/page.tsx'
import { searchRoute } from './screens/search/route.ts'

const routes: Record<ScreenName, Route> = {
  home: homeRoute,
  collection: collectionRoute,
  product: productRoute,
  search: searchRoute,
  login: loginRoute,
  register: registerRoute,
  account: accountRoute,
  lost: lostRoute,
}

// A loader gives its own page what that page takes; between the two stands JSON.
const pages = {
  home: HomePage,
  collection: CollectionPage,
  product: ProductPage,
  search: SearchPage,
  login: LoginPage,
  register: RegisterPage,
  account: AccountPage,
  lost: LostPage,
} as unknown as Record<ScreenName, Page>

const stay = () => undefined

const render = (state: PageState) =>
  renderToString(
    <Root
      state={state}
      Page={pages[state.screen]}
      words={messagesFor(state.frame.lang, state.frame.locale)}
      navigate={stay}
    />,
  )

/** The server's half of the shop, as one file. */
export const createAnswerer = (options: Omit<Parts, 'routes' | 'render'>) =>
  createAnswer({ ...options, routes, render })
