/** Login and registration. */
export const authEn = {
  password: {
    title: 'Password',
    why: 'You will be signed out on all other devices.',
    submit: 'Change the password',
    hint: 'At least {n, number} characters. Long is better than complicated.',
    new: 'New password',
    current: 'Password',
  },

  login: {
    title: 'Welcome back',
    submit: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    forgot: 'Forgot your password?',
    other: 'No account yet?',
    register: 'Create an account',
    app: 'Sign in to continue to {host}.',
  },

  register: {
    title: 'Create an account',
    submit: 'Create account',
    email: { label: 'E-mail', hint: 'You sign in with it.' },
    password: 'Password',
    name: 'Name',
    other: 'Already have an account?',
    login: 'Sign in instead',
  },

  auth: {
    summary: {
      one: 'One thing needs your attention',
      other: '{n, number} things need your attention',
    },
    email: {
      missing: 'Enter your e-mail address, such as ada@example.com.',
      invalid: 'This is not an e-mail address. It looks like ada@example.com.',
      unknown: 'We cannot sign you in with this e-mail. Check it, or create an account.',
      taken: 'There is an account with this e-mail already. Sign in instead.',
    },
    password: {
      missing: 'Enter your password.',
      wrong: 'This password does not match this e-mail. Try again.',
      short: 'This password is too short. Use at least {n, number} characters.',
      weak: 'This password is too easy to guess. Choose one that is not common, not your e-mail and not the name of the shop.',
      reset: 'You need to set a new password before you can sign in. Request a link below.',
    },
    throttled: 'Too many attempts. Try again in 15 minutes.',
    failed: 'That did not work just now. Try again in a moment.',
    unreachable: 'The shop could not be reached. Check your connection, then try again.',
    blocked: 'This account has been closed by the shop.',
    closed: {
      title: 'Accounts are not available yet',
      why: 'This shop has not set up sign-in yet. You can still browse all products.',
    },
  },

  captcha: {
    person: 'I am human',
    working: 'Checking your browser …',
    done: 'Verified.',
    failed: 'The check failed. Check your connection and try again.',
    missing: 'Confirm that you are human: tick the box above, or wait until the check is done.',
    wrong: 'The check has expired. Try again.',
    noScripts:
      'This shop protects itself from bots with a check in your browser that needs scripts. Enable JavaScript for this page to continue.',
  },
} as const
