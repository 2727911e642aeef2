import { Guid, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import { phoneKinds } from '../vocabulary/index.ts'

/**
 * WAITING for the mail server, SENT to it, KEPT in the mailbox because there is none (or the site is a
 * demonstration), or FAILED: refused for good, or refused too often.
 */
export const mailStates = ['WAITING', 'SENT', 'KEPT', 'FAILED'] as const

/** One mail of the site. */
export const Mail = Type.Object({
  id: Guid(),
  /** Which mail it is, such as `welcome` or `verification-code`. */
  template: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  /** Empty once it was removed, 14 days after writing, and for readers who may not see bodies. */
  text: Type.String(),
  /** Empty whenever `text` is. */
  html: Type.String(),
  state: OneOf(mailStates),
  /** The mail server's response to the last refused attempt. */
  failure: Type.Optional(Type.String()),
  /** True for mails about a rehearsed order, which are always KEPT. Absent otherwise. */
  isRehearsal: Type.Optional(Type.Boolean()),
  createdDate: Timestamp(),
  /** When the body was removed. */
  clearedDate: Type.Optional(Timestamp()),
})
export type Mail = Static<typeof Mail>

/**
 * A message to a phone: WAITING for the gateway, SENT to it, KEPT in the mailbox because the site has none, or
 * FAILED: refused for good, refused too often, or too late.
 */
export const PhoneMessage = Type.Object({
  id: Guid(),
  kind: OneOf(phoneKinds),
  /** E.164. */
  to: Type.String(),
  /** The message; empty once it was sent, and for readers without permission. */
  text: Type.String(),
  state: OneOf(mailStates),
  /** The gateway's response to the last refused attempt. */
  failure: Type.Optional(Type.String()),
  createdDate: Timestamp(),
})
export type PhoneMessage = Static<typeof PhoneMessage>
