import type { Translation } from '@vitrine/messages'
import type { enSheet } from './en-sheet.ts'

export const deSheet: Translation<typeof enSheet> = {
  sheet: {
    title: 'Produkte als Tabelle',
    edit: 'Als Tabelle bearbeiten',
    columns: {
      name: 'Name',
      sku: 'Artikelnummer',
      barcode: 'Barcode',
      price: 'Preis',
      salePrice: 'Angebotspreis',
      cost: 'Kosten',
      stock: 'Bestand',
      weight: 'Gewicht',
      visible: 'Sichtbar',
      variantVisible: 'Variante sichtbar',
      brand: 'Marke',
      ribbon: 'Band',
      tags: 'Schlagwörter',
    },
    chooseColumns: 'Spalten',
    lines: { one: '{n} Zeile', other: '{n} Zeilen' },
    loading: '{done} von {of} Produkten geladen',
    notAll:
      'Nicht alle Produkte passen hierher: Grenzen Sie die Liste ein, um die anderen zu sehen.',
    hint: 'Pfeile bewegen, Umschalt wählt aus, F2 oder ein Zeichen schreibt, Escape bricht ab. Blöcke einer Tabelle lassen sich kopieren und einfügen; Strg+D füllt nach unten aus, Strg+F sucht und ersetzt, Strg+Z macht rückgängig.',
    yes: 'Ja',
    no: 'Nein',
    was: 'Vorher: {before}',
    find: {
      action: 'Suchen und ersetzen',
      title: 'Suchen und ersetzen',
      find: 'Suchen',
      by: 'Ersetzen durch',
      where: 'Wo',
      allTexts: 'Alle Textspalten',
      oneColumn: 'Diese Spalte: {column}',
      matchCase: 'Groß- und Kleinschreibung beachten',
      wholeCell: 'Ganze Zelle',
      previous: 'Vorheriger Treffer',
      next: 'Nächster Treffer',
      hits: { one: '{n} Treffer', other: '{n} Treffer' },
      hitOf: '{n} von {of}',
      replaceOne: 'Ersetzen',
      replaceAll: 'Alle ersetzen',
      replaced: {
        one: '{n} Zelle ersetzt, noch nicht gespeichert',
        other: '{n} Zellen ersetzt, noch nicht gespeichert',
      },
    },
    formula: 'Ausgewählte Preise berechnen',
    formulaHint:
      '+10 %, -5, ×1,2, ,99 für den nächsten Preis mit diesem Ende, runden. Auch mehreres nacheinander.',
    formulaProblem: 'Geben Sie +10 %, -5, ×1,2, ,99 oder runden ein.',
    selectPrices: 'Wählen Sie zuerst Zellen mit Preisen oder Kosten aus.',
    apply: { one: 'Auf {n} Zelle anwenden', other: 'Auf {n} Zellen anwenden' },
    problems: {
      empty: 'Diese Zelle darf nicht leer sein.',
      amount: 'Geben Sie einen Betrag ein, etwa 12,50.',
      digits: 'Das hat zu viele Nachkommastellen.',
      long: 'Dieser Text ist zu lang.',
      flag: 'Geben Sie ja oder nein ein.',
    },
    changed: { one: '{n} Zelle geändert', other: '{n} Zellen geändert' },
    wrong: { one: '{n} Zelle zu korrigieren', other: '{n} Zellen zu korrigieren' },
    prices: { one: '{n} Preis', other: '{n} Preise' },
    lowest: 'niedrigster {before} → {after}',
    onSale: { one: '{n} im Angebot', other: '{n} im Angebot' },
    save: 'Tabelle speichern',
    saving: '{done} von {of} Produkten gespeichert',
    saved: { one: '{n} Produkt gespeichert.', other: '{n} Produkte gespeichert.' },
    undone: 'Rückgängig gemacht.',
    refused: {
      one: '{n} Produkt konnte nicht gespeichert werden. Ihre Eingaben sind noch da: Gehen Sie zu einer markierten Zelle, um den Grund zu sehen.',
      other:
        '{n} Produkte konnten nicht gespeichert werden. Ihre Eingaben sind noch da: Gehen Sie zu einer markierten Zelle, um den Grund zu sehen.',
    },
    stockLocation: 'Standort der Spalte Bestand',
    saveStockFirst: 'Speichern oder verwerfen Sie zuerst den geänderten Bestand.',
    stockNow:
      'Jetzt {now}: Jemand anderes hat ihn geändert, oder es wurde verkauft. Ihre Eingabe ist noch da: Speichern Sie noch einmal, um ihn zu ersetzen.',
    stockRefused: {
      one: '{n} Bestandszelle konnte nicht gespeichert werden. Ihre Eingabe ist noch da: Gehen Sie zu der markierten Zelle, um den Grund zu sehen.',
      other:
        '{n} Bestandszellen konnten nicht gespeichert werden. Ihre Eingaben sind noch da: Gehen Sie zu einer markierten Zelle, um den Grund zu sehen.',
    },
    nowIs:
      'Jetzt {now}, von {name}. Ihre Eingabe ist noch da: Speichern Sie noch einmal, um ihn zu ersetzen.',
  },
}
