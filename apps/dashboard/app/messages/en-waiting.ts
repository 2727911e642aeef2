/** Messages of back-in-stock requests. */
export const enWaiting = {
  waiting: {
    title: 'Waiting list',
    people: {
      none: 'Nobody waits',
      one: '{n, number} person waits',
      other: '{n, number} people wait',
    },
    search: 'Product or option',
    columns: {
      product: 'Product',
      choices: 'Options',
      since: 'Waiting since',
      last: 'Latest',
      people: 'People',
    },
    whole: 'Any option',
    stop: 'Stop collecting',
    start: 'Collect requests',
    hasStopped: 'The shop takes no more requests',
    hasStarted: 'The shop takes requests again',
    stopped:
      'The shop takes no requests at the moment. Who waits already still gets a mail when it is back.',
    drops: {
      stop: 'Stop price-drop mails',
      start: 'Mail price drops',
      hasStopped: 'The shop writes no more mails about prices',
      hasStarted: 'The shop mails again when a price of a wish list falls',
      stopped: 'The shop writes no mails when prices of wish lists fall.',
    },
    toProduct: 'Open the product',
    nobody: 'Nobody waits for this any more.',
    delete: 'Delete',
    deleteOf: 'Delete the request of {email}',
    deleted: 'The request of {email} is deleted',
    emptyTitle: 'Nobody is waiting',
    emptyText:
      'Where something is sold out, visitors can leave their e-mail address. You see here how many want it back; each gets one mail when it is.',
    noneFoundTitle: 'Nothing fits',
    noneFoundText: 'Try fewer words, or look at all of it.',
  },
} as const
