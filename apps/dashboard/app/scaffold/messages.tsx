import { createContext, use } from 'react'
import { en, type Messages } from '../messages/en.ts'

/** The words of the dashboard in the reader's language. */
export const MessagesContext = createContext<Messages>(en)
export const useMessages = () => use(MessagesContext)
