/** Messages of reviews: on product pages, and for writing them. */
export const reviewsEn = {
  reviews: {
    title: 'Reviews',
    stars: {
      one: '{average} of 5 stars, one review',
      other: '{average} of 5 stars, {n, number} reviews',
    },
    given: '{n, number} of 5 stars',
    noneFits: 'No review has so many stars.',
    checked:
      'Only people who have bought this product from us can review it. “Verified purchase” means that the order was paid.',
    moderated:
      'We read each review before it is shown, and leave out only what breaks the law, insults somebody or is not about the product. Good and bad reviews are treated alike.',
    unmoderated:
      'Reviews are shown at once, without being read first. We remove what breaks the law, insults somebody or is not about the product. Good and bad reviews are treated alike.',
    sort: {
      label: 'Order',
      NEWEST: 'Newest first',
      HIGHEST: 'Best first',
      LOWEST: 'Worst first',
    },
    filter: 'By stars',
    all: 'All',
    onlyStars: {
      one: '{stars, number} stars, one review',
      other: '{stars, number} stars, {n, number} reviews',
    },
    pages: 'Pages of reviews',
    verified: 'Verified purchase',
    anonymous: 'A customer',
    edited: 'changed on {date}',
    reply: 'The shop answers',
    report: {
      label: 'Report',
      reason: 'What is wrong with this review?',
      reasons: {
        SPAM: 'It is an advert',
        OFFENSIVE: 'It insults somebody',
        PRIVATE_DATA: 'It tells private things about somebody',
        NOT_ABOUT_PRODUCT: 'It is not about the product',
      },
      submit: 'Send the report',
      done: 'Thank you. We look at this review again.',
    },
    write: {
      link: 'Review what you have bought',
      title: 'Reviews for order {number}',
      lede: 'Say what it is like, good or bad. Your review helps others to choose.',
      nothing: 'There is nothing to review in this order.',
      closed: 'The shop takes no reviews at the moment.',
      rating: 'Your rating',
      ratings: {
        1: '1 – bad',
        2: '2 – poor',
        3: '3 – all right',
        4: '4 – good',
        5: '5 – very good',
      },
      heading: 'In a few words',
      text: 'Your review',
      name: 'Name to show with it',
      nameHint: 'A first name or any other. Without one it says “A customer”.',
      submit: 'Send the review',
      change: 'Save the change',
      withdraw: 'Delete my review',
      missingRating: 'Choose from 1 to 5.',
      tooLong: 'At most {most, number} characters.',
      tooMany: 'You have written many reviews today. Please go on tomorrow.',
      notPossible: 'This cannot be reviewed any more.',
      saved: 'Thank you. Your review is stored.',
      withdrawn: 'Your review is deleted.',
      status: {
        PENDING: 'Waits to be read by the shop',
        PUBLISHED: 'Shown in the shop',
        REJECTED: 'Not shown: it breaks a rule of the shop. You can change it.',
      },
      back: 'Back to the order',
    },
  },
  reviewRequests: {
    ask: {
      title: 'No more of these mails?',
      why: '{shop} asks you once for each order what the things are like. You can end that here. Mails about your orders still come.',
    },
    submit: 'End these mails',
    ended: {
      title: 'You get no more of these mails',
      why: '{shop} will not ask you for reviews any more. You can still write them on the page of an order.',
    },
    gone: {
      title: 'This link does not work',
      why: 'It may have been cut off. Open it once more from the mail, or have a look at what {shop} sells.',
    },
  },
} as const
