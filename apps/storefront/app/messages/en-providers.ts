/** Signing in with an identity provider. */
export const providersEn = {
  providers: { or: 'Or sign in with', with: 'Continue with {name}' },

  provider: {
    thisAddress: 'this address',
    again: 'Try again',
    otherWay: 'Sign in another way',
    toLinks: 'Back to linked sign-ins',
    newPassword: 'Set a new password',
    notOffered: {
      title: 'This sign-in is not available',
      why: 'The shop does not offer this sign-in, or no longer does.',
    },
    unreachable: {
      title: 'The sign-in service does not respond',
      why: 'It cannot be reached right now, or is not set up correctly. Try again in a moment; if the problem persists, contact the shop.',
    },
    notStarted: {
      title: 'This sign-in has expired',
      why: 'A sign-in must be completed within 10 minutes in the browser in which it was started, and works once.',
    },
    rejected: {
      title: 'You were not signed in',
      why: 'The sign-in was cancelled or refused by the other service.',
    },
    untrusted: {
      title: 'The sign-in could not be verified',
      why: 'The response of the other service is not valid, so you were not signed in. Try again; if the problem persists, contact the shop.',
    },
    unverified: {
      title: 'Confirm your e-mail there first',
      why: 'The other service has not confirmed your e-mail address. Confirm it there, or sign in here with e-mail and password.',
    },
    ownUnverified: {
      title: 'The e-mail of your account is not confirmed',
      why: 'Somebody has registered here with {about} and never confirmed it. If it was you, set a new password by mail: that confirms it, and then the two can be linked.',
    },
    domain: {
      title: 'Not with this address',
      why: 'Addresses at {about} do not sign in this way. Use the account of your organisation, or sign in another way.',
    },
    registersNobody: {
      title: 'There is no account for you here yet',
      why: 'This sign-in is for people who already have an account here. Register first, or ask the shop.',
    },
    linkedElsewhere: {
      title: 'Already linked with another account',
      why: 'This sign-in is linked with another account of this shop. Unlink it there first.',
    },
    linkedAlready: {
      title: 'Your account is already linked',
      why: 'Your account is linked with another account of this service. Unlink it first.',
    },
    failed: {
      title: 'You were not signed in',
      why: 'Something went wrong. Try again, or sign in another way.',
    },
  },

  proveLink: {
    title: 'You have an account here already',
    why: 'Sign in to {email} once with your password, to show that it is yours. From then on {name} will do.',
    submit: 'Sign in and link',
    other: 'Sign in another way',
  },

  linked: {
    title: 'Linked sign-ins',
    why: 'Other accounts with which you can sign in here.',
    none: 'No sign-ins are linked.',
    since: 'Linked on {date}',
    used: 'last used on {date}',
    off: 'not offered by the shop at the moment',
    unlink: 'Unlink {name}',
    more: { label: 'Link another', why: 'Sign in there once to link it with this account.' },
    link: 'Link {name}',
    last: 'This is the only way to sign in to your account. Set a password or link another account first.',
    gone: 'This one is not linked any more.',
    noPassword: 'Your account has no password.',
    setPassword: 'Set one',
  },
} as const
