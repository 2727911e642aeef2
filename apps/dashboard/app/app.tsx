import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { MessagesProvider } from '@vitrine/messages/react'
import { useMemo } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import type { Messages } from './messages/index.ts'
import { goWith } from './queries.ts'
import { type AppRouter, loadScreen } from './routes.ts'
import { ConfirmProvider } from './shared/confirm.tsx'
import { focusTitle } from './shared/focus.ts'
import { type Navigation, NavigationContext } from './shared/navigation.tsx'
import { ToastProvider } from './shared/toast.tsx'

interface AppProps {
  readonly messages: Messages
  readonly router: AppRouter
  readonly queries: QueryClient
}

/** Provides the common context of all screens: router, query cache, messages, toasts and confirmations. */
export function App({ messages, router, queries }: AppProps) {
  const navigation = useMemo(() => start(router), [router])
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

function start(router: AppRouter): Navigation {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) focusTitle()
  })
  return {
    go: goWith(router),
    preload: (address) => {
      void loadScreen(router, address.split('?')[0]!).catch(() => {})
    },
  }
}
