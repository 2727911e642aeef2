import type { Messages } from './message-types.ts'

export const en: Messages = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  linkHint: 'If the button does not work, open this address:',
  sentBy: (shop) => `This mail was sent by ${shop}.`,
  labels: { time: 'When', device: 'Device', network: 'Network' },
  device: (browser, system) => `${browser} on ${system}`,
  unknownDevice: 'An unknown device',
  roles: { owner: 'owner', admin: 'administrator', editor: 'editor', viewer: 'viewer' },
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
    welcome: ({ shop, isWaiting }) => ({
      subject: `Welcome to ${shop}`,
      title: isWaiting ? 'Your account is waiting' : 'Your account is open',
      lines: isWaiting
        ? [
            `Your account at ${shop} has been created. Every new account is reviewed first; you can sign in once yours has been approved.`,
            'We will write to you as soon as it has.',
          ]
        : [`Your account at ${shop} is ready. You sign in with this e-mail address.`],
      action: `Visit ${shop}`,
      note: 'If you did not create this account, you need do nothing.',
    }),
    'verification-code': ({ shop, period }) => ({
      subject: `Your code for ${shop}`,
      title: 'Confirm your e-mail address',
      lines: [`Enter this code to confirm your address at ${shop}. It is valid for ${period}.`],
      note: 'If you did not ask for a code, someone may have mistyped their address. You need do nothing; do not pass the code on.',
    }),
    'password-recovery': ({ shop, period }) => ({
      subject: `Set a new password for ${shop}`,
      title: 'Set a new password',
      lines: [
        `Someone asked for a new password for your account at ${shop}. The link below is valid for ${period} and works once.`,
      ],
      action: 'Set a new password',
      note: 'If it was not you, you need do nothing: your password stays as it is.',
    }),
    activation: ({ shop, period }) => ({
      subject: `Your account at ${shop}`,
      title: 'An account is ready for you',
      lines: [
        `${shop} has created an account for you. Choose a password to open it. The link below is valid for ${period} and works once.`,
      ],
      action: 'Choose a password',
      note: 'If you do not know what this is about, you need do nothing: without a password the account stays shut.',
    }),
    approved: ({ shop }) => ({
      subject: `Your account at ${shop} has been approved`,
      title: 'You are in',
      lines: [`Your account at ${shop} has been approved. You can sign in from now on.`],
      action: 'Sign in',
      note: 'You receive this because you registered with this address.',
    }),
    'password-changed': ({ shop }) => ({
      subject: `Your password for ${shop} was changed`,
      title: 'Your password was changed',
      lines: [
        `The password of your account at ${shop} was changed, and every other sign-in was ended.`,
      ],
      action: 'Go to the sign-in page',
      note: 'If it was you, all is well. If not, choose “Forgotten password” on the sign-in page at once.',
    }),
    'new-sign-in': ({ shop }) => ({
      subject: `New sign-in to ${shop}`,
      title: 'A new device signed in',
      lines: [`Someone signed in to your account at ${shop} on a device we have not seen before.`],
      action: 'Go to the sign-in page',
      note: 'If it was you, all is well. If not, choose “Forgotten password” on the sign-in page at once.',
    }),
    'second-factor-code': ({ shop, period }) => ({
      subject: `Your sign-in code for ${shop}`,
      title: 'Your sign-in code',
      lines: [`Enter this code to finish signing in to ${shop}. It is valid for ${period}.`],
      note: 'If you are not signing in right now, someone knows your password: change it. Never pass the code on; no one from the shop will ask for it.',
    }),
    'factor-changed': ({ shop, factor, change }) => ({
      subject: `The second step of your sign-in to ${shop} has changed`,
      title: change === 'added' ? 'A second step was added' : 'A second step was removed',
      lines: [
        change === 'added'
          ? `Signing in to your account at ${shop} can now be confirmed with ${factor}.`
          : `Signing in to your account at ${shop} is no longer confirmed with ${factor}.`,
      ],
      action: 'Go to the sign-in page',
      note: 'If it was you, all is well. If not, choose “Forgotten password” on the sign-in page at once.',
    }),
    'sign-in-linked': ({ shop, provider, change }) => ({
      subject: `Signing in to ${shop} has changed`,
      title: change === 'linked' ? 'A way to sign in was added' : 'A way to sign in was removed',
      lines: [
        change === 'linked'
          ? `You can now sign in to your account at ${shop} with ${provider}.`
          : `You can no longer sign in to your account at ${shop} with ${provider}.`,
      ],
      action: 'Go to the sign-in page',
      note: 'If it was you, all is well. If not, choose “Forgotten password” on the sign-in page at once.',
    }),
    'sign-in-denied': ({ shop }) => ({
      subject: `A sign-in to ${shop} was denied`,
      title: 'You denied a sign-in',
      lines: [
        `A sign-in to your account at ${shop} was denied where you are signed in. The person who tried it knows your password.`,
      ],
      action: 'Go to the sign-in page',
      note: 'If it was not you who tried to sign in, choose “Forgotten password” on the sign-in page at once.',
    }),
    'passkey-copied': ({ shop, passkey }) => ({
      subject: `A passkey of yours for ${shop} may have been copied`,
      title: 'One of your passkeys may have been copied',
      lines: [
        `Someone tried to sign in to your account at ${shop} with a copy of the passkey “${passkey}”. We have blocked this sign-in.`,
      ],
      action: 'Go to the sign-in page',
      note: 'Sign in another way, remove this passkey in your account and make a new one.',
    }),
    'factor-reset': ({ shop, time }) => ({
      subject: `The second step of your sign-in to ${shop} is about to be removed`,
      title: 'Your second step is about to be removed',
      lines: [
        `${shop} was asked to remove the second step of your sign-in, because the device was lost. This happens with your first sign-in after ${time}; until then everything stays as it is.`,
      ],
      action: 'Keep my second step',
      note: 'If you asked for it, you need do nothing. If you did not, stop it with the button and choose a new password.',
    }),
    'account-exists': ({ shop }) => ({
      subject: `You already have an account at ${shop}`,
      title: 'You already have an account',
      lines: [
        `Someone tried to register at ${shop} with this address. It has an account already, so no new one was made. You can simply sign in.`,
      ],
      action: 'Sign in',
      note: 'If it was not you, you need do nothing: no one was told that you have an account.',
    }),
    'staff-invitation': ({ shop, inviter, role }) => ({
      subject: `${inviter} invites you to ${shop}`,
      title: `Work on ${shop}`,
      lines: [
        `${inviter} invites you to work on ${shop}. Your role: ${role}. The link below is yours alone and works once.`,
      ],
      action: 'Accept the invitation',
      note: 'If you do not know the sender, you need do nothing.',
    }),
    'staff-recovery': ({ shop }) => ({
      subject: `A new password for the dashboard of ${shop}`,
      title: 'Set a new password',
      lines: [
        `Someone asked for a new password for your account on the dashboard of ${shop}. The link below works once, for one hour. Your second factor stays as it is.`,
      ],
      action: 'Set a new password',
      note: 'If it was not you, you need do nothing: your password stays as it is.',
    }),
    'staff-factor-changed': ({ shop, factor, change, codesLeft }) => ({
      subject: `The sign-in to the dashboard of ${shop} has changed`,
      title: {
        added: 'A second factor was added',
        removed: 'A second factor was removed',
        used: 'A recovery code was used',
        reset: 'Your second factors were removed',
      }[change],
      lines: [
        {
          added: `Your sign-in to the dashboard of ${shop} can now be confirmed with ${factor}.`,
          removed: `Your sign-in to the dashboard of ${shop} is no longer confirmed with ${factor}.`,
          used: `One of your recovery codes was used for the dashboard of ${shop}. It cannot be used again. Codes left: ${codesLeft}.`,
          reset: `All second factors of your sign-in to the dashboard of ${shop} were removed, because they were reported as lost. You are signed out everywhere and sign in with your password alone until you add new ones.`,
        }[change],
      ],
      action: 'Open my account',
      note: 'If you did not expect this, change your password at once and tell an owner.',
    }),
    'member-waiting': ({ shop, member }) => ({
      subject: `A new member is waiting at ${shop}`,
      title: 'A new member is waiting for approval',
      lines: [`${member} has registered at ${shop} and can sign in once you approve the account.`],
      action: 'Review the account',
      note: 'You receive this because you own the shop and approve new accounts yourself.',
    }),
    test: ({ shop }) => ({
      subject: `Test mail from ${shop}`,
      title: 'Your mail server works',
      lines: [
        `This is the test mail you asked for. From now on the mails of ${shop} are sent this way.`,
      ],
      note: 'This mail was sent to you alone.',
    }),
  },
}
