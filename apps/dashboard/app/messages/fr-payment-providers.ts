import type { Translation } from '@vitrine/messages'
import type { enPaymentProviders } from './en-payment-providers.ts'

export const frPaymentProviders: Translation<typeof enPaymentProviders> = {
  paymentProviders: {
    heading: 'Prestataires de paiement',
    hint: 'Acceptez les cartes et d’autres moyens de paiement avec votre propre compte chez un prestataire. Les acheteurs paient sur sa page ; aucune carte n’arrive jamais dans cette boutique.',
    names: { STRIPE: 'Stripe', MOLLIE: 'Mollie', PAYPAL: 'PayPal' },
    abouts: {
      STRIPE: 'Cartes, portefeuilles et moyens locaux, dans la plupart des pays.',
      MOLLIE: 'Cartes, iDEAL, Bancontact et d’autres moyens de paiement en Europe.',
      PAYPAL: 'Comptes PayPal et cartes.',
    },
    notConnected: 'Non connecté',
    test: 'Clés de test',
    live: 'Connecté',
    connect: 'Connecter',
    connectOf: 'Connecter {name}',
    change: 'Modifier',
    changeOf: 'Modifier la connexion à {name}',
    delete: 'Déconnecter',
    deleteOf: 'Déconnecter {name}',
    deleteTitle: 'Déconnecter {name} ?',
    deleteText:
      'Les clés sont effacées et les acheteurs ne peuvent plus choisir {name}. Les paiements restent, mais ils ne peuvent être ni encaissés ni remboursés ici avant une nouvelle connexion.',
    deleted: '{name} est déconnecté.',
    saved: '{name} est connecté. Testez maintenant la connexion.',
    key: 'Clé {hint}',
    manual: 'encaissement à la main',
    messageNever: 'aucun message pour l’instant',
    messageLast: 'dernier message {when}',
    testNote:
      'Aucun argent ne circule avec des clés de test. Saisissez vos vraies clés avant de vendre.',
    needsMethod:
      'Les acheteurs ne peuvent pas encore choisir {name} : créez ci-dessus un moyen de paiement de ce type.',
    webhook: 'Adresse pour les messages',
    webhookTexts: {
      STRIPE:
        'Dans Stripe, sous Développeurs › Webhooks, ajoutez un endpoint avec cette adresse et les événements checkout.session.*, payment_intent.*, charge.* et refund.*. Saisissez ensuite ici son secret de signature.',
      MOLLIE: 'Rien à saisir : Mollie reçoit cette adresse avec chaque paiement.',
      PAYPAL:
        'Dans votre application sur developer.paypal.com, ajoutez un webhook avec cette adresse et tous les événements de commande et de paiement. Saisissez ensuite ici son identifiant.',
    },
    check: 'Tester la connexion',
    checkOf: 'Tester la connexion à {name}',
    checking: 'Interrogation de {name}…',
    good: 'Tout fonctionne : {account}.',
    goodUnnamed: 'Tout fonctionne.',
    problems: {
      KEY_REFUSED: '{name} ne connaît pas cette clé. Copiez-la à nouveau, en entier.',
      KEY_LACKS_PERMISSION:
        'Cette clé n’a pas tous les droits nécessaires aux paiements. Utilisez la clé secrète, ou donnez à la clé restreinte l’accès en écriture à Checkout, aux paiements et aux remboursements.',
      UNREACHABLE: '{name} est injoignable. Réessayez dans une minute.',
      PAYMENTS_NOT_ENABLED:
        '{name} n’autorise pas encore ce compte à accepter des paiements. Terminez sa configuration là-bas.',
      WEBHOOK_SECRET_MISSING:
        'Il manque de quoi vérifier les messages : ils sont refusés, et les commandes ne sont payées qu’au retour de l’acheteur.',
      WEBHOOK_MISSING: '{name} n’envoie aucun message ici : ajoutez-y l’adresse ci-dessous.',
      SHOP_NOT_REACHABLE:
        'Cette boutique est à une adresse que {name} ne peut pas joindre : il faut https et un nom sur internet.',
    },
    says: '{name} dit : {text}',
    fields: {
      key: { STRIPE: 'Clé secrète', MOLLIE: 'Clé API', PAYPAL: 'Secret de l’application' },
      keyHint: {
        STRIPE: 'Sous Développeurs › Clés API. Elle commence par sk_ ou rk_.',
        MOLLIE: 'Sous Développeurs › Clés API. Elle commence par live_ ou test_.',
        PAYPAL: 'Dans votre application sur developer.paypal.com, sous son identifiant client.',
      },
      keyStored: 'La clé {hint} est enregistrée. Laissez vide pour la garder.',
      clientId: 'Identifiant client de l’application',
      webhookSecret: { STRIPE: 'Secret de signature du webhook', PAYPAL: 'Identifiant du webhook' },
      webhookSecretHint: {
        STRIPE: 'Il commence par whsec_. Vous l’obtenez après avoir ajouté l’adresse.',
        PAYPAL: 'Vous l’obtenez après avoir ajouté l’adresse.',
      },
      webhookSecretStored: 'Il est enregistré. Laissez vide pour le garder.',
      isTest: 'Ce sont des clés de la sandbox',
      capture: 'Quand l’argent est encaissé',
      captures: { AUTOMATIC: 'Quand l’acheteur paie', MANUAL: 'Plus tard, à la main' },
      captureHints: {
        AUTOMATIC: 'Convient à la plupart des boutiques.',
        MANUAL:
          'L’argent est réservé, et vous l’encaissez dans la commande, par exemple à l’expédition. Les banques le libèrent après environ une semaine.',
      },
    },
    wrong: {
      key: {
        STRIPE:
          'Saisissez une clé secrète : elle commence par sk_live_, sk_test_, rk_live_ ou rk_test_.',
        MOLLIE: 'Saisissez une clé API : elle commence par live_ ou test_.',
        PAYPAL: 'Saisissez le secret de l’application.',
      },
      webhookSecret: 'Un secret de signature commence par whsec_.',
      clientId: 'Saisissez l’identifiant client de l’application.',
    },
  },
}
