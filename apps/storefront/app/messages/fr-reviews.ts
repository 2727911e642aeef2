import type { Translation } from '@vitrine/messages'
import type { reviewsEn } from './en-reviews.ts'

export const reviewsFr: Translation<typeof reviewsEn> = {
  reviews: {
    title: 'Avis',
    stars: {
      one: '{average} étoiles sur 5, {n, number} avis',
      many: '{average} étoiles sur 5, {n, number} d’avis',
      other: '{average} étoiles sur 5, {n, number} avis',
    },
    given: { one: '{n, number} étoile sur 5', other: '{n, number} étoiles sur 5' },
    noneFits: 'Aucun avis n’a ce nombre d’étoiles.',
    checked:
      'Seules les personnes qui ont acheté ce produit chez nous peuvent donner un avis. « Achat vérifié » signifie que la commande a été payée.',
    moderated:
      'Nous lisons chaque avis avant de l’afficher et n’écartons que ce qui enfreint la loi, insulte quelqu’un ou ne parle pas du produit. Bons et mauvais avis sont traités de la même façon.',
    unmoderated:
      'Les avis s’affichent tout de suite, sans lecture préalable. Nous retirons ce qui enfreint la loi, insulte quelqu’un ou ne parle pas du produit. Bons et mauvais avis sont traités de la même façon.',
    sort: {
      label: 'Ordre',
      NEWEST: 'Les plus récents',
      HIGHEST: 'Les meilleurs',
      LOWEST: 'Les moins bons',
    },
    filter: 'Par étoiles',
    all: 'Tous',
    onlyStars: {
      one: '{stars, number} étoiles, {n, number} avis',
      many: '{stars, number} étoiles, {n, number} d’avis',
      other: '{stars, number} étoiles, {n, number} avis',
    },
    pages: 'Pages des avis',
    verified: 'Achat vérifié',
    anonymous: 'Une cliente ou un client',
    edited: 'modifié le {date}',
    reply: 'Réponse de la boutique',
    report: {
      label: 'Signaler',
      reason: 'Quel est le problème avec cet avis ?',
      reasons: {
        SPAM: 'C’est de la publicité',
        OFFENSIVE: 'Il insulte quelqu’un',
        PRIVATE_DATA: 'Il révèle la vie privée de quelqu’un',
        NOT_ABOUT_PRODUCT: 'Il ne parle pas du produit',
      },
      submit: 'Envoyer le signalement',
      done: 'Merci. Nous réexaminons cet avis.',
    },
    write: {
      link: 'Donner un avis sur vos achats',
      title: 'Avis sur la commande {number}',
      lede: 'Dites ce que vous en pensez, en bien ou en mal. Votre avis aide les autres à choisir.',
      nothing: 'Il n’y a rien à évaluer dans cette commande.',
      closed: 'La boutique ne prend pas d’avis actuellement.',
      rating: 'Votre note',
      ratings: {
        1: '1 – mauvais',
        2: '2 – médiocre',
        3: '3 – correct',
        4: '4 – bon',
        5: '5 – très bon',
      },
      heading: 'En quelques mots',
      text: 'Votre avis',
      name: 'Nom affiché',
      nameHint: 'Un prénom ou tout autre nom. Sans nom, il est écrit « Une cliente ou un client ».',
      submit: 'Envoyer l’avis',
      change: 'Enregistrer la modification',
      withdraw: 'Supprimer mon avis',
      missingRating: 'Choisissez de 1 à 5.',
      tooLong: '{most, number} caractères au maximum.',
      tooMany: 'Vous avez écrit beaucoup d’avis aujourd’hui. Continuez demain.',
      notPossible: 'Il n’est plus possible de donner un avis sur cet article.',
      saved: 'Merci. Votre avis est enregistré.',
      withdrawn: 'Votre avis est supprimé.',
      status: {
        PENDING: 'En attente de lecture par la boutique',
        PUBLISHED: 'Affiché dans la boutique',
        REJECTED: 'Non affiché : il enfreint une règle de la boutique. Vous pouvez le modifier.',
      },
      back: 'Retour à la commande',
    },
  },
  reviewRequests: {
    ask: {
      title: 'Ne plus recevoir ces e-mails ?',
      why: '{shop} vous demande une fois par commande ce que vous pensez des articles. Vous pouvez y mettre fin ici. Les e-mails sur vos commandes continuent.',
    },
    submit: 'Ne plus les recevoir',
    ended: {
      title: 'Vous ne recevrez plus ces e-mails',
      why: '{shop} ne vous demandera plus d’avis. Vous pouvez toujours en donner sur la page d’une commande.',
    },
    gone: {
      title: 'Ce lien ne fonctionne pas',
      why: 'Il a peut-être été coupé. Ouvrez-le de nouveau depuis l’e-mail, ou découvrez ce que vend {shop}.',
    },
  },
}
