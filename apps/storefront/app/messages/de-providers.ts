import type { providersEn } from './en-providers.ts'

/** Signing in with an identity provider. */
export const providersDe = {
  'providers.or': 'Oder anmelden mit',
  'providers.with': 'Weiter mit {name}',

  'provider.thisAddress': 'dieser Adresse',
  'provider.again': 'Noch einmal versuchen',
  'provider.otherWay': 'Anders anmelden',
  'provider.toLinks': 'Zurück zu den verknüpften Anmeldungen',
  'provider.newPassword': 'Neues Passwort setzen',
  'provider.notOffered.title': 'Diese Anmeldung ist nicht verfügbar',
  'provider.notOffered.why': 'Der Shop bietet diese Anmeldung nicht an, oder nicht mehr.',
  'provider.unreachable.title': 'Der Anmeldedienst antwortet nicht',
  'provider.unreachable.why':
    'Er ist gerade nicht zu erreichen oder nicht richtig eingerichtet. Versuchen Sie es gleich noch einmal; besteht das Problem weiter, wenden Sie sich an den Shop.',
  'provider.notStarted.title': 'Diese Anmeldung ist abgelaufen',
  'provider.notStarted.why':
    'Eine Anmeldung muss innerhalb von 10 Minuten in dem Browser abgeschlossen werden, in dem sie begann, und gilt einmal.',
  'provider.rejected.title': 'Sie wurden nicht angemeldet',
  'provider.rejected.why': 'Die Anmeldung wurde abgebrochen oder vom anderen Dienst abgelehnt.',
  'provider.untrusted.title': 'Die Anmeldung ließ sich nicht prüfen',
  'provider.untrusted.why':
    'Die Antwort des anderen Dienstes ist nicht gültig, darum wurden Sie nicht angemeldet. Versuchen Sie es noch einmal; besteht das Problem weiter, wenden Sie sich an den Shop.',
  'provider.unverified.title': 'Bestätigen Sie dort zuerst Ihre E-Mail',
  'provider.unverified.why':
    'Der andere Dienst hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, oder melden Sie sich hier mit E-Mail und Passwort an.',
  'provider.ownUnverified.title': 'Die E-Mail Ihres Kontos ist nicht bestätigt',
  'provider.ownUnverified.why':
    'Mit {about} hat sich hier jemand eingetragen und die Adresse nie bestätigt. Waren Sie das, setzen Sie per Mail ein neues Passwort: Das bestätigt sie, und dann lassen sich beide verknüpfen.',
  'provider.domain.title': 'Nicht mit dieser Adresse',
  'provider.domain.why':
    'Adressen bei {about} melden sich nicht auf diesem Weg an. Nehmen Sie das Konto Ihrer Organisation, oder melden Sie sich anders an.',
  'provider.registersNobody.title': 'Für Sie gibt es hier noch kein Konto',
  'provider.registersNobody.why':
    'Diese Anmeldung ist für alle, die hier schon ein Konto haben. Registrieren Sie sich zuerst, oder fragen Sie den Shop.',
  'provider.linkedElsewhere.title': 'Schon mit einem anderen Konto verknüpft',
  'provider.linkedElsewhere.why':
    'Diese Anmeldung ist mit einem anderen Konto dieses Shops verknüpft. Lösen Sie zuerst dort die Verknüpfung.',
  'provider.linkedAlready.title': 'Ihr Konto ist schon verknüpft',
  'provider.linkedAlready.why':
    'Ihr Konto ist mit einem anderen Konto dieses Dienstes verknüpft. Lösen Sie zuerst diese Verknüpfung.',
  'provider.failed.title': 'Sie wurden nicht angemeldet',
  'provider.failed.why':
    'Etwas ist schiefgegangen. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',

  'proveLink.title': 'Sie haben hier schon ein Konto',
  'proveLink.why':
    'Melden Sie sich einmal mit Ihrem Passwort bei {email} an, um zu zeigen, dass es Ihres ist. Von da an genügt {name}.',
  'proveLink.submit': 'Anmelden und verknüpfen',
  'proveLink.other': 'Anders anmelden',

  'account.nav.linkedSignIns': 'Verknüpfte Anmeldungen',
  'linked.title': 'Verknüpfte Anmeldungen',
  'linked.why': 'Andere Konten, mit denen Sie sich hier anmelden können.',
  'linked.none': 'Keine Anmeldungen sind verknüpft.',
  'linked.since': 'Verknüpft am {date}',
  'linked.used': 'zuletzt verwendet am {date}',
  'linked.off': 'wird vom Shop zurzeit nicht angeboten',
  'linked.unlink': '{name} lösen',
  'linked.more': 'Ein weiteres verknüpfen',
  'linked.more.why': 'Melden Sie sich dort einmal an, um es mit diesem Konto zu verknüpfen.',
  'linked.link': '{name} verknüpfen',
  'linked.last':
    'Nur so können Sie sich anmelden. Setzen Sie zuerst ein Passwort, oder verknüpfen Sie ein anderes Konto.',
  'linked.gone': 'Dieses ist nicht mehr verknüpft.',
  'linked.noPassword': 'Ihr Konto hat kein Passwort.',
  'linked.setPassword': 'Eines setzen',
} as const satisfies Record<keyof typeof providersEn, string>
