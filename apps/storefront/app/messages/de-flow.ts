import type { Translation } from '@vitrine/ui/messages'
import type { flowEn } from './en-flow.ts'

export const flowDe = {
  'room.home': 'Zurück in den Laden',
  'room.login': 'Zurück zur Anmeldung',

  'note.expired': 'Das hat zu lange gedauert oder wurde anderswo beendet. Melden Sie sich neu an.',
  'note.sent': 'Ein neuer Code ist unterwegs. Der frühere gilt nicht mehr.',
  'note.wait': 'Eben wurde ein Code geschickt. Warten Sie eine halbe Minute bis zum nächsten.',
  'note.changed': 'Erledigt. Die Änderung gilt.',
  'note.deleted': 'Ihr Konto ist gelöscht.',
  'note.saved': 'Gespeichert.',

  'code.missing': 'Geben Sie den Code ein.',
  'code.six': 'Der Code hat sechs Ziffern.',
  'code.wrong': 'Dieser Code passt nicht. Prüfen Sie ihn, und nehmen Sie den neuesten.',
  'code.expired': 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  'code.enough': 'Für jetzt wurden genug Codes geschickt. Versuchen Sie es in einer Stunde wieder.',
  'code.resend': 'Neuen Code schicken',
  'code.wait': {
    one: 'In {n} Sekunde können Sie einen neuen Code anfordern.',
    other: 'In {n} Sekunden können Sie einen neuen Code anfordern.',
  },

  'forgot.title': 'Passwort vergessen?',
  'forgot.why':
    'Nennen Sie die E-Mail Ihres Kontos, und ein Link für ein neues Passwort kommt per Mail.',
  'forgot.submit': 'Link schicken',
  'forgot.sent.title': 'Eine Mail ist unterwegs',
  'forgot.sent.why':
    'Wenn es für {email} ein Konto gibt, liegt gleich ein Link für ein neues Passwort im Postfach. Er gilt einmal und drei Stunden lang.',
  'forgot.sent.missing':
    'Nichts da? Sehen Sie bei der unerwünschten Post nach, oder schicken Sie die Mail noch einmal.',
  'forgot.sent.again': 'Noch einmal schicken',

  'reset.title': 'Neues Passwort wählen',
  'reset.why': 'Wo Sie sonst noch angemeldet sind, werden Sie abgemeldet.',
  'reset.submit': 'Passwort setzen',
  'reset.expired.title': 'Dieser Link ist abgelaufen',
  'reset.expired.why':
    'Er wurde schon benutzt, oder er ist älter als drei Stunden. Ein neuer ist schnell da.',
  'reset.expired.again': 'Neuen Link anfordern',

  'verify.title': 'E-Mail bestätigen',
  'verify.why': 'Wir haben einen Code an {email} geschickt. Er gilt 10 Minuten.',
  'verify.why.nameless': 'Wir haben einen Code an Ihre E-Mail geschickt. Er gilt 10 Minuten.',
  'verify.code': 'Code',
  'verify.hint': 'Sechs Ziffern aus der Mail.',
  'verify.submit': 'Bestätigen',
  'verify.other': 'Nicht Ihre Adresse? Neu beginnen',

  'factor.TOTP.title': 'Noch ein Nachweis',
  'factor.TOTP.why':
    'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie für diesen Laden zeigt.',
  'factor.TOTP.code': 'Code der App',
  'factor.EMAIL.title': 'Noch ein Nachweis',
  'factor.EMAIL.why': 'Wir haben einen Code an {hint} geschickt.',
  'factor.EMAIL.code': 'Code aus der Mail',
  'factor.RECOVERY_CODE.title': 'Ersatzcode verwenden',
  'factor.RECOVERY_CODE.why':
    'Geben Sie einen der Codes ein, die Sie aufbewahrt haben. Jeder gilt einmal.',
  'factor.RECOVERY_CODE.code': 'Ersatzcode',
  'factor.submit': 'Weiter',
  'factor.remember': {
    one: 'Dieses Gerät {n} Tag lang merken',
    other: 'Dieses Gerät {n} Tage lang merken',
  },
  'factor.others': 'Anderen Weg nehmen',

  'choose.title': 'Wie weisen Sie sich aus?',
  'choose.why': 'Ihr Konto verlangt noch einen Nachweis, dass Sie es sind.',
  'choose.other': 'Mit einem anderen Konto anmelden',

  'way.TOTP': 'Authenticator-App',
  'way.EMAIL': 'Code per Mail',
  'way.RECOVERY_CODE': 'Ersatzcode',
  'way.choose.TOTP': 'Ein Code der App auf Ihrem Telefon',
  'way.choose.EMAIL': 'Wir schicken ihn an Ihre E-Mail',
  'way.choose.RECOVERY_CODE': 'Einer von denen, die Sie aufbewahrt haben',
  'way.add.TOTP':
    'Der sicherste Weg: Eine App auf Ihrem Telefon zeigt jede halbe Minute einen neuen Code',
  'way.add.EMAIL': 'Bei jedem Anmelden kommt ein Code per Mail',
  'way.add.RECOVERY_CODE': 'Codes für den Zettel',

  'add.title': 'Zweiten Faktor hinzufügen',
  'add.why': 'Dann öffnet ein gestohlenes Passwort allein nichts.',
  'add.required':
    'Dieser Laden verlangt bei jedem Anmelden einen zweiten Nachweis. Wählen Sie Ihren.',
  'add.none': 'Sie haben jeden Faktor, den dieser Laden anbietet.',
  'add.leave': 'Jetzt nicht',
  'add.back': 'Anderen Weg wählen',
  'add.code': 'Sechsstelliger Code',
  'add.submit': 'Bestätigen',
  'add.TOTP.title': 'App einrichten',
  'add.TOTP.scan': 'Scannen Sie dieses Bild mit Ihrer Authenticator-App.',
  'add.TOTP.here': 'Die App ist auf diesem Gerät',
  'add.TOTP.picture': 'QR-Code für Ihre Authenticator-App',
  'add.TOTP.secret': 'Scannen geht nicht? Schlüssel eintippen',
  'add.TOTP.type': 'Geben Sie den Code ein, den die App jetzt zeigt.',
  'add.EMAIL.title': 'Codes per Mail',
  'add.EMAIL.why': 'Wir haben einen Code an {hint} geschickt. Geben Sie ihn zur Bestätigung ein.',

  'codes.title': 'Bewahren Sie diese Codes auf',
  'codes.why':
    'Jeder öffnet Ihr Konto einmal, wenn Ihr zweiter Faktor verloren ist. Sie werden nur jetzt gezeigt.',
  'codes.file': 'Ersatzcodes für {shop}',
  'codes.download': 'Herunterladen',
  'codes.copy': 'Kopieren',
  'codes.copied': 'Kopiert',
  'codes.print': 'Drucken',
  'codes.kept': 'Ich habe diese Codes sicher aufbewahrt',
  'codes.keepFirst': 'Bewahren Sie erst die Codes auf, dann kreuzen Sie das Kästchen an.',
  'codes.submit': 'Weiter',

  'waiting.title': 'Fast geschafft',
  'waiting.why':
    '{shop} sieht sich jedes neue Konto an, bevor es öffnet. Sobald Ihres freigegeben ist, sagt es Ihnen eine Mail und Sie können sich anmelden.',
  'waiting.login': 'Anmelden versuchen',
  'blocked.title': 'Dieses Konto ist geschlossen',
  'blocked.why':
    '{shop} hat es geschlossen. Wenn Sie das für einen Irrtum halten, schreiben Sie dem Laden.',
  'loggedOut.title': 'Sie sind abgemeldet',
  'loggedOut.why': 'In diesem Browser kann jetzt niemand Ihr Konto bei {shop} benutzen.',
  'loggedOut.login': 'Wieder anmelden',
  'signOut.title': 'Bei {shop} abmelden?',
  'signOut.why': 'Sie sind in diesem Browser angemeldet.',
  'signOut.stay': 'Angemeldet bleiben',

  'confirm.title': 'Sind Sie es?',
  'confirm.why': 'Geben Sie das Passwort von {email} noch einmal ein, bevor es weitergeht.',
  'confirm.submit': 'Weiter',
  'confirm.leave': 'Zurück zu Ihrem Konto',

  'trouble.title': 'Bei uns ist etwas kaputtgegangen',
  'trouble.why': 'Es liegt nicht an Ihnen. Versuchen Sie es gleich noch einmal.',
  'trouble.request': 'Wenn Sie uns davon schreiben, nennen Sie diese Anfrage:',
} as const satisfies Translation<typeof flowEn>
