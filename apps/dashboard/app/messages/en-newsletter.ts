/** Messages of the screen with the subscribers of the newsletter. */
export const enNewsletter = {
  newsletter: {
    title: 'Newsletter',
    text: 'Who has asked for your newsletter and confirmed the address. The file has a link to unsubscribe for each; the program that sends your newsletter needs it.',
    search: 'Find an address',
    all: 'All',
    states: { PENDING: 'Not confirmed', ACTIVE: 'Subscribed', UNSUBSCRIBED: 'Unsubscribed' },
    columns: { email: 'E-mail', state: 'Status', since: 'Since', source: 'Source' },
    sources: {
      NEWSLETTER_FORM: 'Newsletter form',
      ACCOUNT: 'Account',
      CHECKOUT: 'Order {number}',
    },
    export: 'Export CSV',
    emptyTitle: 'No subscribers yet',
    emptyText: 'Add the section “Newsletter” to a page, and visitors can subscribe.',
    noneFoundTitle: 'Nobody found',
    noneFoundText: 'Try a part of the address, or another status.',
    unsubscribe: 'Unsubscribe',
    unsubscribeNamed: 'Unsubscribe {name}',
    unsubscribeTitle: 'Unsubscribe {name}?',
    unsubscribeText:
      'The newsletter no longer goes to this address. The proof of consent stays, with the date of the end.',
    unsubscribed: '{name} is unsubscribed.',
    delete: 'Delete',
    deleteNamed: 'Delete {name}',
    deleteTitle: 'Delete {name}?',
    deleteText:
      'The proof of consent goes, too. To stop the newsletter, it is enough to unsubscribe.',
    deleted: '{name} is deleted.',
  },
} as const

/** Messages of its settings. */
export const enNewsletterSettings = {
  newsletterSettings: {
    title: 'Newsletter',
    offer: 'Offer the newsletter',
    offerHint: 'At the checkout and in the account of members. Who agrees is a subscriber.',
    doubleOptIn: 'Have addresses confirmed',
    doubleOptInHint:
      'The newsletter goes only to who opens the link that is mailed first (double opt-in). The law of many countries requires it.',
  },
} as const
