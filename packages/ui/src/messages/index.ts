export { uiMessagesEn } from './ui-messages.ts'
export { useUiLocale, useUiMessages } from './use-ui-messages.ts'
