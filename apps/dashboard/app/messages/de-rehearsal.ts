import type { Translation } from '@vitrine/messages'
import type { enRehearsal } from './en-rehearsal.ts'

export const deRehearsal: Translation<typeof enRehearsal> = {
  rehearsal: {
    title: 'Probe',
    badge: 'Probe',
    text: 'Bestellen Sie in Ihrem Shop wie Ihre Kunden: mit Ihren Produkten, Preisen, Lieferarten und Steuern. Das Geld nimmt die Testbank, Bestand und Codes bleiben, wie sie sind, Mails erreichen niemanden, und kein Bericht zeigt es.',
    open: 'Im Shop proben',
    openHint:
      'Eine Leiste im Shop zeigt, dass Sie proben. Die Adresse ist nur für Sie und gilt 4 Stunden.',
    orders: 'Probebestellungen',
    noOrders: 'Zur Probe wurde noch nichts bestellt.',
    count: {
      one: '{n, number} Probebestellung.',
      other: '{n, number} Probebestellungen.',
    },
    show: 'Anzeigen',
    clear: 'Probe löschen',
    clearTitle: 'Probe löschen?',
    clearText:
      'Alle Probebestellungen werden mit Zahlungen, Paketen und Mails gelöscht. Echte Bestellungen bleiben.',
    cleared: { one: '{n, number} Bestellung gelöscht', other: '{n, number} Bestellungen gelöscht' },
    mails: 'Mails',
    mailsHint: 'Was Ihre Kunden bekommen hätten. Nichts davon wurde verschickt.',
    noMails: 'Noch wurde keine Mail geschrieben.',
    checks: {
      title: 'Checkliste vor dem Start',
      text: 'Zwölf Bestellungen, die der Shop selbst mit der Testbank macht: Jede wird mit Ihren Einstellungen bestellt, bezahlt und verfolgt.',
      start: 'Checkliste ausführen',
      again: 'Noch einmal ausführen',
      progress: '{done, number} von {all, number} geprüft',
      order: 'Bestellung {number}',
      states: {
        WAITING: 'Wartet',
        PASSED: 'In Ordnung',
        FAILED: 'Bitte ansehen',
        SKIPPED: 'Übersprungen',
      },
      names: {
        CARD: 'Mit Karte bezahlt',
        DECLINED: 'Karte abgelehnt, dann bezahlt',
        ASKED: 'Karte mit 3-D Secure',
        LATE: 'Die Bank meldet sich spät',
        TWICE: 'Die Bank meldet sich zweimal',
        TRANSFER: 'Später überwiesen',
        PART_REFUND: 'Ein Teil erstattet',
        REFUND: 'Alles erstattet',
        CANCEL: 'Storniert',
        SOLD_OUT: 'Inzwischen ausverkauft',
        CODE: 'Mit einem Code',
        OTHER_DELIVERY: 'Mit anderer Lieferung',
      },
      what: {
        CARD: 'Die Bestellung ist aufgegeben und bezahlt, und im Hauptbuch ist nichts offen.',
        DECLINED:
          'Nach einer abgelehnten Karte wartet die Bestellung; eine andere Karte bezahlt sie, einmal.',
        ASKED: 'Die Bestellung wartet, bis die Bank ihre Antwort hat, und ist dann bezahlt.',
        LATE: 'Bis die Bank sich meldet, wartet die Bestellung; dann ist sie aufgegeben und bezahlt.',
        TWICE: 'Dieselbe Meldung zweimal zählt einmal: Nichts ist überzahlt.',
        TRANSFER:
          'Die Bestellung ist unbezahlt aufgegeben, und bezahlt, sobald das Geld erfasst ist.',
        PART_REFUND:
          'Die Hälfte geht auf die Karte zurück; die Bestellung ist teilweise erstattet.',
        REFUND: 'Alles geht auf die Karte zurück; die Bestellung ist erstattet.',
        CANCEL: 'Die Bestellung ist erstattet und storniert, und im Hauptbuch ist nichts offen.',
        SOLD_OUT:
          'Die Bestellung wird abgelehnt, wenn jemand anderes die letzten Stücke gekauft hat.',
        CODE: 'Ein Code Ihres Shops zieht etwas ab, und der Rest ist bezahlt.',
        OTHER_DELIVERY: 'Die zweite Lieferart wird angeboten, berechnet und bezahlt.',
      },
      reasons: {
        NO_PRODUCT: 'Kein sichtbares Produkt kann gekauft werden.',
        NO_OTHER_DELIVERY: 'Der Shop hat dorthin nur eine Lieferart.',
        NO_METHOD_BY_HAND: 'Der Shop nimmt weder Überweisung noch Bargeld.',
        NO_CODE: 'Kein Code des Shops zieht etwas ab.',
        STOCK_NOT_COUNTED: 'Die Stücke des Produkts werden nicht gezählt.',
      },
      reason: 'Gemeldet: {code}',
    },
    noneTitle: 'Zur Probe wurde noch nichts bestellt',
    noneText: 'Probieren Sie Ihren Shop ohne Folgen aus, bevor es Ihre Kunden tun.',
  },
}
