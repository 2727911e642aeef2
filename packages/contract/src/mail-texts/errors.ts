import { defineError } from '../kit/index.ts'

/**
 * `data.field` is the part, `data.placeholder` the unknown placeholder, `data.accepted` those of this mail.
 */
export const MailPlaceholderUnknown = defineError({
  code: 'MAIL_PLACEHOLDER_UNKNOWN',
  status: 400,
  description: 'The text names a placeholder that this mail does not know',
})
/**
 * `data.field` is the part, `data.text` the text at the brace, `data.accepted` the placeholders of this mail.
 */
export const MailPlaceholderBroken = defineError({
  code: 'MAIL_PLACEHOLDER_BROKEN',
  status: 400,
  description: 'A brace in the text belongs to no placeholder; write {{ or }} for a brace',
})
/** `data.field` is the part, `data.placeholder` the required placeholder. */
export const MailPlaceholderMissing = defineError({
  code: 'MAIL_PLACEHOLDER_MISSING',
  status: 400,
  description: 'The text has to name a placeholder without which the mail says too little',
})
/** `data.field` is the part, `data.accepted` the parts of this mail. */
export const MailPartUnknown = defineError({
  code: 'MAIL_PART_UNKNOWN',
  status: 400,
  description: 'This mail has no such part',
})
/** A test is sent to the calling staff member; API keys have no address. */
export const MailTestForStaffOnly = defineError({
  code: 'MAIL_TEST_FOR_STAFF_ONLY',
  status: 409,
  description: 'Only staff can send themselves a test; an API key has no address',
})
