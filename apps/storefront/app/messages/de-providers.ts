import type { Translation } from '@vitrine/messages'
import type { providersEn } from './en-providers.ts'

/** Signing in with an identity provider. */
export const providersDe: Translation<typeof providersEn> = {
  providers: { or: 'Oder anmelden mit', with: 'Weiter mit {name}' },

  provider: {
    thisAddress: 'dieser Adresse',
    again: 'Noch einmal versuchen',
    otherWay: 'Anders anmelden',
    toLinks: 'Zurück zu den verknüpften Anmeldungen',
    newPassword: 'Neues Passwort setzen',
    notOffered: {
      title: 'Diese Anmeldung ist nicht verfügbar',
      why: 'Der Shop bietet diese Anmeldung nicht an, oder nicht mehr.',
    },
    unreachable: {
      title: 'Der Anmeldedienst antwortet nicht',
      why: 'Er ist gerade nicht zu erreichen oder nicht richtig eingerichtet. Versuchen Sie es gleich noch einmal; besteht das Problem weiter, wenden Sie sich an den Shop.',
    },
    notStarted: {
      title: 'Diese Anmeldung ist abgelaufen',
      why: 'Eine Anmeldung muss innerhalb von 10 Minuten in dem Browser abgeschlossen werden, in dem sie begann, und gilt einmal.',
    },
    rejected: {
      title: 'Sie wurden nicht angemeldet',
      why: 'Die Anmeldung wurde abgebrochen oder vom anderen Dienst abgelehnt.',
    },
    untrusted: {
      title: 'Die Anmeldung ließ sich nicht prüfen',
      why: 'Die Antwort des anderen Dienstes ist nicht gültig, darum wurden Sie nicht angemeldet. Versuchen Sie es noch einmal; besteht das Problem weiter, wenden Sie sich an den Shop.',
    },
    unverified: {
      title: 'Bestätigen Sie dort zuerst Ihre E-Mail',
      why: 'Der andere Dienst hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, oder melden Sie sich hier mit E-Mail und Passwort an.',
    },
    ownUnverified: {
      title: 'Die E-Mail Ihres Kontos ist nicht bestätigt',
      why: 'Mit {about} hat sich hier jemand eingetragen und die Adresse nie bestätigt. Waren Sie das, setzen Sie per Mail ein neues Passwort: Das bestätigt sie, und dann lassen sich beide verknüpfen.',
    },
    domain: {
      title: 'Nicht mit dieser Adresse',
      why: 'Adressen bei {about} melden sich nicht auf diesem Weg an. Nehmen Sie das Konto Ihrer Organisation, oder melden Sie sich anders an.',
    },
    registersNobody: {
      title: 'Für Sie gibt es hier noch kein Konto',
      why: 'Diese Anmeldung ist für alle, die hier schon ein Konto haben. Registrieren Sie sich zuerst, oder fragen Sie den Shop.',
    },
    linkedElsewhere: {
      title: 'Schon mit einem anderen Konto verknüpft',
      why: 'Diese Anmeldung ist mit einem anderen Konto dieses Shops verknüpft. Lösen Sie zuerst dort die Verknüpfung.',
    },
    linkedAlready: {
      title: 'Ihr Konto ist schon verknüpft',
      why: 'Ihr Konto ist mit einem anderen Konto dieses Dienstes verknüpft. Lösen Sie zuerst diese Verknüpfung.',
    },
    failed: {
      title: 'Sie wurden nicht angemeldet',
      why: 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
    },
  },

  proveLink: {
    title: 'Sie haben hier schon ein Konto',
    why: 'Melden Sie sich einmal mit Ihrem Passwort bei {email} an, um zu zeigen, dass es Ihres ist. Von da an genügt {name}.',
    submit: 'Anmelden und verknüpfen',
    other: 'Anders anmelden',
  },

  linked: {
    title: 'Verknüpfte Anmeldungen',
    why: 'Andere Konten, mit denen Sie sich hier anmelden können.',
    none: 'Keine Anmeldungen sind verknüpft.',
    since: 'Verknüpft am {date}',
    used: 'zuletzt verwendet am {date}',
    off: 'wird vom Shop zurzeit nicht angeboten',
    unlink: '{name} lösen',
    more: {
      label: 'Ein weiteres verknüpfen',
      why: 'Melden Sie sich dort einmal an, um es mit diesem Konto zu verknüpfen.',
    },
    link: '{name} verknüpfen',
    last: 'Nur so können Sie sich anmelden. Setzen Sie zuerst ein Passwort, oder verknüpfen Sie ein anderes Konto.',
    gone: 'Dieses ist nicht mehr verknüpft.',
    noPassword: 'Ihr Konto hat kein Passwort.',
    setPassword: 'Eines setzen',
  },
}
