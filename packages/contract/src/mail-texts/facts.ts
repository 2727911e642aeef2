import { defineFact } from '../kit/index.ts'

/** Its entity is a mail in a language, such as `order-confirmed.de`. */
export const MailTextChanged = defineFact('mail_text.changed')
