import { enOrders } from './orders/en.ts'

/**
 * The texts of every mail. The first line is also the preview that mail programs show after the
 * subject; `action` is the label of the button, factors are named as within a sentence.
 */
export const en = {
  hello: 'Hello {name},',
  helloUnknown: 'Hello,',
  linkHint: 'If the button does not work, open this address:',
  sentBy: 'This mail was sent by {shop}.',
  labels: {
    time: 'When',
    device: 'Device',
    network: 'Network',
    delivery: 'Delivery',
    discount: 'Discount',
    total: 'Total',
    reason: 'Reason',
    sender: 'From',
    message: 'Message',
    recipient: 'Recipient',
    iban: 'IBAN',
    reference: 'Reference',
    place: 'Collect at',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    returnNumber: 'Return',
    declaredBy: 'Name',
    email: 'E-mail',
    statement: 'What you wrote',
    wording: 'Confirmed with',
    deadline: 'Possible until',
    returnTo: 'Send to',
    instructions: 'What to do',
    number: 'Number',
    order: 'Order',
    dueDate: 'Due by',
    endDate: 'Ends on',
    nextOrder: 'Next order',
  },
  preorder: 'Pre-order',
  preorderLeaves: 'Pre-order, leaves about {day}',
  device: '{browser} on {system}',
  unknownDevice: 'An unknown device',
  roles: {
    owner: 'owner',
    admin: 'administrator',
    editor: 'editor',
    viewer: 'viewer',
  },
  factors: {
    TOTP: 'an authenticator app',
    EMAIL: 'codes by e-mail',
    SMS: 'a code by text message',
    CALL: 'a code by phone call',
    PUSH: 'an approval on another device',
    WEBAUTHN: 'a passkey',
    RECOVERY_CODE: 'recovery codes',
  },
  mails: {
    welcome: {
      subject: 'Welcome to {shop}',
      waiting: {
        title: 'Your account is waiting',
        lines: [
          'Your account at {shop} has been created. Every new account is reviewed first; you can sign in once yours has been approved.',
          'We will write to you as soon as it has.',
        ],
      },
      ready: {
        title: 'Your account is open',
        lines: ['Your account at {shop} is ready. You sign in with this e-mail address.'],
      },
      action: 'Visit {shop}',
      note: 'If you did not create this account, you need do nothing.',
    },
    'verification-code': {
      subject: 'Your code for {shop}',
      title: 'Confirm your e-mail address',
      lines: ['Enter this code to confirm your address at {shop}. It is valid for {period}.'],
      note: 'If you did not ask for a code, someone may have mistyped their address. You need do nothing; do not pass the code on.',
    },
    'password-recovery': {
      subject: 'Set a new password for {shop}',
      title: 'Set a new password',
      lines: [
        'Someone asked for a new password for your account at {shop}. The link below is valid for {period} and works once.',
      ],
      action: 'Set a new password',
      note: 'If it was not you, you need do nothing: your password stays as it is.',
    },
    activation: {
      subject: 'Your account at {shop}',
      title: 'An account is ready for you',
      lines: [
        '{shop} has created an account for you. Choose a password to open it. The link below is valid for {period} and works once.',
      ],
      action: 'Choose a password',
      note: 'If you do not know what this is about, you need do nothing: without a password the account stays shut.',
    },
    approved: {
      subject: 'Your account at {shop} has been approved',
      title: 'You are in',
      lines: ['Your account at {shop} has been approved. You can sign in from now on.'],
      action: 'Sign in',
      note: 'You receive this because you registered with this address.',
    },
    'password-changed': {
      subject: 'Your password for {shop} was changed',
      title: 'Your password was changed',
      lines: [
        'The password of your account at {shop} was changed, and every other sign-in was ended.',
      ],
      action: 'Go to the sign-in page',
      note: 'If it was you, all is well. If not, choose “Forgotten password” on the sign-in page at once.',
    },
    'new-sign-in': {
      subject: 'New sign-in to {shop}',
      title: 'A new device signed in',
      lines: ['Someone signed in to your account at {shop} on a device we have not seen before.'],
      action: 'Go to the sign-in page',
      note: 'If it was you, all is well. If not, choose “Forgotten password” on the sign-in page at once.',
    },
    'second-factor-code': {
      subject: 'Your sign-in code for {shop}',
      title: 'Your sign-in code',
      lines: ['Enter this code to finish signing in to {shop}. It is valid for {period}.'],
      note: 'If you are not signing in right now, someone knows your password: change it. Never pass the code on; no one from the shop will ask for it.',
    },
    'factor-changed': {
      subject: 'The second step of your sign-in to {shop} has changed',
      added: {
        title: 'A second step was added',
        lines: ['Signing in to your account at {shop} can now be confirmed with {factor}.'],
      },
      removed: {
        title: 'A second step was removed',
        lines: ['Signing in to your account at {shop} is no longer confirmed with {factor}.'],
      },
      action: 'Go to the sign-in page',
      note: 'If it was you, all is well. If not, choose “Forgotten password” on the sign-in page at once.',
    },
    'sign-in-linked': {
      subject: 'Signing in to {shop} has changed',
      linked: {
        title: 'A way to sign in was added',
        lines: ['You can now sign in to your account at {shop} with {provider}.'],
      },
      unlinked: {
        title: 'A way to sign in was removed',
        lines: ['You can no longer sign in to your account at {shop} with {provider}.'],
      },
      action: 'Go to the sign-in page',
      note: 'If it was you, all is well. If not, choose “Forgotten password” on the sign-in page at once.',
    },
    'sign-in-denied': {
      subject: 'A sign-in to {shop} was denied',
      title: 'You denied a sign-in',
      lines: [
        'A sign-in to your account at {shop} was denied where you are signed in. The person who tried it knows your password.',
      ],
      action: 'Go to the sign-in page',
      note: 'If it was not you who tried to sign in, choose “Forgotten password” on the sign-in page at once.',
    },
    'passkey-copied': {
      subject: 'A passkey of yours for {shop} may have been copied',
      title: 'One of your passkeys may have been copied',
      lines: [
        'Someone tried to sign in to your account at {shop} with a copy of the passkey “{passkey}”. We have blocked this sign-in.',
      ],
      action: 'Go to the sign-in page',
      note: 'Sign in another way, remove this passkey in your account and make a new one.',
    },
    'factor-reset': {
      subject: 'The second step of your sign-in to {shop} is about to be removed',
      title: 'Your second step is about to be removed',
      lines: [
        '{shop} was asked to remove the second step of your sign-in, because the device was lost. This happens with your first sign-in after {time}; until then everything stays as it is.',
      ],
      action: 'Keep my second step',
      note: 'If you asked for it, you need do nothing. If you did not, stop it with the button and choose a new password.',
    },
    'account-exists': {
      subject: 'You already have an account at {shop}',
      title: 'You already have an account',
      lines: [
        'Someone tried to register at {shop} with this address. It has an account already, so no new one was made. You can simply sign in.',
      ],
      action: 'Sign in',
      note: 'If it was not you, you need do nothing: nobody learned that you have an account.',
    },
    'staff-invitation': {
      subject: '{inviter} invites you to {shop}',
      title: 'Work on {shop}',
      lines: [
        '{inviter} invites you to work on {shop}. Your role: {role}. The link below is yours alone and works once.',
      ],
      action: 'Accept the invitation',
      note: 'If you do not know the sender, you need do nothing.',
    },
    'staff-recovery': {
      subject: 'A new password for the dashboard of {shop}',
      title: 'Set a new password',
      lines: [
        'Someone asked for a new password for your account on the dashboard of {shop}. The link below works once, for one hour. Your second factor stays as it is.',
      ],
      action: 'Set a new password',
      note: 'If it was not you, you need do nothing: your password stays as it is.',
    },
    'staff-factor-changed': {
      subject: 'The sign-in to the dashboard of {shop} has changed',
      added: {
        title: 'A second factor was added',
        lines: ['Your sign-in to the dashboard of {shop} can now be confirmed with {factor}.'],
      },
      removed: {
        title: 'A second factor was removed',
        lines: ['Your sign-in to the dashboard of {shop} is no longer confirmed with {factor}.'],
      },
      used: {
        title: 'A recovery code was used',
        lines: [
          'One of your recovery codes was used for the dashboard of {shop}. It cannot be used again. Codes left: {codesLeft}.',
        ],
      },
      reset: {
        title: 'Your second factors were removed',
        lines: [
          'All second factors of your sign-in to the dashboard of {shop} were removed, because they were reported as lost. You are signed out everywhere and sign in with your password alone until you add new ones.',
        ],
      },
      action: 'Open my account',
      note: 'If you did not expect this, change your password at once and tell an owner.',
    },
    'member-waiting': {
      subject: 'A new member is waiting at {shop}',
      title: 'A new member is waiting for approval',
      lines: ['{member} has registered at {shop} and can sign in once you approve the account.'],
      action: 'Review the account',
      note: 'You receive this because you own the shop and approve new accounts yourself.',
    },
    'import-failing': {
      subject: 'The import “{name}” keeps failing at {shop}',
      title: 'A scheduled import keeps failing',
      lines: [
        'The scheduled import “{name}” has failed three times in a row. It goes on trying at its times, and you get a mail when it works again.',
      ],
      action: 'Open the imports',
      note: 'You receive this because you own the shop.',
    },
    'import-working': {
      subject: 'The import “{name}” works again at {shop}',
      title: 'A scheduled import works again',
      lines: [
        'The scheduled import “{name}” has imported its file without failing. There is nothing left for you to do.',
      ],
      action: 'Open the imports',
      note: 'You receive this because you own the shop.',
    },
    ...enOrders,
    test: {
      subject: 'Test mail from {shop}',
      title: 'Your mail server works',
      lines: [
        'This is the test mail you asked for. From now on the mails of {shop} are sent this way.',
      ],
      note: 'This mail was sent to you alone.',
    },
  },
} as const
