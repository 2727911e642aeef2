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
const newProduct = createRoute({
  getParentRoute: () => inside,
  path: '/products/new',
  component: lazyRouteComponent(() => import('./screens/product/route.tsx'), 'NewProductRoute'),
})
const product = createRoute({
  getParentRoute: () => inside,
  path: '/products/$productId',
  component: lazyRouteComponent(() => import('./screens/product/route.tsx'), 'ProductRoute'),
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
const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/settings/route.tsx'), 'SettingsRoute'),
})

const routeTree = root.addChildren([
  bare.addChildren([signIn, welcome]),
  inside.addChildren([home, products, newProduct, product, members, imports, oneImport, settings]),
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
