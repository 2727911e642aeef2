import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { deOrders } from './orders/de.ts'

export const de: Translation<typeof en> = {
  hello: 'Guten Tag {name},',
  helloUnknown: 'Guten Tag,',
  linkHint: 'Wenn die Schaltfläche nicht geht, öffne diese Adresse:',
  sentBy: 'Diese E-Mail kommt von {shop}.',
  labels: {
    time: 'Wann',
    device: 'Gerät',
    network: 'Netz',
    delivery: 'Versand',
    discount: 'Rabatt',
    total: 'Gesamtsumme',
    reason: 'Grund',
    recipient: 'Empfänger',
    iban: 'IBAN',
    reference: 'Verwendungszweck',
    place: 'Abholen bei',
    carrier: 'Versand durch',
    trackingNumber: 'Sendungsnummer',
    returnNumber: 'Retoure',
    declaredBy: 'Name',
    email: 'E-Mail',
    statement: 'Ihre Worte',
    wording: 'Bestätigt mit',
    deadline: 'Möglich bis',
    returnTo: 'Senden an',
    instructions: 'Was zu tun ist',
    number: 'Nummer',
    order: 'Bestellung',
    dueDate: 'Zahlbar bis',
  },
  device: '{browser} unter {system}',
  unknownDevice: 'Ein unbekanntes Gerät',
  roles: {
    owner: 'Inhaberschaft',
    admin: 'Verwaltung',
    editor: 'Bearbeitung',
    viewer: 'Einsicht',
  },
  factors: {
    TOTP: 'einer Authenticator-App',
    EMAIL: 'einem Code per E-Mail',
    SMS: 'einem Code per SMS',
    CALL: 'einem Code per Anruf',
    PUSH: 'einer Freigabe auf einem anderen Gerät',
    WEBAUTHN: 'einem Passkey',
    RECOVERY_CODE: 'Wiederherstellungscodes',
  },
  mails: {
    welcome: {
      subject: 'Willkommen bei {shop}',
      waiting: {
        title: 'Dein Konto wartet',
        lines: [
          'dein Konto bei {shop} ist angelegt. Jedes neue Konto wird zuerst geprüft; du kannst dich anmelden, sobald es freigegeben ist.',
          'Wir schreiben dir, wenn es so weit ist.',
        ],
      },
      ready: {
        title: 'Dein Konto ist bereit',
        lines: ['dein Konto bei {shop} ist bereit. Du meldest dich mit dieser E-Mail-Adresse an.'],
      },
      action: 'Zu {shop}',
      note: 'Wenn du dieses Konto nicht angelegt hast, musst du nichts tun.',
    },
    'verification-code': {
      subject: 'Dein Code für {shop}',
      title: 'Bestätige deine E-Mail-Adresse',
      lines: ['gib diesen Code ein, um deine Adresse bei {shop} zu bestätigen. Er gilt {period}.'],
      note: 'Wenn du keinen Code wolltest, hat sich vielleicht jemand bei der Adresse vertippt. Du musst nichts tun; gib den Code nicht weiter.',
    },
    'password-recovery': {
      subject: 'Neues Passwort für {shop}',
      title: 'Setze ein neues Passwort',
      lines: [
        'für dein Konto bei {shop} wurde ein neues Passwort angefordert. Der Link gilt {period} und nur einmal.',
      ],
      action: 'Neues Passwort setzen',
      note: 'Wenn du das nicht warst, musst du nichts tun: dein Passwort bleibt, wie es ist.',
    },
    activation: {
      subject: 'Dein Konto bei {shop}',
      title: 'Dein Konto ist angelegt',
      lines: [
        '{shop} hat ein Konto für dich angelegt. Wähle ein Passwort, um es zu öffnen. Der Link gilt {period} und nur einmal.',
      ],
      action: 'Passwort wählen',
      note: 'Wenn du nicht weißt, worum es geht, musst du nichts tun: ohne Passwort bleibt das Konto inaktiv.',
    },
    approved: {
      subject: 'Dein Konto bei {shop} ist freigegeben',
      title: 'Du bist dabei',
      lines: ['dein Konto bei {shop} ist freigegeben. Du kannst dich ab jetzt anmelden.'],
      action: 'Anmelden',
      note: 'Du erhältst diese E-Mail, weil du dich mit dieser Adresse registriert hast.',
    },
    'password-changed': {
      subject: 'Dein Passwort für {shop} wurde geändert',
      title: 'Dein Passwort wurde geändert',
      lines: [
        'das Passwort deines Kontos bei {shop} wurde geändert, und alle anderen Anmeldungen wurden beendet.',
      ],
      action: 'Zur Anmeldeseite',
      note: 'Wenn du das warst, ist alles in Ordnung. Wenn nicht, wähle auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'new-sign-in': {
      subject: 'Neue Anmeldung bei {shop}',
      title: 'Ein neues Gerät hat sich angemeldet',
      lines: [
        'bei deinem Konto bei {shop} hat sich jemand mit einem Gerät angemeldet, das wir noch nicht kennen.',
      ],
      action: 'Zur Anmeldeseite',
      note: 'Wenn du das warst, ist alles in Ordnung. Wenn nicht, wähle auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'second-factor-code': {
      subject: 'Dein Anmeldecode für {shop}',
      title: 'Dein Anmeldecode',
      lines: ['gib diesen Code ein, um die Anmeldung bei {shop} abzuschließen. Er gilt {period}.'],
      note: 'Wenn du dich gerade nicht anmeldest, kennt jemand dein Passwort: ändere es. Gib den Code niemals weiter; niemand aus dem Laden fragt danach.',
    },
    'factor-changed': {
      subject: 'Der zweite Schritt deiner Anmeldung bei {shop} hat sich geändert',
      added: {
        title: 'Ein zweiter Schritt ist dazugekommen',
        lines: ['die Anmeldung bei {shop} kann jetzt mit {factor} bestätigt werden.'],
      },
      removed: {
        title: 'Ein zweiter Schritt ist weggefallen',
        lines: ['die Anmeldung bei {shop} wird nicht mehr mit {factor} bestätigt.'],
      },
      action: 'Zur Anmeldeseite',
      note: 'Wenn du das warst, ist alles in Ordnung. Wenn nicht, wähle auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'sign-in-linked': {
      subject: 'Die Anmeldung bei {shop} hat sich geändert',
      linked: {
        title: 'Ein Weg zur Anmeldung ist dazugekommen',
        lines: ['du kannst dich bei {shop} jetzt mit {provider} anmelden.'],
      },
      unlinked: {
        title: 'Ein Weg zur Anmeldung ist weggefallen',
        lines: ['du kannst dich bei {shop} nicht mehr mit {provider} anmelden.'],
      },
      action: 'Zur Anmeldeseite',
      note: 'Wenn du das warst, ist alles in Ordnung. Wenn nicht, wähle auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'sign-in-denied': {
      subject: 'Eine Anmeldung bei {shop} wurde abgelehnt',
      title: 'Du hast eine Anmeldung abgelehnt',
      lines: [
        'eine Anmeldung bei deinem Konto bei {shop} wurde dort abgelehnt, wo du angemeldet bist. Wer es versucht hat, kennt dein Passwort.',
      ],
      action: 'Zur Anmeldeseite',
      note: 'Wenn nicht du dich anmelden wolltest, wähle auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'passkey-copied': {
      subject: 'Ein Passkey von dir für {shop} wurde vielleicht kopiert',
      title: 'Einer deiner Passkeys wurde vielleicht kopiert',
      lines: [
        'jemand wollte sich mit einer Kopie des Passkeys „{passkey}“ bei deinem Konto bei {shop} anmelden. Wir haben diese Anmeldung verhindert.',
      ],
      action: 'Zur Anmeldeseite',
      note: 'Melde dich auf einem anderen Weg an, entferne diesen Passkey in deinem Konto und lege einen neuen an.',
    },
    'factor-reset': {
      subject: 'Der zweite Schritt deiner Anmeldung bei {shop} soll entfernt werden',
      title: 'Dein zweiter Schritt soll wegfallen',
      lines: [
        '{shop} wurde gebeten, den zweiten Schritt deiner Anmeldung zu entfernen, weil das Gerät verloren ging. Das geschieht mit deiner ersten Anmeldung nach {time}; bis dahin bleibt alles, wie es ist.',
      ],
      action: 'Zweiten Schritt behalten',
      note: 'Wenn du darum gebeten hast, musst du nichts tun. Wenn nicht, halte es mit der Schaltfläche auf und wähle ein neues Passwort.',
    },
    'account-exists': {
      subject: 'Du hast schon ein Konto bei {shop}',
      title: 'Du hast schon ein Konto',
      lines: [
        'jemand wollte sich bei {shop} mit dieser Adresse registrieren. Sie hat schon ein Konto, deshalb wurde kein neues angelegt. Du kannst dich einfach anmelden.',
      ],
      action: 'Anmelden',
      note: 'Wenn du das nicht warst, musst du nichts tun: niemand hat erfahren, dass du ein Konto hast.',
    },
    'staff-invitation': {
      subject: '{inviter} lädt dich zu {shop} ein',
      title: 'Arbeite an {shop} mit',
      lines: [
        '{inviter} lädt dich ein, an {shop} mitzuarbeiten. Deine Rolle: {role}. Der Link ist nur für dich und gilt einmal.',
      ],
      action: 'Einladung annehmen',
      note: 'Wenn du den Absender nicht kennst, musst du nichts tun.',
    },
    'staff-recovery': {
      subject: 'Ein neues Passwort für das Dashboard von {shop}',
      title: 'Neues Passwort festlegen',
      lines: [
        'Jemand hat um ein neues Passwort für dein Konto im Dashboard von {shop} gebeten. Der Link gilt einmal und eine Stunde lang. Dein zweiter Faktor bleibt, wie er ist.',
      ],
      action: 'Neues Passwort festlegen',
      note: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    'staff-factor-changed': {
      subject: 'Die Anmeldung am Dashboard von {shop} hat sich geändert',
      added: {
        title: 'Ein zweiter Faktor ist dazugekommen',
        lines: [
          'deine Anmeldung am Dashboard von {shop} kann jetzt mit {factor} bestätigt werden.',
        ],
      },
      removed: {
        title: 'Ein zweiter Faktor ist weggefallen',
        lines: ['deine Anmeldung am Dashboard von {shop} wird nicht mehr mit {factor} bestätigt.'],
      },
      used: {
        title: 'Ein Wiederherstellungscode wurde benutzt',
        lines: [
          'einer deiner Wiederherstellungscodes wurde am Dashboard von {shop} benutzt. Er gilt nicht mehr. Übrige Codes: {codesLeft}.',
        ],
      },
      reset: {
        title: 'Deine zweiten Faktoren wurden entfernt',
        lines: [
          'alle zweiten Faktoren deiner Anmeldung am Dashboard von {shop} wurden entfernt, so wie es geschieht, wenn sie verloren sind. Du bist überall abgemeldet und meldest dich nur mit dem Passwort an, bis du neue einrichtest.',
        ],
      },
      action: 'Mein Konto öffnen',
      note: 'Wenn du das nicht erwartet hast, ändere sofort dein Passwort und sag einer Inhaberin oder einem Inhaber Bescheid.',
    },
    'member-waiting': {
      subject: 'Bei {shop} wartet ein neues Mitglied',
      title: 'Jemand wartet auf Einlass',
      lines: [
        '{member} hat sich bei {shop} registriert und kann sich anmelden, sobald du das Konto freigibst.',
      ],
      action: 'Konto ansehen',
      note: 'Du erhältst diese E-Mail, weil dir der Laden gehört und du neue Konten selbst freigibst.',
    },
    ...deOrders,
    test: {
      subject: 'Test von {shop}',
      title: 'Dein Mailserver arbeitet',
      lines: [
        'das ist die Test-E-Mail, die du wolltest. Die E-Mails von {shop} nehmen ab jetzt diesen Weg.',
      ],
      note: 'Diese E-Mail ging an niemanden sonst.',
    },
  },
}
