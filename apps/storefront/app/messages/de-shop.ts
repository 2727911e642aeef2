import type { Translation } from '@vitrine/messages'
import { authDe } from './de-auth.ts'
import { cartDe } from './de-cart.ts'
import { reviewsDe } from './de-reviews.ts'
import { wishesDe } from './de-wishes.ts'
import type { shopEn } from './en-shop.ts'

export const shopDe: Translation<typeof shopEn> = {
  ui: {
    close: 'Schließen',
    optional: 'freiwillig',
    loading: 'Wird geladen',
    undo: 'Rückgängig',
    dismiss: 'Verwerfen',
    notices: 'Hinweise',
    remove: '{name} entfernen',
    unavailable: 'Nicht verfügbar',
    price: { was: 'Vorher', now: 'Jetzt' },
    password: {
      show: 'Passwort zeigen',
      hide: 'Passwort verbergen',
      capsLock: 'Die Feststelltaste ist an.',
    },
    pages: { previous: 'Zurück', next: 'Weiter', page: 'Seite {n, number}' },
    breadcrumbs: 'Sie sind hier',
    theme: { title: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät' },
    table: {
      selectAll: 'Alle Zeilen wählen',
      select: '{name} wählen',
      selected: { one: '{n, number} gewählt', other: '{n, number} gewählt' },
    },
    chart: { table: 'Zahlen' },
  },

  layout: {
    skip: 'Zum Inhalt springen',
    announcement: '',
    footerLine: '',
    collections: 'Kollektionen',
    all: 'Alle Produkte',
    menu: 'Menü',
    search: 'Suchen',
    signIn: 'Anmelden',
    account: 'Konto',
    home: '{shop}, Startseite',
    language: 'Sprache',
    foot: 'Shop',
    people: 'Für Sie',
    giftCard: 'Guthaben eines Gutscheins',
    withdraw: 'Vertrag widerrufen',
  },

  rehearsal: {
    label: 'Probe',
    text: 'Was Sie hier bestellen, hat keine Folgen: kein Geld, kein Bestand, keine Mails.',
    end: 'Probe beenden',
  },

  contact: {
    title: 'Schreiben Sie uns',
    name: 'Ihr Name',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    submit: 'Nachricht senden',
    sent: 'Danke. Ihre Nachricht ist angekommen, und wir antworten per E-Mail.',
    trap: 'Dieses Feld leer lassen',
    refused: {
      name: 'Sagen Sie uns, wer Sie sind.',
      email: 'Sagen Sie uns, wohin die Antwort gehen soll.',
      message: 'Schreiben Sie, worum es geht.',
      invalid: 'Das ist keine E-Mail-Adresse. Prüfen Sie sie, damit unsere Antwort ankommt.',
      busy: 'Das waren viele Nachrichten in kurzer Zeit. Versuchen Sie es später noch einmal; was Sie geschrieben haben, steht noch hier.',
      gone: 'Dieses Formular ist inzwischen nicht mehr auf der Seite. Laden Sie die Seite neu.',
      form: 'Die Nachricht ließ sich nicht senden. Prüfen Sie die Felder und versuchen Sie es noch einmal.',
    },
  },
  newsletter: {
    title: 'Newsletter',
    email: 'E-Mail',
    consent:
      'Wir senden Ihnen zuerst einen Link, mit dem Sie die Adresse bestätigen. Abbestellen können Sie in jeder Ausgabe.',
    submit: 'Abonnieren',
    sent: 'Danke. Öffnen Sie den Link, den wir Ihnen gesendet haben, dann kommt der nächste Newsletter zu Ihnen.',
    trap: 'Dieses Feld leer lassen',
    refused: {
      email: 'Sagen Sie uns, wohin der Newsletter gehen soll.',
      invalid: 'Das ist keine E-Mail-Adresse. Prüfen Sie sie, damit der Newsletter ankommt.',
      busy: 'Wir haben Ihnen heute schon mehrmals einen Link gesendet. Sehen Sie im Spam-Ordner nach, oder versuchen Sie es morgen.',
      gone: 'Dieses Formular ist inzwischen nicht mehr auf der Seite. Laden Sie die Seite neu.',
    },
  },
  journal: { title: 'Journal', all: 'Alle Artikel' },

  home: {
    enter: 'Alle Produkte ansehen',
    collections: 'Kollektionen',
    new: { label: 'Neu eingetroffen', all: 'Alle Neuheiten' },
    sale: { label: 'Im Angebot', all: 'Alle Angebote' },
    empty: {
      title: 'Noch keine Produkte',
      why: 'Der Shop hat noch keine Produkte. Schauen Sie bald wieder vorbei.',
    },
  },

  productCount: {
    none: 'Keine Produkte',
    one: '{n, number} Produkt',
    other: '{n, number} Produkte',
  },

  card: {
    colours: { one: '{n, number} Farbe', other: '{n, number} Farben' },
    choices: { one: '{n, number} Ausführung', other: '{n, number} Ausführungen' },
    sale: 'Angebot',
  },

  states: {
    in: 'Vorrätig',
    giftCard: 'Kommt per E-Mail',
    digital: 'Digitale Datei zum Herunterladen',
    some: 'Einige Ausführungen sind ausverkauft',
    preorder: 'Vorbestellbar',
    out: 'Ausverkauft',
    free: 'Kostenlos',
  },

  leaves: {
    today: 'Versand heute',
    tomorrow: 'Versand morgen',
    days: { one: 'Versand in einem Tag', other: 'Versand in {n, number} Tagen' },
    weeks: { one: 'Versand in einer Woche', other: 'Versand in {n, number} Wochen' },
    month: 'Versand im {month}',
  },

  price: { from: 'ab' },

  collections: {
    title: 'Alle Kollektionen',
    all: 'Alle Kollektionen',
    pages: 'Seiten der Kollektionen',
    count: {
      none: 'Keine Kollektionen',
      one: '{n, number} Kollektion',
      other: '{n, number} Kollektionen',
    },
    none: { title: 'Noch keine Kollektionen', why: 'Sie finden alles unter „Alle Produkte“.' },
    beyond: { title: 'Diese Seite gibt es nicht' },
  },

  collection: {
    description: {
      one: '{name}: ein Produkt bei {shop}',
      other: '{name}: {n, number} Produkte bei {shop}',
    },
    everything: 'Alle Produkte',
    pages: 'Seiten von {name}',
    within: 'Kollektionen in {name}',
    sort: {
      label: 'Sortieren nach',
      relevance: 'Beste Treffer',
      'best-selling': 'Meistverkauft',
      newest: 'Neueste zuerst',
      arranged: 'Empfohlen',
      price: 'Preis aufsteigend',
      '-price': 'Preis absteigend',
      name: 'Name',
    },
    empty: {
      title: 'Keine Produkte passen zu diesen Filtern',
      why: 'Entfernen Sie einen Filter, oder sehen Sie sich alle Produkte an.',
      bare: 'Noch keine Produkte',
      bareWhy: 'Diese Kollektion ist noch leer. Sehen Sie sich die anderen an.',
    },
    beyond: { title: 'Diese Seite gibt es nicht', why: 'Diese Liste hat weniger Seiten.' },
    first: 'Zur ersten Seite',
  },

  filter: {
    title: 'Filter',
    open: {
      label: 'Filter',
      some: { one: 'Filter ({n, number})', other: 'Filter ({n, number})' },
    },
    price: {
      label: 'Preis',
      min: 'Niedrigster Preis',
      max: 'Höchster Preis',
      unreadable: 'Geben Sie den Preis in Ziffern ein, etwa 40 oder 19,90.',
      belowMin:
        'Das ist weniger als der Mindestpreis. Erhöhen Sie es, oder senken Sie den Mindestpreis.',
    },
    min: 'Von',
    max: 'Bis',
    availability: 'Verfügbarkeit',
    sale: 'Im Angebot',
    brand: 'Marke',
    ribbon: 'Hinweis',
    tag: 'Schlagwort',
    count: '{n, number}',
    all: { one: 'Alle {n, number} zeigen', other: 'Alle {n, number} zeigen' },
    find: 'In {facet} suchen',
    notFound: 'Nichts mit diesem Namen',
    without: {
      one: 'Ohne „{filter}“: {n, number} Produkt',
      other: 'Ohne „{filter}“: {n, number} Produkte',
    },
    apply: 'Produkte zeigen',
    show: {
      none: 'Keine Produkte',
      one: '{n, number} Produkt zeigen',
      other: '{n, number} Produkte zeigen',
    },
    clear: 'Alle entfernen',
    applied: 'Gesetzte Filter',
    chip: {
      between: '{min} bis {max}',
      over: 'Über {min}',
      under: 'Unter {max}',
      named: '{facet}: {value}',
    },
  },

  product: {
    pictures: 'Bilder von {name}',
    media: 'Bilder und Videos von {name}',
    thumbnails: 'Alle Bilder und Videos',
    picture: 'Bild {n, number} von {total, number}',
    video: {
      label: 'Video',
      play: 'Video abspielen',
      processing: 'Dieses Video ist noch nicht fertig.',
      failed: 'Dieses Video lässt sich in diesem Browser nicht abspielen.',
      open: 'Video öffnen',
    },
    position: '{n, number} von {total, number}',
    videoOf: 'Video von {name}',
    zoom: 'Bild vergrößern',
    noPicture: 'Noch kein Bild',
    showChoice: 'Auswahl übernehmen',
    clear: 'Auswahl aufheben',
    instead: 'Erhältlich: {choices}',
    deliveryFrom: 'Lieferung nach {country} ab {price}',
    freeDelivery: 'Kostenlose Lieferung nach {country}',
    returns: {
      one: 'Rückgabe innerhalb eines Tages',
      other: 'Rückgabe innerhalb von {n, number} Tagen',
    },
    freeReturns: {
      one: 'Kostenlose Rückgabe innerhalb eines Tages',
      other: 'Kostenlose Rückgabe innerhalb von {n, number} Tagen',
    },
    together: '{first} in {second}',
    notTogether: 'in dieser Kombination nicht erhältlich',
    stock: {
      left: { one: 'Vorrätig, das letzte', other: 'Vorrätig, noch {n, number}' },
      preorder: 'Vorbestellbar: {message}',
      choose: 'Wählen Sie {options}, um Preis und Verfügbarkeit zu sehen',
    },
    quantities: {
      atLeast: {
        one: 'Mindestens eins je Bestellung',
        other: 'Mindestens {n, number} je Bestellung',
      },
      atMost: { one: 'Höchstens eins je Bestellung', other: 'Höchstens {n, number} je Bestellung' },
      perBuyer: { one: 'Eins je Person', other: '{n, number} je Person' },
    },
    sku: 'Artikelnummer',
    by: 'Von {maker}',
    related: 'Ähnliche Produkte',
    relation: {
      chosen: 'Passt gut dazu',
      together: 'Zusammen gekauft',
      brand: 'Mehr von {maker}',
      shop: 'Neu im Shop',
    },
    recent: 'Zuletzt angesehen',
    details: 'Einzelheiten',
    yes: 'Ja',
    no: 'Nein',
    noChoice: 'Ohne',
    length: '{n, number} von {most, number}',
    plans: 'Kaufoptionen',
    once: 'Einmaliger Kauf',
    every: {
      DAY: { one: 'Jeden Tag', other: 'Alle {n, number} Tage' },
      WEEK: { one: 'Jede Woche', other: 'Alle {n, number} Wochen' },
      MONTH: { one: 'Jeden Monat', other: 'Alle {n, number} Monate' },
      YEAR: { one: 'Jedes Jahr', other: 'Alle {n, number} Jahre' },
    },
    times: { one: 'einmal', other: '{n, number}-mal' },
    discount: '{amount} Rabatt',
  },

  text: {
    video: 'Video',
    sound: 'Ton',
    file: 'Datei',
    page: 'Seite öffnen',
    contents: 'Inhalt',
    done: 'Erledigt',
    open: 'Offen',
  },

  search: {
    title: 'Suchen',
    results: 'Suche: {words}',
    label: 'Was suchen Sie?',
    submit: 'Suchen',
    found: {
      none: 'Keine Produkte gefunden für „{words}“',
      one: '{n, number} Produkt gefunden für „{words}“',
      other: '{n, number} Produkte gefunden für „{words}“',
    },
    none: {
      why: 'Prüfen Sie die Schreibweise, versuchen Sie ein anderes Wort, oder sehen Sie sich die Kollektionen an.',
    },
    collections: 'Kollektionen',
    filtered: 'Preis und Farbe sind als Filter gesetzt.',
    exactly: 'Nach „{words}“ suchen, wie eingegeben',
    meant: 'Meinten Sie',
    browse: 'Kollektionen ansehen',
    new: 'Oder sehen Sie sich die Neuheiten an',
    suggestions: 'Vorschläge',
    suggested: {
      none: 'Keine Vorschläge',
      one: '{n, number} Vorschlag, mit den Pfeiltasten erreichbar',
      other: '{n, number} Vorschläge, mit den Pfeiltasten erreichbar',
    },
    queries: 'Suchen nach',
    products: 'Produkte',
    brands: 'Marken',
    pages: 'Seiten',
    content: 'Seiten und Artikel',
    best: 'Oder sehen Sie sich an, was am meisten gekauft wird',
    bestSelling: 'Meistverkauft',
    recent: 'Letzte Suchen',
    clearRecent: 'Alle löschen',
    all: { one: '{n, number} Produkt ansehen', other: 'Alle {n, number} Produkte ansehen' },
    loading: 'Suche läuft …',
    failed: 'Vorschläge können gerade nicht geladen werden. Suchen können Sie trotzdem.',
    retry: 'Erneut versuchen',
  },

  quickLook: {
    open: 'Schnellansicht',
    of: 'Schnellansicht von {name}',
    page: 'Alles dazu ansehen',
    failed: 'Es ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  share: { label: 'Teilen', copied: 'Die Adresse ist kopiert.', address: 'Das ist die Adresse:' },

  opensSoon: {
    title: '{shop} öffnet bald',
    why: 'Wir richten noch alles ein. Schauen Sie bald wieder vorbei.',
  },

  notFound: {
    title: 'Seite nicht gefunden',
    why: 'Vielleicht wurde sie verschoben, umbenannt oder entfernt. Suchen Sie danach, oder gehen Sie zur Startseite.',
    home: 'Zur Startseite',
    all: 'Alle Produkte ansehen',
  },

  ...authDe,
  ...cartDe,
  ...wishesDe,
  ...reviewsDe,
}
