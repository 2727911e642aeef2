import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadMessages } from '../messages/index.ts'
import type { MessagePart } from '../messages/parts.ts'
import { NotFound } from '../shell/not-found.tsx'
import { SignedIn } from '../shell/signed-in.tsx'

export const root = createRootRoute({ notFoundComponent: NotFound })

export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: SignedIn,
})

/** Routes of screens for signed-in users. Loads a screen and its parts of the messages in parallel. */
export const screensWith =
  (...parts: readonly MessagePart[]) =>
  <const Path extends string, Name extends string, Module extends Record<Name, () => unknown>>(
    path: Path,
    load: () => Promise<Module>,
    name: Name,
  ) => {
    const loadScreen = async () => {
      const [module] = await Promise.all([load(), loadMessages(...parts)])
      return module as Record<string, () => unknown>
    }
    const component = lazyRouteComponent(loadScreen as never, name as never)
    return createRoute({ getParentRoute: () => signedIn, path, component })
  }
