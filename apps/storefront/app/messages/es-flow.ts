import type { Translation } from '@vitrine/messages'
import type { flowEn } from './en-flow.ts'

export const flowEs: Translation<typeof flowEn> = {
  authLayout: { home: 'Volver a la tienda', login: 'Volver a iniciar sesión' },

  note: {
    expired:
      'Este inicio de sesión ha caducado o se terminó en otra ventana. Inicia sesión de nuevo.',
    sent: 'Un código nuevo está en camino. El anterior ya no es válido.',
    wait: 'Se acaba de enviar un código. Espera 30 segundos antes de pedir otro.',
    changed: 'Hecho.',
    saved: 'Guardado.',
    denied:
      'Este inicio de sesión se rechazó donde la cuenta tiene la sesión abierta. Si fue un error, inicia sesión de nuevo en un cuarto de hora o usa otro método.',
    approved: 'Aprobado. El otro dispositivo continúa solo.',
    refused: 'Rechazado. Si no fuiste tú, alguien conoce tu contraseña: cámbiala ahora.',
    stopped: 'La verificación en dos pasos sigue activada.',
  },

  code: {
    missing: 'Escribe el código.',
    six: 'El código tiene seis cifras.',
    wrong: 'Este código no es correcto. Revísalo y usa el más reciente.',
    expired: 'Este código ya no es válido. Pide uno nuevo.',
    enough: 'Se han enviado demasiados códigos. Inténtalo de nuevo en una hora.',
    resend: 'Enviar un código nuevo',
    wait: {
      one: 'Podrás pedir un código nuevo en {n, number} segundo.',
      other: 'Podrás pedir un código nuevo en {n, number} segundos.',
    },
  },

  forgot: {
    title: '¿Has olvidado la contraseña?',
    why: 'Indica el correo de tu cuenta y recibirás un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    sent: {
      title: 'Un correo está en camino',
      why: 'Si hay una cuenta para {email}, en un momento le llegará un enlace para elegir una contraseña nueva. Sirve una sola vez, durante tres horas.',
      missing: '¿No ha llegado? Mira en el correo no deseado o envíalo de nuevo.',
      again: 'Enviar de nuevo',
    },
  },

  reset: {
    title: 'Elige una contraseña nueva',
    why: 'Se cerrará tu sesión en todos los demás dispositivos.',
    submit: 'Guardar la contraseña',
    expired: {
      title: 'Este enlace ha caducado',
      why: 'Ya se usó o tiene más de tres horas. Pedir otro es rápido.',
      again: 'Pedir un enlace nuevo',
    },
  },

  verify: {
    title: 'Confirma tu correo electrónico',
    why: {
      label: 'Hemos enviado un código a {email}. Es válido durante 10 minutos.',
      nameless: 'Hemos enviado un código a tu correo. Es válido durante 10 minutos.',
    },
    code: 'Código',
    hint: 'Las seis cifras del correo.',
    submit: 'Confirmar',
    other: '¿No es tu dirección? Empieza de nuevo',
  },

  factor: {
    TOTP: {
      title: 'Verificación en dos pasos',
      why: 'Abre tu aplicación de autenticación y escribe el código que muestra para esta tienda.',
      code: 'Código de la aplicación',
    },
    EMAIL: {
      title: 'Verificación en dos pasos',
      why: 'Hemos enviado un código a {hint}.',
      code: 'Código del correo',
    },
    SMS: {
      title: 'Verificación en dos pasos',
      why: 'Hemos enviado un SMS con un código a {hint}.',
      code: 'Código del SMS',
    },
    CALL: {
      title: 'Verificación en dos pasos',
      why: 'Estamos llamando a {hint}. Una voz te dice el código.',
      code: 'Código de la llamada',
    },
    PUSH: {
      title: 'Aprueba en otro dispositivo',
      why: 'Abre tu cuenta en un dispositivo donde tengas la sesión abierta y escribe allí este número.',
      code: 'Número',
    },
    RECOVERY_CODE: {
      title: 'Usar un código de recuperación',
      why: 'Escribe uno de tus códigos de recuperación guardados. Cada uno sirve una sola vez.',
      code: 'Código de recuperación',
    },
    submit: 'Continuar',
    remember: {
      one: 'Recordar este dispositivo durante {n, number} día',
      other: 'Recordar este dispositivo durante {n, number} días',
    },
    others: 'Usar otro método',
    WEBAUTHN: {
      title: 'Verificación en dos pasos',
      why: 'Usa tu llave de acceso: tu dispositivo te pedirá que lo desbloquees.',
      code: 'Llave de acceso',
    },
  },

  push: {
    number: 'El número que debes escribir:',
    waiting: 'A la espera de tu aprobación. Esta página continúa sola.',
    done: 'Ya lo he aprobado',
    expired: 'El inicio de sesión no se aprobó a tiempo. Pídelo de nuevo o usa otro método.',
    again: 'Pedir de nuevo',
  },

  choose: {
    title: 'Elige un método de verificación',
    why: 'Tu cuenta está protegida con la verificación en dos pasos.',
    other: 'Usar otra cuenta',
  },

  factorName: {
    TOTP: 'Aplicación de autenticación',
    EMAIL: 'Código por correo',
    SMS: 'SMS',
    CALL: 'Llamada telefónica',
    PUSH: 'Aprobación en otro dispositivo',
    RECOVERY_CODE: 'Código de recuperación',
    WEBAUTHN: 'Llave de acceso',
  },

  factorChoice: {
    TOTP: 'Un código de la aplicación de tu teléfono',
    EMAIL: 'Lo enviamos a tu correo',
    SMS: 'Enviamos un código a tu teléfono',
    CALL: 'Una voz te dice un código por teléfono',
    PUSH: 'Donde ya tienes la sesión abierta',
    RECOVERY_CODE: 'Uno de tus códigos guardados',
    WEBAUTHN: 'Con el bloqueo de tu dispositivo',
  },

  factorSetup: {
    TOTP: 'Una aplicación de tu teléfono muestra un código nuevo cada medio minuto',
    EMAIL: 'Te llega un código por correo cada vez que inicias sesión',
    SMS: 'Te llega un código al teléfono. Una aplicación es más segura: los números se pueden robar',
    CALL: 'Una voz te dice un código por teléfono, también en un fijo',
    PUSH: 'Apruebas los nuevos inicios de sesión donde ya tienes la sesión abierta',
    RECOVERY_CODE: 'Códigos para imprimir o guardar',
    WEBAUTHN: 'Lo más seguro: bastan tu dispositivo y su bloqueo, también sin contraseña',
  },

  add: {
    title: 'Añade un segundo factor',
    why: 'Protege tu cuenta aunque alguien conozca tu contraseña.',
    required: 'Esta tienda exige la verificación en dos pasos. Elige un método.',
    none: 'Ya tienes todos los factores que ofrece esta tienda.',
    leave: 'Ahora no',
    back: 'Elegir otro método',
    code: 'Código de seis cifras',
    submit: 'Confirmar',
    TOTP: {
      title: 'Configura la aplicación',
      scan: 'Escanea esta imagen con tu aplicación de autenticación.',
      here: 'La aplicación está en este dispositivo',
      picture: 'Código QR para tu aplicación de autenticación',
      secret: '¿No puedes escanear? Escribe la clave',
      type: 'Escribe el código que la aplicación muestra ahora.',
    },
    EMAIL: {
      title: 'Códigos por correo',
      why: 'Hemos enviado un código a {hint}. Escríbelo para confirmar.',
    },
    SMS: {
      title: 'SMS',
      number: '¿A qué número enviamos los códigos?',
      why: 'Hemos enviado un código a {hint}. Escríbelo para confirmar.',
    },
    CALL: {
      title: 'Llamadas telefónicas',
      number: '¿A qué número llamamos?',
      why: 'Estamos llamando a {hint}. Escribe el código que te dice la voz.',
    },
    WEBAUTHN: {
      title: 'Crea una llave de acceso',
      why: 'Tu dispositivo la guarda tras su huella, rostro o bloqueo. Desde entonces, la contraseña sola no abre nada.',
    },
  },

  phone: {
    country: { label: 'País', none: 'Elige un país' },
    number: 'Número de teléfono',
    hint: 'Como lo escribirías en ese país, o con + y el prefijo del país.',
    missing: 'Escribe un número de teléfono.',
    wrong: 'A este número no se puede llamar allí. Revisa el número y el país.',
    submit: 'Enviar el código',
  },

  lostFactor: {
    link: '¿Has perdido tu dispositivo?',
    title: '¿Has perdido tu dispositivo?',
    why: 'Aún puedes entrar en tu cuenta.',
    shop: {
      label: 'Pídelo a la tienda',
      why: 'Escribe a {shop} desde el correo de tu cuenta. La tienda puede desactivar tu verificación en dos pasos tras un tiempo de espera. Recibirás un correo y podrás detenerlo.',
    },
    noCodes: '¿No te quedan códigos?',
  },

  keep: {
    ask: {
      title: '¿Conservar tus segundos factores?',
      why: 'Se ha pedido a {shop} que los quite. Si no lo pediste tú, consérvalos y después elige una contraseña nueva.',
    },
    submit: 'Conservarlos',
    stopped: {
      title: 'Tus segundos factores se quedan',
      why: 'No se ha quitado nada. Si no lo pediste tú a {shop}, quizás alguien conoce tu contraseña: elige una nueva.',
    },
    over: {
      title: 'No hay nada que detener',
      why: 'Ya se detuvo o ya se hizo. Si no fuiste tú, elige una contraseña nueva.',
    },
    password: 'Elegir una contraseña nueva',
  },

  codes: {
    title: 'Guarda estos códigos',
    why: 'Cada uno abre tu cuenta una vez si pierdes tu segundo factor. Solo se muestran ahora.',
    file: 'Códigos de recuperación para {shop}',
    download: 'Descargar',
    copy: 'Copiar',
    copied: 'Copiado',
    print: 'Imprimir',
    saved: 'He guardado estos códigos en un lugar seguro',
    saveFirst: 'Guarda primero los códigos y después marca la casilla.',
    submit: 'Continuar',
  },

  waiting: {
    title: 'Ya casi está',
    why: '{shop} aprueba las cuentas nuevas. Recibirás un correo cuando la tuya esté aprobada y entonces podrás iniciar sesión.',
    login: 'Probar a iniciar sesión',
  },

  blocked: {
    title: 'Esta cuenta está cerrada',
    why: '{shop} la ha cerrado. Si crees que es un error, escribe a la tienda.',
  },

  loggedOut: {
    title: 'Has cerrado la sesión',
    why: 'Has cerrado la sesión de {shop} en este navegador.',
    login: 'Iniciar sesión de nuevo',
  },

  goodbye: {
    title: 'Adiós, y gracias',
    why: 'Tu cuenta en {shop} y sus datos se han eliminado. Puedes seguir mirando la tienda cuando quieras.',
  },

  signOut: {
    title: '¿Cerrar la sesión de {shop}?',
    why: 'Tienes la sesión abierta en este navegador.',
    stay: 'Mantener la sesión abierta',
  },

  confirm: {
    title: 'Confirma tu contraseña',
    why: 'Escribe la contraseña de {email} para continuar.',
    submit: 'Continuar',
    leave: 'Volver a tu cuenta',
  },

  busy: {
    title: 'Un momento, por favor',
    why: 'La tienda tiene mucha actividad ahora. Inténtalo de nuevo en un minuto.',
  },

  error: {
    title: 'Algo ha fallado por nuestra parte',
    why: 'Inténtalo de nuevo en un momento.',
    request: 'Si nos escribes por ello, incluye este identificador:',
  },
}
