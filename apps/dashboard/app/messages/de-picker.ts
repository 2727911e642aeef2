import type { Translation } from '@vitrine/messages'
import type { enPicker } from './en-picker.ts'

export const dePicker: Translation<typeof enPicker> = {
  picker: {
    found: ({ n, hasMore }) => {
      if (n === 0) return 'Nichts gefunden.'
      return hasMore ? `Die ersten ${n}. Weiter rollen oder genauer tippen.` : `${n} gefunden.`
    },
    collections: 'Sammlung suchen',
    collectionsHint: 'Einen Teil des Namens tippen. Die Eingabetaste fügt hinzu oder entfernt.',
    collection: 'Sammlung: alle',
    brand: 'Marke: alle',
    unnamed: '…',
    more: 'Mehr zeigen',
  },
  bulkPrices: {
    action: 'Preise',
    title: { one: 'Preis eines Produkts', other: 'Preise von {n} Produkten' },
    way: 'Richtung',
    ways: { UP: 'Erhöhen', DOWN: 'Senken' },
    by: 'Um',
    unit: 'Einheit',
    hint: 'Geben Sie an, um wie viel; hier steht dann, was daraus wird.',
    before: 'Jetzt',
    after: 'Dann',
    range: '{lowest} bis {highest}',
    effect: { one: '{n} Preis', other: '{n} Preise' },
    onSale: { one: 'davon {n} reduziert', other: 'davon {n} reduziert' },
    change: 'Preise ändern',
    done: {
      one: 'Der Preis von {n} Produkt ist geändert.',
      other: 'Die Preise von {n} Produkten sind geändert.',
    },
  },
  bulkDates: {
    action: 'Datum',
    title: {
      one: 'Ein Produkt zu einem Zeitpunkt zeigen oder verbergen',
      other: '{n} Produkte zu einem Zeitpunkt zeigen oder verbergen',
    },
    way: 'Was geschieht',
    ways: { SHOW: 'Zeigen', HIDE: 'Verbergen' },
    date: 'Wann',
    hint: 'In Ihrer eigenen Zeit. Welche Produkte passen, entscheidet sich dann; inzwischen angelegte bleiben, wie sie sind.',
    wrong: {
      empty: 'Geben Sie Tag und Uhrzeit ein.',
      past: 'Wählen Sie einen Zeitpunkt, der nicht vorbei ist.',
      far: 'Wählen Sie einen Zeitpunkt in den nächsten 366 Tagen.',
    },
    effect: {
      SHOW: {
        none: 'Keines davon ist jetzt verborgen.',
        one: '{n} Produkt ist jetzt verborgen und wird gezeigt.',
        other: '{n} Produkte sind jetzt verborgen und werden gezeigt.',
      },
      HIDE: {
        none: 'Keines davon wird jetzt gezeigt.',
        one: '{n} Produkt wird jetzt gezeigt und dann verborgen.',
        other: '{n} Produkte werden jetzt gezeigt und dann verborgen.',
      },
    },
    plan: 'Zeitpunkt festlegen',
    done: 'Festgelegt für {date}.',
    list: 'Geplant',
    planned: {
      SHOW: { one: '{date}: {n} Produkt zeigen', other: '{date}: {n} Produkte zeigen' },
      HIDE: { one: '{date}: {n} Produkt verbergen', other: '{date}: {n} Produkte verbergen' },
    },
    cancel: 'Abbrechen',
    cancelOf: 'Abbrechen: {what}',
    cancelled: 'Abgebrochen.',
  },
  bulkLabels: {
    action: 'Marke und Tags',
    title: { one: 'Marke und Tags eines Produkts', other: 'Marke und Tags von {n} Produkten' },
    hint: 'Was leer bleibt, ändert sich nicht.',
    brand: 'Marke setzen',
    ribbon: 'Band setzen',
    addTags: 'Tags hinzufügen',
    removeTags: 'Tags entfernen',
    tagsHint: 'Die Eingabetaste oder ein Komma fügt einen Tag hinzu.',
    tooLong: 'Höchstens {max} Zeichen.',
    needOne: 'Mindestens eines davon ausfüllen.',
    preview: { one: '{n} Produkt wird geändert.', other: '{n} Produkte werden geändert.' },
    change: 'Produkte ändern',
    done: { one: '{n} Produkt geändert.', other: '{n} Produkte geändert.' },
  },
  bulkCollections: {
    action: 'Sammlungen',
    title: { one: 'Sammlungen von einem Produkt', other: 'Sammlungen von {n} Produkten' },
    which: 'Welche Sammlungen',
    add: 'Dort hinzufügen',
    remove: 'Dort entfernen',
    added: {
      one: 'Ein Produkt ist in diesen Sammlungen.',
      other: '{n} Produkte sind in diesen Sammlungen.',
    },
    removed: {
      one: 'Ein Produkt ist nicht mehr in diesen Sammlungen.',
      other: '{n} Produkte sind nicht mehr in diesen Sammlungen.',
    },
    needOne: 'Wählen Sie zuerst eine Sammlung.',
  },
}
