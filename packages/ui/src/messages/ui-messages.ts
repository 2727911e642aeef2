/** Messages of the components. Apps have them in their catalogue as its branch `ui`. */
export const uiMessagesEn = {
  close: 'Close',
  optional: 'optional',
  loading: 'Loading',
  undo: 'Undo',
  dismiss: 'Dismiss',
  notices: 'Notices',
  remove: 'Remove {name}',
  unavailable: 'Unavailable',
  price: { was: 'Was', now: 'Now' },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on.',
  },
  pages: { previous: 'Previous', next: 'Next', page: 'Page {n, number}' },
  breadcrumbs: 'You are here',
  theme: { title: 'Appearance', light: 'Light', dark: 'Dark', system: 'System' },
  table: {
    selectAll: 'Select all rows',
    select: 'Select {name}',
    selected: { one: '{n, number} selected', other: '{n, number} selected' },
  },
  chart: { table: 'Figures' },
} as const
