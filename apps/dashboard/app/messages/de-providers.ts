import type { Translation } from '@vitrine/messages'
import type { enProviders } from './en-providers.ts'

/** Texte zu Anmeldeanbietern. */
export const deProviders: Translation<typeof enProviders> = {
  providers: {
    text: 'Wer anderswo ein Konto hat, kann sich damit in Ihrem Shop anmelden: bei der Firma, der Schule, einem anderen Shop. Hier tragen Sie das andere System ein, dort Ihren Shop.',
    new: 'Anbieter hinzufügen',
    create: 'Hinzufügen',
    emptyTitle: 'Alle melden sich mit einem Passwort an',
    emptyText:
      'Fügen Sie ein System hinzu, das OpenID Connect oder OAuth 2 spricht, dann steht sein Knopf auf der Anmeldeseite.',
    columns: { name: 'Name', kind: 'Art', state: 'Zustand', members: 'Mitglieder' },
    kinds: { OIDC: 'OpenID Connect', OAUTH2: 'OAuth 2' },
    on: 'Angeboten',
    off: 'Ausgeschaltet',
    members: { none: 'noch niemand', one: 'ein Mitglied', other: '{shown} Mitglieder' },
    change: 'Ändern',
    changeTitle: '{name} ändern',
    delete: 'Entfernen',
    deleteOf: '{name} entfernen',
    turnOff: 'Ausschalten',
    turnOn: 'Einschalten',
    turnOffOf: '{name} ausschalten',
    turnOnOf: '{name} einschalten',
    turnedOff: 'Er ist ausgeschaltet.',
    turnedOn: 'Er wird wieder angeboten.',
    created: 'Der Anbieter ist hinzugefügt.',
    saved: 'Der Anbieter ist gespeichert.',
    deleted: 'Der Anbieter ist entfernt.',
    deleteTitle: '{name} entfernen?',
    deleteText: ({ linked, only }) => {
      if (linked.n === 0) return 'Niemand meldet sich damit an.'
      const all =
        linked.n === 1
          ? 'Ein Mitglied meldet sich damit an und kann es dann nicht mehr.'
          : `${linked.shown} Mitglieder melden sich damit an und können es dann nicht mehr.`
      if (only.n === 0) return `${all} Alle haben einen anderen Weg.`
      return only.n === 1
        ? `${all} Eines hat weder ein Passwort noch einen anderen Anbieter und muss per Mail ein Passwort setzen.`
        : `${all} ${only.shown} haben weder ein Passwort noch einen anderen Anbieter und müssen per Mail ein Passwort setzen.`
    },
    callback: 'Rücksprungadresse',
    callbackText:
      'Tragen Sie diese Adresse beim anderen System ein; dorthin schickt es die Leute zurück:',
    preset: 'Was für ein System ist es?',
    presets: {
      openid: {
        label: 'OpenID Connect',
        hint: 'Findet alles unter einer Adresse, dem Aussteller. Die meisten Systeme von heute.',
      },
      company: {
        label: 'Eine Firma oder Schule',
        hint: 'Auch OpenID Connect. Nennen Sie unten ihre E-Mail-Domains, damit nur ihre Leute hereinkommen.',
      },
      vitrine: {
        label: 'Ein anderer Shop wie dieser',
        hint: 'Tragen Sie diesen Shop dort als Client ein; seine Adresse ist der Aussteller.',
      },
      oauth: {
        label: 'OAuth 2',
        hint: 'Für Systeme ohne OpenID: Sie tragen drei Adressen ein, und wo die Antwort was sagt.',
      },
    },
    name: 'Name',
    nameHint: 'Steht auf dem Knopf: „Weiter mit …“.',
    needName: 'Geben Sie einen Namen ein.',
    icon: 'Zeichen',
    icons: {
      key: 'Schlüssel',
      building: 'Gebäude',
      school: 'Schule',
      shop: 'Shop',
      globe: 'Globus',
      person: 'Person',
    },
    addresses: {
      issuer: {
        label: 'Aussteller',
        hint: 'Die Adresse, unter der das System sich selbst nennt, Buchstabe für Buchstabe.',
        example: 'https://id.example.com',
      },
      authorizationUrl: {
        label: 'Anmeldeadresse',
        hint: 'Wo man sich anmeldet.',
        example: 'https://id.example.com/authorize',
      },
      tokenUrl: {
        label: 'Token-Adresse',
        hint: 'Wo aus dem Code ein Token wird.',
        example: 'https://id.example.com/token',
      },
      userUrl: {
        label: 'Personenadresse',
        hint: 'Wo ein Token damit beantwortet wird, wer jemand ist.',
        example: 'https://id.example.com/user',
      },
    },
    badAddress: 'Geben Sie eine ganze Adresse ein, die mit https:// beginnt.',
    clientId: 'Client-ID',
    clientIdHint: 'Wie das andere System Ihren Shop nennt.',
    needClientId: 'Geben Sie die ID ein, die Sie vom anderen System haben.',
    secret: 'Client-Geheimnis',
    secretHint: 'Wird verschlossen; niemand sieht es wieder.',
    secretStored: 'Eines liegt vor. Ein neues ersetzt es.',
    proof: 'Wie das Geheimnis gesendet wird',
    proofs: {
      client_secret_basic: 'Im Kopf (üblich)',
      client_secret_post: 'Im Formular',
      none: 'Gar nicht: Es gibt keines',
    },
    check: 'Ausprobieren',
    checking: 'Wird ausprobiert …',
    checkGood:
      'Es antwortet und ist richtig eingerichtet. Melden Sie sich einmal damit an, um sicherzugehen.',
    checkIncomplete: 'Füllen Sie zuerst Namen, Adressen und Client-ID aus.',
    found: 'Es sagt: {what}',
    problems: {
      address_refused:
        'Diese Adresse gehört nicht zum öffentlichen Internet, darum wird dort nicht gefragt.',
      unreachable: 'Unter dieser Adresse antwortet niemand.',
      not_found:
        'Unter dieser Adresse gibt es nichts dergleichen. Sehen Sie beim Aussteller noch einmal nach.',
      not_json: 'Dort antwortet etwas, aber es ist keine Beschreibung eines Anbieters.',
      other_issuer:
        'Das System nennt sich anders. Tragen Sie den Aussteller genau so ein, wie es ihn sagt.',
      no_endpoint: 'In seiner Beschreibung fehlt eine Adresse, die gebraucht wird.',
      no_signature:
        'Es unterschreibt nur so, dass man ihm nicht trauen kann. Es muss RS256 oder ES256 anbieten.',
      no_pkce: 'Es nimmt den Beweis S256 nicht an, den jede Anmeldung hier mitbringt.',
      other: 'Es ist nicht eingerichtet wie erwartet.',
    },
    registers: 'Neue bekommen ein Konto',
    registersHint: 'Aus: Nur wer schon ein Konto hat, kann es verknüpfen.',
    isEnabled: 'Auf der Anmeldeseite',
    isEnabledHint: 'Aus: Niemand meldet sich damit an, und die Verknüpfungen bleiben.',
    details: 'Einzelheiten',
    detailsText: 'E-Mail-Domains, Scopes, Angaben',
    emailDomains: 'Nur Adressen dieser Domains',
    emailDomainsHint: 'Etwa firma.example. Leer lässt alle herein.',
    badDomain: 'Geben Sie eine Domain ein, etwa firma.example.',
    vouches: 'Seine E-Mail-Adressen gelten als bestätigt',
    vouchesHint:
      'Nur für ein System, dessen Leute ihre Adresse nicht selbst wählen können. Sonst könnte jemand die Adresse eines Mitglieds angeben.',
    scopes: 'Worum gebeten wird',
    scopesHint: 'Scopes, neben openid.',
    scopesHintPlain: 'Scopes, wie das andere System sie nennt.',
    badScope: 'Ein Scope ist ein Wort ohne Leerzeichen.',
    responseMode: 'Wie die Leute zurückkommen',
    responseModes: { query: 'Über eine Adresse (üblich)', form_post: 'Über ein Formular' },
    claims: 'Wo die Antwort was sagt',
    claimsHint:
      'Namen mit Punkten dazwischen; 0 ist das Erste einer Liste: emails.0.value. Leer: nicht gesagt.',
    claimNames: {
      subject: 'ID der Person',
      email: 'E-Mail',
      emailVerified: 'Ob sie bestätigt ist',
      name: 'Ganzer Name',
      picture: 'Bild',
    },
    inUse: 'Mit diesem sind Leute verknüpft. Fügen Sie das andere System lieber daneben hinzu.',
    needSubject: 'Sagen Sie, wo die ID einer Person steht.',
  },
}
