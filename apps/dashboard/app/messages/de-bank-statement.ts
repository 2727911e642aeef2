import type { Translation } from '@vitrine/messages'
import type { enBankStatement } from './en-bank-statement.ts'

export const deBankStatement: Translation<typeof enBankStatement> = {
  bankStatement: {
    title: 'Kontoauszug',
    open: 'Kontoauszug einlesen',
    back: 'Bestellungen',
    text: 'Exportieren Sie die Umsätze Ihres Kontos bei Ihrer Bank als camt.053 oder CSV. Überweisungen werden Bestellungen über die Bestellnummer zugeordnet, sonst über den Betrag. Erfasst wird erst, was Sie bestätigen.',
    drop: 'Datei hierher ziehen oder',
    choose: 'Datei wählen',
    reading: 'Der Auszug wird gelesen …',
    again: 'Andere Datei',
    read: {
      one: '{n, number} Eingang; {skipped, number} andere Zeilen bleiben weg.',
      other: '{n, number} Eingänge; {skipped, number} andere Zeilen bleiben weg.',
    },
    none: 'Auf diesem Auszug ist kein Geld eingegangen.',
    columns: {
      date: 'Datum',
      payer: 'Von',
      text: 'Verwendungszweck',
      amount: 'Betrag',
      match: 'Gefunden',
      order: 'Bestellung',
    },
    selectAll: 'Alle Zeilen mit einer Bestellung auswählen',
    select: 'Überweisung von {payer} über {amount} erfassen',
    orderOf: 'Nummer der Bestellung zur Überweisung von {payer} über {amount}',
    unknownOrder: 'Es gibt keine Bestellung {number}.',
    matches: {
      MATCHED: 'Nummer und Betrag stimmen',
      OTHER_AMOUNT: 'Offen ist ein anderer Betrag: {due}',
      NOTHING_DUE: 'Nichts ist offen',
      OTHER_CURRENCY: 'Die Bestellung ist in {currency}',
      SAME_AMOUNT: 'Der Betrag stimmt, die Nummer fehlt',
      SEVERAL_ORDERS: 'Nennt mehrere Bestellungen: {numbers}',
      NOT_FOUND: 'Keine Bestellung gefunden',
      RECORDED: 'Erfasst',
    },
    record: { one: '{n, number} Zahlung erfassen', other: '{n, number} Zahlungen erfassen' },
    recorded: { one: '{n, number} Zahlung erfasst.', other: '{n, number} Zahlungen erfasst.' },
    failed: {
      one: '{n, number} Zeile konnte nicht erfasst werden.',
      other: '{n, number} Zeilen konnten nicht erfasst werden.',
    },
    problems: {
      DOCTYPE: 'Das ist kein Auszug einer Bank.',
      INVALID_XML: 'Die Datei ist beschädigt. Exportieren Sie sie noch einmal.',
      NO_STATEMENT:
        'Die Datei ist XML, aber kein Kontoauszug. Wählen Sie camt.053, camt.052 oder camt.054.',
      NO_COLUMNS:
        'Die Tabelle braucht Spalten für Datum, Betrag und Verwendungszweck, mit ihren Namen darüber.',
      INVALID_CSV: 'Die Tabelle ist in Zeile {line} nicht lesbar.',
      AMOUNT: 'Der Betrag in Zeile {line} ist nicht lesbar.',
      DATE: 'Das Datum in Zeile {line} ist nicht lesbar.',
      CURRENCY: 'Die Währung in Zeile {line} ist unbekannt.',
    },
  },
}
