/** The account pages. */
export const accountEn = {
  account: {
    title: 'Your account',
    hello: 'Hello, {name}',
    name: { label: 'Name', none: 'Not given' },
    email: {
      label: 'E-mail',
      unverified: 'not confirmed yet',
      confirm: 'Send me a code to confirm it',
    },
    since: 'Member since',
    status: {
      label: 'Status',
      APPROVED: 'Active',
      PENDING: 'Waiting for approval',
      BLOCKED: 'Closed by the shop',
      OFFLINE: 'Inactive',
      UNKNOWN: 'Active',
    },
    signOut: 'Sign out',
    continue: 'Continue shopping',
    nav: {
      account: 'Overview',
      orders: 'Orders',
      subscriptions: 'Subscriptions',
      files: 'Your files',
      profile: 'Profile',
      password: 'Password',
      factors: 'Two-step verification',
      devices: 'Devices',
      grants: 'Websites',
      leave: 'Your data',
      linkedSignIns: 'Linked sign-ins',
    },
  },

  files: {
    title: 'Your files',
    why: 'Your digital purchases. Each download link is valid for a short time.',
    none: 'You have no files to download yet.',
    download: 'Download',
    downloadOf: 'Download {name}',
    until: 'Until {date}',
    left: { one: '{n, number} download left', other: '{n, number} downloads left' },
    usedUp: 'You have used all downloads of this file. Ask the shop for more.',
    over: 'This download has expired. Ask the shop if you still need it.',
    gone: 'This file was replaced or removed. Reload the page to see the current files.',
  },

  profile: {
    title: 'Profile',
    why: 'All fields are optional.',
    firstName: 'First name',
    lastName: 'Last name',
    nickname: 'Display name',
    nicknameHint: 'Other members see it if your profile is public.',
    photo: {
      label: 'Photo',
      alt: 'Your photo',
      choose: 'Choose a photo',
      hint: 'JPEG, PNG, WebP, AVIF or GIF, up to 5 MB.',
      save: 'Save photo',
      remove: 'Remove photo',
      none: 'Choose a photo first.',
      tooLarge: 'This photo has more than 5 MB. Choose a smaller one.',
      wrong: 'This file is not a photo we can show. Choose a JPEG, PNG, WebP, AVIF or GIF.',
    },
    public: {
      label: 'Other members may see my profile',
      hint: 'Websites and apps of this shop may show your display name and picture to other members, never your e-mail.',
    },
    tooLong: 'This is too long, or contains characters that are not allowed.',
    submit: 'Save',
  },

  factors: {
    title: 'Two-step verification',
    why: 'A second factor protects your account even when somebody knows your password.',
    none: 'Two-step verification is off. Your account is protected by your password only.',
    add: 'Add a second factor',
    since: 'Since {date}',
    used: 'last used {date}',
    reset: {
      label: 'Your second factors are about to be removed',
      why: 'Somebody reported to the shop that your device was lost. The removal takes effect with your first sign-in after {date}. If it was not you, stop it and change your password.',
      stop: 'Keep my second factors',
    },
    required: 'The shop asks for a second factor. Add another one before you remove this.',
    codes: {
      label: 'Recovery codes',
      left: {
        none: 'None is left. Make new ones before you need them.',
        one: '{n, number} code is left.',
        other: '{n, number} codes are left.',
      },
      renew: 'Make new codes',
    },
    devices: {
      label: 'Remembered devices',
      why: {
        one: 'Devices that you let us remember are not asked for {n, number} day.',
        other: 'Devices that you let us remember are not asked for {n, number} days.',
      },
      forget: 'Forget all devices',
    },
  },

  approval: {
    title: 'Is it you who is signing in?',
    number: {
      label: 'Number shown there',
      hint: 'Never type a number that somebody else tells you.',
    },
    approve: 'Yes, approve',
    deny: 'No, it is not me',
    gone: 'This sign-in has expired. Sign in again on the other device.',
    wrong: {
      none: 'The sign-in shows another number. Begin again where you sign in.',
      one: 'The sign-in shows another number. You can try {n, number} more time.',
      other: 'The sign-in shows another number. You can try {n, number} more times.',
    },
  },

  approvals: {
    title: 'Approve a sign-in',
    why: 'Somebody is signing in with your password. Approve only your own sign-ins.',
    none: 'No sign-in is waiting for you.',
    devices: 'Where you are signed in',
  },

  grants: {
    title: 'Connected websites',
    why: 'Other websites with access to your account. Remove those that you no longer use.',
    none: 'No other website has access.',
    since: 'Since {date}',
    end: 'Remove access',
    may: {
      openid: 'recognises you',
      profile: 'sees your name, picture, language and birthday',
      email: 'sees your e-mail address',
      phone: 'sees your phone number',
      address: 'sees your postal address',
      offline_access: 'keeps you signed in',
      account: 'can do everything in your account that you can',
    },
  },

  devices: {
    title: 'Devices',
    why: 'Devices on which you are signed in. Sign out of those you do not recognise, and change your password.',
    unknown: 'Unknown device',
    last: 'Last used {date}',
    this: 'This device',
    end: 'Sign out',
    endOthers: 'Sign out everywhere else',
    passkey: 'with a passkey',
  },

  data: {
    title: 'Your data',
    why: 'Download everything this shop has stored about you: profile, sign-ins, devices, e-mails and the history of your account.',
    html: 'Download to read',
    json: 'Download as JSON',
  },

  leave: {
    title: 'Delete your account',
    why: 'Your profile, sign-ins and second factors are deleted permanently, and your name and addresses are removed from all other records. This cannot be undone.',
    confirmation: 'Type {email} to confirm',
    wrong: 'This is not the e-mail of the account. Type {email}.',
    submit: 'Delete the account',
  },
} as const
