import { useMessages as useProvidedMessages } from '@vitrine/messages/react'
import { english, type Messages } from '../messages/index.ts'

/** The messages in the language of the reader. */
export const useMessages = (): Messages => useProvidedMessages(english)
