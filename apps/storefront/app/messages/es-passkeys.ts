import type { Translation } from '@vitrine/messages'
import type { passkeysEn } from './en-passkeys.ts'

export const passkeysEs: Translation<typeof passkeysEn> = {
  passkey: {
    signIn: 'Iniciar sesión con una llave de acceso',
    show: 'Usar mi llave de acceso',
    create: 'Crear una llave de acceso',
    unknown: 'Este navegador no admite llaves de acceso. Usa otro método u otro navegador.',
    noScripts: 'Las llaves de acceso necesitan JavaScript, que está desactivado en este navegador.',
    cancelled: 'Se ha cancelado o ha tardado demasiado. Inténtalo de nuevo.',
    known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    failed: 'No ha funcionado. Inténtalo de nuevo o usa otro método.',
    other: 'Esta llave de acceso es de otra cuenta. Usa una de las tuyas.',
    PASSKEY_REFUSED:
      'Esta llave de acceso no está registrada aquí. Prueba con otra o con otro método.',
    PASSKEY_EXPIRED: 'Ha tardado demasiado. Inténtalo de nuevo.',
    PASSKEY_COPIED:
      'Puede que esta llave de acceso se haya copiado y se ha bloqueado. Usa otro método y luego elimínala.',
    TOO_MANY_PASSKEYS: 'Tienes 20 llaves de acceso. Elimina una que ya no uses.',
  },

  passkeys: {
    title: 'Llaves de acceso',
    why: 'Con cada una de ellas inicias sesión sin contraseña.',
    none: 'Inicia sesión sin contraseña: con tu huella, tu rostro o el bloqueo de tu dispositivo.',
    add: 'Añadir una llave de acceso',
    synced: 'En varios de tus dispositivos',
    bound: 'En un dispositivo',
    at: 'para {host}',
    rename: 'Cambiar el nombre de {name}',
    name: {
      label: 'Nombre de la llave de acceso',
      missing: 'Ponle un nombre a la llave de acceso.',
    },
    nameless: 'Llave de acceso',
  },
}
