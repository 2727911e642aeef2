import { useMessages as useProvidedMessages } from '@vitrine/messages/react'
import type { Messages } from '../messages/index.ts'

/** The messages in the user's language. A screen uses those of the parts that its route loads. */
export const useMessages = (): Messages => useProvidedMessages<Messages>()
