import { createContext, use } from 'react'
import { en, type Messages } from '../messages/en.ts'

/** The messages in the language of the reader. */
export const MessagesContext = createContext<Messages>(en)
export const useMessages = () => use(MessagesContext)
