import type { Translation } from '@vitrine/messages'
import type { reviewsEn } from './en-reviews.ts'

export const reviewsDe: Translation<typeof reviewsEn> = {
  reviews: {
    title: 'Bewertungen',
    stars: {
      one: '{average} von 5 Sternen, eine Bewertung',
      other: '{average} von 5 Sternen, {n, number} Bewertungen',
    },
    given: '{n, number} von 5 Sternen',
    noneFits: 'Keine Bewertung hat so viele Sterne.',
    checked:
      'Nur wer dieses Produkt bei uns gekauft hat, kann es bewerten. „Verifizierter Kauf“ heißt, dass die Bestellung bezahlt wurde.',
    moderated:
      'Wir lesen jede Bewertung, bevor sie erscheint, und lassen nur weg, was gegen das Gesetz verstößt, jemanden beleidigt oder nicht vom Produkt handelt. Gute und schlechte Bewertungen behandeln wir gleich.',
    unmoderated:
      'Bewertungen erscheinen sofort und ungelesen. Wir entfernen, was gegen das Gesetz verstößt, jemanden beleidigt oder nicht vom Produkt handelt. Gute und schlechte Bewertungen behandeln wir gleich.',
    sort: {
      label: 'Reihenfolge',
      NEWEST: 'Neueste zuerst',
      HIGHEST: 'Beste zuerst',
      LOWEST: 'Schlechteste zuerst',
    },
    filter: 'Nach Sternen',
    all: 'Alle',
    onlyStars: {
      one: '{stars, number} Sterne, eine Bewertung',
      other: '{stars, number} Sterne, {n, number} Bewertungen',
    },
    pages: 'Seiten der Bewertungen',
    verified: 'Verifizierter Kauf',
    anonymous: 'Eine Kundin oder ein Kunde',
    edited: 'geändert am {date}',
    reply: 'Der Shop antwortet',
    report: {
      label: 'Melden',
      reason: 'Was stimmt mit dieser Bewertung nicht?',
      reasons: {
        SPAM: 'Sie ist Werbung',
        OFFENSIVE: 'Sie beleidigt jemanden',
        PRIVATE_DATA: 'Sie verrät Privates über jemanden',
        NOT_ABOUT_PRODUCT: 'Sie handelt nicht vom Produkt',
      },
      submit: 'Meldung senden',
      done: 'Danke. Wir sehen uns diese Bewertung noch einmal an.',
    },
    write: {
      link: 'Bewerten, was Sie gekauft haben',
      title: 'Bewertungen zu Bestellung {number}',
      lede: 'Sagen Sie, wie es ist, ob gut oder schlecht. Ihre Bewertung hilft anderen bei der Wahl.',
      nothing: 'In dieser Bestellung gibt es nichts zu bewerten.',
      closed: 'Der Shop nimmt zurzeit keine Bewertungen an.',
      rating: 'Ihr Urteil',
      ratings: {
        1: '1 – schlecht',
        2: '2 – mäßig',
        3: '3 – in Ordnung',
        4: '4 – gut',
        5: '5 – sehr gut',
      },
      heading: 'In wenigen Worten',
      text: 'Ihre Bewertung',
      name: 'Name, der dabeisteht',
      nameHint: 'Ein Vorname oder ein anderer. Ohne Namen steht dort „Eine Kundin oder ein Kunde“.',
      submit: 'Bewertung absenden',
      change: 'Änderung speichern',
      withdraw: 'Meine Bewertung löschen',
      missingRating: 'Wählen Sie von 1 bis 5.',
      tooLong: 'Höchstens {most, number} Zeichen.',
      tooMany: 'Sie haben heute viele Bewertungen geschrieben. Machen Sie bitte morgen weiter.',
      notPossible: 'Das lässt sich nicht mehr bewerten.',
      saved: 'Danke. Ihre Bewertung ist gespeichert.',
      withdrawn: 'Ihre Bewertung ist gelöscht.',
      status: {
        PENDING: 'Wartet darauf, dass der Shop sie liest',
        PUBLISHED: 'Erscheint im Shop',
        REJECTED:
          'Erscheint nicht: Sie verstößt gegen eine Regel des Shops. Sie können sie ändern.',
      },
      back: 'Zurück zur Bestellung',
    },
  },
  reviewRequests: {
    ask: {
      title: 'Keine solchen Mails mehr?',
      why: '{shop} fragt Sie einmal zu jeder Bestellung, wie die Artikel sind. Das können Sie hier beenden. Mails zu Ihren Bestellungen kommen weiterhin.',
    },
    submit: 'Diese Mails beenden',
    ended: {
      title: 'Sie bekommen keine solchen Mails mehr',
      why: '{shop} bittet Sie nicht mehr um Bewertungen. Auf der Seite einer Bestellung können Sie weiterhin welche schreiben.',
    },
    gone: {
      title: 'Dieser Link funktioniert nicht',
      why: 'Vielleicht ist er abgeschnitten. Öffnen Sie ihn noch einmal aus der Mail oder sehen Sie sich an, was {shop} verkauft.',
    },
  },
}
