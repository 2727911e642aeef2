/** Messages of the wish list and of items saved for later. */
export const wishesEn = {
  priceMails: {
    ask: {
      title: 'No more mails about prices?',
      why: '{shop} mails you when something on your wish list costs less. You can end that here. Your list stays, and mails about your orders still come.',
    },
    submit: 'End these mails',
    ended: {
      title: 'You get no more of these mails',
      why: '{shop} will not mail you about prices any more. Your wish list is still there.',
    },
    gone: {
      title: 'This link does not work',
      why: 'It may have been cut off. Open it once more from the mail, or have a look at what {shop} sells.',
    },
  },
  confirmPriceMails: {
    ask: {
      title: 'Hear when a price falls?',
      why: '{shop} mails you when something on your wish list costs less: once a day at most, and you can end it any time.',
    },
    submit: 'Yes, email me',
    ended: {
      title: 'You hear when a price falls',
      why: '{shop} mails you when something on your wish list costs less. Every mail has a link that ends it.',
    },
    gone: {
      title: 'This link does not work any more',
      why: 'The wish list that it was for is gone, or has another address. {shop} has everything it sells on the home page.',
    },
  },
  wishes: {
    title: 'Wish list',
    titleWith: { one: 'Wish list, {n, number} item', other: 'Wish list, {n, number} items' },
    wish: '{name} on the wish list',
    add: 'Add to wish list',
    wished: 'On your wish list',
    empty: {
      title: 'Your wish list is empty',
      why: 'Press the heart of something you like, and find it here again.',
      all: 'See all products',
    },
    before: '{price} when you added it',
    saved: {
      one: 'Saved from your cart',
      other: 'Saved from your cart, {n, number} pieces',
    },
    gone: 'No longer sold',
    choose: 'Choose options',
    chooseOf: 'Choose options of {name}',
    addToCart: 'Add to cart',
    wait: 'Email me when it is back',
    remove: 'Remove',
    share: {
      title: 'Show it to others',
      why: 'A secret link shows this list to whoever has it: what is on it, not whose it is.',
      on: 'Make a link',
      link: 'Link to your list',
      copy: 'Copy link',
      copied: 'Copied',
      off: 'Switch link off',
    },
    mails: {
      title: 'Hear when a price falls',
      state: {
        OFF: 'One mail a day at most, with everything on this list that costs less.',
        UNCONFIRMED: 'We have sent you a link. Follow it, and you hear when a price falls.',
        ON: 'You get a mail when something on this list costs less.',
      },
      email: 'Your e-mail address',
      on: 'Email me when a price falls',
      off: 'No more mails',
      refused: {
        empty: 'Enter your e-mail address, such as ada@example.com.',
        invalid: 'This is not an e-mail address. It looks like ada@example.com.',
        busy: 'We have asked this address often enough. Try again tomorrow.',
        closed: 'The shop writes no such mails at the moment.',
      },
    },
    shared: {
      title: 'A wish list',
      why: 'Somebody has shown you what they wish for.',
      empty: 'Nothing is on this list at the moment.',
    },
    notice: {
      added: '{name} is on your wish list.',
      removed: '{name} was removed from your wish list.',
      inCart: '{name} is in your cart.',
      shared: 'The link is on. Whoever has it sees this list.',
      unshared: 'The link is off. It leads nowhere any more.',
      followed: 'You hear when a price falls.',
      unfollowed: 'You get no more mails about prices.',
      full: 'Your wish list is full. Remove something first.',
      gone: 'This is not sold at the moment.',
      failed: 'That did not work. Your wish list is unchanged; please try again.',
    },
    later: {
      title: 'Saved for later',
      save: 'Save for later',
      back: 'Move to cart',
      moved: '{name} is saved for later.',
    },
  },
} as const
