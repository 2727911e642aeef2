import type { Translation } from '@vitrine/messages'
import type { enSetup } from './en-setup.ts'

export const frSetup: Translation<typeof enSetup> = {
  setup: {
    title: 'Ouvrir votre boutique',
    progress: '{done, number} sur {all, number} terminés',
    dismiss: 'Masquer',
    dismissed: 'Masqué. Vous le retrouvez sur cette page.',
    done: 'Terminé',
    toDo: 'À faire',
    optional: 'Facultatif',
    steps: {
      SHOP: {
        title: 'Votre boutique',
        text: 'Qui vend, et où, comme sur les factures.',
      },
      TAXES: { title: 'Taxes', text: 'D’où vous vendez décide des taux.' },
      DELIVERY: {
        title: 'Livraison',
        text: 'Un seul prix pour commencer. Les poids, le retrait et d’autres pays peuvent suivre.',
      },
      PAYMENT: {
        title: 'Paiement',
        text: 'Un virement ne demande aucun contrat : les acheteurs reçoivent vos coordonnées bancaires, une référence et un code pour leur application bancaire.',
      },
      PRODUCT: {
        title: 'Premier produit',
        text: 'Un nom et un prix suffisent. Les images et les options peuvent suivre.',
      },
      LOOK: {
        title: 'Apparence',
        text: 'Une couleur et votre logo, sur toutes les pages et dans les e-mails.',
      },
      LEGAL: {
        title: 'Pages légales',
        text: 'Mentions légales, confidentialité, conditions, livraison, retours et rétractation en brouillon. Les boutiques en France doivent avoir des mentions légales.',
      },
      ORDER: { title: 'Commande de test', text: 'Voyez la boutique comme vos acheteurs.' },
      OPEN: {
        title: 'Ouverture',
        text: 'D’ici là, les visiteurs voient que votre boutique ouvre bientôt.',
      },
    },
    shop: {
      name: 'Nom de la boutique',
      seller: 'Qui vend : votre nom ou votre entreprise',
      addressLine: 'Numéro et rue',
      postalCode: 'Code postal',
      city: 'Ville',
      country: 'Pays',
      noCountry: 'Choisissez un pays',
      locale: 'Langue et région',
      currency: 'Devise',
    },
    taxes: {
      country: 'Vous vendez depuis',
      kind: 'Facturez-vous la taxe ?',
      kinds: {
        CHARGE: {
          label: 'Oui',
          hint: 'Les produits portent la taxe de leur type, d’abord le taux normal.',
        },
        SMALL: {
          label: 'Non, petite entreprise',
          hint: 'Aucune taxe n’est comptée ni affichée.',
        },
      },
      rates: 'Taux normal {standard}. État au {asOf}, et suivi quand il change.',
      ratesWithReduced:
        'Taux normal {standard}, réduit {reduced}. État au {asOf}, et suivi quand ils changent.',
      noRates: 'Nous ne connaissons pas de taux pour ce pays : saisissez les vôtres sous Taxes.',
      included: 'Les prix comprennent la taxe',
      includedHint: 'Le prix d’un produit est ce que paient les acheteurs.',
      number: 'N° de TVA ou numéro fiscal',
      numberHint: 'Nécessaire pour les factures ; peut suivre.',
      more: 'Toutes les taxes',
    },
    delivery: {
      to: 'Vers où',
      ownHint: 'Seulement vers votre propre pays.',
      eu: 'Union européenne',
      euHint: 'Vers les 27 pays, à un seul prix.',
      title: 'Ce que lisent les acheteurs',
      standard: 'Livraison standard',
      price: 'Prix',
      freeFrom: 'Gratuite à partir de',
      freeFromHint: 'À partir de ce prix de la marchandise. Vide : jamais.',
      more: 'Toute la livraison',
    },
    payment: {
      way: 'Comment paient les acheteurs',
      ways: {
        BANK_TRANSFER: { label: 'Virement', hint: 'Vous saisissez l’argent quand il arrive.' },
        PROVIDER: {
          label: 'Carte, PayPal et plus',
          hint: 'Par votre compte chez Stripe, Mollie ou PayPal.',
        },
        TEST_BANK: {
          label: 'Banque de test',
          hint: 'Pour essayer la boutique. Aucun argent ne circule, cette étape reste donc ouverte.',
        },
      },
      connect: 'Connecter un prestataire',
      addTestBank: 'Activer la banque de test',
    },
    product: {
      name: 'Nom',
      price: 'Prix',
      quantity: 'Pièces en stock',
      quantityHint: 'Vide : il n’est pas compté.',
      wrongQuantity: 'Saisissez un nombre entier jusqu’à 99 999.',
      add: 'Ajouter le produit',
      editor: 'Avec images et options',
      import: 'Importer un fichier CSV',
    },
    look: { more: 'Voir sur les pages et dans les e-mails' },
    order: {
      text: 'Mettez quelque chose dans le panier et commandez-le. Vous pourrez ensuite annuler la commande sous Commandes. L’adresse fonctionne 12 heures, aussi pour les amis à qui vous la donnez.',
      see: 'Voir la boutique',
      orders: 'Commandes',
    },
    legal: { draft: 'Terminer les mentions légales', all: 'Toutes les pages' },
    open: {
      text: 'Tout le monde peut voir la boutique et acheter. Vous pouvez la refermer sous Paramètres.',
      missing: 'Encore à faire : {steps}.',
      open: 'Ouvrir la boutique',
      done: 'Votre boutique est ouverte.',
    },
  },
}
