/** Messages of the rehearsal: its page, its tab and its badge. */
export const enRehearsal = {
  rehearsal: {
    title: 'Rehearsal',
    badge: 'Rehearsal',
    text: 'Order in your shop as a customer would: with your products, prices, delivery and taxes. The test bank takes the money, stock and codes stay as they are, mails reach nobody, and no report shows it.',
    open: 'Rehearse in the shop',
    openHint:
      'A bar in the shop says that you rehearse. The address is for you alone and works for 4 hours.',
    orders: 'Rehearsed orders',
    noOrders: 'Nothing was ordered in rehearsal.',
    count: {
      one: '{n, number} order is there.',
      other: '{n, number} orders are there.',
    },
    show: 'Show them',
    clear: 'Clear rehearsal',
    clearTitle: 'Clear the rehearsal?',
    clearText:
      'All rehearsed orders are deleted with their payments, parcels and mails. Real orders stay.',
    cleared: { one: '{n, number} order deleted', other: '{n, number} orders deleted' },
    mails: 'Mails',
    mailsHint: 'What your customers would have received. None of it was sent.',
    noMails: 'No mail was written yet.',
    noneTitle: 'Nothing was ordered in rehearsal',
    noneText: 'Try your shop without consequences before your customers do.',
  },
} as const
