import type { Translation } from '@vitrine/messages'
import type { cartEn } from './en-cart.ts'

export const cartDe: Translation<typeof cartEn> = {
  buy: {
    add: 'In den Warenkorb',
    addFor: 'In den Warenkorb · {price}',
    preorder: 'Vorbestellen · {price}',
    choose: '{option} wählen',
    soldOutHere: 'Diese Auswahl ist ausverkauft',
  },
  cart: {
    title: 'Warenkorb',
    titleWith: {
      one: 'Warenkorb, {n, number} Artikel',
      other: 'Warenkorb, {n, number} Artikel',
    },
    open: 'Zum Warenkorb',
    summary: 'Summe',
    goOn: 'Weiter einkaufen',
    quantity: 'Menge',
    quantityOf: 'Menge von {name}',
    fewer: 'Eins weniger von {name}',
    more: 'Eins mehr von {name}',
    update: 'Aktualisieren',
    remove: 'Entfernen',
    subscription: 'Abonnement',
    subtotal: 'Zwischensumme',
    withoutDelivery: 'Versand und Steuern sind noch nicht enthalten.',
    withoutTax: 'Steuern sind noch nicht enthalten.',
    empty: {
      title: 'Ihr Warenkorb ist leer',
      why: 'Was Sie hineinlegen, wartet hier auf Sie.',
      all: 'Alle Produkte ansehen',
    },
    notice: {
      added: '{name} liegt in Ihrem Warenkorb.',
      removed: '{name} wurde entfernt.',
      limited: {
        one: 'Von {name} ist nur noch eins da. Es liegt in Ihrem Warenkorb.',
        other: 'Von {name} sind nur noch {n, number} da. Sie liegen in Ihrem Warenkorb.',
      },
      saved: 'Gespeichert.',
      accepted: 'Ihr Warenkorb ist auf dem neuesten Stand.',
      soldOut: 'Leider ist das gerade ausverkauft.',
      gone: 'Diese Auswahl wird zurzeit nicht verkauft. Bitte wählen Sie eine andere.',
      failed:
        'Das hat nicht geklappt. Ihr Warenkorb ist unverändert; bitte versuchen Sie es noch einmal.',
    },
    error: {
      unreachable:
        'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      failed: 'Im Shop ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    },
    problems: {
      title: 'Es hat sich etwas geändert',
      price: 'Der Preis von {name} hat sich von {before} auf {after} geändert.',
      short: {
        one: 'Von {name} ist nur noch eins da.',
        other: 'Von {name} sind nur noch {n, number} da.',
      },
      soldOut: '{name} ist ausverkauft.',
      gone: '{name} wird nicht mehr verkauft.',
      choices: '{name} gibt es in dieser Auswahl nicht mehr.',
      accept: 'Änderungen übernehmen',
    },
    note: {
      title: 'Anmerkung oder Grußkarte',
      note: 'Anmerkung für den Shop',
      gift: 'Text der Grußkarte',
      giftHint: 'Wir legen ihn auf einer Karte ins Paket.',
      save: 'Speichern',
    },
  },
}
