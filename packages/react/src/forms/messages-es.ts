import { createMessages, type Translation } from '@vitrine/messages'
import type { en, FormMessages } from './messages.ts'

const es: Translation<typeof en> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  nickname: 'Nombre',
  code: 'Código',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  signIn: 'Iniciar sesión',
  register: 'Crear cuenta',
  verify: 'Confirmar',
  resend: 'Enviar un código nuevo',
  resent: 'Un código nuevo está en camino.',
  isBusy: 'Un momento…',
  codeMailed: 'Te hemos enviado un correo. Escribe las seis cifras que contiene.',
  codeWanted: ({ hint }) =>
    hint ? `Escribe el código enviado a ${hint}.` : 'Escribe el código de tu segundo factor.',
  passkeyWanted: 'Usa tu llave de acceso: tu dispositivo te pedirá que lo desbloquees.',
  passkeyMissing: 'No se ha usado ninguna llave de acceso válida. Inténtalo de nuevo.',
  chooseFactor: '¿Cómo quieres confirmar que eres tú?',
  factors: {
    TOTP: 'Aplicación de autenticación',
    EMAIL: 'Correo electrónico',
    SMS: 'SMS',
    CALL: 'Llamada telefónica',
    WEBAUTHN: 'Llave de acceso',
    RECOVERY_CODE: 'Código de recuperación',
  },
  rememberDevice: 'No volver a preguntar en este dispositivo',
  waitsForOwner:
    'Gracias. Podrás iniciar sesión en cuanto se apruebe tu cuenta; te avisaremos por correo.',
  empty: 'Rellena este campo.',
  wrongCode: 'Este código no es correcto o ha caducado.',
  failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  refusals: {
    invalidEmail: 'No hay ninguna cuenta con este correo electrónico.',
    invalidPassword: 'La contraseña no corresponde a este correo electrónico.',
    emailAlreadyExists: 'Ya hay una cuenta con este correo electrónico.',
    resetPassword: 'Esta contraseña ya no es válida. Elige una nueva.',
    missingCaptchaToken: 'Confirma que no eres un robot.',
    invalidCaptchaToken: 'Confirma otra vez que no eres un robot.',
  },
}

export const spanish: FormMessages = /* @__PURE__ */ createMessages<typeof en>(es, 'es')
