import type { Translation } from '@vitrine/messages'
import type { wishesEn } from './en-wishes.ts'

export const wishesFr: Translation<typeof wishesEn> = {
  priceMails: {
    ask: {
      title: 'Ne plus recevoir d’e-mails sur les prix ?',
      why: '{shop} vous écrit quand un article de votre liste d’envies coûte moins cher. Vous pouvez y mettre fin ici. Votre liste reste, et les e-mails sur vos commandes continuent.',
    },
    submit: 'Ne plus les recevoir',
    ended: {
      title: 'Vous ne recevrez plus ces e-mails',
      why: '{shop} ne vous écrira plus au sujet des prix. Votre liste d’envies est toujours là.',
    },
    gone: {
      title: 'Ce lien ne fonctionne pas',
      why: 'Il a peut-être été coupé. Ouvrez-le de nouveau depuis l’e-mail, ou découvrez ce que vend {shop}.',
    },
  },
  confirmPriceMails: {
    ask: {
      title: 'Être prévenu quand un prix baisse ?',
      why: '{shop} vous écrit quand un article de votre liste d’envies coûte moins cher : une fois par jour au plus, et vous pouvez y mettre fin à tout moment.',
    },
    submit: 'Oui, écrivez-moi',
    ended: {
      title: 'Vous serez prévenu quand un prix baisse',
      why: '{shop} vous écrit quand un article de votre liste d’envies coûte moins cher. Chaque e-mail contient un lien pour y mettre fin.',
    },
    gone: {
      title: 'Ce lien ne fonctionne plus',
      why: 'La liste d’envies concernée n’existe plus, ou a une autre adresse. Tout ce que vend {shop} est sur la page d’accueil.',
    },
  },
  wishes: {
    title: 'Liste d’envies',
    titleWith: {
      one: 'Liste d’envies, {n, number} article',
      other: 'Liste d’envies, {n, number} articles',
    },
    wish: '{name} dans la liste d’envies',
    add: 'Ajouter à la liste d’envies',
    wished: 'Dans votre liste d’envies',
    empty: {
      title: 'Votre liste d’envies est vide',
      why: 'Touchez le cœur d’un article qui vous plaît, et vous le retrouvez ici.',
      all: 'Voir tous les produits',
    },
    before: '{price} quand vous l’avez ajouté',
    saved: {
      one: 'Mis de côté depuis votre panier',
      other: 'Mis de côté depuis votre panier, {n, number} pièces',
    },
    gone: 'N’est plus en vente',
    choose: 'Choisir les options',
    chooseOf: 'Choisir les options de {name}',
    addToCart: 'Ajouter au panier',
    wait: 'Prévenez-moi du retour',
    remove: 'Retirer',
    share: {
      title: 'La montrer à d’autres',
      why: 'Un lien secret montre cette liste à quiconque le possède : ce qu’elle contient, pas à qui elle est.',
      on: 'Créer un lien',
      link: 'Lien vers votre liste',
      copy: 'Copier le lien',
      copied: 'Copié',
      off: 'Désactiver le lien',
    },
    mails: {
      title: 'Être prévenu quand un prix baisse',
      state: {
        OFF: 'Un e-mail par jour au plus, avec tout ce qui coûte moins cher dans cette liste.',
        UNCONFIRMED:
          'Nous vous avons envoyé un lien. Suivez-le, et vous serez prévenu quand un prix baisse.',
        ON: 'Vous recevez un e-mail quand un article de cette liste coûte moins cher.',
      },
      email: 'Votre adresse e-mail',
      on: 'M’écrire quand un prix baisse',
      off: 'Ne plus m’écrire',
      refused: {
        empty: 'Saisissez votre adresse e-mail, par exemple ada@example.com.',
        invalid: 'Ce n’est pas une adresse e-mail. Elle ressemble à ada@example.com.',
        busy: 'Nous avons assez souvent écrit à cette adresse. Réessayez demain.',
        closed: 'La boutique n’envoie pas de tels e-mails actuellement.',
      },
    },
    shared: {
      title: 'Une liste d’envies',
      why: 'Quelqu’un vous montre ce qui lui ferait plaisir.',
      empty: 'Cette liste est vide en ce moment.',
    },
    notice: {
      added: '{name} est dans votre liste d’envies.',
      removed: '{name} a été retiré de votre liste d’envies.',
      inCart: '{name} est dans votre panier.',
      shared: 'Le lien est actif. Quiconque le possède voit cette liste.',
      unshared: 'Le lien est désactivé. Il ne mène plus nulle part.',
      followed: 'Vous serez prévenu quand un prix baisse.',
      unfollowed: 'Vous ne recevrez plus d’e-mails sur les prix.',
      full: 'Votre liste d’envies est pleine. Retirez d’abord un article.',
      gone: 'Cet article n’est pas en vente actuellement.',
      failed: 'Cela n’a pas fonctionné. Votre liste d’envies est inchangée ; réessayez.',
    },
    later: {
      title: 'Mis de côté',
      save: 'Mettre de côté',
      back: 'Remettre dans le panier',
      moved: '{name} est mis de côté.',
    },
  },
}
