/** Texts of subscriptions: at the checkout and in the account. */
export const subscriptionsEn = {
  subscriptions: {
    title: 'Subscriptions',
    why: 'What you get regularly.',
    none: 'You have no subscriptions.',
    next: 'Next on {date}',
    more: 'Older subscriptions',
  },
  subscription: {
    terms: 'This is a subscription',
    termsOf: '{amount} each time. {terms}',
    charged:
      'The first order is paid now. Later ones cost the same; delivery and the taxes of the day come to it. We charge the same card where this is possible, and send you a link to pay where it is not. You can pause, skip or cancel at any time in your account or by the link in our mails.',
    unlimited: '{every}, until you cancel.',
    limited: {
      one: '{every}, once.',
      other: '{every}, {n, number} times altogether.',
    },
    states: {
      PENDING: 'Waiting for the first payment',
      ACTIVE: 'Active',
      PAUSED: 'Paused',
      PAST_DUE: 'Not paid',
      CANCELLED: 'Cancelled',
      COMPLETED: 'Completed',
    },
    facts: {
      state: 'State',
      price: 'Price',
      plan: 'Frequency',
      next: 'Next order',
      ends: 'Ends on',
      delivery: 'Delivery',
      address: 'Delivery address',
      payment: 'Payment',
    },
    methods: {
      SEPA: 'Direct debit {hint}',
      none: 'By a link in our mail',
    },
    waits:
      'An order waits for its payment. If you do not pay it yourself, we charge your saved method on {date}.',
    pastDue:
      'The last payment did not go through. We try again on {date}; the link in our mail lets you pay at once.',
    acts: {
      PAUSE: 'Pause',
      RESUME: 'Resume',
      SKIP_NEXT: 'Skip the order of {date}',
      KEEP: 'Take back the cancellation',
      pay: 'Change payment method',
      address: 'Change delivery address',
      cancel: 'Cancel the subscription',
    },
    resumes: 'While it is paused, nothing is ordered and nothing is charged.',
    confirm: {
      title: 'Cancel this subscription?',
      text: 'No further orders will follow. What is paid already is still delivered.',
      now: 'Cancel now',
      later: 'Cancel on {date}',
      laterHint: 'Until then you can change your mind.',
      back: 'Do not cancel',
    },
    pay: {
      title: 'Change payment method',
      next: 'You pay the order of {date} now, and it comes right away. Choose how on the next page; from then on we charge what you pay with.',
      open: 'You pay the open order now. Choose how on the next page; from then on we charge what you pay with.',
      start: 'Choose and pay',
      back: 'Leave it as it is',
      unavailable:
        'The next order cannot be made at the moment, so there is nothing to pay. Please try again later.',
    },
    address: {
      title: 'Change delivery address',
      text: 'Later orders go there. What is ordered already goes to the address it was ordered for.',
      save: 'Save address',
    },
    history: 'Orders',
    outcomes: {
      SKIPPED: 'Skipped',
      UNAVAILABLE: 'Could not be delivered',
    },
    unpaid: 'Left out, because the order before was not paid',
    order: 'Order {number}',
    changed: 'This is not possible any more. Here is what it is now.',
    back: 'All subscriptions',
  },
} as const
