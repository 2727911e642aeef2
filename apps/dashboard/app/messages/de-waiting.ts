import type { Translation } from '@vitrine/messages'
import type { enWaiting } from './en-waiting.ts'

export const deWaiting: Translation<typeof enWaiting> = {
  waiting: {
    title: 'Warteliste',
    people: {
      none: 'Niemand wartet',
      one: '{n, number} Person wartet',
      other: '{n, number} Personen warten',
    },
    search: 'Produkt oder Option',
    columns: {
      product: 'Produkt',
      choices: 'Optionen',
      since: 'Wartet seit',
      last: 'Zuletzt',
      people: 'Personen',
    },
    whole: 'Irgendeine Option',
    stop: 'Nicht mehr sammeln',
    start: 'Wünsche sammeln',
    hasStopped: 'Der Shop nimmt keine Wünsche mehr an',
    hasStarted: 'Der Shop nimmt wieder Wünsche an',
    stopped:
      'Der Shop nimmt zurzeit keine Wünsche an. Wer schon wartet, bekommt trotzdem eine Mail, wenn es wieder da ist.',
    drops: {
      stop: 'Keine Mails über gesunkene Preise',
      start: 'Mails über gesunkene Preise senden',
      hasStopped: 'Der Shop schreibt keine Mails über Preise mehr',
      hasStarted: 'Der Shop schreibt wieder, wenn ein Preis auf einer Merkliste sinkt',
      stopped: 'Der Shop schreibt keine Mails, wenn Preise auf Merklisten sinken.',
    },
    toProduct: 'Produkt öffnen',
    nobody: 'Darauf wartet niemand mehr.',
    delete: 'Löschen',
    deleteOf: 'Den Wunsch von {email} löschen',
    deleted: 'Der Wunsch von {email} ist gelöscht',
    emptyTitle: 'Niemand wartet',
    emptyText:
      'Wo etwas ausverkauft ist, können Besucher ihre E-Mail-Adresse hinterlassen. Hier sehen Sie, wie viele es zurückhaben wollen; jeder bekommt eine Mail, wenn es so weit ist.',
    noneFoundTitle: 'Nichts passt',
    noneFoundText: 'Versuchen Sie weniger Wörter, oder sehen Sie sich alles an.',
  },
}
