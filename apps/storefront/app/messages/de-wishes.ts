import type { Translation } from '@vitrine/messages'
import type { wishesEn } from './en-wishes.ts'

export const wishesDe: Translation<typeof wishesEn> = {
  priceMails: {
    ask: {
      title: 'Keine Mails über Preise mehr?',
      why: '{shop} schreibt Ihnen, wenn etwas auf Ihrer Merkliste weniger kostet. Das können Sie hier beenden. Ihre Liste bleibt, und E-Mails zu Ihren Bestellungen kommen weiterhin.',
    },
    submit: 'Diese Mails beenden',
    ended: {
      title: 'Sie erhalten keine solchen Mails mehr',
      why: '{shop} schreibt Ihnen nicht mehr über Preise. Ihre Merkliste ist noch da.',
    },
    gone: {
      title: 'Dieser Link führt nirgendwo hin',
      why: 'Vielleicht ist er abgeschnitten. Öffnen Sie ihn noch einmal aus der Mail, oder sehen Sie sich an, was {shop} verkauft.',
    },
  },
  confirmPriceMails: {
    ask: {
      title: 'Erfahren, wenn ein Preis sinkt?',
      why: '{shop} schreibt Ihnen, wenn etwas auf Ihrer Merkliste weniger kostet: höchstens einmal am Tag, und Sie können es jederzeit beenden.',
    },
    submit: 'Ja, schreiben Sie mir',
    ended: {
      title: 'Sie erfahren, wenn ein Preis sinkt',
      why: '{shop} schreibt Ihnen, wenn etwas auf Ihrer Merkliste weniger kostet. Jede Mail hat einen Link, der das beendet.',
    },
    gone: {
      title: 'Dieser Link führt nirgendwo mehr hin',
      why: 'Die Merkliste, für die er war, gibt es nicht mehr, oder sie hat eine andere Adresse. Alles, was {shop} verkauft, finden Sie auf der Startseite.',
    },
  },
  wishes: {
    title: 'Merkliste',
    titleWith: {
      one: 'Merkliste, {n, number} Artikel',
      other: 'Merkliste, {n, number} Artikel',
    },
    wish: '{name} auf der Merkliste',
    add: 'Auf die Merkliste',
    wished: 'Auf Ihrer Merkliste',
    empty: {
      title: 'Ihre Merkliste ist leer',
      why: 'Tippen Sie auf das Herz bei etwas, das Ihnen gefällt: Hier finden Sie es wieder.',
      all: 'Alle Produkte ansehen',
    },
    before: '{price}, als Sie es gemerkt haben',
    saved: {
      one: 'Aus Ihrem Warenkorb gemerkt',
      other: 'Aus Ihrem Warenkorb gemerkt, {n, number} Stück',
    },
    gone: 'Nicht mehr im Verkauf',
    choose: 'Ausführung wählen',
    chooseOf: 'Ausführung von {name} wählen',
    addToCart: 'In den Warenkorb',
    wait: 'Schreiben Sie mir, wenn es wieder da ist',
    remove: 'Entfernen',
    share: {
      title: 'Anderen zeigen',
      why: 'Ein geheimer Link zeigt diese Liste allen, die ihn haben: was darauf steht, nicht wem sie gehört.',
      on: 'Link erstellen',
      link: 'Link zu Ihrer Liste',
      copy: 'Link kopieren',
      copied: 'Kopiert',
      off: 'Link abschalten',
    },
    mails: {
      title: 'Erfahren, wenn ein Preis sinkt',
      state: {
        OFF: 'Höchstens eine Mail am Tag, mit allem auf dieser Liste, was weniger kostet.',
        UNCONFIRMED:
          'Wir haben Ihnen einen Link geschickt. Folgen Sie ihm, und Sie erfahren, wenn ein Preis sinkt.',
        ON: 'Sie bekommen eine Mail, wenn etwas auf dieser Liste weniger kostet.',
      },
      email: 'Ihre E-Mail-Adresse',
      on: 'Schreiben Sie mir, wenn ein Preis sinkt',
      off: 'Keine Mails mehr',
      refused: {
        empty: 'Geben Sie Ihre E-Mail-Adresse ein, etwa ada@example.com.',
        invalid: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie ada@example.com.',
        busy: 'Diese Adresse haben wir oft genug gefragt. Versuchen Sie es morgen noch einmal.',
        closed: 'Der Shop schreibt zurzeit keine solchen Mails.',
      },
    },
    shared: {
      title: 'Eine Merkliste',
      why: 'Jemand zeigt Ihnen, was auf der Merkliste steht.',
      empty: 'Auf dieser Liste steht zurzeit nichts.',
    },
    notice: {
      added: '{name} steht auf Ihrer Merkliste.',
      removed: '{name} wurde von Ihrer Merkliste entfernt.',
      inCart: '{name} liegt in Ihrem Warenkorb.',
      shared: 'Der Link ist an. Wer ihn hat, sieht diese Liste.',
      unshared: 'Der Link ist aus. Er führt nirgends mehr hin.',
      followed: 'Sie erfahren, wenn ein Preis sinkt.',
      unfollowed: 'Sie bekommen keine Mails über Preise mehr.',
      full: 'Ihre Merkliste ist voll. Entfernen Sie zuerst etwas.',
      gone: 'Das wird zurzeit nicht verkauft.',
      failed:
        'Das hat nicht geklappt. Ihre Merkliste ist unverändert; bitte versuchen Sie es noch einmal.',
    },
    later: {
      title: 'Für später gemerkt',
      save: 'Für später merken',
      back: 'In den Warenkorb',
      moved: '{name} ist für später gemerkt.',
    },
  },
}
