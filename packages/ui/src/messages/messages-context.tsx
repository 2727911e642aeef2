import { createContext, type ReactNode, useContext } from 'react'
import { type Catalogue, createMessages, type Messages } from './messages.ts'
import { type UiCatalogue, uiMessagesEn } from './ui-messages.ts'

const MessagesContext = createContext<unknown>(createMessages(uiMessagesEn, 'en'))

export type MessagesProviderProps<C extends Catalogue & UiCatalogue> = {
  messages: Messages<C>
  children: ReactNode
}

/** Provides messages to all components below. English without it. */
export function MessagesProvider<C extends Catalogue & UiCatalogue>({
  messages,
  children,
}: MessagesProviderProps<C>) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/** `useMessages<typeof myCatalogue>()` types the keys; the provider must have that catalogue. */
export function useMessages<C extends Catalogue = typeof uiMessagesEn>(): Messages<C> {
  // A context cannot be generic: the provider accepts only catalogues that contain the package's
  // own, and an app has exactly one, so the cast is safe.
  return useContext(MessagesContext) as Messages<C>
}
