import type { Translation } from '@vitrine/messages'
import type { accountEn } from './en-account.ts'

export const accountFr: Translation<typeof accountEn> = {
  account: {
    title: 'Votre compte',
    hello: 'Bonjour, {name}',
    name: { label: 'Nom', none: 'Non indiqué' },
    email: {
      label: 'E-mail',
      unverified: 'pas encore confirmé',
      confirm: 'M’envoyer un code pour la confirmer',
    },
    since: 'Membre depuis',
    status: {
      label: 'Statut',
      APPROVED: 'Actif',
      PENDING: 'En attente d’approbation',
      BLOCKED: 'Fermé par la boutique',
      OFFLINE: 'Inactif',
      UNKNOWN: 'Actif',
    },
    mails: {
      title: 'E-mails de la boutique',
      given: 'Accepté le {date}',
      ended: 'Retiré le {date}',
      end: 'Retirer',
    },
    signOut: 'Se déconnecter',
    continue: 'Continuer mes achats',
    nav: {
      account: 'Aperçu',
      orders: 'Commandes',
      subscriptions: 'Abonnements',
      files: 'Vos fichiers',
      addresses: 'Adresses',
      profile: 'Profil',
      password: 'Mot de passe',
      factors: 'Validation en deux étapes',
      devices: 'Appareils',
      grants: 'Sites web',
      leave: 'Vos données',
      linkedSignIns: 'Connexions liées',
    },
  },
  addresses: {
    title: 'Adresses',
    why: 'Choisissez parmi elles au moment de commander.',
    none: 'Pas encore d’adresse. Celles auxquelles vous commandez s’enregistrent ici, si vous le souhaitez.',
    isFirst: 'Préremplie à la commande',
    first: 'Préremplir à la commande',
    change: 'Modifier',
    remove: 'Supprimer',
    add: 'Ajouter une adresse',
    changeTitle: 'Modifier l’adresse',
    save: 'Enregistrer l’adresse',
    cancel: 'Annuler',
  },

  files: {
    title: 'Vos fichiers',
    why: 'Vos achats numériques. Chaque lien de téléchargement est valable peu de temps.',
    none: 'Vous n’avez pas encore de fichiers à télécharger.',
    download: 'Télécharger',
    downloadOf: 'Télécharger {name}',
    until: 'Jusqu’au {date}',
    left: {
      one: '{n, number} téléchargement restant',
      other: '{n, number} téléchargements restants',
    },
    usedUp:
      'Vous avez utilisé tous les téléchargements de ce fichier. Demandez-en d’autres à la boutique.',
    over: 'Ce téléchargement a expiré. Demandez à la boutique si vous en avez encore besoin.',
    gone: 'Ce fichier a été remplacé ou supprimé. Rechargez la page pour voir les fichiers actuels.',
  },

  profile: {
    title: 'Profil',
    why: 'Tous les champs sont facultatifs.',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    nickname: 'Nom affiché',
    nicknameHint: 'Les autres membres le voient si votre profil est public.',
    photo: {
      label: 'Photo',
      alt: 'Votre photo',
      choose: 'Choisir une photo',
      hint: 'JPEG, PNG, WebP, AVIF ou GIF, 5 Mo au maximum.',
      save: 'Enregistrer la photo',
      remove: 'Supprimer la photo',
      none: 'Choisissez d’abord une photo.',
      tooLarge: 'Cette photo dépasse 5 Mo. Choisissez-en une plus petite.',
      wrong:
        'Ce fichier n’est pas une photo que nous pouvons afficher. Choisissez un JPEG, PNG, WebP, AVIF ou GIF.',
    },
    public: {
      label: 'Les autres membres peuvent voir mon profil',
      hint: 'Les sites et applications de cette boutique peuvent montrer votre nom affiché et votre photo aux autres membres, jamais votre adresse e-mail.',
    },
    tooLong: 'C’est trop long, ou contient des caractères non autorisés.',
    submit: 'Enregistrer',
  },

  factors: {
    title: 'Validation en deux étapes',
    why: 'Un second facteur protège votre compte même si quelqu’un connaît votre mot de passe.',
    none: 'La validation en deux étapes est désactivée. Votre compte n’est protégé que par votre mot de passe.',
    add: 'Ajouter un second facteur',
    since: 'Depuis le {date}',
    used: 'dernière utilisation le {date}',
    reset: {
      label: 'Vos seconds facteurs vont être supprimés',
      why: 'Quelqu’un a signalé à la boutique la perte de votre appareil. La suppression prend effet à votre première connexion après le {date}. Si ce n’était pas vous, empêchez-la et changez votre mot de passe.',
      stop: 'Garder mes seconds facteurs',
    },
    required:
      'La boutique exige un second facteur. Ajoutez-en un autre avant de supprimer celui-ci.',
    codes: {
      label: 'Codes de secours',
      left: {
        none: 'Il n’en reste aucun. Créez-en de nouveaux avant d’en avoir besoin.',
        one: 'Il reste {n, number} code.',
        other: 'Il reste {n, number} codes.',
      },
      renew: 'Créer de nouveaux codes',
    },
    devices: {
      label: 'Appareils mémorisés',
      why: {
        one: 'Sur les appareils que vous avez fait mémoriser, rien n’est demandé pendant {n, number} jour.',
        other:
          'Sur les appareils que vous avez fait mémoriser, rien n’est demandé pendant {n, number} jours.',
      },
      forget: 'Oublier tous les appareils',
    },
  },

  approval: {
    title: 'Est-ce vous qui vous connectez ?',
    number: {
      label: 'Numéro affiché là-bas',
      hint: 'Ne saisissez jamais un numéro que quelqu’un d’autre vous dicte.',
    },
    approve: 'Oui, approuver',
    deny: 'Non, ce n’est pas moi',
    gone: 'Cette connexion a expiré. Connectez-vous de nouveau sur l’autre appareil.',
    wrong: {
      none: 'La connexion affiche un autre numéro. Recommencez là où vous vous connectez.',
      one: 'La connexion affiche un autre numéro. Il vous reste {n, number} essai.',
      other: 'La connexion affiche un autre numéro. Il vous reste {n, number} essais.',
    },
  },

  approvals: {
    title: 'Approuver une connexion',
    why: 'Quelqu’un se connecte avec votre mot de passe. N’approuvez que vos propres connexions.',
    none: 'Aucune connexion ne vous attend.',
    devices: 'Où vous êtes connecté',
  },

  grants: {
    title: 'Sites web connectés',
    why: 'D’autres sites qui ont accès à votre compte. Retirez ceux que vous n’utilisez plus.',
    none: 'Aucun autre site n’a accès.',
    since: 'Depuis le {date}',
    end: 'Retirer l’accès',
    may: {
      openid: 'vous reconnaît',
      profile: 'voit votre nom, votre photo, votre langue et votre anniversaire',
      email: 'voit votre adresse e-mail',
      phone: 'voit votre numéro de téléphone',
      address: 'voit votre adresse postale',
      offline_access: 'vous garde connecté',
      account: 'peut faire dans votre compte tout ce que vous pouvez y faire',
    },
  },

  devices: {
    title: 'Appareils',
    why: 'Les appareils sur lesquels vous êtes connecté. Déconnectez ceux que vous ne reconnaissez pas, et changez votre mot de passe.',
    unknown: 'Appareil inconnu',
    last: 'Dernière utilisation le {date}',
    this: 'Cet appareil',
    end: 'Déconnecter',
    endOthers: 'Déconnecter tous les autres',
    passkey: 'avec une clé d’accès',
  },

  data: {
    title: 'Vos données',
    why: 'Téléchargez tout ce que cette boutique a enregistré sur vous : profil, connexions, appareils, e-mails et historique de votre compte.',
    html: 'Télécharger pour lire',
    json: 'Télécharger en JSON',
  },

  leave: {
    title: 'Supprimer votre compte',
    why: 'Votre profil, vos connexions et vos seconds facteurs sont supprimés définitivement, et votre nom et vos adresses sont retirés de toutes les autres données. C’est irréversible.',
    confirmation: 'Saisissez {email} pour confirmer',
    wrong: 'Ce n’est pas l’adresse e-mail du compte. Saisissez {email}.',
    submit: 'Supprimer le compte',
  },
}
