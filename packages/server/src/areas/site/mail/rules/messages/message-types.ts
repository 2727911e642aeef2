import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { SecondFactor, TemplateName } from '../../model.ts'

/** The texts of one mail. The first line is also the preview that mail programs show after the subject. */
export interface MailText {
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
  /** The label of the button. */
  readonly action: string
  readonly note: string
}
type MessageWithoutAction = Omit<MailText, 'action'>

interface ShopParameters {
  readonly shop: string
}
/** `period` is a length of time as text, such as "10 minutes". */
interface PeriodParameters extends ShopParameters {
  readonly period: string
}

/** The texts of every mail in one language; a missing one does not compile. */
export interface MailTexts {
  welcome(parameters: ShopParameters & { readonly isWaiting: boolean }): MailText
  'verification-code'(parameters: PeriodParameters): MessageWithoutAction
  'password-recovery'(parameters: PeriodParameters): MailText
  activation(parameters: PeriodParameters): MailText
  approved(parameters: ShopParameters): MailText
  'password-changed'(parameters: ShopParameters): MailText
  'new-sign-in'(parameters: ShopParameters): MailText
  'second-factor-code'(parameters: PeriodParameters): MessageWithoutAction
  'factor-changed'(
    parameters: ShopParameters & { readonly factor: string; readonly change: 'added' | 'removed' },
  ): MailText
  'sign-in-linked'(
    parameters: ShopParameters & {
      readonly provider: string
      readonly change: 'linked' | 'unlinked'
    },
  ): MailText
  'sign-in-denied'(parameters: ShopParameters): MailText
  'passkey-copied'(parameters: ShopParameters & { readonly passkey: string }): MailText
  'factor-reset'(parameters: ShopParameters & { readonly time: string }): MailText
  'account-exists'(parameters: ShopParameters): MailText
  'staff-invitation'(
    parameters: ShopParameters & { readonly inviter: string; readonly role: string },
  ): MailText
  'staff-recovery'(parameters: ShopParameters): MailText
  'staff-factor-changed'(
    parameters: ShopParameters & {
      readonly factor: string
      readonly change: 'added' | 'removed' | 'used' | 'reset'
      readonly codesLeft: number
    },
  ): MailText
  'member-waiting'(parameters: ShopParameters & { readonly member: string }): MailText
  test(parameters: ShopParameters): MessageWithoutAction
}

export interface Messages {
  /** The greeting; `name` is empty when it is unknown. */
  hello(name: string): string
  readonly linkHint: string
  /** Under every mail: who sent it. */
  sentBy(shop: string): string
  readonly labels: Readonly<Record<'time' | 'device' | 'network', string>>
  device(browser: string, system: string): string
  readonly unknownDevice: string
  readonly roles: Readonly<Record<StaffRole, string>>
  /** Names of second factors as used within a sentence. */
  readonly factors: Readonly<Record<SecondFactor, string>>
  readonly mails: MailTexts & Record<TemplateName, unknown>
}
