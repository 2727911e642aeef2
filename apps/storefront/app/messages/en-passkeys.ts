/** Passkeys: sign-in, creation, management. */
export const passkeysEn = {
  passkey: {
    signIn: 'Sign in with a passkey',
    show: 'Use my passkey',
    create: 'Create a passkey',
    unknown: 'This browser does not support passkeys. Use another method, or another browser.',
    noScripts: 'Passkeys need JavaScript, which is off in this browser.',
    cancelled: 'This was cancelled, or took too long. Try again.',
    known: 'This device has a passkey for your account already.',
    failed: 'That did not work. Try again, or use another way.',
    other: 'This passkey belongs to another account. Use one of yours.',
    PASSKEY_REFUSED: 'This passkey is not registered here. Try another passkey, or another method.',
    PASSKEY_EXPIRED: 'That took too long. Try again.',
    PASSKEY_COPIED:
      'This passkey may have been copied and was blocked. Use another method, and then remove it.',
    TOO_MANY_PASSKEYS: 'You have 20 passkeys. Remove one that you do not use any more.',
  },

  passkeys: {
    title: 'Passkeys',
    why: 'With each of them you sign in without a password.',
    none: 'Sign in without a password: with your fingerprint, your face or the lock of your device.',
    add: 'Add a passkey',
    synced: 'On several of your devices',
    bound: 'On one device',
    at: 'for {host}',
    rename: 'Rename {name}',
    name: { label: 'Name of the passkey', missing: 'Give the passkey a name.' },
    nameless: 'Passkey',
  },
} as const
