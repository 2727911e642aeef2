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
    change: 'Preise ändern',
    done: {
      one: 'Der Preis von {n} Produkt ist geändert.',
      other: 'Die Preise von {n} Produkten sind geändert.',
    },
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
