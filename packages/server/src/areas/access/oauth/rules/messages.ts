import { createMessages, type Messages, type Translation, textOf } from '@vitrine/messages'
import type { Language } from './language.ts'
import { ar } from './messages-ar.ts'
import { fr } from './messages-fr.ts'
import { he } from './messages-he.ts'
import { ja } from './messages-ja.ts'

export const en = {
  badLink: 'This sign-in link does not work',
  tryAgain: 'Go back to the website and try again from there.',
  unknownClient: 'No website is registered under the id in this link.',
  closedSite: 'This website is closed at the moment.',
  unknownMode: 'The response mode must be one of {modes}.',
  unknownAddress: 'The website has not registered the address this link leads back to.',
  noAddress: 'This link does not say where to go back to.',
  unknownFrame: 'The page around this frame is not one the website has registered.',
  notStartedHere: 'This sign-in was not started here',
  sameBrowser: 'A sign-in must end in the browser that started it, within 10 minutes.',
  signInThere: 'Go back to the website and sign in from there.',
  linkExpired: 'This sign-in link has expired',
  linkOnceOnly: 'It works once, within a minute of signing in.',
  signInAgain: 'Go back to the website and sign in again.',
  signOutOf: 'Sign out of {site}?',
  stillSignedInHere: 'You are still signed in in this browser.',
  addressNotAllowed:
    'You are still signed in in this browser. The link that brought you here leads to an address that the site does not allow.',
  asksSignOut: '{client} asks to sign you out in this browser.',
  signOut: 'Sign out',
  staySignedIn: 'Stay signed in',
  stillSignedIn: 'You are still signed in',
  foreignForm: 'This form came from another website. Sign out from the site itself.',
  badSignOut: 'This sign-out link does not work',
  hintInvalid: 'The link does not contain a valid proof of who is to be signed out.',
  logoutAddressNotAllowed:
    'It leads to an address that the website has not registered for signing out.',
  consentTitle: '{client} asks for access to your account',
  consentIntro: '{client} is not part of {site}. If you allow it, {client} can:',
  openid: 'recognise you when you come back',
  profile: 'see your name, picture, language and birthday',
  email: 'see your e-mail address',
  phone: 'see your phone number',
  address: 'see your postal address',
  offline_access: 'keep you signed in while you are away',
  account: 'do everything in your account that you can do',
  returnsTo: 'You continue to {host}. You can withdraw the access in your account at any time.',
  signedInAs: 'You are signed in as {email}.',
  allow: 'Allow',
  deny: 'Deny',
  useAnotherAccount: 'Use another account',
  consentNotAsked: 'No access was given',
  consentNotAskedReason: 'The answer came too late, or from another browser.',
} as const
export type MessageKey = keyof typeof en

const de: Translation<typeof en> = {
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

const catalogues: Record<Language, Messages<typeof en>> = {
  en: createMessages(en, 'en'),
  de: createMessages<typeof en>(de, 'de'),
  fr: createMessages<typeof en>(fr, 'fr'),
  he: createMessages<typeof en>(he, 'he'),
  ar: createMessages<typeof en>(ar, 'ar'),
  ja: createMessages<typeof en>(ja, 'ja'),
}

/** A message with its values; those it does not take are passed over. */
export type Translate = (
  messageKey: MessageKey,
  values?: Readonly<Record<string, string>>,
) => string

/** Some keys are only known when a request arrives, so values are not typed by their message. */
export const translatorFor =
  (language: Language): Translate =>
  (messageKey, values = {}) => {
    const message: string | ((values: never) => string) = catalogues[language][messageKey]
    return textOf(message, values as never)
  }
