import type { Translation } from '@vitrine/messages'
import type { enReviews } from './en-reviews.ts'

export const frReviews: Translation<typeof enReviews> = {
  reviews: {
    title: 'Avis',
    count: { none: 'Aucun avis', one: '{n, number} avis', other: '{n, number} avis' },
    which: 'Quels avis',
    byStars: 'Par étoiles',
    stars: { one: '{n, number} étoile sur 5', other: '{n, number} étoiles sur 5' },
    views: {
      ALL: 'Tous',
      PENDING: 'En attente',
      PUBLISHED: 'Publiés',
      REJECTED: 'Refusés',
      REPORTED: 'Signalés',
    },
    columns: {
      product: 'Produit',
      rating: 'Note',
      words: 'Avis',
      state: 'État',
      date: 'Rédigé',
    },
    states: { PENDING: 'Vous attend', PUBLISHED: 'Publié', REJECTED: 'Refusé' },
    reported: { one: '{n, number} signalement', other: '{n, number} signalements' },
    noWords: 'Étoiles seulement',
    anonymous: 'Sans nom',
    verified: 'La commande a été payée',
    unverified: 'La commande n’est pas encore payée',
    toOrder: 'Commande {number}',
    toProduct: 'Ouvrir le produit',
    reports: 'Ce qui a été signalé',
    reasons: {
      SPAM: 'C’est de la publicité.',
      OFFENSIVE: 'Il insulte quelqu’un.',
      PRIVATE_DATA: 'Il dévoile la vie privée de quelqu’un.',
      NOT_ABOUT_PRODUCT: 'Il ne parle pas du produit.',
    },
    moves: { PUBLISHED: 'Publier', REJECTED: 'Refuser', PENDING: 'Remettre en attente' },
    keep: 'Le laisser publié',
    moved: {
      PENDING: 'L’avis est à nouveau en attente.',
      PUBLISHED: 'L’avis est publié.',
      REJECTED: 'L’avis n’est pas affiché.',
    },
    reply: 'Votre réponse',
    replyHint: 'Tout le monde la lit sous l’avis. Laissez vide pour la retirer.',
    saveReply: 'Enregistrer la réponse',
    replied: 'Votre réponse est sous l’avis.',
    replyRemoved: 'Votre réponse est retirée.',
    setUp: 'Paramètres des avis',
    emptyTitle: 'Aucun avis pour l’instant',
    emptyText:
      'Les acheteurs peuvent donner leur avis sur la page de leur commande. Vous pouvez aussi le leur demander par e-mail quelques jours après le colis.',
    noneFoundTitle: 'Rien ne correspond',
    noneFoundText: 'Regardez un autre état, ou tous.',
  },
  reviewSettings: {
    title: 'Avis',
    hint: 'Seuls les acheteurs peuvent donner un avis, une fois par article. La loi vous oblige à dire comment vous vérifiez les avis : la page d’un produit le fait.',
    collect: 'Recueillir des avis',
    collectHint: 'Ce qui est publié reste dans tous les cas.',
    publish: 'Quand un avis est affiché',
    publishing: {
      AFTER_APPROVAL: {
        label: 'Après votre lecture',
        hint: 'Il attend sous Avis jusqu’à ce que vous le publiiez.',
      },
      AT_ONCE: { label: 'Tout de suite', hint: 'Vous pouvez encore le refuser plus tard.' },
    },
    markVerifiedOnly: 'Les moteurs de recherche ne voient que les avis de commandes payées',
    markVerifiedOnlyHint:
      'Les visiteurs voient aussi les autres, sans la mention « Achat vérifié ».',
    request: 'Demander aux acheteurs par e-mail',
    requestHint: 'Une fois par commande. Chaque e-mail a un lien pour les arrêter.',
    requestAfterDays: 'Jours avant l’e-mail',
    requestAfterDaysHint: 'À partir du moment où tout est expédié, ou arrivé. 1 à 90.',
    requestOnlyWithConsent: 'Seulement ceux qui ont accepté à la commande',
    requestOnlyWithConsentHint:
      'Dans de nombreux pays, vous pouvez demander à vos propres clients sans cela. Vérifiez que le vôtre en fait partie.',
  },
}
