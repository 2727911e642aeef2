/** Login and registration. */
export const authEn = {
  'login.title': 'Welcome back',
  'login.submit': 'Sign in',
  'login.email': 'E-mail',
  'login.password': 'Password',
  'login.forgot': 'Forgot your password?',
  'login.other': 'No account yet?',
  'login.register': 'Create an account',
  'login.app': 'Sign in to continue to {host}.',

  'register.title': 'Create an account',
  'register.submit': 'Create account',
  'register.email': 'E-mail',
  'register.email.hint': 'You sign in with it.',
  'register.password': 'Password',
  'register.name': 'Name',
  'register.other': 'Already have an account?',
  'register.login': 'Sign in instead',

  'password.hint': 'At least {n} characters. Long is better than complicated.',
  'password.new': 'New password',
  'password.current': 'Password',

  'auth.summary': {
    one: 'One thing needs your attention',
    other: '{n} things need your attention',
  },
  'auth.email.missing': 'Enter your e-mail address, such as ada@example.com.',
  'auth.email.invalid': 'This is not an e-mail address. It looks like ada@example.com.',
  'auth.email.unknown': 'We cannot sign you in with this e-mail. Check it, or create an account.',
  'auth.email.taken': 'There is an account with this e-mail already. Sign in instead.',
  'auth.password.missing': 'Enter your password.',
  'auth.password.wrong': 'This password does not match this e-mail. Try again.',
  'auth.password.short': 'This password is too short. Use at least {n} characters.',
  'auth.password.weak':
    'This password is too easy to guess. Choose one that is not common, not your e-mail and not the name of the shop.',
  'auth.password.reset':
    'You need to set a new password before you can sign in. Request a link below.',
  'auth.throttled': 'Too many attempts. Try again in 15 minutes.',
  'auth.failed': 'That did not work just now. Try again in a moment.',
  'auth.unreachable': 'The shop could not be reached. Check your connection, then try again.',
  'auth.blocked': 'This account has been closed by the shop.',
  'auth.closed.title': 'Accounts are not available yet',
  'auth.closed.why': 'This shop has not set up sign-in yet. You can still browse all products.',

  'captcha.person': 'I am human',
  'captcha.working': 'Checking your browser …',
  'captcha.done': 'Verified.',
  'captcha.failed': 'The check failed. Check your connection and try again.',
  'captcha.missing':
    'Confirm that you are human: tick the box above, or wait until the check is done.',
  'captcha.wrong': 'The check has expired. Try again.',
  'captcha.noScripts':
    'This shop protects itself from bots with a check in your browser that needs scripts. Enable JavaScript for this page to continue.',
} as const
