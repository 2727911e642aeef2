import type { Translation } from '@vitrine/messages'
import type { giftCardsEn } from './en-gift-cards.ts'

export const giftCardsFr: Translation<typeof giftCardsEn> = {
  gift: {
    title: 'Pour qui est-elle ?',
    fields: {
      recipientName: 'Nom',
      recipientEmail: 'Adresse e-mail',
      senderName: 'De la part de',
      sendDate: 'Envoyer le',
      message: 'Message',
    },
    emailHint: 'Sans adresse, la carte cadeau vous est envoyée.',
    dateHint: 'Vide : dès qu’elle est payée.',
  },
  giftCardBalance: {
    why: 'Saisissez le code de votre carte cadeau pour voir ce qu’il y reste.',
    label: 'Code de la carte cadeau',
    hint: 'Il se trouve dans l’e-mail de la carte cadeau.',
    submit: 'Afficher le solde',
    left: 'Solde de la carte cadeau se terminant par {code}',
    until: 'Elle est utilisable jusqu’au {date}.',
    forever: 'Elle n’expire pas.',
    states: {
      ACTIVE: 'Saisissez le code au moment de commander pour payer avec.',
      SPENT: 'Elle est entièrement utilisée.',
      EXPIRED: 'Elle a expiré le {date}.',
      DISABLED: 'La boutique l’a désactivée. Écrivez-nous si vous ne savez pas pourquoi.',
    },
    missing: 'Saisissez le code.',
    unknown: 'Nous ne connaissons pas ce code. Vérifiez-le.',
    throttled: 'Trop de codes ont été essayés. Patientez une minute, puis réessayez.',
    shop: 'Découvrir la boutique',
  },
  storeCredit: {
    title: 'Avoir',
    why: 'Utilisez-le au moment de commander, en étant connecté.',
    none: 'Vous n’avez pas d’avoir.',
    left: 'Vous pouvez dépenser',
    expiring: 'Dont {amount} expirent le {date}.',
    history: 'Mouvements',
    kinds: {
      GIVEN: 'De la boutique',
      REFUNDED: 'Remboursement',
      SPENT: 'Dépensé',
      RETURNED: 'Recrédité',
      TAKEN_BACK: 'Repris par la boutique',
      EXPIRED: 'Expiré',
    },
    order: 'Commande {number}',
    until: 'Jusqu’au {date}',
  },
}
