import type { Translation } from '@vitrine/messages'
import type { enPayments } from './en-payments.ts'

export const frPayments: Translation<typeof enPayments> = {
  payments: {
    title: 'Paiements',
    text: 'Les moyens de paiement des acheteurs, dans l’ordre où ils les voient.',
    count: { one: '{n, number} moyen de paiement', other: '{n, number} moyens de paiement' },
    new: 'Nouveau moyen',
    create: 'Créer',
    change: 'Modifier',
    changeTitle: 'Modifier « {name} »',
    delete: 'Supprimer',
    deleteOf: 'Supprimer « {name} »',
    deleteTitle: 'Supprimer « {name} » ?',
    deleteText:
      'Les acheteurs ne pourront plus le choisir. Les paiements déjà faits restent. C’est définitif ; pour une pause, désactivez-le.',
    deleted: '« {name} » est supprimé.',
    saved: '« {name} » est enregistré.',
    up: 'Monter « {name} »',
    down: 'Descendre « {name} »',
    moved: '« {name} » est maintenant à la place {place, number}.',
    emptyTitle: 'Aucun moyen de paiement pour l’instant',
    emptyText:
      'Tant qu’il n’y en a pas, les acheteurs ne peuvent commander que ce qui est gratuit. Un virement ne demande aucun contrat.',
    noneActive:
      'Aucun moyen de paiement n’est activé : les acheteurs ne peuvent commander que ce qui est gratuit.',
    columns: { name: 'Nom', kind: 'Type', limits: 'Pour', state: 'État' },
    active: 'Actif',
    off: 'Inactif',
    renews: 'Les abonnements se renouvellent seuls',
    asksToRenew: 'Les acheteurs paient chaque renouvellement d’un abonnement par un lien',
    providers: {
      BANK_TRANSFER: 'Virement',
      CASH: 'Espèces',
      INVOICE: 'Sur facture',
      TEST_BANK: 'Banque de test',
      STRIPE: 'Stripe',
      MOLLIE: 'Mollie',
      PAYPAL: 'PayPal',
      GIFT_CARD: 'Carte cadeau',
      STORE_CREDIT: 'Crédit boutique',
    },
    providerHints: {
      BANK_TRANSFER:
        'Les acheteurs reçoivent vos coordonnées bancaires et une référence ; vous saisissez l’argent quand il arrive.',
      CASH: 'Payé au retrait ou à la livraison ; vous saisissez l’argent quand vous l’avez.',
      INVOICE:
        'Livré d’abord, payé dans les jours qui suivent ; vous saisissez l’argent quand il arrive.',
      TEST_BANK:
        'Notre propre banque avec des cartes de test, pour essayer votre boutique. Aucun argent ne circule.',
      STRIPE: 'Cartes et plus, sur la page de Stripe.',
      MOLLIE: 'Cartes, iDEAL et plus, sur la page de Mollie.',
      PAYPAL: 'PayPal et cartes, sur la page de PayPal.',
    },
    testWarning:
      'Aucun argent ne circule à la banque de test. N’importe qui peut commander ici avec une carte de test sans rien payer : désactivez « {name} » avant de vendre.',
    testWarningForm:
      'Aucun argent ne circule à la banque de test. Tant qu’elle est activée, n’importe qui peut commander avec une carte de test sans rien payer.',
    notConnected:
      'Les acheteurs ne peuvent pas encore le choisir : connectez le prestataire ci-dessous, sous « Prestataires de paiement ».',
    everything: 'toutes les commandes',
    from: 'à partir de {from}',
    upTo: 'jusqu’à {to}',
    between: '{from} à {to}',
    delivery: 'Pour les commandes',
    deliveries: {
      ANY: 'avec toute livraison',
      PICKUP: 'retirées',
      SHIPPING: 'expédiées ou portées',
    },
    deliveryWords: { PICKUP: 'retirées', SHIPPING: 'expédiées ou portées' },
    countryCount: { one: '{n, number} pays', other: '{n, number} pays' },
    due: {
      one: 'à payer sous {n, number} jour',
      other: 'à payer sous {n, number} jours',
    },
    provider: 'Type',
    name: 'Nom',
    nameHint: 'Les acheteurs choisissent d’après lui.',
    description: 'Description',
    descriptionHint: 'Une ou deux phrases à côté du nom.',
    instructions: 'Instructions',
    instructionsHint: 'Les acheteurs les lisent après la commande.',
    countries: 'Pays de facturation',
    countriesHint: 'Aucun : partout.',
    findCountry: 'Chercher un pays',
    minTotal: 'Total minimal en {currency}',
    maxTotal: 'Total maximal en {currency}',
    limitHint: 'Vide : sans limite.',
    dueDays: 'Jours pour payer',
    account: 'Compte bancaire',
    accountHint:
      'Les acheteurs le lisent après la commande, avec un code que les applications bancaires scannent.',
    holder: 'Titulaire du compte',
    iban: 'IBAN',
    bic: 'BIC',
    bicHint: 'Exigé seulement par certaines banques.',
    isActive: 'Les acheteurs peuvent le choisir',
    wrong: {
      amount: 'Saisissez un montant de 0 ou plus, par exemple 50,00.',
      range: 'Le total maximal est inférieur au minimal.',
      days: 'Saisissez un nombre entier de 0 à 365.',
      iban: 'Ce n’est pas un IBAN : une lettre ou un chiffre est faux ou manque.',
      bic: 'Ce n’est pas un BIC : il a 8 ou 11 lettres et chiffres.',
      holder: 'Saisissez à qui appartient le compte.',
    },
    settings: {
      heading: 'Prise de commande',
      change: 'Modifier la prise de commande',
      takeStock: 'Quand le stock baisse',
      takeStocks: {
        ON_ORDER_PLACED: 'Quand la commande est passée',
        ON_ORDER_PAID: 'Quand la commande est payée',
      },
      takeStockHints: {
        ON_ORDER_PLACED: 'Aussi pour les virements et factures payés plus tard.',
        ON_ORDER_PAID:
          'D’ici là, les pièces sont réservées. Ce qui n’est pas là n’est jamais vendu.',
      },
      says: {
        ON_ORDER_PLACED: 'Le stock baisse dès qu’une commande est passée.',
        ON_ORDER_PAID:
          'Le stock baisse quand une commande est payée ; d’ici là, les pièces sont réservées à l’acheteur.',
      },
      holdMinutes: 'Minutes pour payer en ligne',
      holdMinutesHint: 'De 5 à 1440. Ensuite la commande prend fin et son stock est libéré.',
      holdSays: {
        one: 'Une commande payée en ligne attend son paiement {n, number} minute. Ensuite elle prend fin et son stock est libéré.',
        other:
          'Une commande payée en ligne attend son paiement {n, number} minutes. Ensuite elle prend fin et son stock est libéré.',
      },
      minimum: 'Commande minimale en {currency}',
      minimumHint:
        'Le montant que les produits doivent atteindre, sans la livraison. Laissez vide pour aucun minimum.',
      minimumSays: 'Une commande doit atteindre {amount}, sans la livraison.',
      wrongMinutes: 'Saisissez un nombre entier de 5 à 1440.',
      saved: 'La prise de commande est enregistrée.',
    },
  },
}
