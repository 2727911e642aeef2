import { defineFact } from '../kit/index.ts'

/** Facts of messages from contact forms. They say nothing of what is written, and by whom. */
export const ContactMessageReceived = defineFact('contact_message.received')
/** It was read, or is unread again. */
export const ContactMessageChanged = defineFact('contact_message.changed')
export const ContactMessageDeleted = defineFact('contact_message.deleted')
