import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const frOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'Votre commande {orderNumber} chez {shop}',
    title: 'Merci pour votre commande',
    lines: [
      'Nous avons bien reçu votre commande {orderNumber}. Le bouton ci-dessous vous montre où elle en est.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'order-paid': {
    subject: 'Nous avons reçu votre paiement pour la commande {orderNumber}',
    title: 'Votre paiement est arrivé',
    lines: [
      'Votre paiement de {amount} pour la commande {orderNumber} chez {shop} est arrivé. Merci.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'order-payment-failed': {
    subject: 'Le paiement de la commande {orderNumber} n’a pas abouti',
    title: 'Le paiement n’a pas abouti',
    lines: [
      'Rien n’a été débité pour votre commande {orderNumber} chez {shop}. Payez avec le bouton ci-dessous ou choisissez un autre moyen de paiement.',
    ],
    action: 'Payer maintenant',
    note: 'Si vous avez payé entre-temps, vous n’avez rien à faire.',
  },
  'gift-card': {
    subject: 'Votre carte cadeau de {amount} pour {shop}',
    title: 'Une carte cadeau pour vous',
    lines: [
      'Cette carte cadeau vaut {amount} chez {shop}. Saisissez le code au moment de payer ; vous pouvez l’utiliser en plusieurs fois.',
    ],
    action: 'Aller à la boutique',
    note: 'Conservez ce message : toute personne qui connaît le code peut utiliser la carte.',
  },
  'store-credit-ending': {
    subject: 'Votre crédit boutique de {amount} prend fin le {date}',
    title: 'Votre crédit boutique prend bientôt fin',
    lines: [
      'Vous pouvez utiliser {amount} de crédit chez {shop} jusqu’au {date}. Ce qui reste ensuite est perdu.',
    ],
    action: 'Voir le crédit',
    note: 'Il est proposé au moment de payer lorsque vous êtes connecté.',
  },
  'subscription-renewing': {
    subject: 'Votre abonnement {product} arrive le {date}',
    title: 'Votre prochaine commande arrive',
    lines: [
      'Votre abonnement {product} chez {shop} revient le {date}. Il coûte {amount} ; la livraison peut s’y ajouter.',
    ],
    action: 'Voir l’abonnement',
    note: 'Si vous n’en avez pas besoin cette fois, vous pouvez passer cette commande ou résilier sur la page de l’abonnement.',
  },
  'subscription-payment-failed': {
    subject: 'Le paiement pour {product} n’a pas abouti',
    title: 'Le paiement n’a pas abouti',
    lines: [
      'Nous n’avons pas pu encaisser {amount} pour votre abonnement {product} chez {shop}. Payez avec le bouton ci-dessous ou choisissez un autre moyen de paiement. Sinon, nous réessaierons le {date}.',
    ],
    action: 'Payer maintenant',
    note: 'Si vous avez payé entre-temps, vous n’avez rien à faire.',
  },
  'subscription-cancelled': {
    subject: 'Votre abonnement {product} a été résilié',
    title: 'Votre abonnement a été résilié',
    lines: [
      'Nous vous confirmons que votre abonnement {product} chez {shop} a été résilié. Il n’y aura pas d’autre commande.',
    ],
    action: 'Voir l’abonnement',
    note: 'Si vous ne vous y attendiez pas, écrivez-nous.',
  },
  'subscription-unavailable': {
    subject: '{product} ne peut pas venir cette fois',
    title: 'Pas de commande cette fois',
    lines: [
      'Votre abonnement {product} chez {shop} arrive à échéance, mais il ne peut pas être livré pour le moment. Vous ne payez rien pour cette commande et votre abonnement continue.',
    ],
    action: 'Voir l’abonnement',
    note: 'Si vous avez des questions, écrivez-nous.',
  },
  'payment-requested': {
    subject: 'Veuillez payer {amount} pour la commande {orderNumber}',
    title: 'Un paiement est attendu',
    lines: [
      '{shop} vous demande de payer {amount} pour votre commande {orderNumber}. Le bouton ci-dessous mène à une page où vous choisissez le moyen de paiement.',
    ],
    action: 'Payer maintenant',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande. Si vous avez payé entre-temps, vous n’avez rien à faire.',
  },
  'order-cancelled': {
    subject: 'Votre commande {orderNumber} chez {shop} a été annulée',
    title: 'Votre commande a été annulée',
    lines: ['Votre commande {orderNumber} chez {shop} a été annulée.'],
    action: 'Voir la commande',
    note: 'Si vous ne vous y attendiez pas, veuillez nous écrire.',
  },
  'order-edited': {
    subject: 'Votre commande {orderNumber} chez {shop} a été modifiée',
    title: 'Votre commande a été modifiée',
    lines: ['{shop} a modifié votre commande {orderNumber}. Voici ce qu’elle contient à présent.'],
    action: 'Voir la commande',
    note: 'Si vous ne vous y attendiez pas, veuillez nous écrire.',
  },
  'order-change-proposed': {
    subject: 'Veuillez accepter la modification de la commande {orderNumber}',
    title: 'Votre commande va changer',
    lines: [
      '{shop} souhaite modifier votre commande {orderNumber}. Elle coûtera {amount} au total. Rien ne change avant votre accord.',
    ],
    action: 'Voir et accepter',
    note: 'Si vous ne vous y attendiez pas, veuillez nous écrire.',
  },
  'order-refunded': {
    subject: 'Votre remboursement pour la commande {orderNumber}',
    title: 'Votre remboursement est en route',
    lines: [
      'Nous vous remboursons {amount} de votre commande {orderNumber} chez {shop}. Selon votre banque, cela prend quelques jours.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'order-credited': {
    subject: 'Votre avoir pour la commande {orderNumber}',
    title: 'Vous avez un avoir',
    lines: [
      'Nous vous remboursons {amount} de votre commande {orderNumber} chez {shop}, dont {credit} sous forme d’avoir, utilisable dès maintenant au moment de payer.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'order-shipped': {
    subject: 'La commande {orderNumber} est en route',
    title: 'Votre colis est en route',
    lines: ['Un colis de votre commande {orderNumber} chez {shop} est en route vers vous.'],
    action: 'Voir la commande',
    follow: 'Suivre le colis',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'order-ready': {
    subject: 'La commande {orderNumber} est prête à être retirée',
    title: 'Prête à être retirée',
    lines: [
      'Votre commande {orderNumber} chez {shop} est prête : vous pouvez la retirer dès maintenant.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'return-requested': {
    subject: 'Nous avons reçu votre retour {returnNumber}',
    title: 'Votre retour',
    lines: [
      'Vous souhaitez retourner des articles de votre commande {orderNumber} chez {shop}. Nous examinons votre demande et vous écrirons.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'return-agreed': {
    subject: 'Retour {returnNumber} : veuillez renvoyer les articles',
    title: 'Nous acceptons le retour',
    lines: [
      'Nous acceptons le retour {returnNumber} de votre commande {orderNumber} chez {shop}. Merci de joindre son numéro au colis.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'return-declined': {
    subject: 'Retour {returnNumber} : nous ne pouvons pas l’accepter',
    title: 'Nous ne pouvons pas accepter le retour',
    lines: [
      'Nous devons refuser le retour {returnNumber} de votre commande {orderNumber} chez {shop}.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'return-refunded': {
    subject: 'Le remboursement du retour {returnNumber} est en route',
    title: 'Le remboursement est en route',
    lines: [
      'Nous vous remboursons {amount} pour le retour {returnNumber} de votre commande {orderNumber} chez {shop}. Selon votre banque, cela prend quelques jours.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'return-credited': {
    subject: 'Votre avoir pour le retour {returnNumber}',
    title: 'Vous avez un avoir',
    lines: [
      'Nous vous remboursons {amount} pour le retour {returnNumber} de votre commande {orderNumber} chez {shop}, dont {credit} sous forme d’avoir, utilisable dès maintenant au moment de payer.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'withdrawal-received': {
    subject: 'Accusé de réception de votre rétractation pour la commande {orderNumber}',
    title: 'Nous avons reçu votre rétractation',
    lines: [
      'Vous avez exercé votre droit de rétractation pour la commande {orderNumber} chez {shop}. Voici l’accusé de réception, avec le contenu, la date et l’heure de votre déclaration. Merci de le conserver.',
    ],
    action: 'Voir la commande',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la rétractation.',
  },
  'subscription-unavailable-for-shop': {
    subject: 'Pas de commande pour un abonnement à {product} chez {shop}',
    title: 'Un abonnement a été sauté',
    lines: [
      '{buyer} devait recevoir à nouveau {product}, mais le produit est épuisé, ou ne peut plus être vendu ou livré comme convenu. Rien n’a été commandé ni débité cette fois. L’acheteur est prévenu, et l’abonnement reprend à sa prochaine date.',
    ],
    action: 'Ouvrir l’abonnement',
    note: 'Vous recevez ce message parce que la boutique vous appartient.',
  },
  'return-for-shop': {
    subject: 'Retour de la commande {orderNumber} chez {shop}',
    title: 'Demande de retour',
    lines: [
      '{buyer} souhaite retourner des articles de la commande {orderNumber}. Veuillez examiner la demande et décider.',
    ],
    action: 'Ouvrir la commande',
    note: 'Vous recevez ce message parce que la boutique vous appartient.',
  },
  'withdrawal-for-shop': {
    subject: 'Rétractation pour la commande {orderNumber} chez {shop}',
    title: 'Un contrat a fait l’objet d’une rétractation',
    lines: [
      '{buyer} a exercé son droit de rétractation pour la commande {orderNumber}. L’accusé de réception a été envoyé ; l’argent doit être remboursé sous 14 jours.',
    ],
    action: 'Ouvrir la commande',
    note: 'Vous recevez ce message parce que la boutique vous appartient.',
  },
  invoice: {
    subject: 'Facture {invoiceNumber} de {shop}',
    title: 'Votre facture',
    lines: ['Voici la facture de votre commande {orderNumber} chez {shop}.'],
    action: 'Ouvrir la facture',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'credit-note': {
    subject: 'Avoir {invoiceNumber} de {shop}',
    title: 'Votre avoir',
    lines: ['Voici l’avoir de votre commande {orderNumber} chez {shop}.'],
    action: 'Ouvrir l’avoir',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée lors de la commande.',
  },
  'checkout-reminder': {
    subject: 'Vous avez laissé quelque chose chez {shop}',
    title: 'Votre sélection est toujours là',
    lines: [
      'Vous avez choisi ces articles chez {shop} sans les avoir encore commandés. Le bouton ci-dessous vous permet de reprendre là où vous en étiez, sur cet appareil ou un autre.',
    ],
    more: { one: '… et un autre', other: '… et {n} autres' },
    action: 'Continuer',
    unsubscribe: 'Ne plus recevoir de rappels de {shop}',
    note: 'Vous recevez ce message parce que cette adresse a été indiquée au moment de commander. Rien n’est réservé : les prix et le stock sont ceux d’aujourd’hui.',
  },
  'back-in-stock': {
    subject: '{product} est de retour chez {shop}',
    title: 'De retour',
    lines: [
      '{product} est de nouveau en stock chez {shop}. Vous vouliez le savoir.',
      'Il ne vous est pas réservé : le premier qui commande l’obtient.',
    ],
    action: 'Voir',
    unsubscribe: 'Ne plus recevoir de tels messages de {shop}',
    note: 'Vous recevez ce message car cette adresse a demandé à être prévenue. C’est le seul à ce sujet.',
  },
  'price-drops': {
    subject: 'Un prix a baissé dans votre liste d’envies chez {shop}',
    title: 'Moins cher maintenant',
    lines: ['Ces articles de votre liste d’envies chez {shop} coûtent moins cher qu’avant.'],
    item: '{now} au lieu de {before}',
    action: 'Ouvrir la liste d’envies',
    unsubscribe: 'Ne plus recevoir de messages sur les prix de {shop}',
    note: 'Vous recevez ce message car des nouvelles des prix ont été demandées avec cette adresse : une par jour au plus.',
  },
  'price-mails-confirm': {
    subject: 'Confirmez votre adresse pour les nouvelles des prix de {shop}',
    title: 'Encore une étape',
    lines: [
      'Quelqu’un a demandé à {shop} d’écrire à cette adresse lorsqu’un prix baisse dans une liste d’envies. Confirmez-le et nous le ferons.',
    ],
    action: 'Confirmer l’adresse',
    note: 'Si ce n’était pas vous, il n’y a rien à faire : sans confirmation, vous ne recevrez aucun autre message.',
  },
  'newsletter-confirm': {
    subject: 'Confirmez votre adresse pour la lettre d’information de {shop}',
    title: 'Encore une étape',
    lines: [
      'Quelqu’un a demandé la lettre d’information de {shop} avec cette adresse. Confirmez-le et vous recevrez la prochaine.',
    ],
    action: 'Confirmer l’adresse',
    note: 'Si ce n’était pas vous, il n’y a rien à faire : sans confirmation, vous ne recevrez aucun autre message.',
  },
  'review-request': {
    subject: 'Que pensez-vous de votre achat chez {shop} ?',
    title: 'Qu’en pensez-vous ?',
    lines: [
      'Vous avez reçu il y a quelque temps votre commande {orderNumber} de {shop}. Comment sont ces articles ? Votre avis, bon ou mauvais, aide les autres à choisir.',
    ],
    action: 'Donner un avis',
    unsubscribe: 'Ne plus recevoir de demandes d’avis de {shop}',
    note: 'Vous recevez ce message une seule fois par commande, car elle a été passée avec cette adresse.',
  },
  'contact-message': {
    subject: 'Message de {sender} pour {shop}',
    title: 'Un message',
    lines: [
      '{sender} vous a écrit avec le formulaire de contact. Répondez à ce mail : votre réponse lui parviendra.',
    ],
    labels: { email: 'E-mail', phone: 'Téléphone', message: 'Message' },
    action: 'Tous les messages',
    note: 'Vous recevez ce mail parce que la boutique vous transmet ce qu’écrivent ses visiteurs.',
  },
  'product-question': {
    subject: 'Question sur {product} chez {shop}',
    title: 'Une question sur un produit',
    lines: [
      '{sender} vous pose une question sur {product}. Répondez à ce mail : votre réponse lui parviendra.',
    ],
    labels: { product: 'Produit', email: 'E-mail', message: 'Question' },
    action: 'Tous les messages',
    note: 'Vous recevez ce mail parce que la boutique vous transmet ce qu’écrivent ses visiteurs.',
  },
  'order-received': {
    subject: 'Nouvelle commande {orderNumber} chez {shop}',
    title: 'Une nouvelle commande',
    lines: ['{buyer} a commandé pour {amount}.'],
    action: 'Ouvrir la commande',
    note: 'Vous recevez ce message parce que la boutique vous appartient.',
  },
}
