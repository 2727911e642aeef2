import { createMessages, type Translation } from '@vitrine/messages'
import type { en, FormMessages } from './messages.ts'

const it: Translation<typeof en> = {
  email: 'E-mail',
  password: 'Password',
  nickname: 'Nome',
  code: 'Codice',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  signIn: 'Accedi',
  register: 'Crea un account',
  verify: 'Conferma',
  resend: 'Invia un nuovo codice',
  resent: 'Un nuovo codice è in arrivo.',
  isBusy: 'Un momento…',
  codeMailed: 'Ti abbiamo scritto. Inserisci le sei cifre dell’e-mail.',
  codeWanted: ({ hint }) =>
    hint ? `Inserisci il codice inviato a ${hint}.` : 'Inserisci il codice del secondo fattore.',
  passkeyWanted: 'Mostra la tua passkey: il tuo dispositivo chiede lo sblocco.',
  passkeyMissing: 'Non è stata mostrata una passkey valida. Riprova.',
  chooseFactor: 'Come vuoi confermare la tua identità?',
  factors: {
    TOTP: 'App di autenticazione',
    EMAIL: 'E-mail',
    SMS: 'SMS',
    CALL: 'Telefonata',
    WEBAUTHN: 'Passkey',
    RECOVERY_CODE: 'Codice di recupero',
  },
  rememberDevice: 'Non chiedere più su questo dispositivo',
  waitsForOwner: 'Grazie. Potrai accedere appena il tuo account sarà approvato; ti scriveremo.',
  empty: 'Compila questo campo.',
  wrongCode: 'Questo codice non è valido o è scaduto.',
  failed: 'Non ha funzionato. Riprova tra un momento.',
  refusals: {
    invalidEmail: 'Non esiste un account con questo indirizzo e-mail.',
    invalidPassword: 'La password non corrisponde a questo indirizzo e-mail.',
    emailAlreadyExists: 'Esiste già un account con questo indirizzo e-mail.',
    resetPassword: 'Questa password non vale più. Scegline una nuova.',
    missingCaptchaToken: 'Conferma di essere una persona.',
    invalidCaptchaToken: 'Conferma ancora una volta di essere una persona.',
  },
}

export const italian: FormMessages = /* @__PURE__ */ createMessages<typeof en>(it, 'it')
