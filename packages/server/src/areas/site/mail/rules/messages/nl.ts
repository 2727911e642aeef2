import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { nlOrders } from './orders/nl.ts'

export const nl: Translation<typeof en> = {
  hello: 'Hallo {name},',
  helloUnknown: 'Hallo,',
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
    instructions: 'Wat te doen',
    number: 'Nummer',
    order: 'Bestelling',
    dueDate: 'Te betalen voor',
  },
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
        title: 'Je account wacht',
        lines: [
          'je account bij {shop} is aangemaakt. Elk nieuw account wordt eerst bekeken; je kunt inloggen zodra dat van jou is goedgekeurd.',
          'We schrijven je zodra het zover is.',
        ],
      },
      ready: {
        title: 'Je account is open',
        lines: ['je account bij {shop} is klaar. Je logt in met dit e-mailadres.'],
      },
      action: 'Naar {shop}',
      note: 'Heb je dit account niet aangemaakt, dan hoef je niets te doen.',
    },
    'verification-code': {
      subject: 'Je code voor {shop}',
      title: 'Bevestig je e-mailadres',
      lines: ['vul deze code in om je adres bij {shop} te bevestigen. Hij is {period} geldig.'],
      note: 'Heb je geen code gevraagd, dan heeft iemand zich misschien vertypt. Je hoeft niets te doen; geef de code niet door.',
    },
    'password-recovery': {
      subject: 'Een nieuw wachtwoord voor {shop}',
      title: 'Kies een nieuw wachtwoord',
      lines: [
        'er is een nieuw wachtwoord gevraagd voor je account bij {shop}. De link is {period} geldig en werkt één keer.',
      ],
      action: 'Nieuw wachtwoord kiezen',
      note: 'Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
    activation: {
      subject: 'Je account bij {shop}',
      title: 'Er staat een account voor je klaar',
      lines: [
        '{shop} heeft een account voor je aangemaakt. Kies een wachtwoord om het te openen. De link is {period} geldig en werkt één keer.',
      ],
      action: 'Wachtwoord kiezen',
      note: 'Weet je niet waar dit over gaat, dan hoef je niets te doen: zonder wachtwoord blijft het account dicht.',
    },
    approved: {
      subject: 'Je account bij {shop} is goedgekeurd',
      title: 'Je kunt naar binnen',
      lines: ['je account bij {shop} is goedgekeurd. Vanaf nu kun je inloggen.'],
      action: 'Inloggen',
      note: 'Je ontvangt deze e-mail omdat je je met dit adres hebt geregistreerd.',
    },
    'password-changed': {
      subject: 'Je wachtwoord voor {shop} is gewijzigd',
      title: 'Je wachtwoord is gewijzigd',
      lines: [
        'het wachtwoord van je account bij {shop} is gewijzigd en overal elders ben je uitgelogd.',
      ],
      action: 'Naar de inlogpagina',
      note: 'Was jij het, dan is alles in orde. Zo niet, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'new-sign-in': {
      subject: 'Nieuwe aanmelding bij {shop}',
      title: 'Een nieuw apparaat heeft ingelogd',
      lines: [
        'iemand heeft op je account bij {shop} ingelogd met een apparaat dat we nog niet kenden.',
      ],
      action: 'Naar de inlogpagina',
      note: 'Was jij het, dan is alles in orde. Zo niet, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'second-factor-code': {
      subject: 'Je inlogcode voor {shop}',
      title: 'Je inlogcode',
      lines: ['vul deze code in om het inloggen bij {shop} af te ronden. Hij is {period} geldig.'],
      note: 'Ben je nu niet aan het inloggen, dan kent iemand je wachtwoord: wijzig het. Geef de code nooit door; niemand van de winkel vraagt erom.',
    },
    'factor-changed': {
      subject: 'De tweede stap van je aanmelding bij {shop} is gewijzigd',
      added: {
        title: 'Er is een tweede stap bijgekomen',
        lines: ['inloggen op je account bij {shop} kan nu worden bevestigd met {factor}.'],
      },
      removed: {
        title: 'Er is een tweede stap weg',
        lines: ['inloggen op je account bij {shop} wordt niet meer bevestigd met {factor}.'],
      },
      action: 'Naar de inlogpagina',
      note: 'Was jij het, dan is alles in orde. Zo niet, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'sign-in-linked': {
      subject: 'Je aanmelding bij {shop} is gewijzigd',
      linked: {
        title: 'Er is een manier van inloggen bijgekomen',
        lines: ['je kunt nu met {provider} inloggen op je account bij {shop}.'],
      },
      unlinked: {
        title: 'Er is een manier van inloggen weg',
        lines: ['je kunt niet meer met {provider} inloggen op je account bij {shop}.'],
      },
      action: 'Naar de inlogpagina',
      note: 'Was jij het, dan is alles in orde. Zo niet, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'sign-in-denied': {
      subject: 'Een aanmelding bij {shop} is geweigerd',
      title: 'Je hebt een aanmelding geweigerd',
      lines: [
        'een aanmelding bij je account bij {shop} is geweigerd waar je al bent ingelogd. Wie het probeerde, kent je wachtwoord.',
      ],
      action: 'Naar de inlogpagina',
      note: 'Als jij het niet was die wilde inloggen, kies dan meteen ‘Wachtwoord vergeten’ op de inlogpagina.',
    },
    'passkey-copied': {
      subject: 'Een passkey van je voor {shop} is misschien gekopieerd',
      title: 'Een van je passkeys is misschien gekopieerd',
      lines: [
        'iemand probeerde met een kopie van de passkey ‘{passkey}’ in te loggen op je account bij {shop}. We hebben niemand binnengelaten.',
      ],
      action: 'Naar de inlogpagina',
      note: 'Log op een andere manier in, verwijder deze passkey in je account en maak een nieuwe.',
    },
    'factor-reset': {
      subject: 'De tweede stap van je aanmelding bij {shop} wordt binnenkort verwijderd',
      title: 'Je tweede stap wordt binnenkort verwijderd',
      lines: [
        '{shop} is gevraagd de tweede stap van je aanmelding te verwijderen, omdat het apparaat kwijt is. Dat gebeurt bij je eerste aanmelding na {time}; tot dan blijft alles zoals het is.',
      ],
      action: 'Mijn tweede stap houden',
      note: 'Als je erom hebt gevraagd, hoef je niets te doen. Zo niet, houd het dan tegen met de knop en kies een nieuw wachtwoord.',
    },
    'account-exists': {
      subject: 'Je hebt al een account bij {shop}',
      title: 'Je hebt al een account',
      lines: [
        'iemand wilde zich bij {shop} met dit adres registreren. Het heeft al een account, dus er is geen nieuw gemaakt. Je kunt gewoon inloggen.',
      ],
      action: 'Inloggen',
      note: 'Was jij het niet, dan hoef je niets te doen: niemand is te weten gekomen dat je een account hebt.',
    },
    'staff-invitation': {
      subject: '{inviter} nodigt je uit voor {shop}',
      title: 'Werk mee aan {shop}',
      lines: [
        '{inviter} nodigt je uit om aan {shop} te werken. Je rol: {role}. De link is alleen voor jou en werkt één keer.',
      ],
      action: 'Uitnodiging aannemen',
      note: 'Ken je de afzender niet, dan hoef je niets te doen.',
    },
    'staff-recovery': {
      subject: 'Een nieuw wachtwoord voor het dashboard van {shop}',
      title: 'Kies een nieuw wachtwoord',
      lines: [
        'Iemand heeft om een nieuw wachtwoord gevraagd voor je account op het dashboard van {shop}. De link werkt één keer, een uur lang. Je tweede factor blijft zoals hij is.',
      ],
      action: 'Nieuw wachtwoord kiezen',
      note: 'Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
    'staff-factor-changed': {
      subject: 'Het inloggen op het dashboard van {shop} is gewijzigd',
      added: {
        title: 'Er is een tweede factor bijgekomen',
        lines: ['inloggen op het dashboard van {shop} kan nu worden bevestigd met {factor}.'],
      },
      removed: {
        title: 'Er is een tweede factor verwijderd',
        lines: ['inloggen op het dashboard van {shop} wordt niet meer bevestigd met {factor}.'],
      },
      used: {
        title: 'Er is een herstelcode gebruikt',
        lines: [
          'een van je herstelcodes is gebruikt voor het dashboard van {shop}. Die is nu niets meer waard. Codes over: {codesLeft}.',
        ],
      },
      reset: {
        title: 'Je tweede factoren zijn verwijderd',
        lines: [
          'alle tweede factoren van je aanmelding op het dashboard van {shop} zijn verwijderd, zoals gebeurt wanneer ze kwijt zijn. Je bent overal uitgelogd en logt in met alleen je wachtwoord tot je nieuwe toevoegt.',
        ],
      },
      action: 'Mijn account openen',
      note: 'Wist je hier niet van, wijzig dan meteen je wachtwoord en meld het aan een eigenaar.',
    },
    'member-waiting': {
      subject: 'Er wacht een nieuw lid bij {shop}',
      title: 'Iemand wacht op goedkeuring',
      lines: [
        '{member} heeft zich bij {shop} geregistreerd en kan inloggen zodra jij het account goedkeurt.',
      ],
      action: 'Account bekijken',
      note: 'Je ontvangt deze e-mail omdat de winkel van jou is en je nieuwe accounts zelf goedkeurt.',
    },
    ...nlOrders,
    test: {
      subject: 'Testmail van {shop}',
      title: 'Je mailserver werkt',
      lines: [
        'dit is de testmail die je vroeg. De e-mails van {shop} gaan vanaf nu langs deze weg.',
      ],
      note: 'Deze e-mail is aan niemand anders gestuurd.',
    },
  },
}
