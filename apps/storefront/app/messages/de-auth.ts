import type { Translation } from '@vitrine/ui/messages'
import type { authEn } from './en-auth.ts'

export const authDe = {
  'login.title': 'Willkommen zurück',
  'login.submit': 'Anmelden',
  'login.email': 'E-Mail',
  'login.password': 'Passwort',
  'login.forgot': 'Passwort vergessen?',
  'login.other': 'Noch kein Konto?',
  'login.register': 'Konto anlegen',
  'login.app': 'Melden Sie sich an, um zu {host} weiterzugehen.',

  'register.title': 'Konto anlegen',
  'register.submit': 'Konto anlegen',
  'register.email': 'E-Mail',
  'register.email.hint': 'Damit melden Sie sich an.',
  'register.password': 'Passwort',
  'register.name': 'Name',
  'register.other': 'Schon ein Konto?',
  'register.login': 'Anmelden',

  'password.hint': 'Mindestens {n} Zeichen. Lang ist besser als kompliziert.',
  'password.new': 'Neues Passwort',
  'password.current': 'Passwort',

  'auth.summary': { one: 'Eine Angabe fehlt noch', other: '{n} Angaben fehlen noch' },
  'auth.email.missing': 'Geben Sie Ihre E-Mail-Adresse an, etwa ada@example.com.',
  'auth.email.invalid': 'Das ist keine E-Mail-Adresse. Sie sieht aus wie ada@example.com.',
  'auth.email.unknown':
    'Mit dieser E-Mail können wir Sie nicht anmelden. Prüfen Sie sie, oder legen Sie ein Konto an.',
  'auth.email.taken': 'Mit dieser E-Mail gibt es schon ein Konto. Melden Sie sich damit an.',
  'auth.password.missing': 'Geben Sie Ihr Passwort an.',
  'auth.password.wrong':
    'Dieses Passwort passt nicht zu dieser E-Mail. Versuchen Sie es noch einmal.',
  'auth.password.short': 'Dieses Passwort ist zu kurz. Nehmen Sie mindestens {n} Zeichen.',
  'auth.password.weak':
    'Dieses Passwort ist zu leicht zu raten. Nehmen Sie kein häufiges, nicht Ihre E-Mail und nicht den Namen des Shops.',
  'auth.password.reset':
    'Sie müssen ein neues Passwort setzen, bevor Sie sich anmelden können. Fordern Sie unten einen Link an.',
  'auth.throttled': 'Zu viele Versuche. Versuchen Sie es in 15 Minuten noch einmal.',
  'auth.failed': 'Das ging gerade nicht. Versuchen Sie es gleich noch einmal.',
  'auth.unreachable':
    'Der Shop ist nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'auth.blocked': 'Dieses Konto wurde vom Shop geschlossen.',
  'auth.closed.title': 'Konten gibt es hier noch nicht',
  'auth.closed.why':
    'Der Shop hat noch keine Anmeldung eingerichtet. Ansehen können Sie trotzdem alles.',

  'captcha.person': 'Ich bin ein Mensch',
  'captcha.working': 'Ihr Browser wird geprüft …',
  'captcha.done': 'Bestätigt.',
  'captcha.failed':
    'Die Prüfung ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'captcha.missing':
    'Bestätigen Sie, dass Sie ein Mensch sind: Kreuzen Sie das Kästchen an, oder warten Sie, bis die Prüfung fertig ist.',
  'captcha.wrong': 'Die Prüfung ist abgelaufen. Versuchen Sie es noch einmal.',
  'captcha.noScripts':
    'Dieser Shop schützt sich mit einer Prüfung im Browser vor Bots, und dafür braucht es Skripte. Schalten Sie JavaScript für diese Seite ein, um fortzufahren.',
} as const satisfies Translation<typeof authEn>
