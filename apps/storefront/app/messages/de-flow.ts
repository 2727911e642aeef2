import type { Translation } from '@vitrine/messages'
import type { flowEn } from './en-flow.ts'

export const flowDe: Translation<typeof flowEn> = {
  authLayout: { home: 'Zurück zum Shop', login: 'Zurück zur Anmeldung' },

  note: {
    expired:
      'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Fenster beendet. Melden Sie sich neu an.',
    sent: 'Ein neuer Code ist unterwegs. Der frühere gilt nicht mehr.',
    wait: 'Eben wurde ein Code gesendet. Warten Sie 30 Sekunden, bevor Sie einen neuen anfordern.',
    changed: 'Erledigt.',
    saved: 'Gespeichert.',
    denied:
      'Diese Anmeldung wurde dort abgelehnt, wo das Konto angemeldet ist. War das ein Versehen, versuchen Sie es in einer Viertelstunde wieder oder nehmen Sie einen anderen Weg.',
    approved: 'Freigegeben. Das andere Gerät macht von selbst weiter.',
    refused: 'Abgelehnt. Wenn nicht Sie es waren, kennt jemand Ihr Passwort: Ändern Sie es jetzt.',
    stopped: 'Die Bestätigung in zwei Schritten bleibt aktiv.',
  },

  code: {
    missing: 'Geben Sie den Code ein.',
    six: 'Der Code hat sechs Ziffern.',
    wrong: 'Dieser Code ist falsch. Prüfen Sie ihn, und nehmen Sie den neuesten.',
    expired: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
    enough: 'Es wurden zu viele Codes gesendet. Versuchen Sie es in einer Stunde wieder.',
    resend: 'Neuen Code schicken',
    wait: {
      one: 'In {n, number} Sekunde können Sie einen neuen Code anfordern.',
      other: 'In {n, number} Sekunden können Sie einen neuen Code anfordern.',
    },
  },

  forgot: {
    title: 'Passwort vergessen?',
    why: 'Nennen Sie die E-Mail Ihres Kontos, und ein Link für ein neues Passwort kommt per Mail.',
    submit: 'Link schicken',
    sent: {
      title: 'Eine Mail ist unterwegs',
      why: 'Wenn es für {email} ein Konto gibt, liegt gleich ein Link für ein neues Passwort im Postfach. Er gilt einmal und drei Stunden lang.',
      missing:
        'Nichts da? Sehen Sie bei der unerwünschten Post nach, oder schicken Sie die Mail noch einmal.',
      again: 'Noch einmal schicken',
    },
  },

  reset: {
    title: 'Neues Passwort wählen',
    why: 'Sie werden auf allen anderen Geräten abgemeldet.',
    submit: 'Passwort setzen',
    expired: {
      title: 'Dieser Link ist abgelaufen',
      why: 'Er wurde schon benutzt, oder er ist älter als drei Stunden. Ein neuer ist schnell da.',
      again: 'Neuen Link anfordern',
    },
  },

  verify: {
    title: 'E-Mail bestätigen',
    why: {
      label: 'Wir haben einen Code an {email} geschickt. Er gilt 10 Minuten.',
      nameless: 'Wir haben einen Code an Ihre E-Mail geschickt. Er gilt 10 Minuten.',
    },
    code: 'Code',
    hint: 'Sechs Ziffern aus der Mail.',
    submit: 'Bestätigen',
    other: 'Nicht Ihre Adresse? Neu beginnen',
  },

  factor: {
    TOTP: {
      title: 'Bestätigung in zwei Schritten',
      why: 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie für diesen Shop zeigt.',
      code: 'Code der App',
    },
    EMAIL: {
      title: 'Bestätigung in zwei Schritten',
      why: 'Wir haben einen Code an {hint} geschickt.',
      code: 'Code aus der Mail',
    },
    SMS: {
      title: 'Bestätigung in zwei Schritten',
      why: 'Wir haben eine SMS mit einem Code an {hint} geschickt.',
      code: 'Code der SMS',
    },
    CALL: {
      title: 'Bestätigung in zwei Schritten',
      why: 'Wir rufen {hint} an. Eine Stimme nennt Ihnen den Code.',
      code: 'Code des Anrufs',
    },
    PUSH: {
      title: 'Auf einem anderen Gerät freigeben',
      why: 'Öffnen Sie Ihr Konto auf einem Gerät, auf dem Sie angemeldet sind, und tippen Sie dort diese Zahl ein.',
      code: 'Zahl',
    },
    RECOVERY_CODE: {
      title: 'Ersatzcode verwenden',
      why: 'Geben Sie einen Ihrer gespeicherten Ersatzcodes ein. Jeder gilt einmal.',
      code: 'Ersatzcode',
    },
    submit: 'Weiter',
    remember: {
      one: 'Dieses Gerät {n, number} Tag lang merken',
      other: 'Dieses Gerät {n, number} Tage lang merken',
    },
    others: 'Anders bestätigen',
    WEBAUTHN: {
      title: 'Bestätigung in zwei Schritten',
      why: 'Zeigen Sie Ihren Passkey: Ihr Gerät fragt nach seiner Sperre.',
      code: 'Passkey',
    },
  },

  push: {
    number: 'Die Zahl zum Eintippen:',
    waiting: 'Wir warten auf Ihre Freigabe. Diese Seite macht von selbst weiter.',
    done: 'Ich habe freigegeben',
    expired:
      'Die Anmeldung wurde nicht rechtzeitig freigegeben. Fragen Sie noch einmal, oder nehmen Sie eine andere Methode.',
    again: 'Noch einmal fragen',
  },

  choose: {
    title: 'Methode zur Bestätigung wählen',
    why: 'Ihr Konto ist mit einer Bestätigung in zwei Schritten geschützt.',
    other: 'Anderes Konto verwenden',
  },

  factorName: {
    TOTP: 'Authenticator-App',
    EMAIL: 'Code per Mail',
    SMS: 'SMS',
    CALL: 'Anruf',
    PUSH: 'Freigabe auf einem anderen Gerät',
    RECOVERY_CODE: 'Ersatzcode',
    WEBAUTHN: 'Passkey',
  },

  factorChoice: {
    TOTP: 'Ein Code der App auf Ihrem Telefon',
    EMAIL: 'Wir schicken ihn an Ihre E-Mail',
    SMS: 'Wir schicken einen Code an Ihr Telefon',
    CALL: 'Eine Stimme nennt Ihnen am Telefon einen Code',
    PUSH: 'Dort, wo Sie schon angemeldet sind',
    RECOVERY_CODE: 'Einer Ihrer gespeicherten Codes',
    WEBAUTHN: 'Mit der Sperre Ihres Geräts',
  },

  factorSetup: {
    TOTP: 'Eine App auf Ihrem Telefon zeigt jede halbe Minute einen neuen Code',
    EMAIL: 'Bei jedem Anmelden kommt ein Code per Mail',
    SMS: 'Ein Code kommt auf Ihr Telefon. Eine App ist sicherer: Nummern können gestohlen werden',
    CALL: 'Eine Stimme nennt Ihnen am Telefon einen Code, auch im Festnetz',
    PUSH: 'Sie geben neue Anmeldungen dort frei, wo Sie schon angemeldet sind',
    RECOVERY_CODE: 'Codes zum Drucken oder Speichern',
    WEBAUTHN: 'Der sicherste Weg: Ihr Gerät und seine Sperre genügen, auch ohne Passwort',
  },

  add: {
    title: 'Zweiten Faktor hinzufügen',
    why: 'So bleibt Ihr Konto geschützt, auch wenn jemand Ihr Passwort kennt.',
    required: 'Dieser Shop verlangt eine Bestätigung in zwei Schritten. Wählen Sie eine Methode.',
    none: 'Sie haben jeden Faktor, den dieser Shop anbietet.',
    leave: 'Jetzt nicht',
    back: 'Anderen Weg wählen',
    code: 'Sechsstelliger Code',
    submit: 'Bestätigen',
    TOTP: {
      title: 'App einrichten',
      scan: 'Scannen Sie dieses Bild mit Ihrer Authenticator-App.',
      here: 'Die App ist auf diesem Gerät',
      picture: 'QR-Code für Ihre Authenticator-App',
      secret: 'Scannen geht nicht? Schlüssel eintippen',
      type: 'Geben Sie den Code ein, den die App jetzt zeigt.',
    },
    EMAIL: {
      title: 'Codes per Mail',
      why: 'Wir haben einen Code an {hint} geschickt. Geben Sie ihn zur Bestätigung ein.',
    },
    SMS: {
      title: 'SMS',
      number: 'An welche Nummer sollen die Codes gehen?',
      why: 'Wir haben einen Code an {hint} geschickt. Geben Sie ihn zur Bestätigung ein.',
    },
    CALL: {
      title: 'Anrufe',
      number: 'Welche Nummer sollen wir anrufen?',
      why: 'Wir rufen {hint} an. Geben Sie den Code ein, den die Stimme nennt.',
    },
    WEBAUTHN: {
      title: 'Passkey anlegen',
      why: 'Ihr Gerät bewahrt ihn hinter Fingerabdruck, Gesicht oder Sperre auf. Von da an öffnet das Passwort allein nichts mehr.',
    },
  },

  phone: {
    country: { label: 'Land', none: 'Land wählen' },
    number: 'Telefonnummer',
    hint: 'Wie man sie in diesem Land schreibt, oder mit + und der Landesvorwahl.',
    missing: 'Geben Sie eine Telefonnummer ein.',
    wrong: 'Unter dieser Nummer ist dort niemand zu erreichen. Prüfen Sie die Nummer und das Land.',
    submit: 'Code schicken',
  },

  lostFactor: {
    link: 'Gerät verloren?',
    title: 'Gerät verloren?',
    why: 'Sie kommen trotzdem in Ihr Konto.',
    shop: {
      label: 'Den Shop fragen',
      why: 'Schreiben Sie {shop} von der E-Mail Ihres Kontos aus. Der Shop kann Ihre Bestätigung in zwei Schritten nach einer Wartezeit ausschalten. Sie bekommen eine E-Mail und können das stoppen.',
    },
    noCodes: 'Keine Codes mehr?',
  },

  keep: {
    ask: {
      title: 'Zweite Faktoren behalten?',
      why: '{shop} wurde gebeten, sie zu entfernen. Wenn nicht Sie darum gebeten haben, behalten Sie sie und wählen danach ein neues Passwort.',
    },
    submit: 'Behalten',
    stopped: {
      title: 'Ihre zweiten Faktoren bleiben',
      why: 'Nichts wurde entfernt. Wenn nicht Sie {shop} gebeten haben, kennt vielleicht jemand Ihr Passwort: Wählen Sie ein neues.',
    },
    over: {
      title: 'Es gibt nichts aufzuhalten',
      why: 'Es wurde schon gestoppt oder ist erledigt. Wenn nicht Sie es waren, wählen Sie ein neues Passwort.',
    },
    password: 'Neues Passwort wählen',
  },

  codes: {
    title: 'Speichern Sie diese Codes',
    why: 'Jeder öffnet Ihr Konto einmal, wenn Ihr zweiter Faktor verloren ist. Sie werden nur jetzt gezeigt.',
    file: 'Ersatzcodes für {shop}',
    download: 'Herunterladen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    print: 'Drucken',
    saved: 'Ich habe diese Codes sicher aufbewahrt',
    saveFirst: 'Speichern Sie erst die Codes, dann kreuzen Sie das Kästchen an.',
    submit: 'Weiter',
  },

  waiting: {
    title: 'Fast geschafft',
    why: '{shop} gibt neue Konten frei. Sobald Ihres freigegeben ist, bekommen Sie eine E-Mail und können sich anmelden.',
    login: 'Anmelden versuchen',
  },

  blocked: {
    title: 'Dieses Konto ist geschlossen',
    why: '{shop} hat es geschlossen. Wenn Sie das für einen Irrtum halten, schreiben Sie dem Shop.',
  },

  loggedOut: {
    title: 'Sie sind abgemeldet',
    why: 'Sie sind in diesem Browser bei {shop} abgemeldet.',
    login: 'Wieder anmelden',
  },

  goodbye: {
    title: 'Auf Wiedersehen, und danke',
    why: 'Ihr Konto bei {shop} und seine Daten sind gelöscht. Sie können sich gern weiter umsehen.',
  },

  signOut: {
    title: 'Bei {shop} abmelden?',
    why: 'Sie sind in diesem Browser angemeldet.',
    stay: 'Angemeldet bleiben',
  },

  confirm: {
    title: 'Passwort bestätigen',
    why: 'Geben Sie das Passwort von {email} ein, um fortzufahren.',
    submit: 'Weiter',
    leave: 'Zurück zu Ihrem Konto',
  },

  busy: {
    title: 'Einen Moment, bitte',
    why: 'Gerade ist sehr viel los. Versuchen Sie es in einer Minute noch einmal.',
  },

  error: {
    title: 'Bei uns ist etwas schiefgegangen',
    why: 'Bitte versuchen Sie es gleich noch einmal.',
    request: 'Wenn Sie uns deshalb schreiben, nennen Sie diese Anfragenummer:',
  },
}
