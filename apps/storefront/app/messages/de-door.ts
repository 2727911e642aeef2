import type { Translation } from '@vitrine/ui/messages'
import type { doorEn } from './en-door.ts'

export const doorDe = {
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
  'register.other': 'Schon hier gewesen?',
  'register.login': 'Anmelden',

  'password.hint': 'Mindestens {n} Zeichen. Lang ist besser als kompliziert.',
  'password.new': 'Neues Passwort',
  'password.current': 'Passwort',

  'door.summary': { one: 'Eine Angabe fehlt noch', other: '{n} Angaben fehlen noch' },
  'door.email.missing': 'Geben Sie Ihre E-Mail-Adresse an, etwa ada@example.com.',
  'door.email.invalid': 'Das ist keine E-Mail-Adresse. Sie sieht aus wie ada@example.com.',
  'door.email.unknown':
    'Mit dieser E-Mail können wir Sie nicht anmelden. Prüfen Sie sie, oder legen Sie ein Konto an.',
  'door.email.taken': 'Mit dieser E-Mail gibt es schon ein Konto. Melden Sie sich damit an.',
  'door.password.missing': 'Geben Sie Ihr Passwort an.',
  'door.password.wrong':
    'Dieses Passwort passt nicht zu dieser E-Mail. Versuchen Sie es noch einmal.',
  'door.password.short': 'Dieses Passwort ist zu kurz. Nehmen Sie mindestens {n} Zeichen.',
  'door.password.weak':
    'Dieses Passwort ist zu leicht zu raten. Nehmen Sie kein häufiges, nicht Ihre E-Mail und nicht den Namen des Ladens.',
  'door.password.reset':
    'Dieses Passwort muss erneuert werden, bevor Sie sich anmelden können. Fordern Sie unten einen Link an.',
  'door.throttled':
    'Zu viele Versuche. Warten Sie eine Viertelstunde und versuchen Sie es noch einmal.',
  'door.failed': 'Das ging gerade nicht. Versuchen Sie es gleich noch einmal.',
  'door.unreachable':
    'Der Laden ist nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'door.blocked': 'Dieses Konto wurde vom Laden geschlossen.',
  'door.closed.title': 'Konten gibt es hier noch nicht',
  'door.closed.why':
    'Der Laden hat keine Anmeldung eingerichtet. Ansehen können Sie trotzdem alles.',

  'captcha.person': 'Ich bin ein Mensch',
  'captcha.working': 'Ihr Browser rechnet kurz, um das nachzuweisen …',
  'captcha.done': 'Erledigt.',
  'captcha.failed':
    'Der Nachweis ist nicht gelungen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'captcha.missing':
    'Zeigen Sie, dass Sie ein Mensch sind: Kreuzen Sie das Kästchen an, oder warten Sie auf den Nachweis.',
  'captcha.wrong': 'Der Nachweis war zu alt oder schon verbraucht. Versuchen Sie es noch einmal.',
  'captcha.noScripts':
    'Dieser Laden bittet Ihren Browser um einen kleinen Nachweis, dass keine Maschine am Werk ist, und dafür braucht es Skripte. Schalten Sie sie für diese Seite ein, um weiterzugehen.',
} as const satisfies Translation<typeof doorEn>
