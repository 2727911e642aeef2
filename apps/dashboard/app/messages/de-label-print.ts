import type { Translation } from '@vitrine/messages'
import type { enLabelPrint } from './en-label-print.ts'

export const deLabelPrint: Translation<typeof enLabelPrint> = {
  labelPrint: {
    title: 'Etiketten drucken',
    action: 'Etiketten mit Barcode',
    print: 'PDF herunterladen',
    paper: 'Papier',
    papers: {
      a4: 'A4-Bogen mit Etiketten',
      roll: 'Rolle mit einzelnen Etiketten',
    },
    fields: {
      columns: 'Etiketten nebeneinander',
      rows: 'Etiketten untereinander',
      marginX: 'Rand links und rechts (mm)',
      marginY: 'Rand oben und unten (mm)',
      gapX: 'Abstand der Spalten (mm)',
      gapY: 'Abstand der Zeilen (mm)',
      width: 'Breite eines Etiketts (mm)',
      height: 'Höhe eines Etiketts (mm)',
      firstPosition: 'Erstes Etikett an Position',
    },
    positionHint:
      'Gezählt wird Zeile für Zeile, damit auch angebrochene Bogen bedruckt werden können.',
    content: 'Auf den Etiketten',
    parts: {
      name: 'Name des Produkts',
      choices: 'Auswahl',
      price: 'Preis',
    },
    barcodeHint:
      'Ein Barcode aus 13 Ziffern mit richtiger Prüfziffer wird als EAN-13 gedruckt, jeder andere Barcode oder die SKU als Code 128.',
    each: 'Etiketten je Variante',
    eachOptions: {
      one: 'Eines',
      stock: 'So viele, wie vorhanden sind',
    },
    code: 'Barcode oder SKU',
    count: 'Etiketten',
    countOf: 'Etiketten für {name}',
    preview: 'Vorschau der ersten Seite',
    labels: { one: '{n} Etikett', other: '{n} Etiketten' },
    pages: { one: '{n} Seite', other: '{n} Seiten' },
    noVariants: 'Hier gibt es nichts zu etikettieren.',
    onlyFirst: 'Es sind {total} Varianten; die ersten {max} werden gedruckt.',
    withoutBarcode: {
      one: '{n} Variante wurde ohne Barcode gedruckt.',
      other: '{n} Varianten wurden ohne Barcode gedruckt.',
    },
    reasons: {
      NO_CODE: 'hat weder Barcode noch SKU',
      NOT_PRINTABLE: 'der Code hat Zeichen, die Code 128 nicht drucken kann',
      TOO_LONG: 'der Code ist zu lang für ein Etikett dieser Breite',
    },
    done: { one: '{n} Etikett ist in der Datei.', other: '{n} Etiketten sind in der Datei.' },
    problems: {
      number: 'Geben Sie eine Zahl von {min} bis {max} ein.',
      tooNarrow:
        'Die Etiketten wären schmaler als {min} mm. Geben Sie weniger nebeneinander ein oder kleinere Ränder und Abstände.',
      tooLow:
        'Die Etiketten wären niedriger als {min} mm. Geben Sie weniger untereinander ein oder kleinere Ränder und Abstände.',
      position: 'Geben Sie eine Position von 1 bis {max} ein.',
      quantity: 'Geben Sie ganze Zahlen ein.',
      nothing: 'Geben Sie ein, wie viele Etiketten gedruckt werden.',
      tooMany: 'In eine Datei passen höchstens {max} Etiketten.',
    },
  },
}
