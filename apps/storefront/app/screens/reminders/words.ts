import type { Messages } from '../../messages/index.ts'
import type { RemindersProps } from './route.ts'

/** The field of the form that ends all mails but those about orders. */
export const ALL_MAILS = 'all'

export const wordsFor = (
  { about, state }: Pick<RemindersProps, 'about' | 'state'>,
  messages: Messages,
) => (state === 'allEnded' ? messages.allMails.ended : messages[about][state])
