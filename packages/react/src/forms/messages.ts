import { createMessages, type Translation } from '@vitrine/messages'
import type { LoginErrorCode } from '@vitrine/sdk'

/** Texts of the forms. Pass another language, or single texts to replace. */
export interface FormMessages {
  readonly email: string
  readonly password: string
  readonly nickname: string
  readonly code: string
  /** Hints below the e-mail address of a new account, a new password, and a code. */
  readonly emailHint?: string
  readonly passwordHint?: string
  readonly codeHint?: string
  readonly show: string
  readonly hide: string
  readonly signIn: string
  readonly register: string
  readonly verify: string
  readonly resend: string
  readonly resent: string
  readonly isBusy: string
  /** Text above the field of an e-mail verification code; empty where the page has its own. */
  readonly codeMailed: string
  /** Text above the field of a second factor's code, with its masked destination if there is one. */
  readonly codeWanted: (values: { readonly hint?: string }) => string
  /** Text above the passkey button, and errors for a cancelled or refused passkey. */
  readonly passkeyWanted: string
  readonly passkeyMissing: string
  readonly chooseFactor: string
  readonly factors: Readonly<Record<string, string>>
  readonly rememberDevice: string
  readonly waitsForOwner: string
  readonly empty: string
  readonly wrongCode: string
  readonly failed: string
  readonly refusals: Readonly<Record<LoginErrorCode, string>>
}

export const en = {
  email: 'E-mail',
  password: 'Password',
  nickname: 'Name',
  code: 'Code',
  show: 'Show password',
  hide: 'Hide password',
  signIn: 'Sign in',
  register: 'Create account',
  verify: 'Confirm',
  resend: 'Send a new code',
  resent: 'A new code is on its way.',
  isBusy: 'One moment …',
  codeMailed: 'We have sent you an e-mail. Enter the six digits that stand in it.',
  codeWanted: ({ hint }: { readonly hint?: string }) =>
    hint ? `Enter the code that was sent to ${hint}.` : 'Enter the code of your second factor.',
  passkeyWanted: 'Show your passkey: your device asks for its lock.',
  passkeyMissing: 'No passkey was shown that fits. Please try again.',
  chooseFactor: 'How do you want to confirm that it is you?',
  factors: {
    TOTP: 'Authenticator app',
    EMAIL: 'E-mail',
    SMS: 'Text message',
    CALL: 'Phone call',
    WEBAUTHN: 'Passkey',
    RECOVERY_CODE: 'Recovery code',
  },
  rememberDevice: 'Do not ask again on this device',
  waitsForOwner: 'Thank you. You can sign in as soon as you are let in; an e-mail tells you.',
  empty: 'Please fill this in.',
  wrongCode: 'This code does not fit, or it is too old.',
  failed: 'That did not work. Please try again in a moment.',
  refusals: {
    invalidEmail: 'There is no account with this e-mail address.',
    invalidPassword: 'This password does not fit this e-mail address.',
    emailAlreadyExists: 'There is an account with this e-mail address already.',
    resetPassword: 'This password can no longer be used. Please choose a new one.',
    missingCaptchaToken: 'Please confirm that you are not a machine.',
    invalidCaptchaToken: 'Please confirm once more that you are not a machine.',
  },
} as const

const de: Translation<typeof en> = {
  email: 'E-Mail',
  password: 'Passwort',
  nickname: 'Name',
  code: 'Code',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  signIn: 'Anmelden',
  register: 'Konto anlegen',
  verify: 'Bestätigen',
  resend: 'Neuen Code schicken',
  resent: 'Ein neuer Code ist unterwegs.',
  isBusy: 'Einen Augenblick …',
  codeMailed:
    'Wir haben Ihnen eine E-Mail geschickt. Geben Sie die sechs Ziffern ein, die darin stehen.',
  codeWanted: ({ hint }) =>
    hint
      ? `Geben Sie den Code ein, der an ${hint} ging.`
      : 'Geben Sie den Code Ihres zweiten Faktors ein.',
  passkeyWanted: 'Zeigen Sie Ihren Passkey: Ihr Gerät fragt nach seiner Sperre.',
  passkeyMissing: 'Es wurde kein passender Passkey gezeigt. Bitte versuchen Sie es noch einmal.',
  chooseFactor: 'Wie möchten Sie bestätigen, dass Sie es sind?',
  factors: {
    TOTP: 'Authenticator-App',
    EMAIL: 'E-Mail',
    SMS: 'SMS',
    CALL: 'Anruf',
    WEBAUTHN: 'Passkey',
    RECOVERY_CODE: 'Notfallcode',
  },
  rememberDevice: 'Auf diesem Gerät nicht mehr fragen',
  waitsForOwner:
    'Vielen Dank. Sobald Sie freigeschaltet sind, können Sie sich anmelden; Sie erhalten eine E-Mail.',
  empty: 'Bitte füllen Sie dieses Feld aus.',
  wrongCode: 'Dieser Code passt nicht oder ist zu alt.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  refusals: {
    invalidEmail: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
    invalidPassword: 'Dieses Passwort passt nicht zu dieser E-Mail-Adresse.',
    emailAlreadyExists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    resetPassword: 'Dieses Passwort gilt nicht mehr. Bitte wählen Sie ein neues.',
    missingCaptchaToken: 'Bitte bestätigen Sie, dass Sie kein Programm sind.',
    invalidCaptchaToken: 'Bitte bestätigen Sie noch einmal, dass Sie kein Programm sind.',
  },
}

export const english: FormMessages = createMessages(en, 'en')
// Who does not use it does not load it.
export const german: FormMessages = /* @__PURE__ */ createMessages<typeof en>(de, 'de')

export const withMessages = (given: Partial<FormMessages> = {}): FormMessages => ({
  ...english,
  ...given,
})
