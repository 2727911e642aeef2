import type { Translation } from '@vitrine/messages'
import type { enSetup } from './en-setup.ts'

export const deSetup: Translation<typeof enSetup> = {
  setup: {
    title: 'Shop eröffnen',
    progress: '{done, number} von {all, number} erledigt',
    dismiss: 'Ausblenden',
    dismissed: 'Ausgeblendet. Sie finden es auf dieser Seite wieder.',
    done: 'Erledigt',
    toDo: 'Offen',
    optional: 'Freiwillig',
    steps: {
      SHOP: {
        title: 'Ihr Shop',
        text: 'Wer verkauft, und wo, wie es auf Rechnungen steht.',
      },
      TAXES: { title: 'Steuern', text: 'Von wo Sie verkaufen, bestimmt die Sätze.' },
      DELIVERY: {
        title: 'Lieferung',
        text: 'Ein Preis für den Anfang. Gewichte, Abholung und weitere Länder können folgen.',
      },
      PAYMENT: {
        title: 'Zahlung',
        text: 'Eine Überweisung braucht keinen Vertrag: Käufer bekommen Ihr Konto, einen Verwendungszweck und einen Code für ihre Banking-App.',
      },
      PRODUCT: {
        title: 'Erstes Produkt',
        text: 'Name und Preis genügen. Bilder und Optionen können folgen.',
      },
      LOOK: { title: 'Aussehen', text: 'Eine Farbe und Ihr Logo, auf allen Seiten und in Mails.' },
      LEGAL: {
        title: 'Rechtstexte',
        text: 'Impressum, Datenschutz, AGB, Versand, Rücksendungen und Widerruf als Entwürfe. Shops in Deutschland und Österreich brauchen ein Impressum.',
      },
      ORDER: { title: 'Testbestellung', text: 'Sehen Sie den Shop wie Ihre Käufer.' },
      OPEN: { title: 'Eröffnen', text: 'Bis dahin sehen Besucher, dass Ihr Shop bald öffnet.' },
    },
    shop: {
      name: 'Name des Shops',
      seller: 'Wer verkauft: Ihr Name oder Ihre Firma',
      addressLine: 'Straße und Hausnummer',
      postalCode: 'Postleitzahl',
      city: 'Ort',
      country: 'Land',
      noCountry: 'Land wählen',
      locale: 'Sprache und Region',
      currency: 'Währung',
    },
    taxes: {
      country: 'Sie verkaufen aus',
      kind: 'Berechnen Sie Steuern?',
      kinds: {
        CHARGE: {
          label: 'Ja',
          hint: 'Produkte tragen die Steuer ihrer Art, zuerst den Regelsatz.',
        },
        SMALL: {
          label: 'Nein, als Kleinunternehmen',
          hint: 'Es wird keine Steuer berechnet und keine ausgewiesen.',
        },
      },
      rates: 'Regelsatz {standard}. Stand {asOf}; Änderungen gelten von selbst.',
      ratesWithReduced:
        'Regelsatz {standard}, ermäßigt {reduced}. Stand {asOf}; Änderungen gelten von selbst.',
      noRates: 'Für dieses Land kennen wir keine Sätze: Tragen Sie Ihre unter „Steuern“ ein.',
      included: 'Preise enthalten die Steuer',
      includedHint: 'Was ein Produkt kostet, ist, was Käufer dafür zahlen.',
      number: 'USt-IdNr. oder Steuernummer',
      numberHint: 'Für Rechnungen nötig; kann folgen.',
      more: 'Alle Steuern',
    },
    delivery: {
      to: 'Wohin',
      ownHint: 'Nur in Ihr eigenes Land.',
      eu: 'Europäische Union',
      euHint: 'In alle 27 Länder, zu einem Preis.',
      title: 'Was Käufer lesen',
      standard: 'Standardversand',
      price: 'Preis',
      freeFrom: 'Kostenlos ab',
      freeFromHint: 'Ab diesem Warenwert. Leer: nie.',
      more: 'Alle Lieferarten',
    },
    payment: {
      way: 'Wie Käufer zahlen',
      ways: {
        BANK_TRANSFER: { label: 'Überweisung', hint: 'Sie buchen das Geld, wenn es da ist.' },
        PROVIDER: {
          label: 'Karte, PayPal und mehr',
          hint: 'Über Ihr Konto bei Stripe, Mollie oder PayPal.',
        },
        TEST_BANK: {
          label: 'Testbank',
          hint: 'Um den Shop auszuprobieren. Es fließt kein Geld, der Schritt bleibt offen.',
        },
      },
      connect: 'Anbieter verbinden',
      addTestBank: 'Testbank einschalten',
    },
    product: {
      name: 'Name',
      price: 'Preis',
      quantity: 'Stück auf Lager',
      quantityHint: 'Leer: wird nicht gezählt.',
      wrongQuantity: 'Geben Sie eine ganze Zahl bis 99.999 ein.',
      add: 'Produkt anlegen',
      editor: 'Mit Bildern und Optionen',
      import: 'CSV-Datei importieren',
    },
    look: { more: 'Auf Seiten und in Mails ansehen' },
    order: {
      text: 'Legen Sie etwas in den Warenkorb und bestellen Sie es. Danach können Sie die Bestellung unter „Bestellungen“ stornieren. Die Adresse gilt 12 Stunden, auch für Freunde, denen Sie sie geben.',
      see: 'Shop ansehen',
      orders: 'Bestellungen',
    },
    legal: { draft: 'Impressum fertigstellen', all: 'Alle Seiten' },
    open: {
      text: 'Alle können den Shop sehen und kaufen. Unter „Einstellungen“ können Sie ihn wieder schließen.',
      missing: 'Noch offen: {steps}.',
      open: 'Shop eröffnen',
      done: 'Ihr Shop ist geöffnet.',
    },
  },
}
