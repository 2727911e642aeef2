import type { Translation } from '@vitrine/messages'
import type { en } from './messages-en.ts'

export const de: Translation<typeof en> = {
  badLink: 'Dieser Anmeldelink funktioniert nicht',
  tryAgain: 'Gehen Sie zur Website zurück und versuchen Sie es von dort noch einmal.',
  unknownClient: 'Unter der Kennung in diesem Link ist keine Website eingetragen.',
  closedSite: 'Diese Website ist im Moment geschlossen.',
  unknownMode: 'Die Antwortart muss eine von diesen sein: {modes}.',
  unknownAddress: 'Die Website hat die Adresse nicht eingetragen, zu der dieser Link zurückführt.',
  noAddress: 'Dieser Link enthält keine Adresse, zu der er zurückführt.',
  unknownFrame: 'Die Website hat die Seite um diesen Rahmen nicht eingetragen.',
  notStartedHere: 'Diese Anmeldung wurde nicht hier begonnen',
  sameBrowser:
    'Eine Anmeldung muss innerhalb von 10 Minuten in dem Browser enden, in dem sie begann.',
  signInThere: 'Gehen Sie zur Website zurück und melden Sie sich von dort an.',
  linkExpired: 'Dieser Anmeldelink ist abgelaufen',
  linkOnceOnly: 'Er gilt einmal, innerhalb einer Minute nach der Anmeldung.',
  signInAgain: 'Gehen Sie zur Website zurück und melden Sie sich noch einmal an.',
  signOutOf: 'Bei {site} abmelden?',
  stillSignedInHere: 'Sie sind in diesem Browser noch angemeldet.',
  addressNotAllowed:
    'Sie sind in diesem Browser noch angemeldet. Der Link, der Sie hergebracht hat, führt zu einer Adresse, die die Website nicht erlaubt.',
  asksSignOut: '{client} möchte Sie in diesem Browser abmelden.',
  signOut: 'Abmelden',
  staySignedIn: 'Angemeldet bleiben',
  stillSignedIn: 'Sie sind noch angemeldet',
  foreignForm:
    'Dieses Formular kam von einer anderen Website. Melden Sie sich auf der Seite selbst ab.',
  badSignOut: 'Dieser Abmeldelink funktioniert nicht',
  hintInvalid: 'Der Link enthält keinen gültigen Nachweis, wer abgemeldet werden soll.',
  logoutAddressNotAllowed:
    'Er führt zu einer Adresse, die die Website nicht zum Abmelden eingetragen hat.',
  consentTitle: '{client} bittet um Zugriff auf Ihr Konto',
  consentIntro: '{client} gehört nicht zu {site}. Wenn Sie es erlauben, kann {client}:',
  openid: 'Sie wiedererkennen, wenn Sie zurückkommen',
  profile: 'Ihren Namen, Ihr Bild, Ihre Sprache und Ihren Geburtstag sehen',
  email: 'Ihre E-Mail-Adresse sehen',
  phone: 'Ihre Telefonnummer sehen',
  address: 'Ihre Postanschrift sehen',
  offline_access: 'Sie angemeldet halten, während Sie weg sind',
  account: 'in Ihrem Konto alles tun, was Sie selbst tun können',
  returnsTo:
    'Danach geht es weiter zu {host}. Sie können den Zugriff in Ihrem Konto jederzeit widerrufen.',
  signedInAs: 'Sie sind angemeldet als {email}.',
  allow: 'Erlauben',
  deny: 'Ablehnen',
  useAnotherAccount: 'Anderes Konto verwenden',
  consentNotAsked: 'Es wurde kein Zugriff erlaubt',
  consentNotAskedReason: 'Die Antwort kam zu spät oder aus einem anderen Browser.',
}
