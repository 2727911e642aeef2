import type { Translation } from '@vitrine/messages'
import type { subscriptionsEn } from './en-subscriptions.ts'

export const subscriptionsFr: Translation<typeof subscriptionsEn> = {
  subscriptions: {
    title: 'Abonnements',
    why: 'Ce que vous recevez régulièrement.',
    none: 'Vous n’avez pas d’abonnement.',
    next: 'Prochaine commande le {date}',
    more: 'Abonnements plus anciens',
  },
  subscription: {
    terms: 'Ceci est un abonnement',
    termsOf: '{amount} à chaque fois. {terms}',
    charged:
      'La première commande est payée maintenant. Les suivantes coûtent autant ; la livraison et les taxes du jour s’y ajoutent. Nous débitons la même carte quand c’est possible, et vous envoyons sinon un lien pour payer. Vous pouvez suspendre, sauter une commande ou résilier à tout moment, dans votre compte ou par le lien de nos e-mails.',
    unlimited: '{every}, jusqu’à résiliation.',
    limited: {
      one: '{every}, une fois.',
      other: '{every}, {n, number} fois au total.',
    },
    states: {
      PENDING: 'En attente du premier paiement',
      ACTIVE: 'Actif',
      PAUSED: 'Suspendu',
      PAST_DUE: 'Non payé',
      CANCELLED: 'Résilié',
      COMPLETED: 'Terminé',
    },
    facts: {
      state: 'État',
      price: 'Prix',
      plan: 'Fréquence',
      next: 'Prochaine commande',
      ends: 'Prend fin le',
      delivery: 'Livraison',
      address: 'Adresse de livraison',
      payment: 'Paiement',
    },
    methods: {
      SEPA: 'Prélèvement {hint}',
      none: 'Par un lien dans notre e-mail',
    },
    waits:
      'Une commande attend son paiement. Si vous ne la payez pas vous-même, nous débitons votre moyen de paiement enregistré le {date}.',
    pastDue:
      'Le dernier paiement n’a pas abouti. Nous réessayons le {date} ; le lien de notre e-mail vous permet de payer tout de suite.',
    acts: {
      PAUSE: 'Suspendre',
      RESUME: 'Reprendre',
      SKIP_NEXT: 'Sauter la commande du {date}',
      KEEP: 'Annuler la résiliation',
      pay: 'Changer de moyen de paiement',
      address: 'Changer d’adresse de livraison',
      cancel: 'Résilier l’abonnement',
    },
    resumes: 'Tant qu’il est suspendu, rien n’est commandé et rien n’est débité.',
    confirm: {
      title: 'Résilier cet abonnement ?',
      text: 'Aucune autre commande ne suivra. Ce qui est déjà payé est encore livré.',
      now: 'Résilier maintenant',
      later: 'Résilier le {date}',
      laterHint: 'D’ici là, vous pouvez changer d’avis.',
      back: 'Ne pas résilier',
    },
    pay: {
      title: 'Changer de moyen de paiement',
      next: 'Vous payez dès maintenant la commande du {date}, et elle arrive tout de suite. Vous choisissez comment à la page suivante ; nous débitons ensuite ce moyen de paiement.',
      open: 'Vous payez maintenant la commande en attente. Vous choisissez comment à la page suivante ; nous débitons ensuite ce moyen de paiement.',
      start: 'Choisir et payer',
      back: 'Ne rien changer',
      unavailable:
        'La prochaine commande n’est pas possible pour le moment : il n’y a rien à payer. Réessayez plus tard.',
    },
    address: {
      title: 'Changer d’adresse de livraison',
      text: 'Les commandes suivantes y seront livrées. Ce qui est déjà commandé va à l’adresse pour laquelle il l’a été.',
      save: 'Enregistrer l’adresse',
    },
    history: 'Commandes',
    outcomes: {
      SKIPPED: 'Sautée',
      UNAVAILABLE: 'N’a pas pu être livrée',
    },
    unpaid: 'Omise, car la commande précédente n’a pas été payée',
    order: 'Commande {number}',
    changed: 'Ce n’est plus possible. Voici l’état actuel.',
    back: 'Tous les abonnements',
  },
}
