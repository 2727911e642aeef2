import type { providersEn } from './en-providers.ts'

/** Anmelden mit einem anderen Dienst. */
export const providersDe = {
  'providers.or': 'Oder mit einem Konto anderswo',
  'providers.with': 'Weiter mit {name}',

  'provider.thisAddress': 'dieser Adresse',
  'provider.again': 'Noch einmal versuchen',
  'provider.otherWay': 'Anders anmelden',
  'provider.toLinks': 'Zurück zu den verknüpften Anmeldungen',
  'provider.newPassword': 'Neues Passwort setzen',
  'provider.notOffered.title': 'Dieser Weg ist geschlossen',
  'provider.notOffered.why': 'Der Laden bietet diese Anmeldung nicht an, oder nicht mehr.',
  'provider.unreachable.title': 'Von dort kommt keine Antwort',
  'provider.unreachable.why':
    'Die andere Seite ist gerade nicht zu erreichen oder nicht so eingerichtet, wie dieser Laden es erwartet. Versuchen Sie es gleich noch einmal; bleibt es so, sagen Sie es dem Laden.',
  'provider.notBegun.title': 'Diese Anmeldung hat nicht hier begonnen',
  'provider.notBegun.why':
    'Eine Anmeldung muss innerhalb von 10 Minuten in dem Browser enden, in dem sie begann, und gilt einmal.',
  'provider.saidNo.title': 'Sie wurden nicht angemeldet',
  'provider.saidNo.why': 'Die andere Seite sagt nein: Vielleicht haben Sie dort abgebrochen.',
  'provider.notBelieved.title': 'Diese Antwort glauben wir nicht',
  'provider.notBelieved.why':
    'Was über Sie zurückkam, passt nicht zusammen, darum wurde niemand eingelassen. Versuchen Sie es noch einmal; bleibt es so, sagen Sie es dem Laden.',
  'provider.unverified.title': 'Bestätigen Sie dort zuerst Ihre E-Mail',
  'provider.unverified.why':
    'Die andere Seite sagt nicht, dass Ihre E-Mail-Adresse bestätigt ist. Bestätigen Sie sie dort, oder melden Sie sich hier mit E-Mail und Passwort an.',
  'provider.ownUnverified.title': 'Es gibt ein Konto, das niemand bestätigt hat',
  'provider.ownUnverified.why':
    'Mit {about} hat sich hier jemand eingetragen und die Adresse nie bestätigt. Waren Sie das, setzen Sie per Mail ein neues Passwort: Das bestätigt sie, und dann lassen sich beide verknüpfen.',
  'provider.domain.title': 'Nicht mit dieser Adresse',
  'provider.domain.why':
    'Adressen bei {about} melden sich nicht auf diesem Weg an. Nehmen Sie das Konto Ihrer Organisation, oder melden Sie sich anders an.',
  'provider.registersNobody.title': 'Für Sie gibt es hier noch kein Konto',
  'provider.registersNobody.why':
    'Dieser Weg ist für alle, die hier schon ein Konto haben. Legen Sie zuerst eines an, oder fragen Sie den Laden.',
  'provider.linkedElsewhere.title': 'Schon mit einem anderen Konto verknüpft',
  'provider.linkedElsewhere.why':
    'Das Konto, das Sie drüben verwendet haben, öffnet ein anderes Konto dieses Ladens. Lösen Sie zuerst dort die Verknüpfung.',
  'provider.linkedAlready.title': 'Eines genügt',
  'provider.linkedAlready.why':
    'Ihr Konto ist schon mit einem anderen Konto drüben verknüpft. Lösen Sie zuerst diese Verknüpfung.',
  'provider.failed.title': 'Das hat nicht geklappt',
  'provider.failed.why':
    'Niemand wurde angemeldet. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',

  'proveLink.title': 'Sie haben hier schon ein Konto',
  'proveLink.why':
    'Melden Sie sich einmal mit Ihrem Passwort bei {email} an, um zu zeigen, dass es Ihres ist. Von da an genügt {name}.',
  'proveLink.submit': 'Anmelden und verknüpfen',
  'proveLink.other': 'Anders anmelden',

  'account.place.linkedSignIns': 'Verknüpfte Anmeldungen',
  'linked.title': 'Verknüpfte Anmeldungen',
  'linked.why': 'Andere Konten von Ihnen, die dieses öffnen. Jedes zählt so viel wie Ihr Passwort.',
  'linked.none': 'Keines ist verknüpft.',
  'linked.since': 'Verknüpft am {date}',
  'linked.used': 'zuletzt verwendet am {date}',
  'linked.off': 'wird vom Laden zurzeit nicht angeboten',
  'linked.unlink': '{name} lösen',
  'linked.more': 'Ein weiteres verknüpfen',
  'linked.more.why': 'Sie melden sich dort einmal an, und von da an öffnet es auch dieses Konto.',
  'linked.link': '{name} verknüpfen',
  'linked.last':
    'Das ist der einzige Weg in Ihr Konto. Setzen Sie zuerst ein Passwort, oder verknüpfen Sie ein anderes Konto.',
  'linked.gone': 'Dieses ist nicht mehr verknüpft.',
  'linked.noPassword': 'Ihr Konto hat kein Passwort.',
  'linked.setPassword': 'Eines setzen',
} as const satisfies Record<keyof typeof providersEn, string>
