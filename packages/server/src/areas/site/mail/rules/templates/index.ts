import type { MailFacts, TemplateName } from '../../model.ts'
import { accountExists } from './account-exists.ts'
import { activation } from './activation.ts'
import { approved } from './approved.ts'
import { checkoutReminder } from './checkout-reminder.ts'
import { factorChanged } from './factor-changed.ts'
import { factorReset } from './factor-reset.ts'
import { giftCard } from './gift-card.ts'
import { invoiceMail } from './invoice.ts'
import { memberWaiting } from './member-waiting.ts'
import { newSignIn } from './new-sign-in.ts'
import { orderMail, orderReceived } from './order.ts'
import { passkeyCopied } from './passkey-copied.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordRecovery } from './password-recovery.ts'
import { paymentRequested } from './payment-request.ts'
import { returnMail, returnRefunded, shopReturnMail, withdrawalReceived } from './return.ts'
import { secondFactorCode } from './second-factor-code.ts'
import { orderReady, orderShipped } from './shipment.ts'
import { signInDenied } from './sign-in-denied.ts'
import { signInLinked } from './sign-in-linked.ts'
import { staffFactorChanged } from './staff-factor-changed.ts'
import { staffInvitation } from './staff-invitation.ts'
import { staffRecovery } from './staff-recovery.ts'
import type { Template } from './template.ts'
import { testMail } from './test-mail.ts'
import { verificationCode } from './verification-code.ts'
import { welcome } from './welcome.ts'

export const templates: { readonly [Name in keyof MailFacts]: Template<Name> } = {
  welcome,
  'verification-code': verificationCode,
  'password-recovery': passwordRecovery,
  activation,
  approved,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'second-factor-code': secondFactorCode,
  'factor-changed': factorChanged,
  'sign-in-linked': signInLinked,
  'sign-in-denied': signInDenied,
  'passkey-copied': passkeyCopied,
  'factor-reset': factorReset,
  'account-exists': accountExists,
  'staff-factor-changed': staffFactorChanged,
  'staff-invitation': staffInvitation,
  'staff-recovery': staffRecovery,
  'member-waiting': memberWaiting,
  'order-confirmed': orderMail('order-confirmed'),
  'order-paid': orderMail('order-paid'),
  'order-payment-failed': orderMail('order-payment-failed'),
  'order-cancelled': orderMail('order-cancelled'),
  'order-refunded': orderMail('order-refunded'),
  'order-shipped': orderShipped,
  'order-ready': orderReady,
  'return-requested': returnMail('return-requested'),
  'return-agreed': returnMail('return-agreed'),
  'return-declined': returnMail('return-declined'),
  'return-refunded': returnRefunded,
  'withdrawal-received': withdrawalReceived,
  'return-for-shop': shopReturnMail('return-for-shop'),
  'withdrawal-for-shop': shopReturnMail('withdrawal-for-shop'),
  'gift-card': giftCard,
  'payment-requested': paymentRequested,
  invoice: invoiceMail('invoice'),
  'credit-note': invoiceMail('credit-note'),
  'checkout-reminder': checkoutReminder,
  'order-received': orderReceived,
  test: testMail,
}

/** How often a mail is tried: a code is worth nothing after some minutes, a link after some hours. */
export const attemptsOf = (name: TemplateName): number =>
  name === 'verification-code' || name === 'second-factor-code' ? 6 : 12
