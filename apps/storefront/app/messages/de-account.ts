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
  'account.status.BLOCKED': 'Vom Laden geschlossen',
  'account.status.OFFLINE': 'Ruht',
  'account.status.UNKNOWN': 'Aktiv',
  'account.signOut': 'Abmelden',
  'account.on': 'Weiter umsehen',
  'account.place.account': 'Übersicht',
  'account.place.files': 'Ihre Dateien',
  'account.place.profile': 'Profil',
  'account.place.password': 'Passwort',
  'account.place.factors': 'Zweite Faktoren',
  'account.place.devices': 'Geräte',
  'account.place.grants': 'Websites',
  'account.place.leave': 'Ihre Daten',

  'files.title': 'Ihre Dateien',
  'files.why':
    'Was Sie herunterladen dürfen. Jeder Download hat seinen eigenen Link, der bald endet.',
  'files.none': 'Es gibt noch nichts herunterzuladen.',
  'files.download': 'Herunterladen',
  'files.downloadOf': '{name} herunterladen',
  'files.until': 'Bis {date}',
  'files.left': { one: 'noch {n} Download', other: 'noch {n} Downloads' },
  'files.usedUp':
    'Sie haben dies so oft heruntergeladen, wie Sie konnten. Fragen Sie den Laden nach mehr.',
  'files.over':
    'Sie können dies nicht mehr herunterladen. Fragen Sie den Laden, wenn Sie es noch brauchen.',
  'files.gone':
    'Diese Datei wurde ersetzt oder entfernt. Laden Sie die Seite neu, um zu sehen, was es gibt.',

  'profile.title': 'Profil',
  'profile.why': 'Alles hier ist freiwillig und kann leer bleiben.',
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
    'Websites und Apps dieses Ladens können anderen Mitgliedern dann Anzeigenamen und Bild zeigen, nie Ihre E-Mail. Der Laden selbst hat dafür keine Seite.',
  'profile.tooLong': 'Das ist zu lang oder enthält Zeichen, die sich nicht aufbewahren lassen.',
  'profile.submit': 'Speichern',

  'password.title': 'Passwort',
  'password.why': 'Wo Sie sonst noch angemeldet sind, werden Sie abgemeldet.',
  'password.submit': 'Passwort ändern',

  'factors.title': 'Zweite Faktoren',
  'factors.why':
    'Noch ein Nachweis beim Anmelden, damit ein gestohlenes Passwort allein nichts öffnet.',
  'factors.none': 'Es gibt noch keinen. Ihr Passwort allein öffnet dieses Konto.',
  'factors.add': 'Zweiten Faktor hinzufügen',
  'factors.since': 'Seit {date}',
  'factors.used': 'zuletzt benutzt am {date}',
  'factors.reset': 'Ihre zweiten Faktoren sollen entfernt werden',
  'factors.reset.why':
    'Der Laden wurde darum gebeten, weil das Gerät verloren ging. Es geschieht mit Ihrer ersten Anmeldung nach {date}. Wenn nicht Sie es waren, halten Sie es auf und ändern Sie Ihr Passwort.',
  'factors.reset.stop': 'Zweite Faktoren behalten',
  'factors.required':
    'Der Laden verlangt einen zweiten Faktor. Fügen Sie einen anderen hinzu, bevor Sie diesen entfernen.',
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
  'approval.approve': 'Ja, das bin ich',
  'approval.deny': 'Nein, das bin ich nicht',
  'approval.gone':
    'Diese Anmeldung wartet nicht mehr. Beginnen Sie dort neu, wo Sie sich anmelden.',
  'approval.wrong': {
    none: 'Dort steht eine andere Zahl. Beginnen Sie dort neu, wo Sie sich anmelden.',
    one: 'Dort steht eine andere Zahl. Sie können es noch {n} Mal versuchen.',
    other: 'Dort steht eine andere Zahl. Sie können es noch {n} Mal versuchen.',
  },
  'approvals.title': 'Anmeldung freigeben',
  'approvals.why':
    'Jemand meldet sich mit Ihrem Passwort an. Geben Sie nur frei, was Sie selbst begonnen haben.',
  'approvals.none': 'Keine Anmeldung wartet auf Sie.',
  'approvals.devices': 'Wo Sie angemeldet sind',

  'grants.title': 'Verbundene Websites',
  'grants.why':
    'Andere Websites, die auf Ihr Konto hier zugreifen dürfen. Beenden Sie, was Sie nicht mehr nutzen.',
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
    'Wo Sie angemeldet sind. Beenden Sie, was Sie nicht kennen, und ändern Sie das Passwort.',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.last': 'Zuletzt benutzt am {date}',
  'devices.this': 'Dieses Gerät',
  'devices.end': 'Abmelden',
  'devices.endOthers': 'Überall sonst abmelden',

  'data.title': 'Ihre Daten',
  'data.why':
    'Nehmen Sie mit, was dieser Laden von Ihnen weiß: Profil, Anmeldungen, Geräte, Mails und den Verlauf Ihres Kontos.',
  'data.html': 'Zum Lesen herunterladen',
  'data.json': 'Als JSON herunterladen',
  'leave.title': 'Konto löschen',
  'leave.why':
    'Ihr Profil, Ihre Anmeldungen und Ihre zweiten Faktoren werden endgültig entfernt, Ihr Name und Ihre Adressen aus allem, was wir behalten haben. Niemand kann sie zurückholen.',
  'leave.confirmation': 'Tippen Sie {email} zur Bestätigung',
  'leave.wrong': 'Das ist nicht die E-Mail des Kontos. Tippen Sie {email}.',
  'leave.submit': 'Konto löschen',
} as const satisfies Translation<typeof accountEn>
