import type { Translation } from './messages.ts'

/** Messages of the components. Apps include them in their own catalogue. */
export const uiMessagesEn = {
  'ui.close': 'Close',
  'ui.optional': 'optional',
  'ui.loading': 'Loading',
  'ui.undo': 'Undo',
  'ui.dismiss': 'Dismiss',
  'ui.notices': 'Notices',
  'ui.remove': 'Remove {name}',
  'ui.unavailable': 'Unavailable',
  'ui.price.was': 'Was',
  'ui.price.now': 'Now',
  'ui.password.show': 'Show password',
  'ui.password.hide': 'Hide password',
  'ui.password.capsLock': 'Caps Lock is on.',
  'ui.pages.previous': 'Previous',
  'ui.pages.next': 'Next',
  'ui.pages.page': 'Page {n}',
  'ui.breadcrumbs': 'You are here',
  'ui.theme': 'Appearance',
  'ui.theme.light': 'Light',
  'ui.theme.dark': 'Dark',
  'ui.theme.system': 'System',
  'ui.table.selectAll': 'Select all rows',
  'ui.table.select': 'Select {name}',
  'ui.table.selected': { one: '{n} selected', other: '{n} selected' },
  'ui.chart.table': 'Figures',
} as const

export type UiCatalogue = Translation<typeof uiMessagesEn>
