import type { Translation } from '@vitrine/messages'
import type { enOrderMerge } from './en-order-merge.ts'

export const frOrderMerge: Translation<typeof enOrderMerge> = {
  merging: {
    label: 'Autres commandes du même acheteur',
    candidate: 'La commande n° {number} du même acheteur va à la même adresse.',
    open: 'Fusionner avec n° {number}',
    title: 'Fusionner la commande {number} avec la commande {into}',
    text: 'Les produits de la commande {number} passent dans la commande {into}, au prix où ils ont été vendus.',
    refundDelivery: 'Ne pas compter la seconde livraison',
    refundDeliveryHint: 'Ce qui a été payé pour elle est rendu par le moyen utilisé.',
    preview: 'Ce qui va se passer',
    submit: 'Fusionner',
    done: 'La commande {number} fait maintenant partie de celle-ci.',
    will: {
      pieces: { one: '{n, number} pièce arrive ici.', other: '{n, number} pièces arrivent ici.' },
      total: 'Cette commande s’élève à {total}, dont {delivery} de livraison.',
      moved:
        '{amount} payés pour la commande {number} paient celle-ci ; aucun argent ne quitte la boutique.',
      paidBack: '{amount} sont rendus à l’acheteur.',
      due: 'Il reste {amount} à payer.',
      overpaid: '{amount} ont été payés en trop.',
      invoice: 'Un avoir annule la facture {number}.',
      noStock: 'Le stock ne change pas.',
      final: 'La commande {number} est annulée. C’est définitif.',
    },
    refusals: {
      STATE: 'L’une des commandes n’est pas passée, ou a pris fin.',
      REFUNDED: 'Une partie a été remboursée.',
      IMPORTED: 'L’une d’elles a été vendue par un autre système.',
      CURRENCY: 'L’une d’elles n’est pas dans la devise de la boutique.',
      GIFT_CARDS: 'L’une d’elles contient des cartes cadeaux.',
      PAYMENT_AUTHORIZED: 'Un paiement est autorisé : encaissez-le ou libérez-le d’abord.',
      DISPUTED: 'Un paiement est contesté.',
      SAME_ORDER: 'C’est la même commande.',
      BUYER: 'Elles sont d’acheteurs différents.',
      ADDRESS: 'Elles vont à des adresses différentes.',
      DELIVERY: 'L’une est expédiée, l’autre est retirée.',
      TAX: 'L’une a des prix avec taxe, l’autre sans.',
      REHEARSAL: 'L’une d’elles est une commande d’essai.',
      SENT: 'Une partie est déjà expédiée.',
      RETURNED: 'Une partie est en train de revenir.',
      SUBSCRIPTION: 'L’une d’elles fait partie d’un abonnement.',
      PAYMENT_AWAITED: 'Un paiement est en route : attendez-le.',
      EDIT_OPEN:
        'L’une d’elles est en cours de modification : appliquez la modification ou abandonnez-la d’abord.',
      STOCK_HELD: 'L’une d’elles n’est pas payée, et son stock n’est réservé que d’ici là.',
      TOTAL: 'Le total a changé entre-temps.',
    },
  },
}
