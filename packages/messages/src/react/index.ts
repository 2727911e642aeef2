export { MessagesProvider, useMessages } from './messages-context.tsx'
