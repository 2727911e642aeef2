/** Passkeys: sign-in, creation, management. */
export const passkeysEn = {
  'passkey.signIn': 'Sign in with a passkey',
  'passkey.show': 'Use my passkey',
  'passkey.create': 'Create a passkey',
  'passkey.unknown':
    'This browser does not support passkeys. Use another method, or another browser.',
  'passkey.noScripts': 'Passkeys need JavaScript, which is off in this browser.',
  'passkey.cancelled': 'This was cancelled, or took too long. Try again.',
  'passkey.known': 'This device has a passkey for your account already.',
  'passkey.failed': 'That did not work. Try again, or use another way.',
  'passkey.other': 'This passkey belongs to another account. Use one of yours.',
  'passkey.PASSKEY_REFUSED':
    'This passkey is not registered here. Try another passkey, or another method.',
  'passkey.PASSKEY_EXPIRED': 'That took too long. Try again.',
  'passkey.PASSKEY_COPIED':
    'This passkey may have been copied and was blocked. Use another method, and then remove it.',
  'passkey.TOO_MANY_PASSKEYS': 'You have 20 passkeys. Remove one that you do not use any more.',

  'passkeys.title': 'Passkeys',
  'passkeys.why': 'With each of them you sign in without a password.',
  'passkeys.none':
    'Sign in without a password: with your fingerprint, your face or the lock of your device.',
  'passkeys.add': 'Add a passkey',
  'passkeys.synced': 'On several of your devices',
  'passkeys.bound': 'On one device',
  'passkeys.at': 'for {host}',
  'passkeys.rename': 'Rename {name}',
  'passkeys.name': 'Name of the passkey',
  'passkeys.name.missing': 'Give the passkey a name.',
  'passkeys.nameless': 'Passkey',
  'devices.passkey': 'with a passkey',

  'factor.WEBAUTHN.title': 'Two-step verification',
  'factor.WEBAUTHN.why': 'Show your passkey: your device asks for its lock.',
  'factor.WEBAUTHN.code': 'Passkey',
  'factorName.WEBAUTHN': 'Passkey',
  'factorChoice.WEBAUTHN': 'With the lock of your device',
  'factorSetup.WEBAUTHN':
    'The safest way: your device and its lock are enough, also without a password',
  'add.WEBAUTHN.title': 'Create a passkey',
  'add.WEBAUTHN.why':
    'Your device keeps it, behind its fingerprint, face or lock. From then on the password alone opens nothing.',
} as const
