import type { PhoneMessage } from '@vitrine/contract/mailbox'
import type { StoredMessage } from './model.ts'

export const encodeMessage = (
  { id, kind, to, text, state, failure, createdDate }: StoredMessage,
  withText: boolean,
): PhoneMessage => ({
  id,
  kind,
  to,
  state,
  createdDate,
  text: withText ? text : '',
  ...(failure === null ? {} : { failure }),
})
