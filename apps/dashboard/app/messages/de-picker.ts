import type { enPicker } from './en-picker.ts'

export const dePicker: typeof enPicker = {
  picker: {
    found: (n, hasMore) => {
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
  bulkCollections: {
    action: 'Sammlungen',
    title: (n) => `Sammlungen von ${n === 1 ? 'einem Produkt' : `${n} Produkten`}`,
    which: 'Welche Sammlungen',
    add: 'Dort hinzufügen',
    remove: 'Dort entfernen',
    added: (n) => `${n === 1 ? 'Ein Produkt ist' : `${n} Produkte sind`} in diesen Sammlungen.`,
    removed: (n) =>
      `${n === 1 ? 'Ein Produkt ist' : `${n} Produkte sind`} nicht mehr in diesen Sammlungen.`,
    needOne: 'Wählen Sie zuerst eine Sammlung.',
  },
}
