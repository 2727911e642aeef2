import { createMessages, type Translation } from '@vitrine/messages'
import type { en, FormMessages } from './messages.ts'

const fr: Translation<typeof en> = {
  email: 'E-mail',
  password: 'Mot de passe',
  nickname: 'Nom',
  code: 'Code',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  signIn: 'Se connecter',
  register: 'Créer un compte',
  verify: 'Confirmer',
  resend: 'Envoyer un nouveau code',
  resent: 'Un nouveau code est en route.',
  isBusy: 'Un instant…',
  codeMailed: 'Nous vous avons écrit. Saisissez les six chiffres de l’e-mail.',
  codeWanted: ({ hint }) =>
    hint ? `Saisissez le code envoyé à ${hint}.` : 'Saisissez le code de la deuxième étape.',
  passkeyWanted: 'Présentez votre clé d’accès : votre appareil demande à être déverrouillé.',
  passkeyMissing: 'Aucune clé d’accès valable n’a été présentée. Réessayez.',
  chooseFactor: 'Comment confirmer que c’est bien vous ?',
  factors: {
    TOTP: 'Application d’authentification',
    EMAIL: 'E-mail',
    SMS: 'SMS',
    CALL: 'Appel téléphonique',
    WEBAUTHN: 'Clé d’accès',
    RECOVERY_CODE: 'Code de secours',
  },
  rememberDevice: 'Ne plus demander sur cet appareil',
  waitsForOwner:
    'Merci. Vous pourrez vous connecter dès que votre compte sera validé ; nous vous écrirons.',
  empty: 'Remplissez ce champ.',
  wrongCode: 'Ce code n’est pas valable, ou il a expiré.',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  refusals: {
    invalidEmail: 'Aucun compte n’a cette adresse e-mail.',
    invalidPassword: 'Le mot de passe ne correspond pas à cette adresse e-mail.',
    emailAlreadyExists: 'Un compte a déjà cette adresse e-mail.',
    resetPassword: 'Ce mot de passe n’est plus valable. Choisissez-en un nouveau.',
    missingCaptchaToken: 'Confirmez que vous n’êtes pas un robot.',
    invalidCaptchaToken: 'Confirmez encore une fois que vous n’êtes pas un robot.',
  },
}

export const french: FormMessages = /* @__PURE__ */ createMessages<typeof en>(fr, 'fr')
