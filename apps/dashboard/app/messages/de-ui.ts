import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'

/** Messages of the components that storefront and dashboard share. */
export const deUi: Translation<Pick<typeof en, 'ui'>> = {
  ui: {
    close: 'Schließen',
    optional: 'freiwillig',
    loading: 'Lädt',
    undo: 'Rückgängig',
    dismiss: 'Ausblenden',
    notices: 'Meldungen',
    remove: '{name} entfernen',
    unavailable: 'Nicht verfügbar',
    price: { was: 'Vorher', now: 'Jetzt' },
    password: {
      show: 'Passwort zeigen',
      hide: 'Passwort verbergen',
      capsLock: 'Die Feststelltaste ist an.',
    },
    pages: { previous: 'Zurück', next: 'Weiter', page: 'Seite {n, number}' },
    breadcrumbs: 'Hier sind Sie',
    theme: { title: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
    table: {
      selectAll: 'Alle Zeilen auswählen',
      select: '{name} auswählen',
      selected: { one: '{n, number} ausgewählt', other: '{n, number} ausgewählt' },
    },
    chart: { table: 'Zahlen' },
  },
}
