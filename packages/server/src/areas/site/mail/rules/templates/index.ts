import type { MailFacts, TemplateName } from '../../model.ts'
import {
  accountExists,
  activation,
  approved,
  memberWaiting,
  passwordRecovery,
  testMail,
  verificationCode,
  welcome,
} from './account.ts'
import { backInStock } from './back-in-stock.ts'
import { checkoutReminder } from './checkout-reminder.ts'
import { contactMessage } from './contact-message.ts'
import { giftCard } from './gift-card.ts'
import { importFailing, importWorking } from './import.ts'
import { newsletterConfirm } from './newsletter.ts'
import { orderCredited, orderMail, orderReceived } from './order.ts'
import { invoiceMail, orderChangeProposed, paymentRequested } from './payment.ts'
import { priceDrops, priceMailsConfirm } from './price-drops.ts'
import { productQuestion } from './product-question.ts'
import {
  returnCredited,
  returnMail,
  returnRefunded,
  shopReturnMail,
  withdrawalReceived,
} from './return.ts'
import { reviewRequest } from './review-request.ts'
import {
  factorChanged,
  factorReset,
  newSignIn,
  passkeyCopied,
  passwordChanged,
  secondFactorCode,
  signInDenied,
  signInLinked,
} from './security.ts'
import { orderReady, orderShipped } from './shipment.ts'
import { staffFactorChanged, staffInvitation, staffRecovery } from './staff.ts'
import { storeCreditEnding } from './store-credit.ts'
import {
  subscriptionCancelled,
  subscriptionPaymentFailed,
  subscriptionRenewing,
  subscriptionUnavailable,
  subscriptionUnavailableForShop,
} from './subscription.ts'
import type { Template } from './template.ts'

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
  'order-edited': orderMail('order-edited'),
  'order-change-proposed': orderChangeProposed,
  'order-refunded': orderMail('order-refunded'),
  'order-credited': orderCredited,
  'order-shipped': orderShipped,
  'order-ready': orderReady,
  'return-requested': returnMail('return-requested'),
  'return-agreed': returnMail('return-agreed'),
  'return-declined': returnMail('return-declined'),
  'return-refunded': returnRefunded,
  'return-credited': returnCredited,
  'withdrawal-received': withdrawalReceived,
  'return-for-shop': shopReturnMail('return-for-shop'),
  'withdrawal-for-shop': shopReturnMail('withdrawal-for-shop'),
  'gift-card': giftCard,
  'store-credit-ending': storeCreditEnding,
  'payment-requested': paymentRequested,
  'subscription-renewing': subscriptionRenewing,
  'subscription-payment-failed': subscriptionPaymentFailed,
  'subscription-cancelled': subscriptionCancelled,
  'subscription-unavailable': subscriptionUnavailable,
  'subscription-unavailable-for-shop': subscriptionUnavailableForShop,
  invoice: invoiceMail('invoice'),
  'credit-note': invoiceMail('credit-note'),
  'checkout-reminder': checkoutReminder,
  'back-in-stock': backInStock,
  'review-request': reviewRequest,
  'price-drops': priceDrops,
  'price-mails-confirm': priceMailsConfirm,
  'newsletter-confirm': newsletterConfirm,
  'contact-message': contactMessage,
  'product-question': productQuestion,
  'order-received': orderReceived,
  'import-failing': importFailing,
  'import-working': importWorking,
  test: testMail,
}

const forStaff: ReadonlySet<TemplateName> = new Set([
  'staff-factor-changed',
  'staff-invitation',
  'staff-recovery',
  'member-waiting',
  'return-for-shop',
  'subscription-unavailable-for-shop',
  'withdrawal-for-shop',
  'contact-message',
  'product-question',
  'order-received',
  'import-failing',
  'import-working',
  'test',
])

/** Whether members and shoppers read it, who find imprint and terms below it. */
export const isForShoppers = (name: TemplateName): boolean => !forStaff.has(name)

/** How often a mail is tried: a code is worth nothing after some minutes, a link after some hours. */
export const attemptsOf = (name: TemplateName): number =>
  name === 'verification-code' || name === 'second-factor-code' ? 6 : 12
