import type { Translation } from '@vitrine/messages'
import type { enPlugins } from './en-plugins.ts'

/** Texte zu Plug-ins. */
export const dePlugins: Translation<typeof enPlugins> = {
  plugins: {
    title: 'Plug-ins',
    text: 'Was diese Installation dem Produkt hinzufügt. Plug-ins stehen in der Datei vitrine.config.ts.',
    all: 'Alle Plug-ins',
    emptyTitle: 'Keine Plug-ins',
    emptyText: 'Tragen Sie das erste in vitrine.config.ts ein und starten Sie neu.',
    columns: { name: 'Plug-in', rights: 'Darf', facts: 'Verarbeitet', state: 'Zustand' },
    noRights: 'nichts im Namen des Shops',
    noFacts: 'nichts',
    healthy: 'In Ordnung',
    waiting: { one: '{n} wartet', other: '{n} warten' },
    failed: { one: '{n} aufgegeben', other: '{n} aufgegeben' },
    problems: 'Was {name} nicht verarbeitet hat',
    problemColumns: {
      fact: 'Was geschah',
      tries: 'Versuche',
      reason: 'Warum nicht',
      when: 'Wann',
    },
    retry: 'Erneut versuchen',
    retryOf: '{fact} erneut versuchen',
    retried: 'Wird erneut versucht.',
    saved: 'Gespeichert.',
    choose: 'Wählen …',
    required: 'Füllen Sie das aus.',
    failedTitle: 'Diese Seite konnte nicht erstellt werden.',
  },
}
