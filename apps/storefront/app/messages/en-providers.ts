/** Signing in with an identity provider. */
export const providersEn = {
  'providers.or': 'Or sign in with',
  'providers.with': 'Continue with {name}',

  'provider.thisAddress': 'this address',
  'provider.again': 'Try again',
  'provider.otherWay': 'Sign in another way',
  'provider.toLinks': 'Back to linked sign-ins',
  'provider.newPassword': 'Set a new password',
  'provider.notOffered.title': 'This sign-in is not available',
  'provider.notOffered.why': 'The shop does not offer this sign-in, or no longer does.',
  'provider.unreachable.title': 'The sign-in service does not respond',
  'provider.unreachable.why':
    'It cannot be reached right now, or is not set up correctly. Try again in a moment; if the problem persists, contact the shop.',
  'provider.notStarted.title': 'This sign-in has expired',
  'provider.notStarted.why':
    'A sign-in must be completed within 10 minutes in the browser in which it was started, and works once.',
  'provider.rejected.title': 'You were not signed in',
  'provider.rejected.why': 'The sign-in was cancelled or refused by the other service.',
  'provider.untrusted.title': 'The sign-in could not be verified',
  'provider.untrusted.why':
    'The response of the other service is not valid, so you were not signed in. Try again; if the problem persists, contact the shop.',
  'provider.unverified.title': 'Confirm your e-mail there first',
  'provider.unverified.why':
    'The other service has not confirmed your e-mail address. Confirm it there, or sign in here with e-mail and password.',
  'provider.ownUnverified.title': 'The e-mail of your account is not confirmed',
  'provider.ownUnverified.why':
    'Somebody has registered here with {about} and never confirmed it. If it was you, set a new password by mail: that confirms it, and then the two can be linked.',
  'provider.domain.title': 'Not with this address',
  'provider.domain.why':
    'Addresses at {about} do not sign in this way. Use the account of your organisation, or sign in another way.',
  'provider.registersNobody.title': 'There is no account for you here yet',
  'provider.registersNobody.why':
    'This sign-in is for people who already have an account here. Register first, or ask the shop.',
  'provider.linkedElsewhere.title': 'Already linked with another account',
  'provider.linkedElsewhere.why':
    'This sign-in is linked with another account of this shop. Unlink it there first.',
  'provider.linkedAlready.title': 'Your account is already linked',
  'provider.linkedAlready.why':
    'Your account is linked with another account of this service. Unlink it first.',
  'provider.failed.title': 'You were not signed in',
  'provider.failed.why': 'Something went wrong. Try again, or sign in another way.',

  'proveLink.title': 'You have an account here already',
  'proveLink.why':
    'Sign in to {email} once with your password, to show that it is yours. From then on {name} will do.',
  'proveLink.submit': 'Sign in and link',
  'proveLink.other': 'Sign in another way',

  'account.nav.linkedSignIns': 'Linked sign-ins',
  'linked.title': 'Linked sign-ins',
  'linked.why': 'Other accounts with which you can sign in here.',
  'linked.none': 'No sign-ins are linked.',
  'linked.since': 'Linked on {date}',
  'linked.used': 'last used on {date}',
  'linked.off': 'not offered by the shop at the moment',
  'linked.unlink': 'Unlink {name}',
  'linked.more': 'Link another',
  'linked.more.why': 'Sign in there once to link it with this account.',
  'linked.link': 'Link {name}',
  'linked.last':
    'This is the only way to sign in to your account. Set a password or link another account first.',
  'linked.gone': 'This one is not linked any more.',
  'linked.noPassword': 'Your account has no password.',
  'linked.setPassword': 'Set one',
} as const
