import { defineFact } from '../kit/index.ts'

/** Facts of messages from contact forms, without text and sender. */
export const ContactMessageReceived = defineFact('contact_message.received')
/** It was read, or is unread again. */
export const ContactMessageChanged = defineFact('contact_message.changed')
export const ContactMessageDeleted = defineFact('contact_message.deleted')
