import { createMessages } from '@vitrine/messages'
import { useMessages } from '@vitrine/messages/react'
import { uiMessagesEn } from './ui-messages.ts'

const english = createMessages({ ui: uiMessagesEn }, 'en')

/** The messages of the components, from the branch `ui` of the page's messages; English without. */
export const useUiMessages = () => useMessages(english).ui

/** BCP 47: how amounts are written on the page. */
export const useUiLocale = () => useMessages(english).locale
