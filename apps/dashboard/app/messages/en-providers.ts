/** Messages of identity providers. */
export const enProviders = {
  providers: {
    text: 'People can sign in to your shop with an account they have with another system: at their company, their school, another shop. You enter the other system here, and your shop there.',
    new: 'Add a provider',
    create: 'Add',
    emptyTitle: 'Everybody signs in with a password',
    emptyText:
      'Add a system that speaks OpenID Connect or OAuth 2, and its button appears on the sign-in page.',
    columns: { name: 'Name', kind: 'Kind', state: 'State', members: 'Members' },
    kinds: { OIDC: 'OpenID Connect', OAUTH2: 'OAuth 2' },
    on: 'Offered',
    off: 'Switched off',
    members: { none: 'nobody yet', one: 'one member', other: '{shown} members' },
    change: 'Change',
    changeTitle: 'Change {name}',
    delete: 'Remove',
    deleteOf: 'Remove {name}',
    turnOff: 'Switch off',
    turnOn: 'Switch on',
    turnOffOf: 'Switch {name} off',
    turnOnOf: 'Switch {name} on',
    turnedOff: 'It is switched off.',
    turnedOn: 'It is offered again.',
    created: 'The provider is added.',
    saved: 'The provider is saved.',
    deleted: 'The provider is removed.',
    deleteTitle: 'Remove {name}?',
    deleteText: ({
      linked,
      only,
    }: {
      linked: { readonly n: number; readonly shown: string }
      only: { readonly n: number; readonly shown: string }
    }) => {
      if (linked.n === 0) return 'Nobody signs in with it.'
      const all =
        linked.n === 1
          ? 'One member signs in with it and no longer can.'
          : `${linked.shown} members sign in with it and no longer can.`
      if (only.n === 0) return `${all} All of them have another way to sign in.`
      return only.n === 1
        ? `${all} One has neither a password nor another provider, and has to set a password by mail.`
        : `${all} ${only.shown} have neither a password nor another provider, and have to set a password by mail.`
    },
    callback: 'Address to return to',
    callbackText: 'Enter this at the other system as the address it sends people back to:',
    preset: 'What kind of system is it?',
    presets: {
      openid: {
        label: 'OpenID Connect',
        hint: 'Finds everything by one address, the issuer. Most systems of today.',
      },
      company: {
        label: 'A company or school',
        hint: 'OpenID Connect as well. Name its e-mail domains below, so that only its people come in.',
      },
      vitrine: {
        label: 'Another shop like this one',
        hint: 'Register this shop there as a client; its address is the issuer.',
      },
      oauth: {
        label: 'OAuth 2',
        hint: 'For systems that do not speak OpenID: you enter three addresses and where the answer says what.',
      },
    },
    name: 'Name',
    nameHint: 'Shown on the button: “Continue with …”.',
    needName: 'Enter a name.',
    icon: 'Sign',
    icons: {
      key: 'Key',
      building: 'Building',
      school: 'School',
      shop: 'Shop',
      globe: 'Globe',
      person: 'Person',
    },
    addresses: {
      issuer: {
        label: 'Issuer',
        hint: 'The address the system calls itself, letter by letter.',
        example: 'https://id.example.com',
      },
      authorizationUrl: {
        label: 'Authorization address',
        hint: 'Where people sign in.',
        example: 'https://id.example.com/authorize',
      },
      tokenUrl: {
        label: 'Token address',
        hint: 'Where the code becomes a token.',
        example: 'https://id.example.com/token',
      },
      userUrl: {
        label: 'User address',
        hint: 'Where a token is answered with who somebody is.',
        example: 'https://id.example.com/user',
      },
    },
    badAddress: 'Enter a whole address that begins with https://.',
    clientId: 'Client id',
    clientIdHint: 'What the other system calls your shop.',
    needClientId: 'Enter the id that the other system gave you.',
    secret: 'Client secret',
    secretHint: 'Stored encrypted; it is never shown again.',
    secretStored: 'A secret is stored. Enter another to replace it.',
    proof: 'How the secret is sent',
    proofs: {
      client_secret_basic: 'In the header (usual)',
      client_secret_post: 'In the form',
      none: 'Not at all: there is no secret',
    },
    check: 'Try it',
    checking: 'Trying …',
    checkGood: 'It answers, and is set up as it should be. Sign in with it once to be sure.',
    checkIncomplete: 'Fill in the name, the addresses and the client id first.',
    found: 'It says: {what}',
    problems: {
      address_refused: 'This address is not on the public internet, so nothing is asked there.',
      unreachable: 'Nobody answers at this address.',
      not_found: 'There is nothing of this kind at this address. Look at the issuer again.',
      not_json: 'Something answers there, but it is no description of a provider.',
      other_issuer: 'The system calls itself otherwise. Enter the issuer exactly as it says.',
      no_endpoint: 'Its description leaves an address out that is needed.',
      no_signature: 'It signs only in ways that cannot be trusted. It has to offer RS256 or ES256.',
      no_pkce: 'It does not take the proof S256 that every sign-in here carries.',
      other: 'It is not set up as expected.',
    },
    registers: 'New people get an account',
    registersHint: 'Off: only members who have an account already can link it.',
    isEnabled: 'On the sign-in page',
    isEnabledHint: 'Off: nobody signs in with it, and the links stay.',
    details: 'Details',
    detailsText: 'E-mail domains, scopes, claims',
    emailDomains: 'Only addresses of these domains',
    emailDomainsHint: 'Such as company.example. Empty lets all in.',
    badDomain: 'Enter a domain such as company.example.',
    vouches: 'Its e-mail addresses count as verified',
    vouchesHint:
      'Only for a system whose people cannot choose their address themselves. Otherwise somebody could claim the address of a member.',
    scopes: 'What is asked for',
    scopesHint: 'Scopes, beside openid.',
    scopesHintPlain: 'Scopes, as the other system calls them.',
    badScope: 'A scope is one word without blanks.',
    responseMode: 'How people are sent back',
    responseModes: { query: 'By an address (usual)', form_post: 'By a form' },
    claims: 'Where the answer says what',
    claimsHint: 'Names divided by dots; 0 is the first of a list: emails.0.value. Empty: not said.',
    claimNames: {
      subject: 'Id of the person',
      email: 'E-mail',
      emailVerified: 'Whether it is verified',
      name: 'Full name',
      picture: 'Picture',
    },
    inUse: 'People are linked with this one. Add the other system beside it instead.',
    needSubject: 'Enter where to find the id of a person.',
  },
} as const
