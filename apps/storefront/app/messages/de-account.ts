import type { Translation } from '@vitrine/ui/messages'
import type { accountEn } from './en-account.ts'

export const accountDe = {
  'account.title': 'Ihr Konto',
  'account.hello': 'Guten Tag, {name}',
  'account.name': 'Name',
  'account.name.none': 'Nicht angegeben',
  'account.email': 'E-Mail',
  'account.email.unverified': 'noch nicht bestätigt',
  'account.email.confirm': 'Code zum Bestätigen senden',
  'account.since': 'Mitglied seit',
  'account.status': 'Status',
  'account.status.APPROVED': 'Aktiv',
  'account.status.PENDING': 'Wartet auf Freigabe',
  'account.status.BLOCKED': 'Vom Shop geschlossen',
  'account.status.OFFLINE': 'Ruht',
  'account.status.UNKNOWN': 'Aktiv',
  'account.signOut': 'Abmelden',
  'account.continue': 'Weiter einkaufen',
  'account.nav.account': 'Übersicht',
  'account.nav.files': 'Ihre Dateien',
  'account.nav.profile': 'Profil',
  'account.nav.password': 'Passwort',
  'account.nav.factors': 'Bestätigung in zwei Schritten',
  'account.nav.devices': 'Geräte',
  'account.nav.grants': 'Websites',
  'account.nav.leave': 'Ihre Daten',

  'files.title': 'Ihre Dateien',
  'files.why': 'Ihre digitalen Käufe. Jeder Download-Link gilt kurze Zeit.',
  'files.none': 'Sie haben noch keine Dateien zum Herunterladen.',
  'files.download': 'Herunterladen',
  'files.downloadOf': '{name} herunterladen',
  'files.until': 'Bis {date}',
  'files.left': { one: 'noch {n} Download', other: 'noch {n} Downloads' },
  'files.usedUp':
    'Sie haben alle Downloads dieser Datei verbraucht. Fragen Sie den Shop nach mehr.',
  'files.over': 'Dieser Download ist abgelaufen. Fragen Sie den Shop, wenn Sie ihn noch brauchen.',
  'files.gone':
    'Diese Datei wurde ersetzt oder entfernt. Laden Sie die Seite neu, um die aktuellen Dateien zu sehen.',

  'profile.title': 'Profil',
  'profile.why': 'Alle Angaben sind freiwillig.',
  'profile.firstName': 'Vorname',
  'profile.lastName': 'Nachname',
  'profile.nickname': 'Anzeigename',
  'profile.nickname.hint': 'Andere Mitglieder sehen ihn, wenn Ihr Profil öffentlich ist.',
  'profile.photo': 'Foto',
  'profile.photo.alt': 'Ihr Foto',
  'profile.photo.choose': 'Foto wählen',
  'profile.photo.hint': 'JPEG, PNG, WebP, AVIF oder GIF, bis 5 MB.',
  'profile.photo.save': 'Foto speichern',
  'profile.photo.remove': 'Foto entfernen',
  'profile.photo.none': 'Wählen Sie zuerst ein Foto.',
  'profile.photo.tooLarge': 'Dieses Foto hat mehr als 5 MB. Wählen Sie ein kleineres.',
  'profile.photo.wrong':
    'Diese Datei ist kein Foto, das wir zeigen können. Wählen Sie JPEG, PNG, WebP, AVIF oder GIF.',
  'profile.public': 'Andere Mitglieder dürfen mein Profil sehen',
  'profile.public.hint':
    'Websites und Apps dieses Shops können anderen Mitgliedern Ihren Anzeigenamen und Ihr Bild zeigen, nie Ihre E-Mail.',
  'profile.tooLong': 'Das ist zu lang oder enthält Zeichen, die nicht erlaubt sind.',
  'profile.submit': 'Speichern',

  'password.title': 'Passwort',
  'password.why': 'Sie werden auf allen anderen Geräten abgemeldet.',
  'password.submit': 'Passwort ändern',

  'factors.title': 'Bestätigung in zwei Schritten',
  'factors.why': 'Ein zweiter Faktor schützt Ihr Konto, auch wenn jemand Ihr Passwort kennt.',
  'factors.none':
    'Die Bestätigung in zwei Schritten ist aus. Ihr Konto ist nur durch Ihr Passwort geschützt.',
  'factors.add': 'Zweiten Faktor hinzufügen',
  'factors.since': 'Seit {date}',
  'factors.used': 'zuletzt benutzt am {date}',
  'factors.reset': 'Ihre zweiten Faktoren sollen entfernt werden',
  'factors.reset.why':
    'Dem Shop wurde gemeldet, dass Ihr Gerät verloren ging. Die Entfernung wird mit Ihrer ersten Anmeldung nach {date} wirksam. Wenn nicht Sie es waren, stoppen Sie sie und ändern Sie Ihr Passwort.',
  'factors.reset.stop': 'Zweite Faktoren behalten',
  'factors.required':
    'Der Shop verlangt einen zweiten Faktor. Fügen Sie einen anderen hinzu, bevor Sie diesen entfernen.',
  'factors.codes': 'Ersatzcodes',
  'factors.codes.left': {
    none: 'Es ist keiner übrig. Erzeugen Sie neue, bevor Sie sie brauchen.',
    one: '{n} Code ist übrig.',
    other: '{n} Codes sind übrig.',
  },
  'factors.codes.renew': 'Neue Codes erzeugen',
  'factors.devices': 'Gemerkte Geräte',
  'factors.devices.why': {
    one: 'Auf Geräten, die wir uns merken, fragen wir {n} Tag lang nicht nach dem zweiten Faktor.',
    other:
      'Auf Geräten, die wir uns merken, fragen wir {n} Tage lang nicht nach dem zweiten Faktor.',
  },
  'factors.devices.forget': 'Alle Geräte vergessen',

  'approval.title': 'Sind Sie es, der sich anmeldet?',
  'approval.number': 'Zahl, die dort steht',
  'approval.number.hint': 'Tippen Sie nie eine Zahl ein, die Ihnen jemand anders nennt.',
  'approval.approve': 'Ja, freigeben',
  'approval.deny': 'Nein, das bin ich nicht',
  'approval.gone':
    'Diese Anmeldung ist abgelaufen. Melden Sie sich auf dem anderen Gerät noch einmal an.',
  'approval.wrong': {
    none: 'Dort steht eine andere Zahl. Beginnen Sie dort neu, wo Sie sich anmelden.',
    one: 'Dort steht eine andere Zahl. Sie können es noch {n} Mal versuchen.',
    other: 'Dort steht eine andere Zahl. Sie können es noch {n} Mal versuchen.',
  },
  'approvals.title': 'Anmeldung freigeben',
  'approvals.why':
    'Jemand meldet sich mit Ihrem Passwort an. Geben Sie nur Ihre eigenen Anmeldungen frei.',
  'approvals.none': 'Keine Anmeldung wartet auf Sie.',
  'approvals.devices': 'Wo Sie angemeldet sind',

  'grants.title': 'Verbundene Websites',
  'grants.why':
    'Andere Websites mit Zugriff auf Ihr Konto. Entfernen Sie, was Sie nicht mehr nutzen.',
  'grants.none': 'Keine andere Website hat Zugriff.',
  'grants.since': 'Seit {date}',
  'grants.end': 'Zugriff beenden',
  'grants.may.openid': 'erkennt Sie wieder',
  'grants.may.profile': 'sieht Namen, Bild, Sprache und Geburtstag',
  'grants.may.email': 'sieht Ihre E-Mail-Adresse',
  'grants.may.phone': 'sieht Ihre Telefonnummer',
  'grants.may.address': 'sieht Ihre Postanschrift',
  'grants.may.offline_access': 'hält Sie angemeldet',
  'grants.may.account': 'darf in Ihrem Konto alles, was Sie selbst dürfen',

  'devices.title': 'Geräte',
  'devices.why':
    'Geräte, auf denen Sie angemeldet sind. Melden Sie unbekannte ab, und ändern Sie Ihr Passwort.',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.last': 'Zuletzt benutzt am {date}',
  'devices.this': 'Dieses Gerät',
  'devices.end': 'Abmelden',
  'devices.endOthers': 'Überall sonst abmelden',

  'data.title': 'Ihre Daten',
  'data.why':
    'Laden Sie alles herunter, was dieser Shop über Sie gespeichert hat: Profil, Anmeldungen, Geräte, E-Mails und den Verlauf Ihres Kontos.',
  'data.html': 'Zum Lesen herunterladen',
  'data.json': 'Als JSON herunterladen',
  'leave.title': 'Konto löschen',
  'leave.why':
    'Ihr Profil, Ihre Anmeldungen und Ihre zweiten Faktoren werden endgültig gelöscht, und Ihr Name und Ihre Adressen werden aus allen anderen Daten entfernt. Das lässt sich nicht rückgängig machen.',
  'leave.confirmation': 'Tippen Sie {email} zur Bestätigung',
  'leave.wrong': 'Das ist nicht die E-Mail des Kontos. Tippen Sie {email}.',
  'leave.submit': 'Konto löschen',
} as const satisfies Translation<typeof accountEn>
