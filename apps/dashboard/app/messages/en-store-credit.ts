/** Messages of the list of store credit. */
export const enStoreCredit = {
  storeCredit: {
    title: 'Store credit',
    text: 'What members can spend in the shop. You give it on the page of a customer.',
    views: {
      label: 'Which balances',
      left: 'With credit',
      soon: 'Ends within 30 days',
      all: 'All',
    },
    columns: {
      member: 'Member',
      email: 'E-mail',
      balance: 'Can be spent',
      ending: 'Ends next',
      end: 'Until',
    },
    noEnd: 'No end',
    goneMember: 'Removed member',
    emptyTitle: 'Nobody has store credit',
    emptyText: 'Give credit on the page of a customer, for example as an apology.',
    noneSoonTitle: 'Nothing ends soon',
    noneSoonText: 'No credit of a member ends within the next 30 days.',
    export: 'Export as CSV',
    exported: {
      one: '{n, number} balance is in the file.',
      other: '{n, number} balances are in the file.',
    },
    settings: {
      open: 'Mails before the end',
      heading: 'Mails before credit ends',
      mail: 'Mail members before credit ends',
      mailHint: 'Once for each credit, to members whose address is verified.',
      days: 'Days before the end',
      wrongDays: 'From 1 to {n} days.',
      saved: 'The settings are saved.',
    },
  },
} as const
