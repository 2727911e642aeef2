import type { Translation } from '@vitrine/messages'
import type { authEn } from './en-auth.ts'

export const authEs: Translation<typeof authEn> = {
  password: {
    title: 'Contraseña',
    why: 'Se cerrará tu sesión en todos los demás dispositivos.',
    submit: 'Cambiar la contraseña',
    hint: 'Al menos {n, number} caracteres. Mejor larga que complicada.',
    new: 'Contraseña nueva',
    current: 'Contraseña',
  },

  login: {
    title: 'Nos alegra verte de nuevo',
    submit: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    forgot: 'He olvidado la contraseña',
    other: '¿Aún no tienes cuenta?',
    register: 'Crear una cuenta',
    app: 'Inicia sesión para continuar a {host}.',
  },

  register: {
    title: 'Crear una cuenta',
    submit: 'Crear cuenta',
    email: { label: 'Correo electrónico', hint: 'Con él inicias sesión.' },
    password: 'Contraseña',
    name: 'Nombre',
    other: '¿Ya tienes una cuenta?',
    login: 'Iniciar sesión',
  },

  auth: {
    summary: {
      one: 'Hay un punto que revisar',
      other: 'Hay {n, number} puntos que revisar',
    },
    email: {
      missing: 'Escribe tu correo electrónico, por ejemplo ada@example.com.',
      invalid: 'Esto no es una dirección de correo. Tiene la forma ada@example.com.',
      unknown: 'No podemos iniciar tu sesión con este correo. Revísalo o crea una cuenta.',
      taken: 'Ya existe una cuenta con este correo. Inicia sesión.',
    },
    password: {
      missing: 'Escribe tu contraseña.',
      wrong: 'Esta contraseña no corresponde a este correo. Inténtalo de nuevo.',
      short: 'Esta contraseña es demasiado corta. Usa al menos {n, number} caracteres.',
      weak: 'Esta contraseña es demasiado fácil de adivinar. Elige una que no sea común, ni tu correo, ni el nombre de la tienda.',
      reset:
        'Tienes que elegir una contraseña nueva antes de iniciar sesión. Pide un enlace aquí abajo.',
    },
    throttled: 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.',
    failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
    unreachable: 'No se puede conectar con la tienda. Revisa tu conexión e inténtalo de nuevo.',
    blocked: 'La tienda ha cerrado esta cuenta.',
    closed: {
      title: 'Las cuentas aún no están disponibles',
      why: 'Esta tienda todavía no ha configurado el inicio de sesión. Aun así puedes ver todos los productos.',
    },
  },

  captcha: {
    person: 'No soy un robot',
    working: 'Comprobando tu navegador…',
    done: 'Comprobado.',
    failed: 'La comprobación ha fallado. Revisa tu conexión e inténtalo de nuevo.',
    missing:
      'Confirma que no eres un robot: marca la casilla de arriba o espera a que termine la comprobación.',
    wrong: 'La comprobación ha caducado. Inténtalo de nuevo.',
    noScripts:
      'Esta tienda se protege de los robots con una comprobación en tu navegador que necesita scripts. Activa JavaScript en esta página para continuar.',
  },
}
