import { type AsyncRouteComponent, createRootRoute, createRoute } from '@tanstack/react-router'
import { NotFound } from './shell/not-found.tsx'
import { SignedIn } from './shell/signed-in.tsx'

export const root = createRootRoute({ notFoundComponent: NotFound })

export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: SignedIn,
})

/** A screen of those who are signed in. */
export const screen = <const Path extends string>(
  path: Path,
  component: AsyncRouteComponent<unknown>,
) => createRoute({ getParentRoute: () => signedIn, path, component })
