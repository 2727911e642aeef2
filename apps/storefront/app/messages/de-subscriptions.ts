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
    },
    pastDue:
      'Die letzte Zahlung ist nicht gelungen. Wir versuchen es am {date} noch einmal; über den Link in unserer E-Mail können Sie gleich bezahlen.',
    acts: {
      PAUSE: 'Pausieren',
      RESUME: 'Fortsetzen',
      SKIP_NEXT: 'Bestellung vom {date} auslassen',
      KEEP: 'Kündigung zurücknehmen',
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
