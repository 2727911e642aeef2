import type { Translation } from '@vitrine/messages'
import type { accountEn } from './en-account.ts'

export const accountEs: Translation<typeof accountEn> = {
  account: {
    title: 'Tu cuenta',
    hello: 'Hola, {name}',
    name: { label: 'Nombre', none: 'Sin indicar' },
    email: {
      label: 'Correo electrónico',
      unverified: 'aún sin confirmar',
      confirm: 'Enviarme un código para confirmarlo',
    },
    since: 'Miembro desde',
    status: {
      label: 'Estado',
      APPROVED: 'Activa',
      PENDING: 'A la espera de aprobación',
      BLOCKED: 'Cerrada por la tienda',
      OFFLINE: 'Inactiva',
      UNKNOWN: 'Activa',
    },
    mails: {
      title: 'Correos de la tienda',
      given: 'Aceptado el {date}',
      ended: 'Retirado el {date}',
      end: 'Retirar',
    },
    signOut: 'Cerrar sesión',
    continue: 'Seguir comprando',
    nav: {
      account: 'Resumen',
      orders: 'Pedidos',
      subscriptions: 'Suscripciones',
      files: 'Tus archivos',
      addresses: 'Direcciones',
      profile: 'Perfil',
      password: 'Contraseña',
      factors: 'Verificación en dos pasos',
      devices: 'Dispositivos',
      grants: 'Sitios web',
      leave: 'Tus datos',
      linkedSignIns: 'Accesos vinculados',
    },
  },
  addresses: {
    title: 'Direcciones',
    why: 'Elige entre ellas al finalizar la compra.',
    none: 'Aún no hay direcciones. Las de tus pedidos se guardan aquí, si quieres.',
    isFirst: 'Se rellena al finalizar la compra',
    first: 'Rellenar al finalizar la compra',
    change: 'Modificar',
    remove: 'Quitar',
    add: 'Añadir una dirección',
    changeTitle: 'Modificar la dirección',
    save: 'Guardar dirección',
    cancel: 'Cancelar',
  },

  files: {
    title: 'Tus archivos',
    why: 'Tus compras digitales. Cada enlace de descarga vale por poco tiempo.',
    none: 'Aún no tienes archivos para descargar.',
    download: 'Descargar',
    downloadOf: 'Descargar {name}',
    until: 'Hasta el {date}',
    left: { one: 'Queda {n, number} descarga', other: 'Quedan {n, number} descargas' },
    usedUp: 'Has usado todas las descargas de este archivo. Pide más a la tienda.',
    over: 'Esta descarga ha caducado. Pregunta a la tienda si aún la necesitas.',
    gone: 'Este archivo se ha sustituido o quitado. Vuelve a cargar la página para ver los actuales.',
  },

  profile: {
    title: 'Perfil',
    why: 'Todos los campos son opcionales.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    nickname: 'Nombre visible',
    nicknameHint: 'Otros miembros lo ven si tu perfil es público.',
    photo: {
      label: 'Foto',
      alt: 'Tu foto',
      choose: 'Elegir una foto',
      hint: 'JPEG, PNG, WebP, AVIF o GIF, hasta 5 MB.',
      save: 'Guardar foto',
      remove: 'Quitar foto',
      none: 'Elige primero una foto.',
      tooLarge: 'Esta foto ocupa más de 5 MB. Elige una más pequeña.',
      wrong:
        'Este archivo no es una foto que podamos mostrar. Elige un JPEG, PNG, WebP, AVIF o GIF.',
    },
    public: {
      label: 'Otros miembros pueden ver mi perfil',
      hint: 'Los sitios web y las aplicaciones de esta tienda pueden mostrar tu nombre visible y tu foto a otros miembros, nunca tu correo.',
    },
    tooLong: 'Es demasiado largo o contiene caracteres no permitidos.',
    submit: 'Guardar',
  },

  factors: {
    title: 'Verificación en dos pasos',
    why: 'Un segundo factor protege tu cuenta aunque alguien conozca tu contraseña.',
    none: 'La verificación en dos pasos está desactivada. Solo tu contraseña protege tu cuenta.',
    add: 'Añadir un segundo factor',
    since: 'Desde el {date}',
    used: 'último uso el {date}',
    reset: {
      label: 'Se van a quitar tus segundos factores',
      why: 'Alguien comunicó a la tienda que se perdió tu dispositivo. El cambio se hará con tu primer inicio de sesión después del {date}. Si no fuiste tú, detenlo y cambia la contraseña.',
      stop: 'Conservar mis segundos factores',
    },
    required: 'La tienda exige un segundo factor. Añade otro antes de quitar este.',
    codes: {
      label: 'Códigos de recuperación',
      left: {
        none: 'No queda ninguno. Crea otros antes de necesitarlos.',
        one: 'Queda {n, number} código.',
        other: 'Quedan {n, number} códigos.',
      },
      renew: 'Crear códigos nuevos',
    },
    devices: {
      label: 'Dispositivos recordados',
      why: {
        one: 'En los dispositivos que nos dejas recordar, no preguntamos durante {n, number} día.',
        other:
          'En los dispositivos que nos dejas recordar, no preguntamos durante {n, number} días.',
      },
      forget: 'Olvidar todos los dispositivos',
    },
  },

  approval: {
    title: '¿Estás iniciando sesión?',
    number: {
      label: 'Número que aparece allí',
      hint: 'No escribas nunca un número que te diga otra persona.',
    },
    approve: 'Sí, aprobar',
    deny: 'No, no he sido yo',
    gone: 'Este inicio de sesión ha caducado. Inicia sesión otra vez en el otro dispositivo.',
    wrong: {
      none: 'Allí aparece otro número. Empieza otra vez donde inicias sesión.',
      one: 'Allí aparece otro número. Te queda {n, number} intento.',
      other: 'Allí aparece otro número. Te quedan {n, number} intentos.',
    },
  },

  approvals: {
    title: 'Aprobar un inicio de sesión',
    why: 'Alguien está iniciando sesión con tu contraseña. Aprueba solo tus propios inicios de sesión.',
    none: 'Ningún inicio de sesión te espera.',
    devices: 'Dónde tienes la sesión abierta',
  },

  grants: {
    title: 'Sitios web conectados',
    why: 'Otros sitios web con acceso a tu cuenta. Quita los que ya no uses.',
    none: 'Ningún otro sitio web tiene acceso.',
    since: 'Desde el {date}',
    end: 'Quitar el acceso',
    may: {
      openid: 'te reconoce',
      profile: 've tu nombre, foto, idioma y fecha de nacimiento',
      email: 've tu correo electrónico',
      phone: 've tu número de teléfono',
      address: 've tu dirección postal',
      offline_access: 'mantiene tu sesión abierta',
      account: 'puede hacer en tu cuenta todo lo que puedes hacer tú',
    },
  },

  devices: {
    title: 'Dispositivos',
    why: 'Dispositivos en los que tienes la sesión abierta. Ciérrala en los que no reconozcas y cambia la contraseña.',
    unknown: 'Dispositivo desconocido',
    last: 'Último uso el {date}',
    this: 'Este dispositivo',
    end: 'Cerrar sesión',
    endOthers: 'Cerrar sesión en todos los demás',
    passkey: 'con una llave de acceso',
  },

  data: {
    title: 'Tus datos',
    why: 'Descarga todo lo que esta tienda ha guardado sobre ti: perfil, inicios de sesión, dispositivos, correos y el historial de tu cuenta.',
    html: 'Descargar para leer',
    json: 'Descargar como JSON',
  },

  leave: {
    title: 'Eliminar tu cuenta',
    why: 'Tu perfil, tus inicios de sesión y tus segundos factores se eliminan para siempre, y tu nombre y tus direcciones se quitan de todos los demás registros. No se puede deshacer.',
    confirmation: 'Escribe {email} para confirmar',
    wrong: 'Este no es el correo de la cuenta. Escribe {email}.',
    submit: 'Eliminar la cuenta',
  },
}
