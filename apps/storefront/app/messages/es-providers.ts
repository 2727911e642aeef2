import type { Translation } from '@vitrine/messages'
import type { providersEn } from './en-providers.ts'

export const providersEs: Translation<typeof providersEn> = {
  providers: { or: 'O inicia sesión con', with: 'Continuar con {name}' },

  provider: {
    thisAddress: 'esta dirección',
    again: 'Intentar de nuevo',
    otherWay: 'Iniciar sesión de otra forma',
    toLinks: 'Volver a los accesos vinculados',
    newPassword: 'Elegir una contraseña nueva',
    notOffered: {
      title: 'Esta forma de acceso no está disponible',
      why: 'La tienda no ofrece esta forma de acceso, o ya no la ofrece.',
    },
    unreachable: {
      title: 'El servicio de acceso no responde',
      why: 'Ahora no se puede conectar con él, o no está bien configurado. Inténtalo de nuevo en un momento; si el problema continúa, escribe a la tienda.',
    },
    notStarted: {
      title: 'Este inicio de sesión ha caducado',
      why: 'Un inicio de sesión debe terminarse en 10 minutos en el navegador en el que empezó, y sirve una sola vez.',
    },
    rejected: {
      title: 'No se ha iniciado tu sesión',
      why: 'El otro servicio ha cancelado o rechazado el inicio de sesión.',
    },
    untrusted: {
      title: 'No se ha podido verificar el inicio de sesión',
      why: 'La respuesta del otro servicio no es válida, así que no se ha iniciado tu sesión. Inténtalo de nuevo; si el problema continúa, escribe a la tienda.',
    },
    unverified: {
      title: 'Confirma antes tu correo allí',
      why: 'El otro servicio no ha confirmado tu correo electrónico. Confírmalo allí, o inicia sesión aquí con correo y contraseña.',
    },
    ownUnverified: {
      title: 'El correo de tu cuenta no está confirmado',
      why: 'Alguien se registró aquí con {about} y nunca la confirmó. Si fuiste tú, elige una contraseña nueva por correo: eso la confirma y después se pueden vincular las dos cuentas.',
    },
    domain: {
      title: 'No con esta dirección',
      why: 'Las direcciones de {about} no inician sesión así. Usa la cuenta de tu organización o inicia sesión de otra forma.',
    },
    registersNobody: {
      title: 'Aún no tienes cuenta aquí',
      why: 'Esta forma de acceso es para quienes ya tienen una cuenta aquí. Regístrate primero o pregunta a la tienda.',
    },
    linkedElsewhere: {
      title: 'Ya está vinculado con otra cuenta',
      why: 'Este acceso está vinculado con otra cuenta de esta tienda. Desvincúlalo allí primero.',
    },
    linkedAlready: {
      title: 'Tu cuenta ya está vinculada',
      why: 'Tu cuenta está vinculada con otra cuenta de este servicio. Desvincúlala primero.',
    },
    failed: {
      title: 'No se ha iniciado tu sesión',
      why: 'Ha ocurrido un error. Inténtalo de nuevo o inicia sesión de otra forma.',
    },
  },

  proveLink: {
    title: 'Ya tienes una cuenta aquí',
    why: 'Inicia sesión una vez en {email} con tu contraseña, para mostrar que la cuenta es tuya. Después bastará con {name}.',
    submit: 'Iniciar sesión y vincular',
    other: 'Iniciar sesión de otra forma',
  },

  linked: {
    title: 'Accesos vinculados',
    why: 'Otras cuentas con las que puedes iniciar sesión aquí.',
    none: 'No hay accesos vinculados.',
    since: 'Vinculado el {date}',
    used: 'último uso el {date}',
    off: 'la tienda no lo ofrece en este momento',
    unlink: 'Desvincular {name}',
    more: {
      label: 'Vincular otro',
      why: 'Inicia sesión allí una vez para vincularlo a esta cuenta.',
    },
    link: 'Vincular {name}',
    last: 'Es la única forma de entrar en tu cuenta. Elige antes una contraseña o vincula otra cuenta.',
    gone: 'Este ya no está vinculado.',
    noPassword: 'Tu cuenta no tiene contraseña.',
    setPassword: 'Elegir una',
  },
}
