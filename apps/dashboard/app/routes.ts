import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { catalogRoutes } from './routes/catalog.ts'
import { fileRoutes } from './routes/files.ts'
import { peopleRoutes } from './routes/people.ts'
import { salesRoutes } from './routes/sales.ts'
import { root, screensWith, signedIn } from './routes/screen.ts'
import { setupRoutes } from './routes/setup.ts'
import { systemRoutes } from './routes/system.ts'
import { AuthRouteLayout } from './shell/auth-layout.tsx'
import { ScreenFailure } from './shell/screen-failure.tsx'

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

const home = screensWith()('/', () => import('./screens/home/route.tsx'), 'HomeRoute')

const routeTree = root.addChildren([
  authLayout.addChildren([signIn, welcome, recover]),
  signedIn.addChildren([
    home,
    ...salesRoutes,
    ...catalogRoutes,
    ...fileRoutes,
    ...peopleRoutes,
    ...setupRoutes,
    ...systemRoutes,
  ]),
])

const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
const textOf = (search: Record<string, string>) => {
  const text = new URLSearchParams(search).toString()
  return text === '' ? '' : `?${text}`
}

/** Preloads the screen at a path of the dashboard. */
export const loadScreen = (router: AppRouter, path: string) =>
  router.preloadRoute({ to: path.replace(/^\/dashboard/, '') || '/' })

export type AppRouter = ReturnType<typeof createAppRouter>

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
    defaultErrorComponent: ScreenFailure,
  })
