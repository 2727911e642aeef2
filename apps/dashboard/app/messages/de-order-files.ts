import type { Translation } from '@vitrine/messages'
import type { enOrderFiles } from './en-order-files.ts'

/** Texte zu Import und Export von Bestellungen. */
export const deOrderFiles: Translation<typeof enOrderFiles> = {
  orderFiles: {
    title: 'Import und Export',
    back: 'Bestellungen',
    importTitle: 'Bestellungen importieren',
    importText:
      'Aus einer CSV-Datei oder JSON Lines eines anderen Systems, so wie sie dort zuletzt waren. Niemandem wird geschrieben, vom Bestand geht nichts ab, und es entsteht keine Rechnung. Was einmal importiert ist, wird nicht noch einmal importiert.',
    dryRun: 'Datei nur prüfen',
    dryRunHint:
      'Der Bericht sagt, was importiert würde und was nicht stimmt. Gespeichert wird nichts.',
    drop: 'Datei hier ablegen, oder',
    choose: 'Datei wählen',
    uploading: '„{name}“ wird hochgeladen',
    notTable: '„{name}“ ist weder CSV noch JSON Lines.',
    columnsTitle: 'Was eine Tabelle braucht',
    columnsText:
      'Eine Zeile für jede Position einer Bestellung, mit den Spalten externalId, purchasedDate, itemName, itemQuantity und itemPrice. Alle Spalten zeigt ein Export; Namen, die andere Systeme verwenden, werden auch verstanden.',
    earlier: 'Importe',
    none: 'Es wurden noch keine Bestellungen importiert.',
    dry: 'Prüfung',
    columns: {
      file: 'Datei',
      state: 'Stand',
      count: 'Bestellungen',
      report: 'Bericht',
      started: 'Begonnen',
    },
    exportTitle: 'Bestellungen exportieren',
    exportText: 'Mit Positionen, Beträgen und Adressen. Die Datei lässt sich wieder importieren.',
    exportAll: { one: '{n, number} Bestellung.', other: 'Alle {n, number} Bestellungen.' },
    exportFiltered: {
      one: 'Die {n, number} Bestellung der gefilterten Liste.',
      other: 'Die {n, number} Bestellungen der gefilterten Liste.',
    },
    allInstead: 'Stattdessen alle',
    format: 'Format',
    formats: { csv: 'CSV, für Tabellen', jsonl: 'JSON Lines, für Programme' },
    exportStart: 'Exportieren',
    exporting: 'Die Datei wird geschrieben…',
    progress: 'Fortschritt',
    rows: '{done} von {total}',
    pace: '{rows} pro Sekunde',
    left: 'noch {time}',
    counts: {
      created: 'Importiert',
      wouldCreate: 'Würden importiert',
      unchanged: 'Schon importiert',
      failed: 'Nicht importiert',
      wouldFail: 'Würden nicht importiert',
    },
    stop: 'Import abbrechen',
    stopTitle: 'Den Import abbrechen?',
    stopText: 'Schon importierte Bestellungen bleiben. Mit derselben Datei geht es später weiter.',
    report: 'Bericht',
    reportNone: 'An keiner Bestellung ist etwas falsch.',
    reportWait: 'Bisher nichts zu berichten.',
    reportColumns: { line: 'Zeile', kind: 'Art', field: 'Feld', what: 'Was' },
    severities: { ERROR: 'Nicht importiert', WARNING: 'Etwas weggelassen' },
    missing: 'Diesen Import gibt es nicht.',
    seeOrders: 'Zu den Bestellungen',
    importNow: 'Datei importieren',
  },
}
