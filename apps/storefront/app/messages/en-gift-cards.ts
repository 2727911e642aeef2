/** Texts of buying a gift card, and of its balance. */
export const giftCardsEn = {
  gift: {
    title: 'Who is it for?',
    fields: {
      recipientName: 'Name',
      recipientEmail: 'E-mail address',
      senderName: 'From',
      sendDate: 'Send it on',
      message: 'Message',
    },
    emailHint: 'Without one, the gift card comes to you.',
    dateHint: 'Empty: as soon as it is paid.',
  },
  giftCardBalance: {
    title: 'Gift card balance',
    why: 'Enter the code of your gift card to see what is left on it.',
    label: 'Code of the gift card',
    hint: 'It is in the mail with the gift card.',
    submit: 'Show balance',
    left: 'Left on the gift card ending in {code}',
    until: 'It can be spent until {date}.',
    forever: 'It does not expire.',
    states: {
      ACTIVE: 'Enter the code at the checkout to pay with it.',
      SPENT: 'Everything on it is spent.',
      EXPIRED: 'Its time was over on {date}.',
      DISABLED: 'The shop has disabled it. Write to us if you do not know why.',
    },
    missing: 'Enter the code.',
    unknown: 'We do not know this code. Check how it is spelled.',
    throttled: 'Too many codes were tried. Wait a minute, then try again.',
    shop: 'Go shopping',
  },
} as const
