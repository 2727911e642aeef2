import type { Translation } from '@vitrine/messages'
import type { accountEn } from './en-account.ts'

export const accountDe: Translation<typeof accountEn> = {
  account: {
    title: 'Ihr Konto',
    hello: 'Guten Tag, {name}',
    name: { label: 'Name', none: 'Nicht angegeben' },
    email: {
      label: 'E-Mail',
      unverified: 'noch nicht bestätigt',
      confirm: 'Code zum Bestätigen senden',
    },
    since: 'Mitglied seit',
    status: {
      label: 'Status',
      APPROVED: 'Aktiv',
      PENDING: 'Wartet auf Freigabe',
      BLOCKED: 'Vom Shop geschlossen',
      OFFLINE: 'Ruht',
      UNKNOWN: 'Aktiv',
    },
    mails: {
      title: 'Mails vom Shop',
      given: 'Eingewilligt am {date}',
      ended: 'Widerrufen am {date}',
      end: 'Widerrufen',
    },
    signOut: 'Abmelden',
    continue: 'Weiter einkaufen',
    nav: {
      account: 'Übersicht',
      orders: 'Bestellungen',
      subscriptions: 'Abonnements',
      files: 'Ihre Dateien',
      addresses: 'Adressen',
      profile: 'Profil',
      password: 'Passwort',
      factors: 'Bestätigung in zwei Schritten',
      devices: 'Geräte',
      grants: 'Websites',
      leave: 'Ihre Daten',
      linkedSignIns: 'Verknüpfte Anmeldungen',
    },
  },
  addresses: {
    title: 'Adressen',
    why: 'Wählen Sie an der Kasse unter ihnen.',
    none: 'Noch keine Adressen. Die, an die Sie bestellen, werden auf Wunsch hier gespeichert.',
    isFirst: 'Wird an der Kasse eingesetzt',
    first: 'An der Kasse einsetzen',
    change: 'Ändern',
    remove: 'Entfernen',
    add: 'Adresse hinzufügen',
    changeTitle: 'Adresse ändern',
    save: 'Adresse speichern',
    cancel: 'Abbrechen',
  },

  files: {
    title: 'Ihre Dateien',
    why: 'Ihre digitalen Käufe. Jeder Download-Link gilt kurze Zeit.',
    none: 'Sie haben noch keine Dateien zum Herunterladen.',
    download: 'Herunterladen',
    downloadOf: '{name} herunterladen',
    until: 'Bis {date}',
    left: { one: 'noch {n, number} Download', other: 'noch {n, number} Downloads' },
    usedUp: 'Sie haben alle Downloads dieser Datei verbraucht. Fragen Sie den Shop nach mehr.',
    over: 'Dieser Download ist abgelaufen. Fragen Sie den Shop, wenn Sie ihn noch brauchen.',
    gone: 'Diese Datei wurde ersetzt oder entfernt. Laden Sie die Seite neu, um die aktuellen Dateien zu sehen.',
  },

  profile: {
    title: 'Profil',
    why: 'Alle Angaben sind freiwillig.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    nickname: 'Anzeigename',
    nicknameHint: 'Andere Mitglieder sehen ihn, wenn Ihr Profil öffentlich ist.',
    photo: {
      label: 'Foto',
      alt: 'Ihr Foto',
      choose: 'Foto wählen',
      hint: 'JPEG, PNG, WebP, AVIF oder GIF, bis 5 MB.',
      save: 'Foto speichern',
      remove: 'Foto entfernen',
      none: 'Wählen Sie zuerst ein Foto.',
      tooLarge: 'Dieses Foto hat mehr als 5 MB. Wählen Sie ein kleineres.',
      wrong:
        'Diese Datei ist kein Foto, das wir zeigen können. Wählen Sie JPEG, PNG, WebP, AVIF oder GIF.',
    },
    public: {
      label: 'Andere Mitglieder dürfen mein Profil sehen',
      hint: 'Websites und Apps dieses Shops können anderen Mitgliedern Ihren Anzeigenamen und Ihr Bild zeigen, nie Ihre E-Mail.',
    },
    tooLong: 'Das ist zu lang oder enthält Zeichen, die nicht erlaubt sind.',
    submit: 'Speichern',
  },

  factors: {
    title: 'Bestätigung in zwei Schritten',
    why: 'Ein zweiter Faktor schützt Ihr Konto, auch wenn jemand Ihr Passwort kennt.',
    none: 'Die Bestätigung in zwei Schritten ist aus. Ihr Konto ist nur durch Ihr Passwort geschützt.',
    add: 'Zweiten Faktor hinzufügen',
    since: 'Seit {date}',
    used: 'zuletzt benutzt am {date}',
    reset: {
      label: 'Ihre zweiten Faktoren sollen entfernt werden',
      why: 'Dem Shop wurde gemeldet, dass Ihr Gerät verloren ging. Die Entfernung wird mit Ihrer ersten Anmeldung nach {date} wirksam. Wenn nicht Sie es waren, stoppen Sie sie und ändern Sie Ihr Passwort.',
      stop: 'Zweite Faktoren behalten',
    },
    required:
      'Der Shop verlangt einen zweiten Faktor. Fügen Sie einen anderen hinzu, bevor Sie diesen entfernen.',
    codes: {
      label: 'Ersatzcodes',
      left: {
        none: 'Es ist keiner übrig. Erzeugen Sie neue, bevor Sie sie brauchen.',
        one: '{n, number} Code ist übrig.',
        other: '{n, number} Codes sind übrig.',
      },
      renew: 'Neue Codes erzeugen',
    },
    devices: {
      label: 'Gemerkte Geräte',
      why: {
        one: 'Auf Geräten, die wir uns merken, fragen wir {n, number} Tag lang nicht nach dem zweiten Faktor.',
        other:
          'Auf Geräten, die wir uns merken, fragen wir {n, number} Tage lang nicht nach dem zweiten Faktor.',
      },
      forget: 'Alle Geräte vergessen',
    },
  },

  approval: {
    title: 'Sind Sie es, der sich anmeldet?',
    number: {
      label: 'Zahl, die dort steht',
      hint: 'Tippen Sie nie eine Zahl ein, die Ihnen jemand anders nennt.',
    },
    approve: 'Ja, freigeben',
    deny: 'Nein, das bin ich nicht',
    gone: 'Diese Anmeldung ist abgelaufen. Melden Sie sich auf dem anderen Gerät noch einmal an.',
    wrong: {
      none: 'Dort steht eine andere Zahl. Beginnen Sie dort neu, wo Sie sich anmelden.',
      one: 'Dort steht eine andere Zahl. Sie können es noch {n, number} Mal versuchen.',
      other: 'Dort steht eine andere Zahl. Sie können es noch {n, number} Mal versuchen.',
    },
  },

  approvals: {
    title: 'Anmeldung freigeben',
    why: 'Jemand meldet sich mit Ihrem Passwort an. Geben Sie nur Ihre eigenen Anmeldungen frei.',
    none: 'Keine Anmeldung wartet auf Sie.',
    devices: 'Wo Sie angemeldet sind',
  },

  grants: {
    title: 'Verbundene Websites',
    why: 'Andere Websites mit Zugriff auf Ihr Konto. Entfernen Sie, was Sie nicht mehr nutzen.',
    none: 'Keine andere Website hat Zugriff.',
    since: 'Seit {date}',
    end: 'Zugriff beenden',
    may: {
      openid: 'erkennt Sie wieder',
      profile: 'sieht Namen, Bild, Sprache und Geburtstag',
      email: 'sieht Ihre E-Mail-Adresse',
      phone: 'sieht Ihre Telefonnummer',
      address: 'sieht Ihre Postanschrift',
      offline_access: 'hält Sie angemeldet',
      account: 'darf in Ihrem Konto alles, was Sie selbst dürfen',
    },
  },

  devices: {
    title: 'Geräte',
    why: 'Geräte, auf denen Sie angemeldet sind. Melden Sie unbekannte ab, und ändern Sie Ihr Passwort.',
    unknown: 'Unbekanntes Gerät',
    last: 'Zuletzt benutzt am {date}',
    this: 'Dieses Gerät',
    end: 'Abmelden',
    endOthers: 'Überall sonst abmelden',
    passkey: 'mit Passkey',
  },

  data: {
    title: 'Ihre Daten',
    why: 'Laden Sie alles herunter, was dieser Shop über Sie gespeichert hat: Profil, Anmeldungen, Geräte, E-Mails und den Verlauf Ihres Kontos.',
    html: 'Zum Lesen herunterladen',
    json: 'Als JSON herunterladen',
  },

  leave: {
    title: 'Konto löschen',
    why: 'Ihr Profil, Ihre Anmeldungen und Ihre zweiten Faktoren werden endgültig gelöscht, und Ihr Name und Ihre Adressen werden aus allen anderen Daten entfernt. Das lässt sich nicht rückgängig machen.',
    confirmation: 'Tippen Sie {email} zur Bestätigung',
    wrong: 'Das ist nicht die E-Mail des Kontos. Tippen Sie {email}.',
    submit: 'Konto löschen',
  },
}
