import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { deOrders } from './orders/de.ts'

export const de: Translation<typeof en> = {
  hello: 'Guten Tag {name},',
  helloUnknown: 'Guten Tag,',
  linkHint: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  sentBy: 'Diese E-Mail kommt von {shop}.',
  labels: {
    time: 'Wann',
    device: 'Gerät',
    network: 'Netz',
    delivery: 'Versand',
    discount: 'Rabatt',
    total: 'Gesamtsumme',
    reason: 'Grund',
    sender: 'Von',
    message: 'Nachricht',
    recipient: 'Empfänger',
    iban: 'IBAN',
    reference: 'Verwendungszweck',
    place: 'Abholen bei',
    carrier: 'Versand durch',
    trackingNumber: 'Sendungsnummer',
    returnNumber: 'Retoure',
    declaredBy: 'Name',
    email: 'E-Mail',
    statement: 'Ihre Erklärung',
    wording: 'Bestätigt mit',
    deadline: 'Möglich bis',
    returnTo: 'Senden an',
    instructions: 'Was zu tun ist',
    number: 'Nummer',
    order: 'Bestellung',
    dueDate: 'Zahlbar bis',
    endDate: 'Endet am',
    nextOrder: 'Nächste Bestellung',
  },
  preorder: 'Vorbestellung',
  preorderLeaves: 'Vorbestellung, Versand etwa am {day}',
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
        title: 'Ihr Konto wartet',
        lines: [
          'Ihr Konto bei {shop} ist angelegt. Jedes neue Konto wird zuerst geprüft; Sie können sich anmelden, sobald es freigegeben ist.',
          'Wir schreiben Ihnen, wenn es so weit ist.',
        ],
      },
      ready: {
        title: 'Ihr Konto ist bereit',
        lines: ['Ihr Konto bei {shop} ist bereit. Sie melden sich mit dieser E-Mail-Adresse an.'],
      },
      action: 'Zu {shop}',
      note: 'Wenn Sie dieses Konto nicht angelegt haben, müssen Sie nichts tun.',
    },
    'verification-code': {
      subject: 'Ihr Code für {shop}',
      title: 'Bestätigen Sie Ihre E-Mail-Adresse',
      lines: [
        'geben Sie diesen Code ein, um Ihre Adresse bei {shop} zu bestätigen. Er gilt {period}.',
      ],
      note: 'Wenn Sie keinen Code angefordert haben, hat sich vielleicht jemand bei der Adresse vertippt. Sie müssen nichts tun; geben Sie den Code nicht weiter.',
    },
    'password-recovery': {
      subject: 'Neues Passwort für {shop}',
      title: 'Neues Passwort festlegen',
      lines: [
        'für Ihr Konto bei {shop} wurde ein neues Passwort angefordert. Der Link gilt {period} und nur einmal.',
      ],
      action: 'Neues Passwort festlegen',
      note: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    },
    activation: {
      subject: 'Ihr Konto bei {shop}',
      title: 'Ihr Konto ist angelegt',
      lines: [
        '{shop} hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, um es zu öffnen. Der Link gilt {period} und nur einmal.',
      ],
      action: 'Passwort wählen',
      note: 'Wenn Sie nicht wissen, worum es geht, müssen Sie nichts tun: Ohne Passwort bleibt das Konto inaktiv.',
    },
    approved: {
      subject: 'Ihr Konto bei {shop} ist freigegeben',
      title: 'Willkommen',
      lines: ['Ihr Konto bei {shop} ist freigegeben. Sie können sich ab jetzt anmelden.'],
      action: 'Anmelden',
      note: 'Sie erhalten diese E-Mail, weil Sie sich mit dieser Adresse registriert haben.',
    },
    'password-changed': {
      subject: 'Ihr Passwort für {shop} wurde geändert',
      title: 'Ihr Passwort wurde geändert',
      lines: [
        'das Passwort Ihres Kontos bei {shop} wurde geändert, und alle anderen Anmeldungen wurden beendet.',
      ],
      action: 'Zur Anmeldeseite',
      note: 'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'new-sign-in': {
      subject: 'Neue Anmeldung bei {shop}',
      title: 'Ein neues Gerät hat sich angemeldet',
      lines: [
        'in Ihrem Konto bei {shop} hat sich jemand mit einem Gerät angemeldet, das wir noch nicht kennen.',
      ],
      action: 'Zur Anmeldeseite',
      note: 'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'second-factor-code': {
      subject: 'Ihr Anmeldecode für {shop}',
      title: 'Ihr Anmeldecode',
      lines: [
        'geben Sie diesen Code ein, um die Anmeldung bei {shop} abzuschließen. Er gilt {period}.',
      ],
      note: 'Wenn Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort: Ändern Sie es. Geben Sie den Code niemals weiter; niemand aus dem Shop fragt danach.',
    },
    'factor-changed': {
      subject: 'Der zweite Schritt Ihrer Anmeldung bei {shop} hat sich geändert',
      added: {
        title: 'Ein zweiter Schritt ist dazugekommen',
        lines: ['die Anmeldung bei {shop} kann jetzt mit {factor} bestätigt werden.'],
      },
      removed: {
        title: 'Ein zweiter Schritt ist weggefallen',
        lines: ['die Anmeldung bei {shop} wird nicht mehr mit {factor} bestätigt.'],
      },
      action: 'Zur Anmeldeseite',
      note: 'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'sign-in-linked': {
      subject: 'Die Anmeldung bei {shop} hat sich geändert',
      linked: {
        title: 'Ein Weg zur Anmeldung ist dazugekommen',
        lines: ['Sie können sich bei {shop} jetzt mit {provider} anmelden.'],
      },
      unlinked: {
        title: 'Ein Weg zur Anmeldung ist weggefallen',
        lines: ['Sie können sich bei {shop} nicht mehr mit {provider} anmelden.'],
      },
      action: 'Zur Anmeldeseite',
      note: 'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'sign-in-denied': {
      subject: 'Eine Anmeldung bei {shop} wurde abgelehnt',
      title: 'Sie haben eine Anmeldung abgelehnt',
      lines: [
        'eine Anmeldung in Ihrem Konto bei {shop} wurde dort abgelehnt, wo Sie angemeldet sind. Wer es versucht hat, kennt Ihr Passwort.',
      ],
      action: 'Zur Anmeldeseite',
      note: 'Wenn nicht Sie sich anmelden wollten, wählen Sie auf der Anmeldeseite sofort „Passwort vergessen“.',
    },
    'passkey-copied': {
      subject: 'Einer Ihrer Passkeys für {shop} wurde vielleicht kopiert',
      title: 'Einer Ihrer Passkeys wurde vielleicht kopiert',
      lines: [
        'jemand wollte sich mit einer Kopie des Passkeys „{passkey}“ in Ihrem Konto bei {shop} anmelden. Wir haben diese Anmeldung verhindert.',
      ],
      action: 'Zur Anmeldeseite',
      note: 'Melden Sie sich auf einem anderen Weg an, entfernen Sie diesen Passkey in Ihrem Konto und legen Sie einen neuen an.',
    },
    'factor-reset': {
      subject: 'Der zweite Schritt Ihrer Anmeldung bei {shop} soll entfernt werden',
      title: 'Ihr zweiter Schritt soll entfernt werden',
      lines: [
        '{shop} wurde gebeten, den zweiten Schritt Ihrer Anmeldung zu entfernen, weil das Gerät verloren ging. Das geschieht mit Ihrer ersten Anmeldung nach {time}; bis dahin bleibt alles, wie es ist.',
      ],
      action: 'Zweiten Schritt behalten',
      note: 'Wenn Sie darum gebeten haben, müssen Sie nichts tun. Wenn nicht, verhindern Sie es mit der Schaltfläche und wählen Sie ein neues Passwort.',
    },
    'account-exists': {
      subject: 'Sie haben schon ein Konto bei {shop}',
      title: 'Sie haben schon ein Konto',
      lines: [
        'jemand wollte sich bei {shop} mit dieser Adresse registrieren. Zu dieser Adresse gibt es schon ein Konto, deshalb wurde kein neues angelegt. Sie können sich einfach anmelden.',
      ],
      action: 'Anmelden',
      note: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Niemand hat erfahren, dass Sie ein Konto haben.',
    },
    'staff-invitation': {
      subject: '{inviter} lädt Sie zu {shop} ein',
      title: 'Arbeiten Sie an {shop} mit',
      lines: [
        '{inviter} lädt Sie ein, an {shop} mitzuarbeiten. Ihre Rolle: {role}. Der Link ist nur für Sie und gilt einmal.',
      ],
      action: 'Einladung annehmen',
      note: 'Wenn Sie den Absender nicht kennen, müssen Sie nichts tun.',
    },
    'staff-recovery': {
      subject: 'Ein neues Passwort für das Dashboard von {shop}',
      title: 'Neues Passwort festlegen',
      lines: [
        'jemand hat um ein neues Passwort für Ihr Konto im Dashboard von {shop} gebeten. Der Link gilt einmal und eine Stunde lang. Ihr zweiter Faktor bleibt, wie er ist.',
      ],
      action: 'Neues Passwort festlegen',
      note: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    },
    'staff-factor-changed': {
      subject: 'Die Anmeldung am Dashboard von {shop} hat sich geändert',
      added: {
        title: 'Ein zweiter Faktor ist dazugekommen',
        lines: ['Ihre Anmeldung am Dashboard von {shop} kann jetzt mit {factor} bestätigt werden.'],
      },
      removed: {
        title: 'Ein zweiter Faktor ist weggefallen',
        lines: ['Ihre Anmeldung am Dashboard von {shop} wird nicht mehr mit {factor} bestätigt.'],
      },
      used: {
        title: 'Ein Wiederherstellungscode wurde benutzt',
        lines: [
          'einer Ihrer Wiederherstellungscodes wurde am Dashboard von {shop} benutzt. Er gilt nicht mehr. Übrige Codes: {codesLeft}.',
        ],
      },
      reset: {
        title: 'Ihre zweiten Faktoren wurden entfernt',
        lines: [
          'alle zweiten Faktoren Ihrer Anmeldung am Dashboard von {shop} wurden entfernt, weil sie als verloren gemeldet wurden. Sie sind überall abgemeldet und melden sich nur mit dem Passwort an, bis Sie neue einrichten.',
        ],
      },
      action: 'Mein Konto öffnen',
      note: 'Wenn Sie das nicht erwartet haben, ändern Sie sofort Ihr Passwort und informieren Sie eine Inhaberin oder einen Inhaber.',
    },
    'member-waiting': {
      subject: 'Bei {shop} wartet ein neues Mitglied',
      title: 'Ein neues Mitglied wartet auf Freigabe',
      lines: [
        '{member} hat sich bei {shop} registriert und kann sich anmelden, sobald Sie das Konto freigeben.',
      ],
      action: 'Konto ansehen',
      note: 'Sie erhalten diese E-Mail, weil Ihnen der Shop gehört und Sie neue Konten selbst freigeben.',
    },
    'import-failing': {
      subject: 'Der Import „{name}“ schlägt bei {shop} immer wieder fehl',
      title: 'Ein geplanter Import schlägt immer wieder fehl',
      lines: [
        'der geplante Import „{name}“ ist dreimal nacheinander fehlgeschlagen. Er versucht es zu seinen Zeiten weiter, und Sie erhalten eine E-Mail, sobald er wieder funktioniert.',
      ],
      action: 'Importe öffnen',
      note: 'Sie erhalten diese Nachricht, weil Ihnen der Shop gehört.',
    },
    'import-working': {
      subject: 'Der Import „{name}“ funktioniert bei {shop} wieder',
      title: 'Ein geplanter Import funktioniert wieder',
      lines: [
        'der geplante Import „{name}“ hat seine Datei ohne Fehlschlag importiert. Sie müssen nichts weiter tun.',
      ],
      action: 'Importe öffnen',
      note: 'Sie erhalten diese Nachricht, weil Ihnen der Shop gehört.',
    },
    ...deOrders,
    test: {
      subject: 'Test von {shop}',
      title: 'Ihr Mailserver funktioniert',
      lines: [
        'das ist die Test-E-Mail, die Sie angefordert haben. Die E-Mails von {shop} nehmen ab jetzt diesen Weg.',
      ],
      note: 'Diese E-Mail ging an niemanden sonst.',
    },
  },
}
