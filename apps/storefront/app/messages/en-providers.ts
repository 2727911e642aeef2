/** Signing in with another system. */
export const providersEn = {
  'providers.or': 'Or with an account elsewhere',
  'providers.with': 'Continue with {name}',

  'provider.thisAddress': 'this address',
  'provider.again': 'Try again',
  'provider.otherWay': 'Sign in another way',
  'provider.toLinks': 'Back to linked sign-ins',
  'provider.newPassword': 'Set a new password',
  'provider.notOffered.title': 'This way in is closed',
  'provider.notOffered.why': 'The shop does not offer this way to sign in, or not any more.',
  'provider.unreachable.title': 'No answer from there',
  'provider.unreachable.why':
    'The other side cannot be reached just now, or is not set up as this shop expects. Try again in a moment; if it stays like this, tell the shop.',
  'provider.notBegun.title': 'This sign-in was not begun here',
  'provider.notBegun.why':
    'A sign-in must end in the browser that began it, within 10 minutes, and works once.',
  'provider.saidNo.title': 'You were not signed in',
  'provider.saidNo.why': 'The other side says no: perhaps you cancelled there.',
  'provider.notBelieved.title': 'We do not believe that answer',
  'provider.notBelieved.why':
    'What came back about who you are does not hold together, so nobody was let in. Try again; if it stays like this, tell the shop.',
  'provider.unverified.title': 'Confirm your e-mail there first',
  'provider.unverified.why':
    'The other side does not say that your e-mail address is confirmed. Confirm it there, or sign in here with e-mail and password.',
  'provider.ownUnverified.title': 'There is an account that nobody has confirmed',
  'provider.ownUnverified.why':
    'Somebody has registered here with {about} and never confirmed it. If it was you, set a new password by mail: that confirms it, and then the two can be linked.',
  'provider.domain.title': 'Not with this address',
  'provider.domain.why':
    'Addresses at {about} do not sign in this way. Use the account of your organisation, or sign in another way.',
  'provider.registersNobody.title': 'There is no account for you here yet',
  'provider.registersNobody.why':
    'This way in is for people who have an account here already. Register first, or ask the shop.',
  'provider.linkedElsewhere.title': 'Linked with another account already',
  'provider.linkedElsewhere.why':
    'The account you used over there signs in to another account of this shop. Unlink it there first.',
  'provider.linkedAlready.title': 'One is enough',
  'provider.linkedAlready.why':
    'Your account is linked with another account over there. Unlink that one first.',
  'provider.failed.title': 'That did not work',
  'provider.failed.why': 'Nobody was signed in. Try again, or sign in another way.',

  'proveLink.title': 'You have an account here already',
  'proveLink.why':
    'Sign in to {email} once with your password, to show that it is yours. From then on {name} will do.',
  'proveLink.submit': 'Sign in and link',
  'proveLink.other': 'Sign in another way',

  'account.place.linkedSignIns': 'Linked sign-ins',
  'linked.title': 'Linked sign-ins',
  'linked.why': 'Other accounts of yours that open this one. Each is as good as your password.',
  'linked.none': 'None is linked.',
  'linked.since': 'Linked on {date}',
  'linked.used': 'last used on {date}',
  'linked.off': 'not offered by the shop at the moment',
  'linked.unlink': 'Unlink {name}',
  'linked.more': 'Link another',
  'linked.more.why': 'You sign in there once, and from then on it opens this account as well.',
  'linked.link': 'Link {name}',
  'linked.last':
    'This is the only way into your account. Set a password or link another account first.',
  'linked.gone': 'This one is not linked any more.',
  'linked.noPassword': 'Your account has no password.',
  'linked.setPassword': 'Set one',
} as const
