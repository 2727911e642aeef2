import type { Translation } from '@vitrine/messages'
import type { subscriptionsEn } from './en-subscriptions.ts'

export const subscriptionsDe: Translation<typeof subscriptionsEn> = {
  subscriptions: {
    title: 'Abonnements',
    why: 'Was Sie regelmäßig bekommen.',
    none: 'Sie haben keine Abonnements.',
    next: 'Das nächste Mal am {date}',
    more: 'Ältere Abonnements',
  },
  subscription: {
    terms: 'Das ist ein Abonnement',
    termsOf: 'jedes Mal {amount}. {terms}',
    charged:
      'Die erste Bestellung bezahlen Sie jetzt. Die weiteren kosten dasselbe; Versand und die Steuern des Tages kommen dazu. Wo es möglich ist, belasten wir dieselbe Karte; sonst schicken wir Ihnen einen Link zum Bezahlen. Sie können jederzeit pausieren, auslassen oder kündigen: in Ihrem Konto oder über den Link in unseren E-Mails.',
    unlimited: '{every}, bis Sie kündigen.',
    limited: {
      one: '{every}, einmal.',
      other: '{every}, insgesamt {n, number}-mal.',
    },
    states: {
      PENDING: 'Wartet auf die erste Zahlung',
      ACTIVE: 'Aktiv',
      PAUSED: 'Pausiert',
      PAST_DUE: 'Nicht bezahlt',
      CANCELLED: 'Gekündigt',
      COMPLETED: 'Abgeschlossen',
    },
    facts: {
      state: 'Zustand',
      price: 'Preis',
      plan: 'Häufigkeit',
      next: 'Nächste Bestellung',
      ends: 'Endet am',
      delivery: 'Versand',
      address: 'Lieferadresse',
      payment: 'Zahlung',
    },
    methods: {
      SEPA: 'Lastschrift {hint}',
      none: 'Über einen Link in unserer E-Mail',
    },
    waits:
      'Eine Bestellung wartet auf ihre Zahlung. Wenn Sie sie nicht selbst bezahlen, belasten wir am {date} die gespeicherte Zahlungsart.',
    pastDue:
      'Die letzte Zahlung ist nicht gelungen. Wir versuchen es am {date} noch einmal; über den Link in unserer E-Mail können Sie gleich bezahlen.',
    acts: {
      PAUSE: 'Pausieren',
      RESUME: 'Fortsetzen',
      SKIP_NEXT: 'Bestellung vom {date} auslassen',
      KEEP: 'Kündigung zurücknehmen',
      pay: 'Zahlungsart ändern',
      address: 'Lieferadresse ändern',
      cancel: 'Abonnement kündigen',
    },
    resumes: 'Solange es pausiert, wird nichts bestellt und nichts abgebucht.',
    confirm: {
      title: 'Dieses Abonnement kündigen?',
      text: 'Weitere Bestellungen folgen nicht. Was schon bezahlt ist, wird noch geliefert.',
      now: 'Jetzt kündigen',
      later: 'Zum {date} kündigen',
      laterHint: 'Bis dahin können Sie es sich anders überlegen.',
      back: 'Nicht kündigen',
    },
    pay: {
      title: 'Zahlungsart ändern',
      next: 'Sie bezahlen die Bestellung vom {date} schon jetzt, und sie kommt gleich. Auf der nächsten Seite wählen Sie, wie; womit Sie bezahlen, das belasten wir ab dann.',
      open: 'Sie bezahlen jetzt die offene Bestellung. Auf der nächsten Seite wählen Sie, wie; womit Sie bezahlen, das belasten wir ab dann.',
      start: 'Wählen und bezahlen',
      back: 'Alles so lassen',
      unavailable:
        'Die nächste Bestellung ist im Moment nicht möglich, darum gibt es nichts zu bezahlen. Bitte versuchen Sie es später noch einmal.',
    },
    address: {
      title: 'Lieferadresse ändern',
      text: 'Spätere Bestellungen gehen dorthin. Was schon bestellt ist, geht an die Adresse, für die es bestellt wurde.',
      save: 'Adresse speichern',
    },
    history: 'Bestellungen',
    outcomes: {
      SKIPPED: 'Ausgelassen',
      UNAVAILABLE: 'Konnte nicht geliefert werden',
    },
    unpaid: 'Ausgelassen, weil die Bestellung davor nicht bezahlt wurde',
    order: 'Bestellung {number}',
    changed: 'Das ist nicht mehr möglich. Hier steht, wie es jetzt ist.',
    back: 'Alle Abonnements',
  },
}
