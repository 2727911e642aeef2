import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { MessagesProvider } from '@vitrine/messages/react'
import { VitrineError } from '@vitrine/sdk'
import { useMemo } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { clearSignedInHint } from './api/signed-in-hint.ts'
import { links } from './links.ts'
import type { Messages } from './messages/index.ts'
import { type AppRouter, loadScreen } from './routes.ts'
import { ConfirmProvider } from './shared/confirm.tsx'
import { focusTitle } from './shared/focus.ts'
import { type Navigation, NavigationContext } from './shared/navigation.tsx'
import { ToastProvider } from './shared/toast.tsx'

interface AppProps {
  readonly messages: Messages
  readonly router: AppRouter
}

/** Provides the common context of all screens: router, query cache, messages, toasts and confirmations. */
export function App({ messages, router }: AppProps) {
  const { queries, navigation } = useMemo(() => start(router), [router])
  return (
    <MessagesProvider messages={messages}>
      <I18nProvider locale={messages.locale}>
        <QueryClientProvider client={queries}>
          <NavigationContext value={navigation}>
            <ToastProvider>
              <ConfirmProvider>
                <RouterProvider router={router} />
              </ConfirmProvider>
            </ToastProvider>
          </NavigationContext>
        </QueryClientProvider>
      </I18nProvider>
    </MessagesProvider>
  )
}

function start(router: AppRouter) {
  const { history } = router
  const navigation: Navigation = {
    go: (address, options) => (options?.replace ? history.replace(address) : history.push(address)),
    preload: (address) => {
      void loadScreen(router, address.split('?')[0]!).catch(() => {})
    },
  }
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) focusTitle()
  })
  return { navigation, queries: createQueries(navigation) }
}

/**
 * After a 401, redirects to sign-in and back afterwards. After an error for a missing second factor, reloads
 * the session, which leads to adding one.
 */
function createQueries({ go }: Navigation) {
  const onError = (error: unknown) => {
    const { pathname, search } = globalThis.location
    if (!(error instanceof VitrineError)) return
    if (error.status === 403 && error.data?.secondFactor === 'required') {
      void queries.invalidateQueries({ queryKey: ['staff.getCurrent'] })
    }
    if (error.status !== 401 || pathname === links.signIn()) return
    clearSignedInHint()
    go(links.signIn(pathname + search))
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (count, error) =>
          count < 2 && error instanceof VitrineError && error.kind === 'system',
      },
    },
  })
  return queries
}
