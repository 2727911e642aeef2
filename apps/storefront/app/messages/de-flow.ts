import type { Translation } from '@vitrine/ui/messages'
import type { flowEn } from './en-flow.ts'

export const flowDe = {
  'room.home': 'Zurück in den Laden',
  'room.login': 'Zurück zur Anmeldung',

  'note.expired': 'Das hat zu lange gedauert oder wurde anderswo beendet. Melden Sie sich neu an.',
  'note.sent': 'Ein neuer Code ist unterwegs. Der frühere gilt nicht mehr.',
  'note.wait': 'Eben wurde ein Code geschickt. Warten Sie eine halbe Minute bis zum nächsten.',
  'note.changed': 'Erledigt. Die Änderung gilt.',
  'note.saved': 'Gespeichert.',
  'note.denied':
    'Diese Anmeldung wurde dort abgelehnt, wo das Konto angemeldet ist. War das ein Versehen, versuchen Sie es in einer Viertelstunde wieder oder nehmen Sie einen anderen Weg.',
  'note.approved': 'Freigegeben. Die andere Anmeldung geht von selbst weiter.',
  'note.refused':
    'Abgelehnt. Wer es versucht hat, kennt Ihr Passwort: Wenn nicht Sie es waren, ändern Sie es jetzt.',
  'note.kept': 'Ihre zweiten Faktoren bleiben.',

  'code.missing': 'Geben Sie den Code ein.',
  'code.six': 'Der Code hat sechs Ziffern.',
  'code.wrong': 'Dieser Code passt nicht. Prüfen Sie ihn, und nehmen Sie den neuesten.',
  'code.expired': 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  'code.enough': 'Es wurden schon genug Codes geschickt. Versuchen Sie es in einer Stunde wieder.',
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
  'factor.SMS.title': 'Noch ein Nachweis',
  'factor.SMS.why': 'Wir haben eine SMS mit einem Code an {hint} geschickt.',
  'factor.SMS.code': 'Code der SMS',
  'factor.CALL.title': 'Noch ein Nachweis',
  'factor.CALL.why': 'Wir rufen {hint} an. Eine Stimme nennt Ihnen den Code.',
  'factor.CALL.code': 'Code des Anrufs',
  'factor.PUSH.title': 'Anderswo freigeben',
  'factor.PUSH.why':
    'Öffnen Sie Ihr Konto dort, wo Sie schon angemeldet sind, und tippen Sie dort diese Zahl ein.',
  'factor.PUSH.code': 'Zahl',
  'push.number': 'Die Zahl zum Eintippen:',
  'push.waiting': 'Wir warten auf Sie. Diese Seite geht von selbst weiter.',
  'push.done': 'Ich habe freigegeben',
  'push.expired':
    'Niemand hat rechtzeitig freigegeben. Fragen Sie noch einmal, oder nehmen Sie einen anderen Weg.',
  'push.again': 'Noch einmal fragen',
  'factor.RECOVERY_CODE.title': 'Ersatzcode verwenden',
  'factor.RECOVERY_CODE.why':
    'Geben Sie einen der Codes ein, die Sie aufbewahrt haben. Jeder gilt einmal.',
  'factor.RECOVERY_CODE.code': 'Ersatzcode',
  'factor.submit': 'Weiter',
  'factor.remember': {
    one: 'Dieses Gerät {n} Tag lang merken',
    other: 'Dieses Gerät {n} Tage lang merken',
  },
  'factor.others': 'Anders bestätigen',

  'choose.title': 'Wie weisen Sie sich aus?',
  'choose.why': 'Ihr Konto verlangt noch einen zweiten Nachweis.',
  'choose.other': 'Mit einem anderen Konto anmelden',

  'way.TOTP': 'Authenticator-App',
  'way.EMAIL': 'Code per Mail',
  'way.SMS': 'SMS',
  'way.CALL': 'Anruf',
  'way.PUSH': 'Freigabe anderswo',
  'way.RECOVERY_CODE': 'Ersatzcode',
  'way.choose.TOTP': 'Ein Code der App auf Ihrem Telefon',
  'way.choose.EMAIL': 'Wir schicken ihn an Ihre E-Mail',
  'way.choose.SMS': 'Wir schicken einen Code an Ihr Telefon',
  'way.choose.CALL': 'Eine Stimme nennt Ihnen am Telefon einen Code',
  'way.choose.PUSH': 'Dort, wo Sie schon angemeldet sind',
  'way.choose.RECOVERY_CODE': 'Einer von denen, die Sie aufbewahrt haben',
  'way.add.TOTP': 'Eine App auf Ihrem Telefon zeigt jede halbe Minute einen neuen Code',
  'way.add.EMAIL': 'Bei jedem Anmelden kommt ein Code per Mail',
  'way.add.SMS':
    'Ein Code kommt auf Ihr Telefon. Eine App ist sicherer: Nummern können gestohlen werden',
  'way.add.CALL': 'Eine Stimme nennt Ihnen am Telefon einen Code, auch im Festnetz',
  'way.add.PUSH': 'Sie geben neue Anmeldungen dort frei, wo Sie schon angemeldet sind',
  'way.add.RECOVERY_CODE': 'Codes zum Aufschreiben',

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
  'add.SMS.title': 'SMS',
  'add.SMS.number': 'An welche Nummer sollen die Codes gehen?',
  'add.SMS.why': 'Wir haben einen Code an {hint} geschickt. Geben Sie ihn zur Bestätigung ein.',
  'add.CALL.title': 'Anrufe',
  'add.CALL.number': 'Welche Nummer sollen wir anrufen?',
  'add.CALL.why': 'Wir rufen {hint} an. Geben Sie den Code ein, den die Stimme nennt.',
  'phone.country': 'Land',
  'phone.country.none': 'Land wählen',
  'phone.number': 'Telefonnummer',
  'phone.hint': 'Wie man sie in diesem Land schreibt, oder mit + und der Landesvorwahl.',
  'phone.missing': 'Geben Sie eine Telefonnummer ein.',
  'phone.wrong':
    'Unter dieser Nummer ist dort niemand zu erreichen. Prüfen Sie die Nummer und das Land.',
  'phone.submit': 'Code schicken',

  'lostFactor.link': 'Gerät verloren?',
  'lostFactor.title': 'Gerät verloren?',
  'lostFactor.why': 'Es gibt einen Weg zurück, so sicher wie der, auf dem Sie gekommen sind.',
  'lostFactor.shop': 'Fragen Sie den Laden',
  'lostFactor.noCodes': 'Keine Codes mehr?',
  'lostFactor.shop.why':
    'Schreiben Sie {shop} von der E-Mail Ihres Kontos aus. Der Laden kann Ihre zweiten Faktoren nach einer Wartezeit entfernen. Eine Mail sagt es Ihnen, und Sie können es aufhalten: Niemand kommt hinter Ihrem Rücken hinein.',
  'keep.ask.title': 'Zweite Faktoren behalten?',
  'keep.ask.why':
    '{shop} wurde gebeten, sie zu entfernen. Wenn nicht Sie darum gebeten haben, behalten Sie sie und wählen danach ein neues Passwort.',
  'keep.submit': 'Behalten',
  'keep.kept.title': 'Ihre zweiten Faktoren bleiben',
  'keep.kept.why':
    'Nichts wurde entfernt. Wer {shop} gebeten hat, kennt vielleicht Ihr Passwort: Wählen Sie ein neues.',
  'keep.over.title': 'Es gibt nichts aufzuhalten',
  'keep.over.why':
    'Es wurde schon aufgehalten, oder es ist geschehen. Wenn nicht Sie es waren, wählen Sie ein neues Passwort.',
  'keep.password': 'Neues Passwort wählen',

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
  'goodbye.title': 'Auf Wiedersehen, und danke',
  'goodbye.why':
    'Ihr Konto bei {shop} und was dazu gehörte ist gelöscht. Sie können sich weiter umsehen wie bisher.',
  'signOut.title': 'Bei {shop} abmelden?',
  'signOut.why': 'Sie sind in diesem Browser angemeldet.',
  'signOut.stay': 'Angemeldet bleiben',

  'confirm.title': 'Sind Sie es?',
  'confirm.why': 'Geben Sie das Passwort von {email} noch einmal ein, bevor es weitergeht.',
  'confirm.submit': 'Weiter',
  'confirm.leave': 'Zurück zu Ihrem Konto',

  'busy.title': 'Einen Moment, bitte',
  'busy.why': 'Gerade fragen sehr viele Menschen an. Versuchen Sie es in einer Minute noch einmal.',
  'trouble.title': 'Bei uns ist etwas kaputtgegangen',
  'trouble.why': 'Es liegt nicht an Ihnen. Versuchen Sie es gleich noch einmal.',
  'trouble.request': 'Wenn Sie uns davon schreiben, nennen Sie diese Anfrage:',
} as const satisfies Translation<typeof flowEn>
