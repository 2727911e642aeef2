import type { Translation } from '@vitrine/messages'
import type { passkeysEn } from './en-passkeys.ts'

export const passkeysFr: Translation<typeof passkeysEn> = {
  passkey: {
    signIn: 'Se connecter avec une clé d’accès',
    show: 'Utiliser ma clé d’accès',
    create: 'Créer une clé d’accès',
    unknown:
      'Ce navigateur ne gère pas les clés d’accès. Utilisez un autre moyen, ou un autre navigateur.',
    noScripts: 'Les clés d’accès ont besoin de JavaScript, qui est désactivé dans ce navigateur.',
    cancelled: 'L’opération a été annulée, ou a duré trop longtemps. Réessayez.',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    failed: 'Cela n’a pas fonctionné. Réessayez, ou utilisez un autre moyen.',
    other: 'Cette clé d’accès appartient à un autre compte. Utilisez l’une des vôtres.',
    PASSKEY_REFUSED:
      'Cette clé d’accès n’est pas enregistrée ici. Essayez-en une autre, ou un autre moyen.',
    PASSKEY_EXPIRED: 'Cela a pris trop de temps. Réessayez.',
    PASSKEY_COPIED:
      'Cette clé d’accès a peut-être été copiée et a été bloquée. Utilisez un autre moyen, puis supprimez-la.',
    TOO_MANY_PASSKEYS: 'Vous avez 20 clés d’accès. Supprimez-en une que vous n’utilisez plus.',
  },

  passkeys: {
    title: 'Clés d’accès',
    why: 'Avec chacune d’elles, vous vous connectez sans mot de passe.',
    none: 'Connectez-vous sans mot de passe : avec votre empreinte, votre visage ou le verrouillage de votre appareil.',
    add: 'Ajouter une clé d’accès',
    synced: 'Sur plusieurs de vos appareils',
    bound: 'Sur un appareil',
    at: 'pour {host}',
    rename: 'Renommer {name}',
    name: { label: 'Nom de la clé d’accès', missing: 'Donnez un nom à la clé d’accès.' },
    nameless: 'Clé d’accès',
  },
}
