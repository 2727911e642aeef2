import type { Translation } from '@vitrine/messages'
import type { enRehearsal } from './en-rehearsal.ts'

export const frRehearsal: Translation<typeof enRehearsal> = {
  rehearsal: {
    title: 'Essai',
    badge: 'Essai',
    text: 'Commandez dans votre boutique comme un client : avec vos produits, prix, livraison et taxes. La banque de test prend l’argent, le stock et les codes ne changent pas, les e-mails n’atteignent personne, et aucun rapport ne le montre.',
    open: 'Essayer dans la boutique',
    openHint:
      'Une barre dans la boutique dit que vous faites un essai. L’adresse est pour vous seul et fonctionne 4 heures.',
    orders: 'Commandes d’essai',
    noOrders: 'Aucune commande d’essai pour l’instant.',
    count: {
      one: '{n, number} commande d’essai.',
      other: '{n, number} commandes d’essai.',
    },
    show: 'Les afficher',
    clear: 'Vider l’essai',
    clearTitle: 'Vider l’essai ?',
    clearText:
      'Toutes les commandes d’essai sont supprimées avec leurs paiements, colis et e-mails. Les vraies commandes restent.',
    cleared: {
      one: '{n, number} commande supprimée',
      other: '{n, number} commandes supprimées',
    },
    mails: 'E-mails',
    mailsHint: 'Ce que vos clients auraient reçu. Rien n’a été envoyé.',
    noMails: 'Aucun e-mail n’a encore été écrit.',
    checks: {
      title: 'Liste de contrôle avant l’ouverture',
      text: 'Douze commandes que la boutique passe elle-même avec la banque de test : chacune est passée, payée et suivie avec vos propres paramètres.',
      start: 'Lancer les contrôles',
      again: 'Relancer',
      progress: '{done, number} sur {all, number} contrôlées',
      order: 'Commande {number}',
      states: {
        WAITING: 'En attente',
        PASSED: 'En ordre',
        FAILED: 'À regarder',
        SKIPPED: 'Sautée',
      },
      names: {
        CARD: 'Payée par carte',
        DECLINED: 'Carte refusée, puis payée',
        ASKED: 'Carte avec 3-D Secure',
        LATE: 'La banque répond tard',
        TWICE: 'La banque répond deux fois',
        TRANSFER: 'Payée plus tard par virement',
        PART_REFUND: 'Remboursée en partie',
        REFUND: 'Remboursée en totalité',
        CANCEL: 'Annulée',
        SOLD_OUT: 'Épuisé entre-temps',
        CODE: 'Avec un code',
        OTHER_DELIVERY: 'Avec une autre livraison',
      },
      what: {
        CARD: 'La commande est passée et payée, et les écritures sont soldées.',
        DECLINED:
          'Une carte refusée laisse la commande en attente ; une autre carte la paie, une fois.',
        ASKED: 'La commande attend que la banque ait sa réponse, puis est payée.',
        LATE: 'Tant que la banque ne répond pas, la commande attend ; puis elle est passée et payée.',
        TWICE: 'La même réponse deux fois compte une fois : rien n’est payé en trop.',
        TRANSFER: 'La commande est passée sans paiement, et payée quand l’argent est saisi.',
        PART_REFUND: 'La moitié retourne sur la carte ; la commande dit « remboursée en partie ».',
        REFUND: 'Tout retourne sur la carte ; la commande dit « remboursée ».',
        CANCEL: 'La commande est remboursée et annulée, et les écritures sont soldées.',
        SOLD_OUT: 'La commande est refusée quand quelqu’un d’autre a acheté les dernières pièces.',
        CODE: 'Un code de votre boutique déduit un montant, et le reste est payé.',
        OTHER_DELIVERY: 'Le second mode de livraison est proposé, chiffré et payé.',
      },
      reasons: {
        NO_PRODUCT: 'Aucun produit visible ne peut être acheté.',
        NO_OTHER_DELIVERY: 'La boutique n’a qu’un mode de livraison vers ce lieu.',
        NO_METHOD_BY_HAND: 'La boutique n’accepte ni virement ni espèces.',
        NO_CODE: 'Aucun code de la boutique ne déduit quoi que ce soit.',
        STOCK_NOT_COUNTED: 'Les pièces du produit ne sont pas comptées.',
      },
      reason: 'Signalé : {code}',
    },
    noneTitle: 'Aucune commande d’essai',
    noneText: 'Essayez votre boutique sans conséquence avant vos clients.',
  },
}
