/** Mails about orders, returns, invoices and reminders. */
export const enOrders = {
  'order-confirmed': {
    subject: 'Your order {orderNumber} at {shop}',
    title: 'Thank you for your order',
    lines: ['We have received your order {orderNumber}. The button below shows you how far it is.'],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'order-paid': {
    subject: 'We have received your payment for order {orderNumber}',
    title: 'Your payment has arrived',
    lines: ['Your payment of {amount} for order {orderNumber} at {shop} has arrived. Thank you.'],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'order-payment-failed': {
    subject: 'The payment for order {orderNumber} did not go through',
    title: 'The payment did not go through',
    lines: [
      'Nothing was charged for your order {orderNumber} at {shop}. Pay with the button below, or choose another way to pay.',
    ],
    action: 'Pay now',
    note: 'If you have paid in the meantime, you need do nothing.',
  },
  'gift-card': {
    subject: 'Your gift card of {amount} for {shop}',
    title: 'A gift card for you',
    lines: [
      'This gift card is worth {amount} at {shop}. Enter its code at the checkout; you can spend it in several parts.',
    ],
    action: 'To the shop',
    note: 'Keep this message: whoever knows the code can spend the gift card.',
  },
  'store-credit-ending': {
    subject: 'Your store credit of {amount} ends on {date}',
    title: 'Your store credit ends soon',
    lines: [
      'You can spend {amount} of store credit at {shop} until {date}. What is left after that day is gone.',
    ],
    action: 'View store credit',
    note: 'It is offered at the checkout when you are signed in.',
  },
  'subscription-renewing': {
    subject: 'Your subscription to {product} comes on {date}',
    title: 'Your next order is coming',
    lines: [
      'Your subscription to {product} at {shop} comes again on {date}. It costs {amount}; delivery may come to it.',
    ],
    action: 'View the subscription',
    note: 'If you do not need it this time, you can skip this order or cancel on the page of the subscription.',
  },
  'subscription-payment-failed': {
    subject: 'The payment for {product} did not go through',
    title: 'The payment did not go through',
    lines: [
      'We could not collect {amount} for your subscription to {product} at {shop}. Pay with the button below, or choose another way to pay. Otherwise we try again on {date}.',
    ],
    action: 'Pay now',
    note: 'If you have paid in the meantime, you need do nothing.',
  },
  'subscription-cancelled': {
    subject: 'Your subscription to {product} was cancelled',
    title: 'Your subscription was cancelled',
    lines: [
      'This confirms that your subscription to {product} at {shop} was cancelled. No further orders will follow.',
    ],
    action: 'View the subscription',
    note: 'If you did not expect this, please write to us.',
  },
  'subscription-unavailable': {
    subject: '{product} cannot come this time',
    title: 'No order this time',
    lines: [
      'Your subscription to {product} at {shop} is due, but it cannot be delivered at the moment. You pay nothing for this order, and your subscription goes on.',
    ],
    action: 'View the subscription',
    note: 'If you have questions, please write to us.',
  },
  'payment-requested': {
    subject: 'Please pay {amount} for order {orderNumber}',
    title: 'There is something to pay',
    lines: [
      '{shop} asks you to pay {amount} for your order {orderNumber}. The button below leads to a page on which you choose how.',
    ],
    action: 'Pay now',
    note: 'You receive this because this address was given with the order. If you have paid in the meantime, you need do nothing.',
  },
  'order-cancelled': {
    subject: 'Your order {orderNumber} at {shop} was cancelled',
    title: 'Your order was cancelled',
    lines: ['Your order {orderNumber} at {shop} was cancelled.'],
    action: 'View the order',
    note: 'If you did not expect this, please write to us.',
  },
  'order-edited': {
    subject: 'Your order {orderNumber} at {shop} was changed',
    title: 'Your order was changed',
    lines: ['{shop} has changed your order {orderNumber}. This is what it is now.'],
    action: 'View the order',
    note: 'If you did not expect this, please write to us.',
  },
  'order-change-proposed': {
    subject: 'Please agree to a change of order {orderNumber}',
    title: 'Your order is to change',
    lines: [
      '{shop} would like to change your order {orderNumber}. It then costs {amount} altogether. Nothing changes before you agree.',
    ],
    action: 'View and agree',
    note: 'If you did not expect this, please write to us.',
  },
  'order-refunded': {
    subject: 'Your refund for order {orderNumber}',
    title: 'Money is on its way back',
    lines: [
      'We are paying {amount} of your order {orderNumber} at {shop} back to you. Depending on your bank, this takes a few days.',
    ],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'order-credited': {
    subject: 'Your store credit for order {orderNumber}',
    title: 'You have store credit',
    lines: [
      'We are refunding {amount} of your order {orderNumber} at {shop}. Of this, {credit} is store credit, which you can spend at the checkout at once.',
    ],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'order-shipped': {
    subject: 'Order {orderNumber} is on its way',
    title: 'Your parcel is on its way',
    lines: ['A parcel of your order {orderNumber} at {shop} is on its way to you.'],
    action: 'View the order',
    follow: 'Follow the parcel',
    note: 'You receive this because this address was given with the order.',
  },
  'order-ready': {
    subject: 'Order {orderNumber} is ready to collect',
    title: 'Ready to collect',
    lines: ['Your order {orderNumber} at {shop} is ready: you can collect it now.'],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'return-requested': {
    subject: 'We have received your return {returnNumber}',
    title: 'Your return',
    lines: [
      'You want to return goods of your order {orderNumber} at {shop}. We will look at it and write to you.',
    ],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'return-agreed': {
    subject: 'Return {returnNumber}: please send the goods back',
    title: 'We are taking it back',
    lines: [
      'We agree to return {returnNumber} of your order {orderNumber} at {shop}. Please put its number in the parcel.',
    ],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'return-declined': {
    subject: 'Return {returnNumber}: we cannot take it back',
    title: 'We cannot take it back',
    lines: ['We have to decline return {returnNumber} of your order {orderNumber} at {shop}.'],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'return-refunded': {
    subject: 'The money for return {returnNumber} is on its way',
    title: 'Money is on its way back',
    lines: [
      'We are paying {amount} for return {returnNumber} of your order {orderNumber} at {shop} back to you. Depending on your bank, this takes a few days.',
    ],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'return-credited': {
    subject: 'Your store credit for return {returnNumber}',
    title: 'You have store credit',
    lines: [
      'We are refunding {amount} for return {returnNumber} of your order {orderNumber} at {shop}. Of this, {credit} is store credit, which you can spend at the checkout at once.',
    ],
    action: 'View the order',
    note: 'You receive this because this address was given with the order.',
  },
  'withdrawal-received': {
    subject: 'Receipt of your withdrawal from order {orderNumber}',
    title: 'We have received your withdrawal',
    lines: [
      'You have withdrawn from the contract for order {orderNumber} at {shop}. This is the receipt, with what you declared and when. Please keep it.',
    ],
    action: 'View the order',
    note: 'You receive this because this address was given with the withdrawal.',
  },
  'subscription-unavailable-for-shop': {
    subject: 'No order of a subscription to {product} at {shop}',
    title: 'A subscription was left out',
    lines: [
      '{buyer} should have got {product} again, but it is sold out, or cannot be sold or delivered as it was agreed. Nothing was ordered and nothing was charged this time. The buyer knows, and the subscription goes on at its next date.',
    ],
    action: 'Open the subscription',
    note: 'You receive this because you own the shop.',
  },
  'return-for-shop': {
    subject: 'Return of order {orderNumber} at {shop}',
    title: 'Goods are to come back',
    lines: ['{buyer} wants to return goods of order {orderNumber}. Have a look and decide.'],
    action: 'Open the order',
    note: 'You receive this because you own the shop.',
  },
  'withdrawal-for-shop': {
    subject: 'Withdrawal from order {orderNumber} at {shop}',
    title: 'A buyer has withdrawn',
    lines: [
      '{buyer} has withdrawn from the contract for order {orderNumber}. The buyer has the receipt; the money has to go back within 14 days.',
    ],
    action: 'Open the order',
    note: 'You receive this because you own the shop.',
  },
  invoice: {
    subject: 'Invoice {invoiceNumber} from {shop}',
    title: 'Your invoice',
    lines: ['Here is the invoice for your order {orderNumber} at {shop}.'],
    action: 'Open the invoice',
    note: 'You receive this because this address was given with the order.',
  },
  'credit-note': {
    subject: 'Credit note {invoiceNumber} from {shop}',
    title: 'Your credit note',
    lines: ['Here is the credit note for your order {orderNumber} at {shop}.'],
    action: 'Open the credit note',
    note: 'You receive this because this address was given with the order.',
  },
  'checkout-reminder': {
    subject: 'You left something at {shop}',
    title: 'It is still here',
    lines: [
      'You chose these things at {shop} and have not ordered them yet. The button below takes you back to where you stopped, on this device or another.',
    ],
    more: { one: '… and one more', other: '… and {n} more' },
    action: 'Continue',
    unsubscribe: 'No more reminders from {shop}',
    note: 'You receive this because this address was given at the checkout. Nothing is reserved: prices and stock are those of today.',
  },
  'back-in-stock': {
    subject: '{product} is back at {shop}',
    title: 'It is back',
    lines: [
      '{product} is in stock at {shop} again. You asked us to tell you.',
      'It is not reserved for you: whoever orders first gets it.',
    ],
    action: 'Have a look',
    unsubscribe: 'No more mails like this from {shop}',
    note: 'You receive this because this address asked for it. It is the only mail about it.',
  },
  'price-drops': {
    subject: 'A lower price on your wish list at {shop}',
    title: 'Now for less',
    lines: ['These things on your wish list at {shop} cost less than before.'],
    item: '{now} instead of {before}',
    action: 'Open wish list',
    unsubscribe: 'No more mails about prices from {shop}',
    note: 'You receive this because mails about prices were asked for with this address: one a day at most.',
  },
  'price-mails-confirm': {
    subject: 'Confirm your address for mails about prices from {shop}',
    title: 'One more step',
    lines: [
      'Somebody asked {shop} to write to this address when the price of something on a wish list falls. Confirm it, and we do.',
    ],
    action: 'Confirm address',
    note: 'If this was not you, there is nothing to do: without a confirmation you get no further mail.',
  },
  'newsletter-confirm': {
    subject: 'Confirm your address for the newsletter of {shop}',
    title: 'One more step',
    lines: [
      'Somebody asked for the newsletter of {shop} with this address. Confirm it, and the next one comes to you.',
    ],
    action: 'Confirm address',
    note: 'If this was not you, there is nothing to do: without a confirmation you get no further mail.',
  },
  'review-request': {
    subject: 'How do you like what you bought at {shop}?',
    title: 'What do you think of it?',
    lines: [
      'Some time ago your order {orderNumber} from {shop} reached you. What are the things like? Your review helps others to choose, whether it is good or bad.',
    ],
    action: 'Write a review',
    unsubscribe: 'No more questions about reviews from {shop}',
    note: 'You receive this once for an order, because it was placed with this address.',
  },
  'contact-message': {
    subject: 'Message from {sender} to {shop}',
    title: 'A message',
    lines: [
      '{sender} has written to you by the contact form. Answer this mail, and they get the answer.',
    ],
    labels: { email: 'E-mail', phone: 'Telephone', message: 'Message' },
    action: 'All messages',
    note: 'You receive this because the shop mails you what visitors write.',
  },
  'product-question': {
    subject: 'Question about {product} at {shop}',
    title: 'A question about a product',
    lines: [
      '{sender} asks you something about {product}. Answer this mail, and they get the answer.',
    ],
    labels: { product: 'Product', email: 'E-mail', message: 'Question' },
    action: 'All messages',
    note: 'You receive this because the shop mails you what visitors write.',
  },
  'order-received': {
    subject: 'New order {orderNumber} at {shop}',
    title: 'A new order',
    lines: ['{buyer} has ordered for {amount}.'],
    action: 'Open the order',
    note: 'You receive this because you own the shop.',
  },
} as const
