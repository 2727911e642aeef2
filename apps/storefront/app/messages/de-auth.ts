import type { Translation } from '@vitrine/messages'
import type { authEn } from './en-auth.ts'

export const authDe: Translation<typeof authEn> = {
  password: {
    title: 'Passwort',
    why: 'Sie werden auf allen anderen Geräten abgemeldet.',
    submit: 'Passwort ändern',
    hint: 'Mindestens {n, number} Zeichen. Lang ist besser als kompliziert.',
    new: 'Neues Passwort',
    current: 'Passwort',
  },

  login: {
    title: 'Willkommen zurück',
    submit: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    forgot: 'Passwort vergessen?',
    other: 'Noch kein Konto?',
    register: 'Konto anlegen',
    app: 'Melden Sie sich an, um zu {host} weiterzugehen.',
  },

  register: {
    title: 'Konto anlegen',
    submit: 'Konto anlegen',
    email: { label: 'E-Mail', hint: 'Damit melden Sie sich an.' },
    password: 'Passwort',
    name: 'Name',
    other: 'Schon ein Konto?',
    login: 'Anmelden',
  },

  auth: {
    summary: { one: 'Eine Angabe fehlt noch', other: '{n, number} Angaben fehlen noch' },
    email: {
      missing: 'Geben Sie Ihre E-Mail-Adresse an, etwa ada@example.com.',
      invalid: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie ada@example.com.',
      unknown:
        'Mit dieser E-Mail können wir Sie nicht anmelden. Prüfen Sie sie, oder legen Sie ein Konto an.',
      taken: 'Mit dieser E-Mail gibt es schon ein Konto. Melden Sie sich damit an.',
    },
    password: {
      missing: 'Geben Sie Ihr Passwort an.',
      wrong: 'Dieses Passwort passt nicht zu dieser E-Mail. Versuchen Sie es noch einmal.',
      short: 'Dieses Passwort ist zu kurz. Nehmen Sie mindestens {n, number} Zeichen.',
      weak: 'Dieses Passwort ist zu leicht zu raten. Nehmen Sie kein häufiges, nicht Ihre E-Mail und nicht den Namen des Shops.',
      reset:
        'Sie müssen ein neues Passwort setzen, bevor Sie sich anmelden können. Fordern Sie unten einen Link an.',
    },
    throttled: 'Zu viele Versuche. Versuchen Sie es in 15 Minuten noch einmal.',
    failed: 'Das ging gerade nicht. Versuchen Sie es gleich noch einmal.',
    unreachable:
      'Der Shop ist nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    blocked: 'Dieses Konto wurde vom Shop geschlossen.',
    closed: {
      title: 'Konten gibt es hier noch nicht',
      why: 'Der Shop hat noch keine Anmeldung eingerichtet. Ansehen können Sie trotzdem alles.',
    },
  },

  captcha: {
    person: 'Ich bin ein Mensch',
    working: 'Ihr Browser wird geprüft …',
    done: 'Bestätigt.',
    failed:
      'Die Prüfung ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    missing:
      'Bestätigen Sie, dass Sie ein Mensch sind: Kreuzen Sie das Kästchen an, oder warten Sie, bis die Prüfung fertig ist.',
    wrong: 'Die Prüfung ist abgelaufen. Versuchen Sie es noch einmal.',
    noScripts:
      'Dieser Shop schützt sich mit einer Prüfung im Browser vor Bots, und dafür braucht es Skripte. Schalten Sie JavaScript für diese Seite ein, um fortzufahren.',
  },
}
