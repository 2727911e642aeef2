import { createContext, type ReactNode, useContext } from 'react'
import { type Catalogue, createMessages, type Messages } from './messages.ts'
import { type UiCatalogue, uiMessagesEn } from './ui-messages.ts'

const MessagesContext = createContext<unknown>(createMessages(uiMessagesEn, 'en'))

export type MessagesProviderProps<C extends Catalogue & UiCatalogue> = {
  messages: Messages<C>
  children: ReactNode
}

/** Hands the app's words to everything below. Without it components speak English. */
export function MessagesProvider<C extends Catalogue & UiCatalogue>({
  messages,
  children,
}: MessagesProviderProps<C>) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/** `useMessages<typeof myCatalogue>()` types the keys; the provider above must hold that catalogue. */
export function useMessages<C extends Catalogue = typeof uiMessagesEn>(): Messages<C> {
  // A context cannot be generic: the provider accepts only catalogues that contain ours, and an app
  // has exactly one, so naming its type here is safe.
  return useContext(MessagesContext) as Messages<C>
}
