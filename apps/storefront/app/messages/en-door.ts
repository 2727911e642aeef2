/** Signing in and registering. */
export const doorEn = {
  'login.title': 'Welcome back',
  'login.submit': 'Sign in',
  'login.email': 'E-mail',
  'login.password': 'Password',
  'login.forgot': 'Forgot your password?',
  'login.other': 'No account yet?',
  'login.register': 'Create an account',
  'login.app': 'Sign in to go on to {host}.',

  'register.title': 'Create an account',
  'register.submit': 'Create account',
  'register.email': 'E-mail',
  'register.email.hint': 'You sign in with it.',
  'register.password': 'Password',
  'register.name': 'Name',
  'register.other': 'Already here?',
  'register.login': 'Sign in instead',

  'password.hint': 'At least {n} characters. Long is better than complicated.',
  'password.new': 'New password',
  'password.current': 'Password',

  'door.summary': {
    one: 'One thing needs your attention',
    other: '{n} things need your attention',
  },
  'door.email.missing': 'Enter your e-mail address, such as ada@example.com.',
  'door.email.invalid': 'This is not an e-mail address. It looks like ada@example.com.',
  'door.email.unknown': 'We cannot sign you in with this e-mail. Check it, or create an account.',
  'door.email.taken': 'There is an account with this e-mail already. Sign in instead.',
  'door.password.missing': 'Enter your password.',
  'door.password.wrong': 'That password does not fit this e-mail. Try again.',
  'door.password.short': 'This password is too short. Use at least {n} characters.',
  'door.password.weak':
    'This password is too easy to guess. Choose one that is not common, not your e-mail and not the name of the shop.',
  'door.password.reset':
    'This password must be renewed before you can sign in. Ask for a link below.',
  'door.throttled': 'Too many attempts. Wait a quarter of an hour, then try again.',
  'door.failed': 'That did not work just now. Try again in a moment.',
  'door.unreachable': 'The shop could not be reached. Check your connection, then try again.',
  'door.blocked': 'This account has been closed by the shop.',
  'door.closed.title': 'Accounts are not open here yet',
  'door.closed.why': 'The shop has no sign-in set up. You can still look at everything.',

  'captcha.person': 'I am a person',
  'captcha.working': 'Your browser is doing a small sum to prove it …',
  'captcha.done': 'Proved.',
  'captcha.failed': 'The proof did not work. Check your connection and try again.',
  'captcha.missing': 'Show that you are a person: tick the box above, or wait for the proof.',
  'captcha.wrong': 'The proof was too old or used already. Try again.',
  'captcha.noScripts':
    'This shop asks your browser for a small proof that no machine is at work, and that needs scripts. Turn them on for this page to go on.',
} as const
