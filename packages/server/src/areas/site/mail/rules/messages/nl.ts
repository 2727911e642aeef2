import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { nlOrders } from './orders/nl.ts'

export const nl: Translation<typeof en> = {
  hello: 'Goedendag {name},',
  helloUnknown: 'Goedendag,',
  linkHint: 'Werkt de knop niet? Open dan dit adres:',
  sentBy: 'Deze e-mail komt van {shop}.',
  labels: {
    time: 'Wanneer',
    device: 'Apparaat',
    network: 'Netwerk',
    delivery: 'Verzending',
    discount: 'Korting',
    total: 'Totaal',
    reason: 'Reden',
    sender: 'Van',
    message: 'Bericht',
    recipient: 'Begunstigde',
    iban: 'IBAN',
    reference: 'Kenmerk',
    place: 'Afhalen bij',
    carrier: 'Vervoerder',
    trackingNumber: 'Trackingnummer',
    returnNumber: 'Retour',
    declaredBy: 'Naam',
    email: 'E-mail',
    statement: 'Wat u schreef',
    wording: 'Bevestigd met',
    deadline: 'Mogelijk tot',
    returnTo: 'Sturen naar',
    instructions: 'Wat u moet doen',
    number: 'Nummer',
    order: 'Bestelling',
    dueDate: 'Uiterste betaaldatum',
    endDate: 'Eindigt op',
    nextOrder: 'Volgende bestelling',
  },
  preorder: 'Voorbestelling',
  preorderLeaves: 'Voorbestelling, verzending rond {day}',
  device: '{browser} op {system}',
  unknownDevice: 'Een onbekend apparaat',
  roles: {
    owner: 'eigenaar',
    admin: 'beheerder',
    editor: 'redacteur',
    viewer: 'meekijker',
  },
  factors: {
    TOTP: 'een authenticator-app',
    EMAIL: 'een code per e-mail',
    SMS: 'een code per sms',
    CALL: 'een code per telefoon',
    PUSH: 'een goedkeuring op een ander apparaat',
    WEBAUTHN: 'een passkey',
    RECOVERY_CODE: 'herstelcodes',
  },
  mails: {
    welcome: {
      subject: 'Welkom bij {shop}',
      waiting: {
        title: 'Uw account wacht',
        lines: [
          'Uw account bij {shop} is aangemaakt. Elk nieuw account wordt eerst bekeken; u kunt inloggen zodra het uwe is goedgekeurd.',
          'We schrijven u zodra het zover is.',
        ],
      },
      ready: {
        title: 'Uw account is open',
        lines: ['Uw account bij {shop} is klaar. U logt in met dit e-mailadres.'],
      },
      action: 'Naar {shop}',
      note: 'Hebt u dit account niet aangemaakt, dan hoeft u niets te doen.',
    },
    'verification-code': {
      subject: 'Uw code voor {shop}',
      title: 'Bevestig uw e-mailadres',
      lines: ['Vul deze code in om uw adres bij {shop} te bevestigen. Hij is {period} geldig.'],
      note: 'Hebt u geen code aangevraagd, dan heeft iemand zich misschien vertypt. U hoeft niets te doen; geef de code niet door.',
    },
    'password-recovery': {
      subject: 'Een nieuw wachtwoord voor {shop}',
      title: 'Kies een nieuw wachtwoord',
      lines: [
        'Er is een nieuw wachtwoord gevraagd voor uw account bij {shop}. De link is {period} geldig en werkt één keer.',
      ],
      action: 'Nieuw wachtwoord kiezen',
      note: 'Was u het niet, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    },
    activation: {
      subject: 'Uw account bij {shop}',
      title: 'Er staat een account voor u klaar',
      lines: [
        '{shop} heeft een account voor u aangemaakt. Kies een wachtwoord om het te openen. De link is {period} geldig en werkt één keer.',
      ],
      action: 'Wachtwoord kiezen',
      note: 'Weet u niet waar dit over gaat, dan hoeft u niets te doen: zonder wachtwoord blijft het account dicht.',
    },
    approved: {
      subject: 'Uw account bij {shop} is goedgekeurd',
      title: 'U kunt naar binnen',
      lines: ['Uw account bij {shop} is goedgekeurd. Vanaf nu kunt u inloggen.'],
      action: 'Inloggen',
      note: 'U ontvangt deze e-mail omdat u zich met dit adres hebt geregistreerd.',
    },
    'password-changed': {
      subject: 'Uw wachtwoord voor {shop} is gewijzigd',
      title: 'Uw wachtwoord is gewijzigd',
      lines: [
        'Het wachtwoord van uw account bij {shop} is gewijzigd en overal elders bent u uitgelogd.',
      ],
      action: 'Naar de inlogpagina',
      note: 'Was u het, dan is alles in orde. Zo niet, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'new-sign-in': {
      subject: 'Nieuwe aanmelding bij {shop}',
      title: 'Een nieuw apparaat heeft ingelogd',
      lines: [
        'Iemand heeft op uw account bij {shop} ingelogd met een apparaat dat we nog niet kenden.',
      ],
      action: 'Naar de inlogpagina',
      note: 'Was u het, dan is alles in orde. Zo niet, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'second-factor-code': {
      subject: 'Uw inlogcode voor {shop}',
      title: 'Uw inlogcode',
      lines: ['Vul deze code in om het inloggen bij {shop} af te ronden. Hij is {period} geldig.'],
      note: 'Bent u nu niet aan het inloggen, dan kent iemand uw wachtwoord: wijzig het. Geef de code nooit door; niemand van de winkel zal erom vragen.',
    },
    'factor-changed': {
      subject: 'De tweede stap van uw aanmelding bij {shop} is gewijzigd',
      added: {
        title: 'Er is een tweede stap bijgekomen',
        lines: ['Inloggen op uw account bij {shop} kan nu worden bevestigd met {factor}.'],
      },
      removed: {
        title: 'Er is een tweede stap verwijderd',
        lines: ['Inloggen op uw account bij {shop} wordt niet meer bevestigd met {factor}.'],
      },
      action: 'Naar de inlogpagina',
      note: 'Was u het, dan is alles in orde. Zo niet, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'sign-in-linked': {
      subject: 'Uw aanmelding bij {shop} is gewijzigd',
      linked: {
        title: 'Er is een manier van inloggen bijgekomen',
        lines: ['U kunt nu met {provider} inloggen op uw account bij {shop}.'],
      },
      unlinked: {
        title: 'Er is een manier van inloggen verwijderd',
        lines: ['U kunt niet meer met {provider} inloggen op uw account bij {shop}.'],
      },
      action: 'Naar de inlogpagina',
      note: 'Was u het, dan is alles in orde. Zo niet, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'sign-in-denied': {
      subject: 'Een aanmelding bij {shop} is geweigerd',
      title: 'U hebt een aanmelding geweigerd',
      lines: [
        'Een aanmelding bij uw account bij {shop} is geweigerd waar u al bent ingelogd. Wie het probeerde, kent uw wachtwoord.',
      ],
      action: 'Naar de inlogpagina',
      note: 'Als u het niet was die wilde inloggen, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'passkey-copied': {
      subject: 'Een van uw passkeys voor {shop} is misschien gekopieerd',
      title: 'Een van uw passkeys is misschien gekopieerd',
      lines: [
        'Iemand probeerde met een kopie van de passkey ‘{passkey}’ in te loggen op uw account bij {shop}. We hebben deze aanmelding geblokkeerd.',
      ],
      action: 'Naar de inlogpagina',
      note: 'Log op een andere manier in, verwijder deze passkey in uw account en maak een nieuwe.',
    },
    'factor-reset': {
      subject: 'De tweede stap van uw aanmelding bij {shop} wordt binnenkort verwijderd',
      title: 'Uw tweede stap wordt binnenkort verwijderd',
      lines: [
        '{shop} is gevraagd de tweede stap van uw aanmelding te verwijderen, omdat het apparaat kwijt is. Dat gebeurt bij uw eerste aanmelding na {time}; tot dan blijft alles zoals het is.',
      ],
      action: 'Mijn tweede stap houden',
      note: 'Als u erom hebt gevraagd, hoeft u niets te doen. Zo niet, houd het dan tegen met de knop en kies een nieuw wachtwoord.',
    },
    'account-exists': {
      subject: 'U hebt al een account bij {shop}',
      title: 'U hebt al een account',
      lines: [
        'Iemand wilde zich bij {shop} met dit adres registreren. Er is al een account met dit adres, dus er is geen nieuw aangemaakt. U kunt gewoon inloggen.',
      ],
      action: 'Inloggen',
      note: 'Was u het niet, dan hoeft u niets te doen: niemand is te weten gekomen dat u een account hebt.',
    },
    'staff-invitation': {
      subject: '{inviter} nodigt u uit voor {shop}',
      title: 'Werk mee aan {shop}',
      lines: [
        '{inviter} nodigt u uit om aan {shop} te werken. Uw rol: {role}. De link is alleen voor u en werkt één keer.',
      ],
      action: 'Uitnodiging aannemen',
      note: 'Kent u de afzender niet, dan hoeft u niets te doen.',
    },
    'staff-recovery': {
      subject: 'Een nieuw wachtwoord voor het dashboard van {shop}',
      title: 'Kies een nieuw wachtwoord',
      lines: [
        'Iemand heeft om een nieuw wachtwoord gevraagd voor uw account op het dashboard van {shop}. De link werkt één keer, een uur lang. Uw tweede factor blijft zoals hij is.',
      ],
      action: 'Nieuw wachtwoord kiezen',
      note: 'Was u het niet, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    },
    'staff-factor-changed': {
      subject: 'Het inloggen op het dashboard van {shop} is gewijzigd',
      added: {
        title: 'Er is een tweede factor bijgekomen',
        lines: ['Inloggen op het dashboard van {shop} kan nu worden bevestigd met {factor}.'],
      },
      removed: {
        title: 'Er is een tweede factor verwijderd',
        lines: ['Inloggen op het dashboard van {shop} wordt niet meer bevestigd met {factor}.'],
      },
      used: {
        title: 'Er is een herstelcode gebruikt',
        lines: [
          'Een van uw herstelcodes is gebruikt voor het dashboard van {shop}. Deze code is niet meer geldig. Codes over: {codesLeft}.',
        ],
      },
      reset: {
        title: 'Uw tweede factoren zijn verwijderd',
        lines: [
          'Alle tweede factoren van uw aanmelding op het dashboard van {shop} zijn verwijderd, omdat ze als verloren zijn gemeld. U bent overal uitgelogd en logt in met alleen uw wachtwoord tot u nieuwe toevoegt.',
        ],
      },
      action: 'Mijn account openen',
      note: 'Had u dit niet verwacht, wijzig dan meteen uw wachtwoord en meld het aan een eigenaar.',
    },
    'member-waiting': {
      subject: 'Er wacht een nieuw lid bij {shop}',
      title: 'Iemand wacht op goedkeuring',
      lines: [
        '{member} heeft zich bij {shop} geregistreerd en kan inloggen zodra u het account goedkeurt.',
      ],
      action: 'Account bekijken',
      note: 'U ontvangt deze e-mail omdat de winkel van u is en u nieuwe accounts zelf goedkeurt.',
    },
    'import-failing': {
      subject: 'De import ‘{name}’ mislukt steeds bij {shop}',
      title: 'Een geplande import mislukt steeds',
      lines: [
        'De geplande import ‘{name}’ is drie keer achter elkaar mislukt. Hij probeert het op zijn tijden opnieuw en u ontvangt een e-mail zodra hij weer werkt.',
      ],
      action: 'Importen openen',
      note: 'U ontvangt dit bericht omdat de winkel van u is.',
    },
    'import-working': {
      subject: 'De import ‘{name}’ werkt weer bij {shop}',
      title: 'Een geplande import werkt weer',
      lines: [
        'De geplande import ‘{name}’ heeft zijn bestand zonder fouten geïmporteerd. U hoeft verder niets te doen.',
      ],
      action: 'Importen openen',
      note: 'U ontvangt dit bericht omdat de winkel van u is.',
    },
    ...nlOrders,
    test: {
      subject: 'Testmail van {shop}',
      title: 'Uw mailserver werkt',
      lines: [
        'Dit is de testmail die u hebt aangevraagd. De e-mails van {shop} gaan vanaf nu langs deze weg.',
      ],
      note: 'Deze e-mail is aan niemand anders gestuurd.',
    },
  },
}
