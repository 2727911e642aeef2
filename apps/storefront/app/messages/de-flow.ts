import type { Translation } from '@vitrine/ui/messages'
import type { flowEn } from './en-flow.ts'

export const flowDe = {
  'authLayout.home': 'Zurück zum Shop',
  'authLayout.login': 'Zurück zur Anmeldung',

  'note.expired':
    'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Fenster beendet. Melden Sie sich neu an.',
  'note.sent': 'Ein neuer Code ist unterwegs. Der frühere gilt nicht mehr.',
  'note.wait':
    'Eben wurde ein Code gesendet. Warten Sie 30 Sekunden, bevor Sie einen neuen anfordern.',
  'note.changed': 'Erledigt.',
  'note.saved': 'Gespeichert.',
  'note.denied':
    'Diese Anmeldung wurde dort abgelehnt, wo das Konto angemeldet ist. War das ein Versehen, versuchen Sie es in einer Viertelstunde wieder oder nehmen Sie einen anderen Weg.',
  'note.approved': 'Freigegeben. Das andere Gerät macht von selbst weiter.',
  'note.refused':
    'Abgelehnt. Wenn nicht Sie es waren, kennt jemand Ihr Passwort: Ändern Sie es jetzt.',
  'note.stopped': 'Die Bestätigung in zwei Schritten bleibt aktiv.',

  'code.missing': 'Geben Sie den Code ein.',
  'code.six': 'Der Code hat sechs Ziffern.',
  'code.wrong': 'Dieser Code ist falsch. Prüfen Sie ihn, und nehmen Sie den neuesten.',
  'code.expired': 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  'code.enough': 'Es wurden zu viele Codes gesendet. Versuchen Sie es in einer Stunde wieder.',
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
  'reset.why': 'Sie werden auf allen anderen Geräten abgemeldet.',
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

  'factor.TOTP.title': 'Bestätigung in zwei Schritten',
  'factor.TOTP.why':
    'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie für diesen Shop zeigt.',
  'factor.TOTP.code': 'Code der App',
  'factor.EMAIL.title': 'Bestätigung in zwei Schritten',
  'factor.EMAIL.why': 'Wir haben einen Code an {hint} geschickt.',
  'factor.EMAIL.code': 'Code aus der Mail',
  'factor.SMS.title': 'Bestätigung in zwei Schritten',
  'factor.SMS.why': 'Wir haben eine SMS mit einem Code an {hint} geschickt.',
  'factor.SMS.code': 'Code der SMS',
  'factor.CALL.title': 'Bestätigung in zwei Schritten',
  'factor.CALL.why': 'Wir rufen {hint} an. Eine Stimme nennt Ihnen den Code.',
  'factor.CALL.code': 'Code des Anrufs',
  'factor.PUSH.title': 'Auf einem anderen Gerät freigeben',
  'factor.PUSH.why':
    'Öffnen Sie Ihr Konto auf einem Gerät, auf dem Sie angemeldet sind, und tippen Sie dort diese Zahl ein.',
  'factor.PUSH.code': 'Zahl',
  'push.number': 'Die Zahl zum Eintippen:',
  'push.waiting': 'Wir warten auf Ihre Freigabe. Diese Seite macht von selbst weiter.',
  'push.done': 'Ich habe freigegeben',
  'push.expired':
    'Die Anmeldung wurde nicht rechtzeitig freigegeben. Fragen Sie noch einmal, oder nehmen Sie eine andere Methode.',
  'push.again': 'Noch einmal fragen',
  'factor.RECOVERY_CODE.title': 'Ersatzcode verwenden',
  'factor.RECOVERY_CODE.why':
    'Geben Sie einen Ihrer gespeicherten Ersatzcodes ein. Jeder gilt einmal.',
  'factor.RECOVERY_CODE.code': 'Ersatzcode',
  'factor.submit': 'Weiter',
  'factor.remember': {
    one: 'Dieses Gerät {n} Tag lang merken',
    other: 'Dieses Gerät {n} Tage lang merken',
  },
  'factor.others': 'Anders bestätigen',

  'choose.title': 'Methode zur Bestätigung wählen',
  'choose.why': 'Ihr Konto ist mit einer Bestätigung in zwei Schritten geschützt.',
  'choose.other': 'Anderes Konto verwenden',

  'factorName.TOTP': 'Authenticator-App',
  'factorName.EMAIL': 'Code per Mail',
  'factorName.SMS': 'SMS',
  'factorName.CALL': 'Anruf',
  'factorName.PUSH': 'Freigabe auf einem anderen Gerät',
  'factorName.RECOVERY_CODE': 'Ersatzcode',
  'factorChoice.TOTP': 'Ein Code der App auf Ihrem Telefon',
  'factorChoice.EMAIL': 'Wir schicken ihn an Ihre E-Mail',
  'factorChoice.SMS': 'Wir schicken einen Code an Ihr Telefon',
  'factorChoice.CALL': 'Eine Stimme nennt Ihnen am Telefon einen Code',
  'factorChoice.PUSH': 'Dort, wo Sie schon angemeldet sind',
  'factorChoice.RECOVERY_CODE': 'Einer Ihrer gespeicherten Codes',
  'factorSetup.TOTP': 'Eine App auf Ihrem Telefon zeigt jede halbe Minute einen neuen Code',
  'factorSetup.EMAIL': 'Bei jedem Anmelden kommt ein Code per Mail',
  'factorSetup.SMS':
    'Ein Code kommt auf Ihr Telefon. Eine App ist sicherer: Nummern können gestohlen werden',
  'factorSetup.CALL': 'Eine Stimme nennt Ihnen am Telefon einen Code, auch im Festnetz',
  'factorSetup.PUSH': 'Sie geben neue Anmeldungen dort frei, wo Sie schon angemeldet sind',
  'factorSetup.RECOVERY_CODE': 'Codes zum Drucken oder Speichern',

  'add.title': 'Zweiten Faktor hinzufügen',
  'add.why': 'So bleibt Ihr Konto geschützt, auch wenn jemand Ihr Passwort kennt.',
  'add.required':
    'Dieser Shop verlangt eine Bestätigung in zwei Schritten. Wählen Sie eine Methode.',
  'add.none': 'Sie haben jeden Faktor, den dieser Shop anbietet.',
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
  'lostFactor.why': 'Sie kommen trotzdem in Ihr Konto.',
  'lostFactor.shop': 'Den Shop fragen',
  'lostFactor.noCodes': 'Keine Codes mehr?',
  'lostFactor.shop.why':
    'Schreiben Sie {shop} von der E-Mail Ihres Kontos aus. Der Shop kann Ihre Bestätigung in zwei Schritten nach einer Wartezeit ausschalten. Sie bekommen eine E-Mail und können das stoppen.',
  'keep.ask.title': 'Zweite Faktoren behalten?',
  'keep.ask.why':
    '{shop} wurde gebeten, sie zu entfernen. Wenn nicht Sie darum gebeten haben, behalten Sie sie und wählen danach ein neues Passwort.',
  'keep.submit': 'Behalten',
  'keep.stopped.title': 'Ihre zweiten Faktoren bleiben',
  'keep.stopped.why':
    'Nichts wurde entfernt. Wenn nicht Sie {shop} gebeten haben, kennt vielleicht jemand Ihr Passwort: Wählen Sie ein neues.',
  'keep.over.title': 'Es gibt nichts aufzuhalten',
  'keep.over.why':
    'Es wurde schon gestoppt oder ist erledigt. Wenn nicht Sie es waren, wählen Sie ein neues Passwort.',
  'keep.password': 'Neues Passwort wählen',

  'codes.title': 'Speichern Sie diese Codes',
  'codes.why':
    'Jeder öffnet Ihr Konto einmal, wenn Ihr zweiter Faktor verloren ist. Sie werden nur jetzt gezeigt.',
  'codes.file': 'Ersatzcodes für {shop}',
  'codes.download': 'Herunterladen',
  'codes.copy': 'Kopieren',
  'codes.copied': 'Kopiert',
  'codes.print': 'Drucken',
  'codes.saved': 'Ich habe diese Codes sicher aufbewahrt',
  'codes.saveFirst': 'Speichern Sie erst die Codes, dann kreuzen Sie das Kästchen an.',
  'codes.submit': 'Weiter',

  'waiting.title': 'Fast geschafft',
  'waiting.why':
    '{shop} gibt neue Konten frei. Sobald Ihres freigegeben ist, bekommen Sie eine E-Mail und können sich anmelden.',
  'waiting.login': 'Anmelden versuchen',
  'blocked.title': 'Dieses Konto ist geschlossen',
  'blocked.why':
    '{shop} hat es geschlossen. Wenn Sie das für einen Irrtum halten, schreiben Sie dem Shop.',
  'loggedOut.title': 'Sie sind abgemeldet',
  'loggedOut.why': 'Sie sind in diesem Browser bei {shop} abgemeldet.',
  'loggedOut.login': 'Wieder anmelden',
  'goodbye.title': 'Auf Wiedersehen, und danke',
  'goodbye.why':
    'Ihr Konto bei {shop} und seine Daten sind gelöscht. Sie können sich gern weiter umsehen.',
  'signOut.title': 'Bei {shop} abmelden?',
  'signOut.why': 'Sie sind in diesem Browser angemeldet.',
  'signOut.stay': 'Angemeldet bleiben',

  'confirm.title': 'Passwort bestätigen',
  'confirm.why': 'Geben Sie das Passwort von {email} ein, um fortzufahren.',
  'confirm.submit': 'Weiter',
  'confirm.leave': 'Zurück zu Ihrem Konto',

  'busy.title': 'Einen Moment, bitte',
  'busy.why': 'Gerade ist sehr viel los. Versuchen Sie es in einer Minute noch einmal.',
  'error.title': 'Bei uns ist etwas schiefgegangen',
  'error.why': 'Bitte versuchen Sie es gleich noch einmal.',
  'error.request': 'Wenn Sie uns deshalb schreiben, nennen Sie diese Anfragenummer:',
} as const satisfies Translation<typeof flowEn>
