import type { Translation } from '@vitrine/messages'
import type { enSearch } from './en-search.ts'

export const deSearch: Translation<typeof enSearch> = {
  searchSettings: {
    synonyms: 'Wörter, die dasselbe meinen',
    synonymsText: 'Wer eines davon sucht, findet auch die anderen.',
    synonymsHint: 'Jede Gruppe in einer Zeile, mit Kommas zwischen den Wörtern.',
    example: 'Sofa, Couch, Diwan',
    none: 'Noch nichts: Jedes Wort steht für sich.',
    more: 'und {n} weitere',
    tooMany: 'Höchstens {most} Zeilen.',
    oneWord: 'In Zeile {line} steht nur ein Wort. Ergänzen Sie eines nach einem Komma.',
    tooManyWords: 'In Zeile {line} stehen mehr als {most} Wörter.',
    tooLong: 'In Zeile {line} hat ein Wort mehr als {most} Zeichen.',
    index: 'Verzeichnis',
    indexText:
      'Was gefunden wird, folgt jeder Änderung. Sollte etwas fehlen, bauen Sie das Verzeichnis neu auf: Bis dahin gilt das alte.',
    rebuild: 'Verzeichnis neu schreiben',
    rebuilding: 'Das Verzeichnis wird neu aufgebaut.',
  },
  filterSettings: {
    title: 'Filter',
    text: 'Wonach sich Kollektionen und Suchergebnisse filtern lassen. Optionen, Marken, Schlagwörter und eigene Felder folgen Ihren Produkten; neue kommen ans Ende.',
    kinds: {
      PRICE: 'Preis',
      AVAILABILITY: 'Verfügbarkeit',
      BRAND: 'Marke',
      RIBBON: 'Band',
      TAG: 'Schlagwort',
    },
    price: 'Vom niedrigsten bis zum höchsten Preis',
    availability: 'Auf Lager, im Angebot',
    gone: 'Hat gerade kein sichtbares Produkt',
    examples: '{some} und {n} weitere',
    up: '{name} nach oben',
    down: '{name} nach unten',
    automatic: 'Zurück zur automatischen Reihenfolge',
  },
  nothingFound: {
    title: 'Gesucht, nicht gefunden',
    text: 'Wonach in den letzten 30 Tagen ohne Ergebnis gesucht wurde. Ein Synonym, ein Schlagwort oder ein neues Produkt kann helfen.',
    none: 'Jede Suche der letzten 30 Tage hat etwas gefunden.',
    words: 'Wörter',
    count: 'Suchen',
    last: 'Zuletzt',
    more: 'Mehr zeigen',
  },
}
