import type { Translation } from '@vitrine/messages'
import type { giftCardsEn } from './en-gift-cards.ts'

/** Texte zum Kauf eines Gutscheins und zu seinem Guthaben. */
export const giftCardsDe: Translation<typeof giftCardsEn> = {
  gift: {
    title: 'Für wen ist der Gutschein?',
    fields: {
      recipientName: 'Name',
      recipientEmail: 'E-Mail-Adresse',
      senderName: 'Von',
      sendDate: 'Senden am',
      message: 'Nachricht',
    },
    emailHint: 'Ohne Adresse kommt der Gutschein zu Ihnen.',
    dateHint: 'Leer: sobald er bezahlt ist.',
  },
  giftCardBalance: {
    why: 'Geben Sie den Code Ihres Gutscheins ein, dann sehen Sie, was noch darauf ist.',
    label: 'Code des Gutscheins',
    hint: 'Er steht in der E-Mail mit dem Gutschein.',
    submit: 'Guthaben zeigen',
    left: 'Guthaben des Gutscheins mit der Endung {code}',
    until: 'Er lässt sich bis {date} einlösen.',
    forever: 'Er gilt unbegrenzt.',
    states: {
      ACTIVE: 'Geben Sie den Code an der Kasse ein, um damit zu bezahlen.',
      SPENT: 'Er ist ganz eingelöst.',
      EXPIRED: 'Er ist am {date} abgelaufen.',
      DISABLED: 'Der Shop hat ihn gesperrt. Schreiben Sie uns, wenn Sie nicht wissen, warum.',
    },
    missing: 'Geben Sie den Code ein.',
    unknown: 'Diesen Code kennen wir nicht. Prüfen Sie, wie er geschrieben ist.',
    throttled:
      'Es wurden zu viele Codes versucht. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    shop: 'Zu den Produkten',
  },
  storeCredit: {
    title: 'Guthaben',
    why: 'Setzen Sie es an der Kasse ein, solange Sie angemeldet sind.',
    none: 'Sie haben kein Guthaben.',
    left: 'Sie können ausgeben',
    expiring: '{amount} davon verfallen am {date}.',
    history: 'Was kam und ging',
    kinds: {
      GIVEN: 'Vom Shop',
      REFUNDED: 'Erstattung',
      SPENT: 'Ausgegeben',
      RETURNED: 'Zurückgekommen',
      TAKEN_BACK: 'Vom Shop zurückgenommen',
      EXPIRED: 'Verfallen',
    },
    order: 'Bestellung {number}',
    until: 'Bis {date}',
  },
}
