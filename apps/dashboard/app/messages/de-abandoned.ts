import type { Translation } from '@vitrine/messages'
import type { enAbandoned } from './en-abandoned.ts'

export const deAbandoned: Translation<typeof enAbandoned> = {
  abandoned: {
    title: 'Abgebrochene Käufe',
    count: { one: '{n, number} Kauf', other: '{n, number} Käufe' },
    which: 'Welche Käufe',
    search: 'Name, E-Mail, Produkt',
    views: { ALL: 'Alle', ABANDONED: 'Abgebrochen', RECOVERED: 'Nachgeholt' },
    states: { ABANDONED: 'Abgebrochen', RECOVERED: 'Nachgeholt' },
    columns: {
      buyer: 'Käufer',
      date: 'Datum',
      products: 'Produkte',
      state: 'Status',
      mails: 'Erinnerungen',
      total: 'Summe',
    },
    mails: { none: 'Keine', one: '{n, number} E-Mail', other: '{n, number} E-Mails' },
    totals: { discount: 'Rabatt', delivery: 'Versand', tax: 'Steuer' },
    activities: {
      SCHEDULED: 'Erinnerung geplant',
      EMAIL_SENT: 'Erinnerung gesendet',
      EMAIL_NOT_SENT: 'Erinnerung nicht gesendet',
      NOTIFICATION_SENT: 'Benachrichtigung gesendet',
      TASK_CREATED: 'Aufgabe angelegt',
      AUTOMATION_SKIPPED: 'Automatik übersprungen',
    },
    noActivities: 'Es wurde noch nichts gesendet.',
    next: 'Die nächste geht',
    unsubscribed: 'Diese Adresse möchte keine Erinnerungen mehr.',
    order: 'Bestellung öffnen',
    send: 'Erinnerung senden',
    sent: 'Die Erinnerung ist unterwegs',
    link: 'Der Link zu diesem Kauf',
    delete: 'Löschen',
    deleted: 'Gelöscht',
    reasons: {
      REMINDER_NEEDS_CONSENT: 'Hier wurde Erinnerungen nicht zugestimmt.',
      BUYER_UNSUBSCRIBED: 'Diese Adresse möchte keine Erinnerungen mehr.',
      TOO_MANY_REMINDERS: 'Drei Erinnerungen genügen für einen Kauf.',
      CHECKOUT_ALREADY_RECOVERED: 'Das wurde inzwischen bestellt.',
    },
    emptyTitle: 'Niemand hat etwas liegen gelassen',
    emptyText:
      'Wer an der Kasse eine E-Mail-Adresse eingibt und ohne Bestellung geht, steht eine Stunde später hier.',
    setUp: 'Erinnerungen einrichten',
    noneFoundTitle: 'Kein Kauf passt',
    noneFoundText: 'Versuchen Sie weniger Wörter, oder sehen Sie alle an.',
  },
  checkoutSettings: {
    carts: 'Warenkörbe',
    merge: 'Wenn sich jemand anmeldet, der schon einen Warenkorb hat',
    merges: {
      SUM: {
        label: 'Beide zusammenlegen',
        hint: 'Was auf diesem Gerät dazukam, kommt zum übrigen.',
      },
      NEWEST: {
        label: 'Den zuletzt geänderten behalten',
        hint: 'Die Zeilen des anderen sind weg.',
      },
      MEMBER: {
        label: 'Den des Mitglieds behalten',
        hint: 'Was vor der Anmeldung hinzukam, ist weg.',
      },
    },
    visitorDays: 'Warenkörbe von Besuchern gelten (Tage)',
    visitorDaysHint: '1–365, ab der letzten Änderung.',
    memberDays: 'Warenkörbe von Mitgliedern gelten (Tage)',
    memberDaysHint: '1–365, ab der letzten Änderung.',
    abandoned: 'Abgebrochene Käufe',
    abandonedHint: 'Käufe mit E-Mail-Adresse, die niemand abschließt.',
    afterMinutes: 'Abgebrochen nach (Minuten)',
    afterMinutesHint: '10–10.080 ohne Änderung.',
    remind: 'Per E-Mail erinnern',
    remindHint:
      'Mit dem, was liegen blieb, einem Link dorthin und einem, der Erinnerungen beendet.',
    reminderHours: 'Stunden bis zu jeder Erinnerung',
    reminderHoursHint: 'Bis zu drei, etwa 1, 24, 72.',
    badHours: 'Eine bis drei ganze Zahlen von 1 bis 720, jede größer als die davor.',
    onlyWithConsent: 'Nur mit Einwilligung',
    onlyWithConsentHint:
      'Erinnert wird nur, wer an der Kasse zugestimmt hat. In vielen Ländern verlangt das Gesetz es so.',
    keepDays: 'Löschen nach (Tage)',
    keepDaysHint: '1–730.',
    rounding: 'Rundung',
    roundTaxPer: 'Steuer wird gerundet',
    points: {
      LINE: { label: 'Je Zeile', hint: 'Die Zeilen ergeben zusammen die gezeigte Steuer.' },
      RATE: {
        label: 'Einmal je Steuersatz',
        hint: 'So halten es elektronische Rechnungen in der EU.',
      },
    },
    roundingMode: 'Aus einem halben Cent wird',
    modes: {
      HALF_UP: { label: 'Ein ganzer', hint: 'Aus 0,125 wird 0,13.' },
      HALF_EVEN: {
        label: 'Der gerade Nachbar',
        hint: 'Aus 0,125 wird 0,12, aus 0,135 wird 0,14.',
      },
    },
  },
}
