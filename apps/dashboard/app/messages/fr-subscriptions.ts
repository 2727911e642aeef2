import type { Translation } from '@vitrine/messages'
import type { enSubscriptions } from './en-subscriptions.ts'

export const frSubscriptions: Translation<typeof enSubscriptions> = {
  subscriptions: {
    title: 'Abonnements',
    text: 'Ce que les acheteurs reçoivent régulièrement. Chacun commence par une commande d’un produit qui a des formules d’abonnement.',
    search: 'Chercher par acheteur ou e-mail',
    all: 'Tous',
    columns: {
      product: 'Produit',
      buyer: 'Acheteur',
      plan: 'Fréquence',
      next: 'Prochaine commande',
      price: 'Prix',
      state: 'État',
    },
    emptyTitle: 'Aucun abonnement pour l’instant',
    emptyText:
      'Ajoutez des formules d’abonnement à un produit ; les acheteurs en choisissent une sur sa page.',
    noneFoundTitle: 'Aucun abonnement ne correspond',
    noneFoundText: 'Cherchez autre chose, ou choisissez un autre état.',
    states: {
      PENDING: 'Pas commencé',
      ACTIVE: 'Actif',
      PAUSED: 'En pause',
      PAST_DUE: 'Impayé',
      CANCELLED: 'Annulé',
      COMPLETED: 'Terminé',
    },
    every: {
      DAY: { one: 'Tous les jours', other: 'Tous les {n, number} jours' },
      WEEK: { one: 'Toutes les semaines', other: 'Toutes les {n, number} semaines' },
      MONTH: { one: 'Tous les mois', other: 'Tous les {n, number} mois' },
      YEAR: { one: 'Tous les ans', other: 'Tous les {n, number} ans' },
    },
    ends: 'Prend fin le {date}',
    guest: 'Invité',
  },
  subscription: {
    back: 'Abonnements',
    about: 'Conditions',
    buyer: 'Acheteur',
    price: 'Prix d’une pièce',
    quantity: 'Pièces',
    frequency: 'Fréquence',
    times: 'Commandes',
    timesOf: '{n, number} sur {total, number}',
    unlimited: '{n, number}, jusqu’à son annulation',
    next: 'Prochaine commande',
    delivery: 'Livraison',
    address: 'Adresse de livraison',
    payment: 'Paiement',
    charged: 'Le moyen enregistré est débité',
    asked: 'L’acheteur reçoit un lien pour payer chaque commande',
    firstOrder: 'Première commande',
    order: 'Commande {number}',
    notices: {
      PENDING: 'Il commence quand sa première commande est payée.',
      PAST_DUE:
        'La dernière commande n’est pas payée. Elle est débitée à nouveau le {date} ; l’acheteur a un lien pour payer. Après la troisième fois, l’abonnement est annulé.',
      PAUSED: 'Rien n’est commandé avant la reprise.',
      ending: 'Il prend fin le {date} sans autre commande.',
    },
    history: 'Dates',
    columns: { date: 'Date', outcome: 'Ce qui s’est passé' },
    outcomes: { ORDERED: 'Commandé', SKIPPED: 'Sauté', UNAVAILABLE: 'Pas de commande' },
    problems: {
      SOLD_OUT: 'Épuisé',
      GONE: 'Le produit ou sa formule n’est plus vendu',
      NO_DELIVERY: 'Il ne peut plus être livré de cette façon',
      CURRENCY: 'La boutique a maintenant une autre devise',
      UNPAID: 'La commande précédente n’a pas été payée',
    },
    acts: {
      PAUSE: 'Mettre en pause',
      RESUME: 'Reprendre',
      KEEP: 'Ne plus annuler',
      SKIP_NEXT: 'Sauter la prochaine',
      CANCEL: 'Annuler',
      CANCEL_AT_PERIOD_END: 'Annuler à l’échéance',
    },
    ask: {
      PAUSE:
        'Rien n’est commandé ni débité jusqu’à ce que vous ou l’acheteur le repreniez.',
      RESUME: 'Il reprend à la prochaine date.',
      SKIP_NEXT: 'Il n’y a pas de commande le {date}. La suivante vient comme prévu.',
      CANCEL:
        'Aucune autre commande ne suit, et une commande impayée est abandonnée. L’acheteur reçoit un e-mail. C’est définitif.',
      CANCEL_AT_PERIOD_END:
        'Il prend fin le {date} sans autre commande. L’acheteur reçoit un e-mail. D’ici là, vous pouvez revenir dessus.',
    },
    keep: 'Laisser tel quel',
    done: 'L’abonnement est modifié.',
    ofOrder: 'Abonnements de cette commande',
    ofCustomer: 'Abonnements',
    none: 'Aucun',
  },
}
