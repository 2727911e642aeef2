import type { Translation } from '@vitrine/messages'
import type { enPayments } from './en-payments.ts'

export const dePayments: Translation<typeof enPayments> = {
  payments: {
    title: 'Zahlungsarten',
    text: 'Wie Käufer zahlen können, in der Reihenfolge, in der sie es sehen.',
    count: { one: '{n, number} Zahlungsart', other: '{n, number} Zahlungsarten' },
    new: 'Neue Zahlungsart',
    create: 'Zahlungsart anlegen',
    change: 'Ändern',
    changeTitle: '„{name}“ ändern',
    delete: 'Löschen',
    deleteOf: '„{name}“ löschen',
    deleteTitle: '„{name}“ löschen?',
    deleteText:
      'Käufer können sie nicht mehr wählen. Zahlungen, die damit gemacht wurden, bleiben. Das lässt sich nicht rückgängig machen; für eine Weile schalten Sie sie aus.',
    deleted: '„{name}“ ist gelöscht.',
    saved: '„{name}“ ist gespeichert.',
    up: '„{name}“ nach oben',
    down: '„{name}“ nach unten',
    moved: '„{name}“ steht jetzt an Stelle {place, number}.',
    emptyTitle: 'Noch keine Zahlungsart',
    emptyText:
      'Bis es eine gibt, können Käufer nur bestellen, was nichts kostet. Eine Überweisung braucht keinen Vertrag mit jemandem.',
    noneActive:
      'Keine Zahlungsart ist eingeschaltet: Käufer können nur bestellen, was nichts kostet.',
    columns: { name: 'Name', kind: 'Art', limits: 'Für', state: 'Stand' },
    active: 'An',
    off: 'Aus',
    renews: 'Abonnements verlängern sich von selbst',
    asksToRenew: 'Käufer bezahlen jede weitere Bestellung eines Abonnements über einen Link',
    providers: {
      BANK_TRANSFER: 'Überweisung',
      CASH: 'Bar',
      INVOICE: 'Rechnung',
      TEST_BANK: 'Testbank',
      STRIPE: 'Stripe',
      MOLLIE: 'Mollie',
      PAYPAL: 'PayPal',
      GIFT_CARD: 'Geschenkgutschein',
      STORE_CREDIT: 'Guthaben',
    },
    providerHints: {
      BANK_TRANSFER:
        'Käufer bekommen Ihr Konto und einen Verwendungszweck; Sie tragen das Geld ein, wenn es da ist.',
      CASH: 'Bezahlt bei Abholung oder Lieferung; Sie tragen das Geld ein, wenn Sie es haben.',
      INVOICE: 'Erst geliefert, in einigen Tagen bezahlt; Sie tragen das Geld ein, wenn es da ist.',
      TEST_BANK: 'Unsere eigene Bank mit Testkarten, um den Shop zu erproben. Es fließt kein Geld.',
      STRIPE: 'Karten und mehr, auf der Seite von Stripe.',
      MOLLIE: 'Karten, iDEAL und mehr, auf der Seite von Mollie.',
      PAYPAL: 'PayPal und Karten, auf der Seite von PayPal.',
    },
    testWarning:
      'Bei der Testbank fließt kein Geld. Jeder kann hier mit einer Testkarte bestellen und nichts bezahlen: Schalten Sie „{name}“ aus, bevor Sie verkaufen.',
    testWarningForm:
      'Bei der Testbank fließt kein Geld. Solange sie eingeschaltet ist, kann jeder mit einer Testkarte bestellen und nichts bezahlen.',
    notConnected:
      'Käufer können dies noch nicht wählen: Verbinden Sie den Anbieter unten, unter „Zahlungsanbieter“.',
    everything: 'jede Bestellung',
    from: 'ab {from}',
    upTo: 'bis {to}',
    between: '{from} bis {to}',
    delivery: 'Für Bestellungen, die',
    deliveries: {
      ANY: 'auf beliebige Art geliefert werden',
      PICKUP: 'abgeholt werden',
      SHIPPING: 'verschickt oder gebracht werden',
    },
    deliveryWords: { PICKUP: 'bei Abholung', SHIPPING: 'bei Versand oder Lieferung' },
    countryCount: { one: '{n, number} Land', other: '{n, number} Länder' },
    due: {
      one: 'fällig in {n, number} Tag',
      other: 'fällig in {n, number} Tagen',
    },
    provider: 'Art',
    name: 'Name',
    nameHint: 'Danach wählen Käufer.',
    description: 'Beschreibung',
    descriptionHint: 'Ein oder zwei Sätze neben dem Namen.',
    instructions: 'Anleitung',
    instructionsHint: 'Käufer lesen sie nach der Bestellung.',
    countries: 'Länder der Rechnung',
    countriesHint: 'Keines: überall.',
    findCountry: 'Land finden',
    minTotal: 'Kleinste Summe in {currency}',
    maxTotal: 'Größte Summe in {currency}',
    limitHint: 'Leer: keine Grenze.',
    dueDays: 'Tage zum Zahlen',
    account: 'Bankkonto',
    accountHint: 'Käufer lesen es nach der Bestellung, mit einem Code, den Bank-Apps einlesen.',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    bicHint: 'Nur manche Banken brauchen ihn.',
    isActive: 'Käufer können sie wählen',
    wrong: {
      amount: 'Geben Sie einen Betrag ab 0 ein, etwa 50,00.',
      range: 'Die größte Summe liegt unter der kleinsten.',
      days: 'Geben Sie eine ganze Zahl von 0 bis 365 ein.',
      iban: 'Das ist keine IBAN: Ein Buchstabe oder eine Ziffer ist falsch oder fehlt.',
      bic: 'Das ist kein BIC: Er hat 8 oder 11 Buchstaben und Ziffern.',
      holder: 'Geben Sie ein, wem das Konto gehört.',
    },
    settings: {
      heading: 'Wie Bestellungen angenommen werden',
      change: 'Ändern, wie Bestellungen angenommen werden',
      takeStock: 'Wann der Bestand sinkt',
      takeStocks: {
        ON_ORDER_PLACED: 'Wenn bestellt ist',
        ON_ORDER_PAID: 'Wenn bezahlt ist',
      },
      takeStockHints: {
        ON_ORDER_PLACED: 'Auch bei Überweisungen und Rechnungen, die später bezahlt werden.',
        ON_ORDER_PAID:
          'Bis dahin sind die Stücke zurückgehalten. Was nicht da ist, wird nie verkauft.',
      },
      says: {
        ON_ORDER_PLACED: 'Der Bestand sinkt, sobald bestellt ist.',
        ON_ORDER_PAID:
          'Der Bestand sinkt, wenn bezahlt ist; bis dahin sind die Stücke für den Käufer zurückgehalten.',
      },
      holdMinutes: 'Minuten, um online zu zahlen',
      holdMinutesHint:
        'Von 5 bis 1440. Dann endet die Bestellung, und ihr Bestand ist wieder frei.',
      holdSays: {
        one: 'Eine Bestellung, die online bezahlt wird, wartet {n, number} Minute auf ihre Zahlung. Dann endet sie, und ihr Bestand ist wieder frei.',
        other:
          'Eine Bestellung, die online bezahlt wird, wartet {n, number} Minuten auf ihre Zahlung. Dann endet sie, und ihr Bestand ist wieder frei.',
      },
      minimum: 'Kleinste Bestellung in {currency}',
      minimumHint:
        'So viel müssen die Produkte kosten, ohne Versand. Leer lassen, wenn es keine Grenze gibt.',
      minimumSays: 'Eine Bestellung muss mindestens {amount} kosten, ohne Versand.',
      wrongMinutes: 'Geben Sie eine ganze Zahl von 5 bis 1440 ein.',
      saved: 'Wie Bestellungen angenommen werden, ist gespeichert.',
    },
  },
}
