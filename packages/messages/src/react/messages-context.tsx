import { createContext, type ReactNode, useContext } from 'react'

const MessagesContext = createContext<unknown>(undefined)

/** Provides the messages of an app to all components below. */
export function MessagesProvider({
  messages,
  children,
}: {
  readonly messages: object
  readonly children: ReactNode
}) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/**
 * The messages of the page. A context cannot be generic: an app declares the type of its catalogue in a hook
 * of its own, and a component library reads its own branch.
 *
 * Returns `fallback` without a provider; throws an Error where there is none either.
 */
export function useMessages<M extends object>(fallback?: M): M {
  const messages = (useContext(MessagesContext) ?? fallback) as M | undefined
  if (!messages) throw new Error('useMessages: there is no MessagesProvider')
  return messages
}
