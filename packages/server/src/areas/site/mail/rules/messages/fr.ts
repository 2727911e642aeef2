import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { frOrders } from './orders/fr.ts'

export const fr: Translation<typeof en> = {
  hello: 'Bonjour {name},',
  helloUnknown: 'Bonjour,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  sentBy: 'Ce message vous est envoyé par {shop}.',
  labels: {
    time: 'Quand',
    device: 'Appareil',
    network: 'Réseau',
    delivery: 'Livraison',
    discount: 'Remise',
    total: 'Total',
    reason: 'Motif',
    sender: 'De la part de',
    message: 'Message',
    recipient: 'Bénéficiaire',
    iban: 'IBAN',
    reference: 'Référence',
    place: 'Lieu de retrait',
    carrier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    returnNumber: 'Retour',
    declaredBy: 'Nom',
    email: 'E-mail',
    statement: 'Ce que vous avez écrit',
    wording: 'Confirmé par',
    deadline: 'Possible jusqu’au',
    returnTo: 'Envoyer à',
    instructions: 'Que faire',
    number: 'Numéro',
    order: 'Commande',
    dueDate: 'À payer au plus tard le',
    endDate: 'Prend fin le',
    nextOrder: 'Prochaine commande',
  },
  preorder: 'Précommande',
  preorderLeaves: 'Précommande, expédition vers le {day}',
  device: '{browser} sur {system}',
  unknownDevice: 'Un appareil inconnu',
  roles: {
    owner: 'propriétaire',
    admin: 'administration',
    editor: 'rédaction',
    viewer: 'consultation',
  },
  factors: {
    TOTP: 'une application d’authentification',
    EMAIL: 'un code envoyé par e-mail',
    SMS: 'un code par SMS',
    CALL: 'un code par téléphone',
    PUSH: 'une approbation sur un autre appareil',
    WEBAUTHN: 'une clé d’accès',
    RECOVERY_CODE: 'des codes de secours',
  },
  mails: {
    welcome: {
      subject: 'Bienvenue chez {shop}',
      waiting: {
        title: 'Votre compte est en attente',
        lines: [
          'Votre compte chez {shop} a été créé. Chaque nouveau compte est d’abord examiné ; vous pourrez vous connecter dès que le vôtre aura été approuvé.',
          'Nous vous écrirons à ce moment-là.',
        ],
      },
      ready: {
        title: 'Votre compte est ouvert',
        lines: [
          'Votre compte chez {shop} est prêt. Vous vous connectez avec cette adresse e-mail.',
        ],
      },
      action: 'Visiter {shop}',
      note: 'Si vous n’avez pas créé ce compte, vous n’avez rien à faire.',
    },
    'verification-code': {
      subject: 'Votre code pour {shop}',
      title: 'Confirmez votre adresse e-mail',
      lines: [
        'Saisissez ce code pour confirmer votre adresse chez {shop}. Il est valable {period}.',
      ],
      note: 'Si vous n’avez pas demandé de code, quelqu’un s’est peut-être trompé d’adresse. Vous n’avez rien à faire ; ne transmettez pas ce code.',
    },
    'password-recovery': {
      subject: 'Un nouveau mot de passe pour {shop}',
      title: 'Choisissez un nouveau mot de passe',
      lines: [
        'Un nouveau mot de passe a été demandé pour votre compte chez {shop}. Le lien est valable {period} et ne sert qu’une fois.',
      ],
      action: 'Choisir un mot de passe',
      note: 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    },
    activation: {
      subject: 'Votre compte chez {shop}',
      title: 'Un compte vous attend',
      lines: [
        '{shop} a créé un compte pour vous. Choisissez un mot de passe pour l’ouvrir. Le lien est valable {period} et ne sert qu’une fois.',
      ],
      action: 'Choisir un mot de passe',
      note: 'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire : sans mot de passe, le compte reste fermé.',
    },
    approved: {
      subject: 'Votre compte chez {shop} est approuvé',
      title: 'Vous pouvez entrer',
      lines: [
        'Votre compte chez {shop} a été approuvé. Vous pouvez vous connecter dès maintenant.',
      ],
      action: 'Se connecter',
      note: 'Vous recevez ce message parce que vous vous êtes inscrit avec cette adresse.',
    },
    'password-changed': {
      subject: 'Votre mot de passe pour {shop} a été modifié',
      title: 'Votre mot de passe a été modifié',
      lines: [
        'Le mot de passe de votre compte chez {shop} a été modifié et toutes les autres connexions ont été fermées.',
      ],
      action: 'Page de connexion',
      note: 'Si c’était vous, tout va bien. Sinon, choisissez sans attendre « Mot de passe oublié » sur la page de connexion.',
    },
    'new-sign-in': {
      subject: 'Nouvelle connexion à {shop}',
      title: 'Un nouvel appareil s’est connecté',
      lines: [
        'Quelqu’un s’est connecté à votre compte chez {shop} avec un appareil que nous ne connaissions pas.',
      ],
      action: 'Page de connexion',
      note: 'Si c’était vous, tout va bien. Sinon, choisissez sans attendre « Mot de passe oublié » sur la page de connexion.',
    },
    'second-factor-code': {
      subject: 'Votre code de connexion pour {shop}',
      title: 'Votre code de connexion',
      lines: ['Saisissez ce code pour terminer votre connexion à {shop}. Il est valable {period}.'],
      note: 'Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe : changez-le. Ne transmettez jamais ce code ; personne de la boutique ne vous le demandera.',
    },
    'factor-changed': {
      subject: 'La deuxième étape de votre connexion à {shop} a changé',
      added: {
        title: 'Une deuxième étape a été ajoutée',
        lines: [
          'La connexion à votre compte chez {shop} peut désormais être confirmée avec {factor}.',
        ],
      },
      removed: {
        title: 'Une deuxième étape a été supprimée',
        lines: ['La connexion à votre compte chez {shop} n’est plus confirmée avec {factor}.'],
      },
      action: 'Page de connexion',
      note: 'Si c’était vous, tout va bien. Sinon, choisissez sans attendre « Mot de passe oublié » sur la page de connexion.',
    },
    'sign-in-linked': {
      subject: 'La connexion à {shop} a changé',
      linked: {
        title: 'Un moyen de connexion a été ajouté',
        lines: ['Vous pouvez désormais vous connecter à votre compte chez {shop} avec {provider}.'],
      },
      unlinked: {
        title: 'Un moyen de connexion a été supprimé',
        lines: ['Vous ne pouvez plus vous connecter à votre compte chez {shop} avec {provider}.'],
      },
      action: 'Page de connexion',
      note: 'Si c’était vous, tout va bien. Sinon, choisissez sans attendre « Mot de passe oublié » sur la page de connexion.',
    },
    'sign-in-denied': {
      subject: 'Une connexion à {shop} a été refusée',
      title: 'Vous avez refusé une connexion',
      lines: [
        'Une connexion à votre compte chez {shop} a été refusée là où vous êtes connecté. La personne qui a essayé connaît votre mot de passe.',
      ],
      action: 'Page de connexion',
      note: 'Si ce n’est pas vous qui vouliez vous connecter, choisissez sans attendre « Mot de passe oublié » sur la page de connexion.',
    },
    'passkey-copied': {
      subject: 'Une de vos clés d’accès pour {shop} a peut-être été copiée',
      title: 'Une de vos clés d’accès a peut-être été copiée',
      lines: [
        'Quelqu’un a essayé de se connecter à votre compte chez {shop} avec une copie de la clé d’accès « {passkey} ». Nous avons bloqué cette connexion.',
      ],
      action: 'Page de connexion',
      note: 'Connectez-vous d’une autre manière, supprimez cette clé d’accès dans votre compte et créez-en une nouvelle.',
    },
    'factor-reset': {
      subject: 'La deuxième étape de votre connexion à {shop} va être retirée',
      title: 'Votre deuxième étape va être retirée',
      lines: [
        'On a demandé à {shop} de retirer la deuxième étape de votre connexion, car l’appareil est perdu. Cela se fera à votre première connexion après {time} ; d’ici là, rien ne change.',
      ],
      action: 'Garder ma deuxième étape',
      note: 'Si vous l’avez demandé, vous n’avez rien à faire. Sinon, empêchez-le avec le bouton et choisissez un nouveau mot de passe.',
    },
    'account-exists': {
      subject: 'Vous avez déjà un compte chez {shop}',
      title: 'Vous avez déjà un compte',
      lines: [
        'Quelqu’un a voulu s’inscrire chez {shop} avec cette adresse. Un compte existe déjà pour celle-ci ; aucun nouveau compte n’a donc été créé. Il vous suffit de vous connecter.',
      ],
      action: 'Se connecter',
      note: 'Si ce n’était pas vous, vous n’avez rien à faire : personne n’a appris que vous avez un compte.',
    },
    'staff-invitation': {
      subject: '{inviter} vous invite à rejoindre {shop}',
      title: 'Rejoignez l’équipe de {shop}',
      lines: [
        '{inviter} vous invite à travailler sur {shop}. Votre rôle : {role}. Ce lien est à vous seul et ne sert qu’une fois.',
      ],
      action: 'Accepter l’invitation',
      note: 'Si vous ne connaissez pas l’expéditeur, vous n’avez rien à faire.',
    },
    'staff-recovery': {
      subject: 'Un nouveau mot de passe pour le tableau de bord de {shop}',
      title: 'Choisissez un nouveau mot de passe',
      lines: [
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte sur le tableau de bord de {shop}. Ce lien ne sert qu’une fois et reste valable une heure. Votre second facteur ne change pas.',
      ],
      action: 'Choisir un nouveau mot de passe',
      note: 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    },
    'staff-factor-changed': {
      subject: 'La connexion au tableau de bord de {shop} a changé',
      added: {
        title: 'Un second facteur a été ajouté',
        lines: [
          'Votre connexion au tableau de bord de {shop} peut désormais être confirmée avec {factor}.',
        ],
      },
      removed: {
        title: 'Un second facteur a été supprimé',
        lines: ['Votre connexion au tableau de bord de {shop} n’est plus confirmée avec {factor}.'],
      },
      used: {
        title: 'Un code de secours a été utilisé',
        lines: [
          'Un de vos codes de secours a été utilisé pour le tableau de bord de {shop}. Il n’est plus valable. Codes restants : {codesLeft}.',
        ],
      },
      reset: {
        title: 'Vos seconds facteurs ont été supprimés',
        lines: [
          'Tous les seconds facteurs de votre connexion au tableau de bord de {shop} ont été supprimés, car leur perte a été signalée. Vous êtes déconnecté partout et vous vous connectez avec le seul mot de passe jusqu’à ce que vous en ajoutiez d’autres.',
        ],
      },
      action: 'Ouvrir mon compte',
      note: 'Si vous ne vous y attendiez pas, changez tout de suite votre mot de passe et prévenez un propriétaire.',
    },
    'member-waiting': {
      subject: 'Un nouveau membre attend chez {shop}',
      title: 'Quelqu’un attend votre accord',
      lines: [
        '{member} s’est inscrit chez {shop} et pourra se connecter dès que vous aurez approuvé le compte.',
      ],
      action: 'Voir le compte',
      note: 'Vous recevez ce message parce que la boutique vous appartient et que vous approuvez vous-même les nouveaux comptes.',
    },
    'import-failing': {
      subject: 'L’import « {name} » échoue à répétition chez {shop}',
      title: 'Un import programmé échoue à répétition',
      lines: [
        'L’import programmé « {name} » a échoué trois fois de suite. Il réessaie à ses heures, et vous recevrez un message dès qu’il fonctionnera à nouveau.',
      ],
      action: 'Ouvrir les imports',
      note: 'Vous recevez ce message parce que la boutique vous appartient.',
    },
    'import-working': {
      subject: 'L’import « {name} » fonctionne à nouveau chez {shop}',
      title: 'Un import programmé fonctionne à nouveau',
      lines: [
        'L’import programmé « {name} » a importé son fichier sans échouer. Vous n’avez plus rien à faire.',
      ],
      action: 'Ouvrir les imports',
      note: 'Vous recevez ce message parce que la boutique vous appartient.',
    },
    ...frOrders,
    test: {
      subject: 'Message d’essai de {shop}',
      title: 'Votre serveur de messagerie fonctionne',
      lines: [
        'Voici le message d’essai que vous avez demandé. Les messages de {shop} prendront désormais ce chemin.',
      ],
      note: 'Ce message n’a été envoyé à personne d’autre.',
    },
  },
}
