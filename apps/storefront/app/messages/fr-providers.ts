import type { Translation } from '@vitrine/messages'
import type { providersEn } from './en-providers.ts'

export const providersFr: Translation<typeof providersEn> = {
  providers: { or: 'Ou connectez-vous avec', with: 'Continuer avec {name}' },

  provider: {
    thisAddress: 'cette adresse',
    again: 'Réessayer',
    otherWay: 'Se connecter autrement',
    toLinks: 'Retour aux connexions liées',
    newPassword: 'Choisir un nouveau mot de passe',
    notOffered: {
      title: 'Cette connexion n’est pas disponible',
      why: 'La boutique ne propose pas cette connexion, ou ne la propose plus.',
    },
    unreachable: {
      title: 'Le service de connexion ne répond pas',
      why: 'Il est injoignable en ce moment, ou mal configuré. Réessayez dans un instant ; si le problème persiste, contactez la boutique.',
    },
    notStarted: {
      title: 'Cette connexion a expiré',
      why: 'Une connexion doit se terminer en 10 minutes dans le navigateur où elle a commencé, et ne sert qu’une fois.',
    },
    rejected: {
      title: 'Vous n’avez pas été connecté',
      why: 'La connexion a été annulée ou refusée par l’autre service.',
    },
    untrusted: {
      title: 'La connexion n’a pas pu être vérifiée',
      why: 'La réponse de l’autre service n’est pas valable, vous n’avez donc pas été connecté. Réessayez ; si le problème persiste, contactez la boutique.',
    },
    unverified: {
      title: 'Confirmez d’abord votre adresse là-bas',
      why: 'L’autre service n’a pas confirmé votre adresse e-mail. Confirmez-la là-bas, ou connectez-vous ici avec e-mail et mot de passe.',
    },
    ownUnverified: {
      title: 'L’adresse e-mail de votre compte n’est pas confirmée',
      why: 'Quelqu’un s’est inscrit ici avec {about} sans jamais la confirmer. Si c’était vous, choisissez un nouveau mot de passe par e-mail : cela la confirme, et les deux peuvent alors être liés.',
    },
    domain: {
      title: 'Pas avec cette adresse',
      why: 'Les adresses de {about} ne se connectent pas ainsi. Utilisez le compte de votre organisation, ou connectez-vous autrement.',
    },
    registersNobody: {
      title: 'Vous n’avez pas encore de compte ici',
      why: 'Cette connexion est réservée à ceux qui ont déjà un compte ici. Inscrivez-vous d’abord, ou demandez à la boutique.',
    },
    linkedElsewhere: {
      title: 'Déjà liée à un autre compte',
      why: 'Cette connexion est liée à un autre compte de cette boutique. Dissociez-la d’abord là-bas.',
    },
    linkedAlready: {
      title: 'Votre compte est déjà lié',
      why: 'Votre compte est lié à un autre compte de ce service. Dissociez-le d’abord.',
    },
    failed: {
      title: 'Vous n’avez pas été connecté',
      why: 'Une erreur s’est produite. Réessayez, ou connectez-vous autrement.',
    },
  },

  proveLink: {
    title: 'Vous avez déjà un compte ici',
    why: 'Connectez-vous une fois à {email} avec votre mot de passe, pour montrer que c’est le vôtre. Ensuite, {name} suffira.',
    submit: 'Se connecter et lier',
    other: 'Se connecter autrement',
  },

  linked: {
    title: 'Connexions liées',
    why: 'D’autres comptes avec lesquels vous pouvez vous connecter ici.',
    none: 'Aucune connexion n’est liée.',
    since: 'Liée le {date}',
    used: 'dernière utilisation le {date}',
    off: 'non proposée par la boutique actuellement',
    unlink: 'Dissocier {name}',
    more: {
      label: 'En lier une autre',
      why: 'Connectez-vous là-bas une fois pour la lier à ce compte.',
    },
    link: 'Lier {name}',
    last: 'C’est le seul moyen de vous connecter à votre compte. Choisissez d’abord un mot de passe ou liez un autre compte.',
    gone: 'Cette connexion n’est plus liée.',
    noPassword: 'Votre compte n’a pas de mot de passe.',
    setPassword: 'En choisir un',
  },
}
