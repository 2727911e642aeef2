import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const deOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'Ihre Bestellung {orderNumber} bei {shop}',
    title: 'Danke für Ihre Bestellung',
    lines: [
      'wir haben Ihre Bestellung {orderNumber} erhalten. Über die Schaltfläche sehen Sie, wie weit sie ist.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'order-paid': {
    subject: 'Wir haben Ihre Zahlung für Bestellung {orderNumber} erhalten',
    title: 'Ihre Zahlung ist da',
    lines: [
      'Ihre Zahlung von {amount} für die Bestellung {orderNumber} bei {shop} ist angekommen. Vielen Dank.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'order-payment-failed': {
    subject: 'Die Zahlung für Bestellung {orderNumber} ist fehlgeschlagen',
    title: 'Die Zahlung ist fehlgeschlagen',
    lines: [
      'für Ihre Bestellung {orderNumber} bei {shop} wurde nichts abgebucht. Bezahlen Sie über die Schaltfläche oder wählen Sie eine andere Zahlungsart.',
    ],
    action: 'Jetzt bezahlen',
    note: 'Wenn Sie inzwischen bezahlt haben, müssen Sie nichts tun.',
  },
  'gift-card': {
    subject: 'Ihr Geschenkgutschein über {amount} für {shop}',
    title: 'Ein Geschenkgutschein für Sie',
    lines: [
      'dieser Geschenkgutschein ist bei {shop} {amount} wert. Geben Sie den Code an der Kasse ein; Sie können ihn in mehreren Teilen einlösen.',
    ],
    action: 'Zum Shop',
    note: 'Bewahren Sie diese Nachricht auf: Wer den Code kennt, kann den Gutschein einlösen.',
  },
  'store-credit-ending': {
    subject: 'Ihr Guthaben von {amount} endet am {date}',
    title: 'Ihr Guthaben endet bald',
    lines: [
      'bei {shop} können Sie Guthaben von {amount} bis zum {date} ausgeben. Was danach übrig ist, verfällt.',
    ],
    action: 'Guthaben ansehen',
    note: 'An der Kasse wird es Ihnen angeboten, wenn Sie angemeldet sind.',
  },
  'subscription-renewing': {
    subject: 'Ihr Abonnement {product} kommt am {date}',
    title: 'Ihre nächste Bestellung kommt bald',
    lines: [
      'Ihr Abonnement {product} bei {shop} kommt am {date} wieder. Es kostet {amount}; Versandkosten können dazukommen.',
    ],
    action: 'Abonnement ansehen',
    note: 'Wenn Sie es dieses Mal nicht brauchen, können Sie diese Bestellung auf der Seite des Abonnements auslassen oder es kündigen.',
  },
  'subscription-payment-failed': {
    subject: 'Die Zahlung für {product} ist nicht gelungen',
    title: 'Die Zahlung ist nicht gelungen',
    lines: [
      'wir konnten {amount} für Ihr Abonnement {product} bei {shop} nicht einziehen. Bezahlen Sie über die Schaltfläche oder wählen Sie dort eine andere Zahlungsart. Sonst versuchen wir es am {date} noch einmal.',
    ],
    action: 'Jetzt bezahlen',
    note: 'Wenn Sie inzwischen bezahlt haben, müssen Sie nichts tun.',
  },
  'subscription-cancelled': {
    subject: 'Ihr Abonnement {product} wurde gekündigt',
    title: 'Ihr Abonnement wurde gekündigt',
    lines: [
      'hiermit bestätigen wir, dass Ihr Abonnement {product} bei {shop} gekündigt wurde. Weitere Bestellungen folgen nicht.',
    ],
    action: 'Abonnement ansehen',
    note: 'Wenn Sie das nicht erwartet haben, schreiben Sie uns bitte.',
  },
  'subscription-unavailable': {
    subject: '{product} kann dieses Mal nicht kommen',
    title: 'Dieses Mal keine Bestellung',
    lines: [
      'Ihr Abonnement {product} bei {shop} ist fällig, kann aber gerade nicht geliefert werden. Sie bezahlen dafür nichts, und Ihr Abonnement läuft weiter.',
    ],
    action: 'Abonnement ansehen',
    note: 'Wenn Sie Fragen haben, schreiben Sie uns bitte.',
  },
  'payment-requested': {
    subject: 'Bitte zahlen Sie {amount} für Bestellung {orderNumber}',
    title: 'Es ist noch etwas zu bezahlen',
    lines: [
      '{shop} bittet Sie um {amount} für Ihre Bestellung {orderNumber}. Die Schaltfläche führt zu einer Seite, auf der Sie wählen, wie Sie bezahlen.',
    ],
    action: 'Jetzt bezahlen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde. Wenn Sie inzwischen bezahlt haben, müssen Sie nichts tun.',
  },
  'order-cancelled': {
    subject: 'Ihre Bestellung {orderNumber} bei {shop} wurde storniert',
    title: 'Ihre Bestellung wurde storniert',
    lines: ['Ihre Bestellung {orderNumber} bei {shop} wurde storniert.'],
    action: 'Bestellung ansehen',
    note: 'Wenn Sie das nicht erwartet haben, schreiben Sie uns bitte.',
  },
  'order-edited': {
    subject: 'Ihre Bestellung {orderNumber} bei {shop} wurde geändert',
    title: 'Ihre Bestellung wurde geändert',
    lines: ['{shop} hat Ihre Bestellung {orderNumber} geändert. So sieht sie jetzt aus.'],
    action: 'Bestellung ansehen',
    note: 'Wenn Sie das nicht erwartet haben, schreiben Sie uns bitte.',
  },
  'order-change-proposed': {
    subject: 'Bitte stimmen Sie der Änderung der Bestellung {orderNumber} zu',
    title: 'Ihre Bestellung soll sich ändern',
    lines: [
      '{shop} möchte Ihre Bestellung {orderNumber} ändern. Sie kostet dann insgesamt {amount}. Vor Ihrer Zustimmung ändert sich nichts.',
    ],
    action: 'Ansehen und zustimmen',
    note: 'Wenn Sie das nicht erwartet haben, schreiben Sie uns bitte.',
  },
  'order-refunded': {
    subject: 'Ihre Erstattung für Bestellung {orderNumber}',
    title: 'Ihr Geld ist unterwegs',
    lines: [
      'wir zahlen Ihnen {amount} für Ihre Bestellung {orderNumber} bei {shop} zurück. Je nach Bank dauert das einige Tage.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'order-credited': {
    subject: 'Ihr Guthaben für Bestellung {orderNumber}',
    title: 'Sie haben Guthaben',
    lines: [
      'wir erstatten Ihnen {amount} Ihrer Bestellung {orderNumber} bei {shop}. Davon sind {credit} Guthaben, das Sie sofort an der Kasse einlösen können.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'order-shipped': {
    subject: 'Bestellung {orderNumber} ist unterwegs',
    title: 'Ihr Paket ist unterwegs',
    lines: ['ein Paket Ihrer Bestellung {orderNumber} bei {shop} ist unterwegs zu Ihnen.'],
    action: 'Bestellung ansehen',
    follow: 'Sendung verfolgen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'order-ready': {
    subject: 'Bestellung {orderNumber} liegt zur Abholung bereit',
    title: 'Bereit zur Abholung',
    lines: ['Ihre Bestellung {orderNumber} bei {shop} liegt bereit: Sie können sie jetzt abholen.'],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'return-requested': {
    subject: 'Wir haben Ihre Retoure {returnNumber} erhalten',
    title: 'Ihre Retoure',
    lines: [
      'Sie möchten Ware aus Ihrer Bestellung {orderNumber} bei {shop} zurückgeben. Wir prüfen das und schreiben Ihnen.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'return-agreed': {
    subject: 'Retoure {returnNumber}: Bitte senden Sie die Ware zurück',
    title: 'Wir nehmen die Ware zurück',
    lines: [
      'wir sind mit der Retoure {returnNumber} Ihrer Bestellung {orderNumber} bei {shop} einverstanden. Bitte legen Sie die Retourennummer in das Paket.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'return-declined': {
    subject: 'Retoure {returnNumber}: Wir können die Ware nicht zurücknehmen',
    title: 'Wir können die Ware nicht zurücknehmen',
    lines: [
      'leider müssen wir die Retoure {returnNumber} Ihrer Bestellung {orderNumber} bei {shop} ablehnen.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'return-refunded': {
    subject: 'Das Geld für die Retoure {returnNumber} ist unterwegs',
    title: 'Ihr Geld ist unterwegs',
    lines: [
      'wir zahlen Ihnen {amount} für die Retoure {returnNumber} Ihrer Bestellung {orderNumber} bei {shop} zurück. Je nach Bank dauert das einige Tage.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'return-credited': {
    subject: 'Ihr Guthaben für die Retoure {returnNumber}',
    title: 'Sie haben Guthaben',
    lines: [
      'wir erstatten Ihnen {amount} für die Retoure {returnNumber} Ihrer Bestellung {orderNumber} bei {shop}. Davon sind {credit} Guthaben, das Sie sofort an der Kasse einlösen können.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'withdrawal-received': {
    subject: 'Eingangsbestätigung für Ihren Widerruf der Bestellung {orderNumber}',
    title: 'Ihr Widerruf ist eingegangen',
    lines: [
      'Sie haben den Vertrag über die Bestellung {orderNumber} bei {shop} widerrufen. Dies ist die Eingangsbestätigung mit Inhalt, Datum und Uhrzeit Ihrer Erklärung. Bitte bewahren Sie sie auf.',
    ],
    action: 'Bestellung ansehen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse beim Widerruf angegeben wurde.',
  },
  'subscription-unavailable-for-shop': {
    subject: 'Keine Bestellung zum Abonnement von {product} bei {shop}',
    title: 'Ein Abonnement wurde ausgelassen',
    lines: [
      '{buyer} sollte {product} wieder bekommen. Es ist aber ausverkauft oder lässt sich nicht mehr so verkaufen oder liefern, wie es vereinbart war. Diesmal wurde nichts bestellt und nichts berechnet. Der Käufer weiß Bescheid, und das Abonnement geht zum nächsten Termin weiter.',
    ],
    action: 'Abonnement öffnen',
    note: 'Sie erhalten diese Nachricht, weil Ihnen der Shop gehört.',
  },
  'return-for-shop': {
    subject: 'Retoure der Bestellung {orderNumber} bei {shop}',
    title: 'Ware soll zurückkommen',
    lines: [
      '{buyer} möchte Ware aus der Bestellung {orderNumber} zurückgeben. Bitte prüfen Sie das und entscheiden Sie.',
    ],
    action: 'Bestellung öffnen',
    note: 'Sie erhalten diese Nachricht, weil Ihnen der Shop gehört.',
  },
  'withdrawal-for-shop': {
    subject: 'Widerruf der Bestellung {orderNumber} bei {shop}',
    title: 'Ein Vertrag wurde widerrufen',
    lines: [
      '{buyer} hat den Vertrag über die Bestellung {orderNumber} widerrufen. Die Eingangsbestätigung ist verschickt; das Geld ist innerhalb von 14 Tagen zurückzuzahlen.',
    ],
    action: 'Bestellung öffnen',
    note: 'Sie erhalten diese Nachricht, weil Ihnen der Shop gehört.',
  },
  invoice: {
    subject: 'Rechnung {invoiceNumber} von {shop}',
    title: 'Ihre Rechnung',
    lines: ['hier ist die Rechnung zu Ihrer Bestellung {orderNumber} bei {shop}.'],
    action: 'Rechnung öffnen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'credit-note': {
    subject: 'Rechnungskorrektur {invoiceNumber} von {shop}',
    title: 'Ihre Rechnungskorrektur',
    lines: ['hier ist die Rechnungskorrektur zu Ihrer Bestellung {orderNumber} bei {shop}.'],
    action: 'Rechnungskorrektur öffnen',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse bei der Bestellung angegeben wurde.',
  },
  'checkout-reminder': {
    subject: 'Sie haben bei {shop} etwas liegen gelassen',
    title: 'Ihre Auswahl ist noch da',
    lines: [
      'Sie haben diese Artikel bei {shop} ausgesucht und noch nicht bestellt. Über die Schaltfläche machen Sie dort weiter, wo Sie aufgehört haben, auf diesem oder einem anderen Gerät.',
    ],
    more: { one: '… und ein weiterer Artikel', other: '… und {n} weitere Artikel' },
    action: 'Weitermachen',
    unsubscribe: 'Keine Erinnerungen mehr von {shop}',
    note: 'Sie erhalten diese Nachricht, weil diese Adresse an der Kasse angegeben wurde. Reserviert ist nichts: Es gelten Preise und Bestand von heute.',
  },
  'back-in-stock': {
    subject: '{product} ist wieder da bei {shop}',
    title: 'Wieder da',
    lines: [
      '{product} ist bei {shop} wieder auf Lager. Sie wollten das wissen.',
      'Es ist nicht für Sie zurückgelegt: Wer zuerst bestellt, bekommt es.',
    ],
    action: 'Ansehen',
    unsubscribe: 'Keine solchen Mails mehr von {shop}',
    note: 'Sie erhalten diese Nachricht, weil mit dieser Adresse darum gebeten wurde. Es ist die einzige dazu.',
  },
  'price-drops': {
    subject: 'Günstiger geworden: Ihre Merkliste bei {shop}',
    title: 'Jetzt günstiger',
    lines: ['diese Artikel auf Ihrer Merkliste bei {shop} kosten weniger als bisher.'],
    item: '{now} statt {before}',
    action: 'Merkliste öffnen',
    unsubscribe: 'Keine Mails über Preise mehr von {shop}',
    note: 'Sie erhalten diese Nachricht, weil mit dieser Adresse Mails über Preise gewünscht wurden: höchstens eine am Tag.',
  },
  'price-mails-confirm': {
    subject: 'Bestätigen Sie Ihre Adresse für Mails über Preise von {shop}',
    title: 'Noch ein Schritt',
    lines: [
      'jemand hat {shop} gebeten, an diese Adresse zu schreiben, wenn auf einer Merkliste ein Preis sinkt. Bestätigen Sie das, und wir tun es.',
    ],
    action: 'Adresse bestätigen',
    note: 'Waren Sie es nicht, müssen Sie nichts tun: Ohne Bestätigung bekommen Sie keine weitere Mail.',
  },
  'newsletter-confirm': {
    subject: 'Bestätigen Sie Ihre Adresse für den Newsletter von {shop}',
    title: 'Noch ein Schritt',
    lines: [
      'jemand hat mit dieser Adresse den Newsletter von {shop} bestellt. Bestätigen Sie das, und der nächste kommt zu Ihnen.',
    ],
    action: 'Adresse bestätigen',
    note: 'Waren Sie es nicht, müssen Sie nichts tun: Ohne Bestätigung bekommen Sie keine weitere Mail.',
  },
  'review-request': {
    subject: 'Wie gefällt Ihnen, was Sie bei {shop} gekauft haben?',
    title: 'Was halten Sie davon?',
    lines: [
      'vor einiger Zeit kam Ihre Bestellung {orderNumber} von {shop} bei Ihnen an. Wie sind die Artikel? Ihre Bewertung hilft anderen bei der Wahl, ob sie gut ausfällt oder schlecht.',
    ],
    action: 'Bewertung schreiben',
    unsubscribe: 'Keine Fragen nach Bewertungen mehr von {shop}',
    note: 'Sie erhalten diese Nachricht einmal zu einer Bestellung, weil sie mit dieser Adresse aufgegeben wurde.',
  },
  'contact-message': {
    subject: 'Nachricht von {sender} an {shop}',
    title: 'Eine Nachricht',
    lines: [
      '{sender} hat Ihnen über das Kontaktformular geschrieben. Antworten Sie auf diese Mail: Die Antwort kommt dort an.',
    ],
    labels: { email: 'E-Mail', phone: 'Telefon', message: 'Nachricht' },
    action: 'Alle Nachrichten',
    note: 'Sie erhalten diese Nachricht, weil der Shop Ihnen mailt, was Besucher schreiben.',
  },
  'product-question': {
    subject: 'Frage zu {product} bei {shop}',
    title: 'Eine Frage zu einem Produkt',
    lines: [
      '{sender} hat eine Frage zu {product}. Antworten Sie auf diese Mail: Die Antwort kommt dort an.',
    ],
    labels: { product: 'Produkt', email: 'E-Mail', message: 'Frage' },
    action: 'Alle Nachrichten',
    note: 'Sie erhalten diese Nachricht, weil der Shop Ihnen mailt, was Besucher schreiben.',
  },
  'order-received': {
    subject: 'Neue Bestellung {orderNumber} bei {shop}',
    title: 'Eine neue Bestellung',
    lines: ['{buyer} hat für {amount} bestellt.'],
    action: 'Bestellung öffnen',
    note: 'Sie erhalten diese Nachricht, weil Ihnen der Shop gehört.',
  },
}
