import type { Translation } from '@vitrine/messages'
import type { wishesEn } from './en-wishes.ts'

export const wishesDe: Translation<typeof wishesEn> = {
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
