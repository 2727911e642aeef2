import type { Language } from './language.ts'

const en = {
  badLink: 'This sign-in link does not work',
  tryAgain: 'Go back to the website and try again from there.',
  unknownClient: 'No website is registered under the id in this link.',
  closedSite: 'This website is closed at the moment.',
  unknownMode: 'The response mode must be one of {modes}.',
  unknownAddress: 'The website has not registered the address this link leads back to.',
  noAddress: 'This link does not say where to go back to.',
  unknownFrame: 'The page around this frame is not one the website has registered.',
  notBegun: 'This sign-in was not begun here',
  sameBrowser: 'A sign-in must end in the browser that began it, within 10 minutes.',
  signInThere: 'Go back to the website and sign in from there.',
  tooLate: 'This sign-in link does not work any more',
  onceOnly: 'It works once, within a minute of signing in.',
  signInAgain: 'Go back to the website and sign in again.',
  signOutOf: 'Sign out of {site}?',
  stillHere: 'You are still signed in in this browser.',
  strangeReturn:
    'You are still signed in in this browser. The link that brought you here leads on to an address that the site has not allowed.',
  asksSignOut: '{client} asks to sign you out in this browser.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  stillSignedIn: 'You are still signed in',
  foreignForm: 'This form came from another website. Sign out from the site itself.',
  badSignOut: 'This sign-out link does not work',
  strangeHint: 'It does not say who is to be signed out in a way that can be believed.',
  strangeSignOutAddress:
    'It leads on to an address that the website has not registered for signing out.',
  mayKnow: '{client} asks to know you',
  byAnother: '{client} is not a part of {site}. If you agree, it may:',
  openid: 'recognise you when you come back',
  profile: 'see your name, picture, language and birthday',
  email: 'see your e-mail address',
  phone: 'see your phone number',
  address: 'see your postal address',
  offline_access: 'keep you signed in while you are away',
  account: 'do in your account whatever you can do',
  returnsTo: 'You go on to {host}. You can take this back in your account at any time.',
  signedInAs: 'You are signed in as {email}.',
  allow: 'Agree',
  deny: 'No, go back',
  another: 'Use another account',
  notAsked: 'Nobody was let in',
  notAskedWhy: 'This answer came too late, or from another browser than the one that was asked.',
}
export type Words = Readonly<Record<keyof typeof en, string>>
export type Word = keyof Words

const de: Words = {
  badLink: 'Dieser Anmeldelink funktioniert nicht',
  tryAgain: 'Gehen Sie zur Website zurück und versuchen Sie es von dort noch einmal.',
  unknownClient: 'Unter der Kennung in diesem Link ist keine Website eingetragen.',
  closedSite: 'Diese Website ist im Moment geschlossen.',
  unknownMode: 'Die Antwortart muss eine von diesen sein: {modes}.',
  unknownAddress: 'Die Website hat die Adresse nicht eingetragen, zu der dieser Link zurückführt.',
  noAddress: 'Dieser Link sagt nicht, wohin es zurückgeht.',
  unknownFrame: 'Die Seite um diesen Rahmen hat die Website nicht eingetragen.',
  notBegun: 'Diese Anmeldung hat nicht hier begonnen',
  sameBrowser:
    'Eine Anmeldung muss innerhalb von 10 Minuten in dem Browser enden, in dem sie begann.',
  signInThere: 'Gehen Sie zur Website zurück und melden Sie sich von dort an.',
  tooLate: 'Dieser Anmeldelink funktioniert nicht mehr',
  onceOnly: 'Er gilt einmal, innerhalb einer Minute nach der Anmeldung.',
  signInAgain: 'Gehen Sie zur Website zurück und melden Sie sich noch einmal an.',
  signOutOf: 'Bei {site} abmelden?',
  stillHere: 'Sie sind in diesem Browser noch angemeldet.',
  strangeReturn:
    'Sie sind in diesem Browser noch angemeldet. Der Link, der Sie hergebracht hat, führt weiter zu einer Adresse, die die Website nicht erlaubt.',
  asksSignOut: '{client} möchte Sie in diesem Browser abmelden.',
  signOut: 'Abmelden',
  stay: 'Angemeldet bleiben',
  stillSignedIn: 'Sie sind noch angemeldet',
  foreignForm:
    'Dieses Formular kam von einer anderen Website. Melden Sie sich auf der Seite selbst ab.',
  badSignOut: 'Dieser Abmeldelink funktioniert nicht',
  strangeHint: 'Er sagt nicht glaubhaft, wer abgemeldet werden soll.',
  strangeSignOutAddress:
    'Er führt weiter zu einer Adresse, die die Website nicht zum Abmelden eingetragen hat.',
  mayKnow: '{client} möchte Sie kennenlernen',
  byAnother: '{client} gehört nicht zu {site}. Wenn Sie zustimmen, darf {client}:',
  openid: 'Sie wiedererkennen, wenn Sie zurückkommen',
  profile: 'Ihren Namen, Ihr Bild, Ihre Sprache und Ihren Geburtstag sehen',
  email: 'Ihre E-Mail-Adresse sehen',
  phone: 'Ihre Telefonnummer sehen',
  address: 'Ihre Postanschrift sehen',
  offline_access: 'Sie angemeldet halten, während Sie weg sind',
  account: 'in Ihrem Konto alles tun, was Sie selbst tun können',
  returnsTo: 'Sie gehen weiter zu {host}. In Ihrem Konto können Sie das jederzeit zurücknehmen.',
  signedInAs: 'Sie sind angemeldet als {email}.',
  allow: 'Zustimmen',
  deny: 'Nein, zurück',
  another: 'Anderes Konto verwenden',
  notAsked: 'Niemand wurde eingelassen',
  notAskedWhy:
    'Diese Antwort kam zu spät oder aus einem anderen Browser als dem, der gefragt wurde.',
}

const all: Record<Language, Words> = { en, de }

/** How a page speaks: a sentence with its blanks filled in. */
export type Say = (word: Word, blanks?: Readonly<Record<string, string>>) => string

export const speak =
  (language: Language): Say =>
  (word, blanks = {}) =>
    all[language][word].replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '')
