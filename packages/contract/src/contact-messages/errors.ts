import { defineError } from '../kit/index.ts'

export const ContactFormNotFound = defineError({
  code: 'CONTACT_FORM_NOT_FOUND',
  status: 404,
  description: 'No page that visitors see has this contact form',
})
/** `data.most` is how many. */
export const TooManyContactMessages = defineError({
  code: 'TOO_MANY_CONTACT_MESSAGES',
  status: 429,
  description: 'The address or the member has sent as many messages today as one may',
})
export const ContactMessageNotFound = defineError({
  code: 'CONTACT_MESSAGE_NOT_FOUND',
  status: 404,
  description: 'There is no message with this id',
})
