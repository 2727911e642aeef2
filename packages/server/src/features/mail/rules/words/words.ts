import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { SecondFactor, TemplateName } from '../../model.ts'

/** The words of one mail. The first line is also what mail programs show beside the subject. */
export interface Message {
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
  /** What stands on the button. */
  readonly action: string
  readonly note: string
}
type Silent = Omit<Message, 'action'>

interface Shop {
  readonly shop: string
}
/** `period` is a length of time in words, such as "10 minutes". */
interface Limited extends Shop {
  readonly period: string
}

/** The words of every mail in one language; a missing one does not compile. */
export interface Messages {
  welcome(said: Shop & { readonly isWaiting: boolean }): Message
  'verification-code'(said: Limited): Silent
  'password-recovery'(said: Limited): Message
  activation(said: Limited): Message
  approved(said: Shop): Message
  'password-changed'(said: Shop): Message
  'new-sign-in'(said: Shop): Message
  'second-factor-code'(said: Limited): Silent
  'factor-changed'(
    said: Shop & { readonly factor: string; readonly change: 'added' | 'removed' },
  ): Message
  'sign-in-linked'(
    said: Shop & { readonly provider: string; readonly change: 'linked' | 'unlinked' },
  ): Message
  'sign-in-denied'(said: Shop): Message
  'passkey-copied'(said: Shop & { readonly passkey: string }): Message
  'factor-reset'(said: Shop & { readonly time: string }): Message
  'account-exists'(said: Shop): Message
  'staff-invitation'(said: Shop & { readonly inviter: string; readonly role: string }): Message
  'staff-recovery'(said: Shop): Message
  'staff-factor-changed'(
    said: Shop & {
      readonly factor: string
      readonly change: 'added' | 'removed' | 'used' | 'reset'
      readonly codesLeft: number
    },
  ): Message
  'member-waiting'(said: Shop & { readonly member: string }): Message
  test(said: Shop): Silent
}

export interface Words {
  /** The greeting; `name` is empty when nobody knows it. */
  hello(name: string): string
  readonly linkHint: string
  /** Under every mail: who sent it. */
  sentBy(shop: string): string
  readonly labels: Readonly<Record<'time' | 'device' | 'network', string>>
  device(browser: string, system: string): string
  readonly unknownDevice: string
  readonly roles: Readonly<Record<StaffRole, string>>
  /** Second factors as they stand within a sentence. */
  readonly factors: Readonly<Record<SecondFactor, string>>
  readonly mails: Messages & Record<TemplateName, unknown>
}
