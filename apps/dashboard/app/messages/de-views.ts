import type { Translation } from '@vitrine/messages'
import type { enViews } from './en-views.ts'

export const deViews: Translation<typeof enViews> = {
  views: {
    label: 'Ansichten',
    all: 'Alle',
    changed: 'geändert, nicht gespeichert',
    save: 'Ansicht speichern',
    update: 'Aktualisieren',
    saveAsNew: 'Als neue Ansicht speichern …',
    menu: 'Ansicht',
    menuOf: 'Ansicht „{name}“',
    edit: 'Name und Zugriff …',
    moveLeft: 'Nach links',
    moveRight: 'Nach rechts',
    delete: 'Löschen',
    newTitle: 'Neue Ansicht',
    editTitle: 'Ansicht „{name}“',
    name: 'Name',
    nameHint: 'Filter, Reihenfolge und Spalten der Liste werden mitgespeichert.',
    scope: 'Wer sie sieht',
    scopeHint: 'Je Liste höchstens 20 Ansichten jeder Art.',
    scopes: { own: 'Nur Sie', shared: 'Das ganze Team' },
    needName: 'Geben Sie einen Namen ein.',
    taken: 'Eine andere Ansicht heißt schon so. Wählen Sie einen anderen Namen.',
    full: 'Es gibt schon {n} Ansichten dieser Art. Löschen Sie zuerst eine.',
    created: 'Ansicht „{name}“ gespeichert.',
    updated: 'Ansicht „{name}“ geändert.',
    deleted: 'Ansicht „{name}“ gelöscht.',
    columns: 'Spalten',
    compact: 'Niedrige Zeilen',
  },
}
