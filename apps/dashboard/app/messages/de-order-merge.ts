import type { Translation } from '@vitrine/messages'
import type { enOrderMerge } from './en-order-merge.ts'

export const deOrderMerge: Translation<typeof enOrderMerge> = {
  merging: {
    label: 'Andere Bestellungen desselben Käufers',
    candidate: 'Bestellung #{number} desselben Käufers geht an dieselbe Adresse.',
    open: 'Mit #{number} zusammenlegen',
    title: 'Bestellung {number} in Bestellung {into} übernehmen',
    text: 'Die Produkte der Bestellung {number} werden Produkte der Bestellung {into}, zu den Preisen, zu denen sie verkauft wurden.',
    refundDelivery: 'Die zweite Lieferung nicht berechnen',
    refundDeliveryHint: 'Was dafür bezahlt wurde, geht zurück, wie es kam.',
    preview: 'Was geschieht',
    submit: 'Zusammenlegen',
    done: 'Bestellung {number} gehört jetzt zu dieser Bestellung.',
    will: {
      pieces: {
        one: '{n, number} Stück kommt hierher.',
        other: '{n, number} Stück kommen hierher.',
      },
      total: 'Diese Bestellung kostet dann {total}, davon {delivery} für die Lieferung.',
      moved:
        '{amount}, die für Bestellung {number} bezahlt wurden, bezahlen diese Bestellung; es geht kein Geld hinaus.',
      paidBack: '{amount} gehen an den Käufer zurück.',
      due: '{amount} sind noch zu bezahlen.',
      overpaid: '{amount} mehr sind bezahlt, als sie kostet.',
      invoice: 'Rechnung {number} wird gutgeschrieben.',
      noStock: 'Der Bestand bleibt, wie er ist.',
      final: 'Bestellung {number} wird storniert. Das lässt sich nicht rückgängig machen.',
    },
    refusals: {
      STATE: 'Eine der Bestellungen ist nicht aufgegeben oder schon beendet.',
      REFUNDED: 'Etwas davon wurde erstattet.',
      IMPORTED: 'Eine davon hat ein anderes System verkauft.',
      CURRENCY: 'Eine davon hat eine andere Währung als der Shop.',
      GIFT_CARDS: 'Mit einer davon wurden Gutscheine gekauft.',
      PAYMENT_AUTHORIZED:
        'Eine Zahlung ist autorisiert: ziehen Sie sie erst ein oder geben Sie sie frei.',
      DISPUTED: 'Eine Zahlung ist angefochten.',
      SAME_ORDER: 'Es ist dieselbe Bestellung.',
      BUYER: 'Sie sind von verschiedenen Käufern.',
      ADDRESS: 'Sie gehen an verschiedene Adressen.',
      DELIVERY: 'Eine wird gesendet, die andere abgeholt.',
      TAX: 'Eine hat Preise mit Steuer, die andere ohne.',
      REHEARSAL: 'Eine davon gehört zu einer Probe.',
      SENT: 'Etwas davon ist schon gesendet.',
      RETURNED: 'Etwas davon ist auf dem Weg zurück.',
      SUBSCRIPTION: 'Eine davon gehört zu einem Abonnement.',
      PAYMENT_AWAITED: 'Eine Zahlung ist unterwegs: warten Sie darauf.',
      EDIT_OPEN:
        'Eine davon wird gerade bearbeitet: wenden Sie die Bearbeitung erst an oder verwerfen Sie sie.',
      STOCK_HELD: 'Eine davon ist nicht bezahlt, und ihr Bestand ist bis dahin nur reserviert.',
      TOTAL: 'Die Summe hat sich inzwischen geändert.',
    },
  },
}
