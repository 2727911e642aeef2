/** The steps of a sign-in after the password, and password recovery. */
export const flowEn = {
  authLayout: { home: 'Back to the shop', login: 'Back to signing in' },

  note: {
    expired: 'This sign-in has expired or was completed in another window. Sign in again.',
    sent: 'A new code is on its way. The previous one is no longer valid.',
    wait: 'A code was just sent. Wait 30 seconds before you request another one.',
    changed: 'Done.',
    saved: 'Saved.',
    denied:
      'This sign-in was denied where the account is signed in. If that was a mistake, sign in again in a quarter of an hour, or use another way.',
    approved: 'Approved. The other device continues by itself.',
    refused: 'Denied. If it was not you, somebody knows your password: change it now.',
    stopped: 'Two-step verification stays on.',
  },

  code: {
    missing: 'Enter the code.',
    six: 'The code has six digits.',
    wrong: 'This code is wrong. Check it, and use the latest one.',
    expired: 'This code is no longer valid. Ask for a new one.',
    enough: 'Too many codes were sent. Try again in an hour.',
    resend: 'Send a new code',
    wait: {
      one: 'You can ask for a new code in {n, number} second.',
      other: 'You can ask for a new code in {n, number} seconds.',
    },
  },

  forgot: {
    title: 'Forgot your password?',
    why: 'Give the e-mail of your account, and a link to set a new password comes by mail.',
    submit: 'Send the link',
    sent: {
      title: 'A mail is on its way',
      why: 'If there is an account for {email}, a link to set a new password is in its inbox in a moment. It works once, for three hours.',
      missing: 'Nothing there? Look among the unwanted mail, or send it again.',
      again: 'Send it again',
    },
  },

  reset: {
    title: 'Choose a new password',
    why: 'You will be signed out on all other devices.',
    submit: 'Set the password',
    expired: {
      title: 'This link has expired',
      why: 'It was used already, or it is older than three hours. A new one is quick.',
      again: 'Get a new link',
    },
  },

  verify: {
    title: 'Confirm your e-mail',
    why: {
      label: 'We have sent a code to {email}. It is good for 10 minutes.',
      nameless: 'We have sent a code to your e-mail. It is good for 10 minutes.',
    },
    code: 'Code',
    hint: 'Six digits from the mail.',
    submit: 'Confirm',
    other: 'Not your address? Start again',
  },

  factor: {
    TOTP: {
      title: 'Two-step verification',
      why: 'Open your authenticator app and enter the code it shows for this shop.',
      code: 'Code of the app',
    },
    EMAIL: {
      title: 'Two-step verification',
      why: 'We have sent a code to {hint}.',
      code: 'Code of the mail',
    },
    SMS: {
      title: 'Two-step verification',
      why: 'We have sent a text message with a code to {hint}.',
      code: 'Code of the message',
    },
    CALL: {
      title: 'Two-step verification',
      why: 'We are calling {hint}. A voice tells you the code.',
      code: 'Code of the call',
    },
    PUSH: {
      title: 'Approve on another device',
      why: 'Open your account on a device where you are signed in, and type this number there.',
      code: 'Number',
    },
    RECOVERY_CODE: {
      title: 'Use a recovery code',
      why: 'Enter one of your saved recovery codes. Each works once.',
      code: 'Recovery code',
    },
    submit: 'Go on',
    remember: {
      one: 'Remember this device for {n, number} day',
      other: 'Remember this device for {n, number} days',
    },
    others: 'Use another way',
    WEBAUTHN: {
      title: 'Two-step verification',
      why: 'Show your passkey: your device asks for its lock.',
      code: 'Passkey',
    },
  },

  push: {
    number: 'The number to type:',
    waiting: 'Waiting for your approval. This page continues by itself.',
    done: 'I have approved it',
    expired: 'The sign-in was not approved in time. Ask again, or use another method.',
    again: 'Ask again',
  },

  choose: {
    title: 'Choose a verification method',
    why: 'Your account is protected with two-step verification.',
    other: 'Use another account',
  },

  factorName: {
    TOTP: 'Authenticator app',
    EMAIL: 'Code by mail',
    SMS: 'Text message',
    CALL: 'Phone call',
    PUSH: 'Approval on another device',
    RECOVERY_CODE: 'Recovery code',
    WEBAUTHN: 'Passkey',
  },

  factorChoice: {
    TOTP: 'A code from the app on your phone',
    EMAIL: 'We send it to your e-mail',
    SMS: 'We send a code to your phone',
    CALL: 'A voice tells you a code on the phone',
    PUSH: 'Where you are signed in already',
    RECOVERY_CODE: 'One of your saved codes',
    WEBAUTHN: 'With the lock of your device',
  },

  factorSetup: {
    TOTP: 'An app on your phone shows a new code every half minute',
    EMAIL: 'A code comes by mail whenever you sign in',
    SMS: 'A code comes to your phone. An app is safer: numbers can be stolen',
    CALL: 'A voice tells you a code on the phone, also on a landline',
    PUSH: 'You approve new sign-ins where you are signed in already',
    RECOVERY_CODE: 'Codes to print or save',
    WEBAUTHN: 'The safest way: your device and its lock are enough, also without a password',
  },

  add: {
    title: 'Add a second factor',
    why: 'It protects your account even when somebody knows your password.',
    required: 'This shop requires two-step verification. Choose a method.',
    none: 'You have every factor that this shop offers.',
    leave: 'Not now',
    back: 'Choose another way',
    code: 'Six-digit code',
    submit: 'Confirm',
    TOTP: {
      title: 'Set up the app',
      scan: 'Scan this picture with your authenticator app.',
      here: 'The app is on this device',
      picture: 'QR code for your authenticator app',
      secret: 'Cannot scan? Type in the key',
      type: 'Enter the code that the app shows now.',
    },
    EMAIL: { title: 'Codes by mail', why: 'We have sent a code to {hint}. Enter it to confirm.' },
    SMS: {
      title: 'Text messages',
      number: 'To which number should codes go?',
      why: 'We have sent a code to {hint}. Enter it to confirm.',
    },
    CALL: {
      title: 'Phone calls',
      number: 'Which number should we call?',
      why: 'We are calling {hint}. Enter the code that the voice tells you.',
    },
    WEBAUTHN: {
      title: 'Create a passkey',
      why: 'Your device keeps it, behind its fingerprint, face or lock. From then on the password alone opens nothing.',
    },
  },

  phone: {
    country: { label: 'Country', none: 'Choose a country' },
    number: 'Phone number',
    hint: 'As you would write it in that country, or with + and the country code.',
    missing: 'Enter a phone number.',
    wrong: 'This is not a number that can be called there. Check it, and the country.',
    submit: 'Send the code',
  },

  lostFactor: {
    link: 'Lost your device?',
    title: 'Lost your device?',
    why: 'You can still get into your account.',
    shop: {
      label: 'Ask the shop',
      why: 'Write to {shop} from the e-mail of your account. The shop can turn off your two-step verification after a waiting time. You will get an e-mail and can stop it.',
    },
    noCodes: 'No codes left?',
  },

  keep: {
    ask: {
      title: 'Keep your second factors?',
      why: '{shop} was asked to remove them. If it was not you who asked, keep them, and then choose a new password.',
    },
    submit: 'Keep them',
    stopped: {
      title: 'Your second factors stay',
      why: 'Nothing was removed. If you did not ask {shop}, somebody may know your password: choose a new one.',
    },
    over: {
      title: 'There is nothing to stop',
      why: 'It was stopped already, or has been done. If it was not you, choose a new password.',
    },
    password: 'Choose a new password',
  },

  codes: {
    title: 'Save these codes',
    why: 'Each opens your account once when your second factor is lost. They are shown only now.',
    file: 'Recovery codes for {shop}',
    download: 'Download',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    saved: 'I have saved these codes in a safe place',
    saveFirst: 'Save the codes first, then tick the box.',
    submit: 'Go on',
  },

  waiting: {
    title: 'Almost there',
    why: '{shop} approves new accounts. You will get an e-mail once yours is approved, and can then sign in.',
    login: 'Try signing in',
  },

  blocked: {
    title: 'This account is closed',
    why: '{shop} has closed it. If you think that is a mistake, write to the shop.',
  },

  loggedOut: {
    title: 'You are signed out',
    why: 'You have been signed out of {shop} in this browser.',
    login: 'Sign in again',
  },

  goodbye: {
    title: 'Goodbye, and thank you',
    why: 'Your account at {shop} and its data have been deleted. You are welcome to keep browsing.',
  },

  signOut: {
    title: 'Sign out of {shop}?',
    why: 'You are signed in in this browser.',
    stay: 'Stay signed in',
  },

  confirm: {
    title: 'Confirm your password',
    why: 'Enter the password of {email} to continue.',
    submit: 'Go on',
    leave: 'Back to your account',
  },

  busy: {
    title: 'One moment, please',
    why: 'The shop is very busy right now. Try again in a minute.',
  },

  error: {
    title: 'Something went wrong on our side',
    why: 'Please try again in a moment.',
    request: 'If you contact us about it, include this request id:',
  },
} as const
