import type { Translation } from '@vitrine/messages'
import type { enSettings } from './en-settings.ts'

export const frSettings: Translation<typeof enSettings> = {
  settings: {
    title: 'Paramètres',
    sections: {
      general: 'Général',
      currencies: 'Devises',
      signIn: 'Connexion',
      providers: 'Fournisseurs de connexion',
      mail: 'E-mails',
      mailTexts: 'Textes des e-mails',
      phone: 'Téléphone',
      branding: 'Marque',
      search: 'Recherche',
      checkout: 'Commande',
      redirects: 'Redirections',
    },
    saved: 'Paramètres enregistrés.',
    number: 'Saisissez un nombre entier de {min} à {max}.',
    preview: 'Aperçu',
    name: 'Nom de la boutique',
    tagline: 'Slogan',
    taglineHint: 'Une phrase sous le nom, jusqu’à 160 caractères.',
    currency: 'Devise',
    currencyHint: 'Trois lettres, par exemple USD ou EUR. Les prix gardent leur nombre.',
    locale: 'Langue et région',
    localeHint: 'Par exemple fr-FR ou en-US. Décide de l’écriture des prix et des dates.',
    badCurrency: 'Saisissez les trois majuscules d’une devise, par exemple EUR.',
    badLocale: 'Saisissez un code de langue, par exemple fr-FR.',
    samplePrice: 'Un prix',
    sampleDate: 'Une date',
    isOpen: 'Ouverte aux visiteurs',
    isOpenHint:
      'Sinon, les visiteurs voient que la boutique ouvre bientôt, et personne ne peut commander. Vous, vous la voyez depuis l’accueil.',
    shop: 'La boutique',
    catalog: 'Catalogue pour les programmes',
    catalogText:
      'Les programmes qui lisent votre catalogue parlent l’un de deux dialectes. Les pages de votre boutique ne changent pas.',
    catalogVersion: 'Celui que le site déclare',
    catalogVersions: {
      V1_CATALOG: { label: 'Premier', hint: 'Celui de la plupart des programmes existants.' },
      V3_CATALOG: { label: 'Troisième', hint: 'Pour les programmes écrits pour le plus récent.' },
    },
    catalogDialects: 'Ceux auxquels il répond',
    variantsPerProduct: 'Variantes au plus par produit',
    variantsPerProductHint:
      '1 000 à 10 000. Certains programmes n’en attendent pas plus de 1 000.',
    answering: {
      both: {
        label: 'Les deux',
        hint: 'Des programmes des deux sortes peuvent servir en même temps.',
      },
      'declared-only': {
        label: 'Seulement celui qu’il déclare',
        hint: 'Les programmes qui parlent l’autre reçoivent une erreur qui le dit.',
      },
      V1: { label: 'Seulement le premier', hint: 'Quel que soit celui que le site déclare.' },
      V3: { label: 'Seulement le troisième', hint: 'Quel que soit celui que le site déclare.' },
    },
  },
  programSettings: {
    title: 'Données pour les programmes',
    text: 'Où les programmes trouvent vos images, et ce qu’ils montrent de votre stock aux visiteurs. Les programmes du premier dialecte montrent toujours les quantités.',
    mediaAddresses:
      'Où sont les images et les vidéos, pour les programmes du premier dialecte',
    addresses: {
      own: {
        label: 'À l’adresse de votre boutique',
        hint: 'Convient à presque tous les sites web.',
      },
      published: {
        label: 'Sur static.wixstatic.com et video.wixstatic.com',
        hint: 'Seulement pour les sites web qui redirigent ces deux hôtes vers votre boutique. Partout ailleurs, les images restent vides.',
      },
    },
    shownQuantity:
      'Ce que les visiteurs apprennent du stock par les programmes du troisième dialecte',
    quantities: {
      exact: {
        label: 'La quantité exacte',
        hint: 'N’importe qui peut suivre combien vous vendez.',
      },
      bounded: {
        label: 'La quantité jusqu’à une limite',
        hint: 'S’il y en a plus en stock, la limite est affichée.',
      },
      hidden: { label: 'Seulement s’il y en a', hint: 'Aucune quantité n’est affichée.' },
    },
    shownQuantityLimit: 'Quantité maximale affichée',
    shownQuantityLimitHint: '1 à 99 999.',
  },
  signInSettings: {
    joining: 'Inscription',
    approval: 'Les nouveaux membres attendent votre approbation',
    approvalHint:
      'Ils voient qu’ils attendent, et peuvent se connecter quand vous les approuvez sous Membres.',
    verification: 'Les nouveaux membres confirment leur adresse e-mail',
    verificationHint:
      'Ils reçoivent un e-mail avec un code et ne peuvent pas se connecter avant de l’avoir saisi.',
    privacy: 'Ce que des inconnus apprennent de vos membres',
    privacies: {
      standard: {
        label: 'Le formulaire dit ce qui ne va pas',
        hint: 'Qui a un compte lit qu’il y en a un, et les inconnus aussi.',
      },
      private: {
        label: 'Rien',
        hint: 'Chaque réponse est la même, que l’adresse ait un compte ou non ; son propriétaire reçoit un e-mail. Les nouveaux membres confirment alors toujours leur e-mail.',
      },
    },
    passwords: 'Mots de passe',
    minLength: 'Caractères au moins',
    minLengthHint:
      'Exigés seulement des nouveaux mots de passe, 4 à 64. Les anciens fonctionnent encore.',
    refuseCommon: 'Refuser les mots de passe les plus courants',
    refuseCommonHint:
      'Personne ne peut choisir « password1 » et semblables, devinés en premier.',
    refuseOwnNames: 'Refuser son e-mail et le nom de la boutique',
    refuseOwnNamesHint: 'Ce sont les suivants que l’on devine.',
    passwordChange: 'Pour changer de mot de passe, un membre',
    passwordChanges: {
      'fresh-sign-in': {
        label: 's’est connecté il y a quelques minutes',
        hint: 'Un appareil laissé ouvert ne suffit pas pour prendre un compte.',
      },
      open: {
        label: 'est connecté',
        hint: 'Plus simple, mais plus faible : qui est devant l’appareil peut le changer.',
      },
    },
    factors: 'Double authentification',
    allowed: 'Ce que les membres peuvent ajouter à leur mot de passe',
    factorTypes: {
      TOTP: {
        label: 'Un code d’une application',
        hint: 'Ils scannent une image une fois ; fonctionne sans réseau.',
      },
      EMAIL: {
        label: 'Un code par e-mail',
        hint: 'Envoyé à l’adresse confirmée à chaque connexion.',
      },
      SMS: {
        label: 'Un code par SMS',
        hint: 'Plus faible qu’une application : un numéro peut être volé.',
      },
      CALL: {
        label: 'Un code par téléphone',
        hint: 'Une voix le lit, aussi sur une ligne fixe.',
      },
      PUSH: {
        label: 'Une approbation sur un autre appareil',
        hint: 'Ils saisissent un nombre là où ils sont déjà connectés. Personne ne peut commencer par là.',
      },
      WEBAUTHN: {
        label: 'Une clé d’accès',
        hint: 'Le verrou de leur appareil. Elle les connecte aussi seule, sans mot de passe.',
      },
    },
    required: 'Qui en a besoin',
    requireds: {
      never: { label: 'Facultatif', hint: 'Les membres l’activent eux-mêmes.' },
      always: {
        label: 'Chaque membre',
        hint: 'Les membres qui n’en ont pas la configurent à la prochaine connexion.',
      },
    },
    noGateway:
      'Les messages vers des téléphones demandent une passerelle ; sans elle, ils ne sont proposés à personne.',
    setGateway: 'Configurer la passerelle',
    needFactor:
      'Autorisez au moins un facteur par lequel un nouveau membre peut commencer avant de l’exiger.',
    remember: 'Jours de mémoire d’un appareil',
    rememberHint: 'Pas de second facteur pendant ce temps. 0 le demande à chaque fois.',
    resetWaitHours: 'Heures avant l’effet d’une réinitialisation',
    resetWaitHoursHint:
      'Quand vous retirez la double authentification d’un membre qui a perdu son appareil, il peut l’arrêter pendant ce temps. 0 à 168.',
    captcha: 'Robots',
    captchaMode: 'Vérifier que les gens sont des gens',
    captchaModes: {
      off: {
        label: 'Pas de vérification',
        hint: 'Les limites de tentatives restent valables.',
      },
      invisible: {
        label: 'Sans trace',
        hint: 'Les membres ne remarquent rien, les robots doivent travailler. Demandé à l’inscription et à la connexion.',
      },
      visible: {
        label: 'Avec une case à cocher',
        hint: 'Les membres cochent une case avant de continuer.',
      },
    },
    provider: 'Qui vérifie',
    providers: {
      'proof-of-work': {
        label: 'Ce serveur',
        hint: 'Un petit calcul que le navigateur doit faire. Personne d’autre n’apprend rien de vos membres.',
      },
      siteverify: {
        label: 'Un service de votre choix',
        hint: 'Tout service qui répond à l’appel siteverify habituel. Il voit les adresses de vos membres.',
      },
    },
    difficulty: 'Combien de travail',
    difficultyHint: 'Plus haut ralentit les robots, et les vieux téléphones aussi.',
    siteKey: 'Clé du site, pour la case',
    invisibleSiteKey: 'Clé du site, sans trace',
    verifyUrl: 'Adresse de vérification',
    verifyUrlHint: 'Celle du service, par exemple https://captcha.example/siteverify.',
    badUrl: 'Saisissez une adresse complète qui commence par https://.',
    secret: 'Secret',
    secretStored:
      'Une valeur est enregistrée. Saisissez-en une nouvelle pour la remplacer ; elle n’est jamais affichée.',
    secretNone: 'Aucun pour l’instant. Il est gardé chiffré et n’est plus jamais affiché.',
    secretForget: 'Oublier le secret',
    secretForgetText:
      'Sans lui, le service ne peut pas être interrogé, et personne ne passe la vérification.',
    sessions: 'Durée d’une connexion',
    refreshTokenDays: 'Jours sur un appareil',
    refreshTokenDaysHint: 'Après ce délai, les membres se reconnectent. Jusqu’à 730.',
    accessTokenMinutes: 'Minutes de validité d’un jeton d’accès',
    accessTokenMinutesHint:
      'Il est renouvelé en arrière-plan. Un membre bloqué peut encore lire pendant ce temps. 5 à 1 440.',
    sessionTokenMinutes: 'Minutes pour terminer la connexion',
    sessionTokenMinutesHint: 'Pour le second facteur et le retour à la page. 1 à 60.',
    recentProofMinutes: 'Minutes où une connexion est récente',
    recentProofMinutesHint:
      'Pendant ce temps, les membres peuvent changer le mot de passe et le second facteur, ou supprimer le compte. 1 à 60.',
    limits: 'Limites de tentatives',
    limitsHint:
      'Elles empêchent de deviner. Augmentez-les pour une école ou un bureau où beaucoup partagent une adresse.',
    failedLoginsPerAccount: 'Connexions échouées pour un compte',
    failedLoginsPerAccountHint:
      'Les appareils connus de son propriétaire passent quand même.',
    failedLoginsPerNetwork: 'Connexions échouées d’un réseau',
    failedLoginsPerNetworkHint: 'Comptées pour tous les comptes ensemble.',
    windowMinutes: 'Comptées sur (minutes)',
    windowMinutesHint: 'Ensuite, un nouveau compte commence.',
    callsPerMinuteFactor: 'Appels par minute, fois',
    callsPerMinuteFactorHint: '1 comme documenté, 10 dix fois plus.',
    meaning: 'Ce que cela signifie',
    summary: {
      approval: 'Les nouveaux membres attendent que vous les laissiez entrer.',
      open: 'Tout le monde peut s’inscrire et se connecter tout de suite.',
      verified: 'Qui confirme une adresse e-mail peut s’inscrire.',
      both: 'Les nouveaux membres confirment leur e-mail, puis vous attendent.',
      factorAlways: 'La double authentification est obligatoire pour tous.',
      factorOptional: 'La double authentification est facultative.',
      factorNone: 'Il n’y a pas de double authentification.',
      lasts: 'Un appareil reste connecté {days} jours.',
      attempts: 'Après {n} mots de passe faux en {minutes} minutes, un compte fait une pause.',
    },
  },
  mailSettings: {
    sender: 'Expéditeur',
    senderName: 'Nom',
    senderNameHint:
      'Ce que les membres voient comme expéditeur. Vide : le nom de la boutique.',
    senderAddress: 'Adresse',
    senderAddressHint:
      'Où vont les réponses. Votre serveur d’e-mails doit pouvoir envoyer pour elle.',
    badAddress: 'Saisissez une adresse e-mail, par exemple boutique@example.com.',
    server: 'Serveur d’e-mails',
    smtpUrl: 'Adresse du serveur (SMTP)',
    smtpUrlHint: 'Par exemple smtps://user:password@mail.example.com:465.',
    badSmtpUrl: 'Commencez par smtp:// ou smtps://, puis le nom du serveur.',
    serverStored:
      'Une valeur est enregistrée. Saisissez-en une nouvelle pour la remplacer ; elle n’est jamais affichée.',
    serverNone:
      'Aucun pour l’instant : les e-mails restent dans la boîte d’envoi de cette installation.',
    forget: 'Oublier le serveur d’e-mails',
    forgetText:
      'Dès lors, les e-mails passent par le serveur de l’installation, ou restent dans sa boîte d’envoi.',
    mailbox: 'Ouvrir la boîte d’envoi',
    test: 'Test',
    testText:
      'Envoie un e-mail avec ce qui est enregistré, et montre ce qu’a dit le serveur.',
    testTo: 'À',
    testSend: 'Envoyer un e-mail de test',
    testBusy: 'Envoi en cours',
    testSaveFirst: 'Enregistrez d’abord : le test utilise ce qui est enregistré.',
    testGood: 'Envoyé.',
    testFrom: 'De {from} par {server}.',
    testBad: 'Pas envoyé.',
    testSaid: 'Le serveur a dit :',
    preview: 'Dans la boîte de réception',
    previewSubject: 'Confirmez votre adresse e-mail',
    previewLine: 'Saisissez ce code pour continuer.',
    previewNow: 'maintenant',
  },
  phoneSettings: {
    text: 'Les codes pour téléphones sont remis à une passerelle de votre choix, par une requête à son adresse. Le guide le montre pour deux passerelles connues.',
    kinds: { SMS: 'SMS', CALL: 'Appels' },
    kindHints: {
      SMS: 'Sans adresse, aucun SMS ne quitte la boutique.',
      CALL: 'Sans adresse, personne n’est appelé. La passerelle lit le texte.',
    },
    fields: {
      Url: 'Adresse',
      Method: 'Méthode',
      Headers: 'En-têtes',
      Body: 'Corps',
      Accepts: 'Ce que la réponse doit contenir',
      Secret: 'Secret',
    },
    hints: {
      Url: 'Commence par https://. Peut contenir les emplacements ci-dessous.',
      Headers: 'Nom: valeur, un par ligne. Content-Type dit comment le corps est écrit.',
      Body: 'Emplacements : {{phone}}, {{text}}, {{code}}, {{language}}, {{secret}}. Après un deux-points viennent digits, xml ou base64, comme dans {{secret:base64}}.',
      Accepts:
        'Pour les passerelles qui répondent 200 à ce qu’elles refusent. Vide : tout 2xx convient.',
      Secret: 'Remplace {{secret}}. Il est gardé chiffré et n’est plus jamais affiché.',
    },
    badUrl: 'Saisissez une adresse complète qui commence par https://.',
    secretStored:
      'Une valeur est enregistrée. Saisissez-en une nouvelle pour la remplacer ; elle n’est jamais affichée.',
    forget: 'Oublier le secret',
    forgetText: 'La passerelle refusera les messages qui en ont besoin.',
    mailbox: 'Ouvrir les messages de cette installation',
    test: 'Test',
    testText:
      'Envoie un message avec ce qui est enregistré, et montre ce qu’a dit la passerelle.',
    testNone:
      'Il n’y a pas encore de passerelle : les messages restent dans la boîte d’envoi de cette installation.',
    testKind: 'Type',
    testTo: 'Au numéro',
    testSend: 'Envoyer un message de test',
    testBusy: 'Envoi en cours',
    testSaveFirst: 'Enregistrez d’abord : le test utilise ce qui est enregistré.',
    testGood: 'Accepté.',
    testAnswer: '{gateway} a répondu {status}.',
    testBad: 'Refusé.',
    testSaid: 'La passerelle a dit :',
    badNumber:
      'Saisissez un numéro de téléphone avec son indicatif, par exemple +33 6 12 34 56 78.',
  },
  currencySettings: {
    text: 'Des sites web peuvent demander vos prix dans une autre devise. Ils reçoivent le prix de la boutique et un autre, calculé au taux saisi ici. Le paiement reste dans la devise de la boutique.',
    rates: 'Taux de change',
    ratesHint: 'Ce que vaut un {base}. Une devise sans taux reçoit une réponse en {base}.',
    currency: 'Devise',
    rate: 'Taux pour 1 {base}',
    date: 'Taux du',
    add: 'Ajouter une devise',
    remove: ({ currency }: { currency: string }) => `Retirer ${currency || 'ce taux'}`,
    none: 'Il n’y a pas encore de taux : chaque prix est donné dans la devise de la boutique.',
    saved: 'Taux enregistrés.',
    preview: 'Comment se lit {price}',
    badCurrency: 'Saisissez les trois majuscules d’une devise, par exemple EUR.',
    own: '{base} est la devise de la boutique ; elle n’a pas besoin de taux.',
    duplicate: '{currency} existe déjà.',
    badRate:
      'Saisissez un nombre supérieur à 0 sans séparateur de milliers, par exemple 0,92.',
  },
  brandingSettings: {
    look: 'Apparence',
    logo: 'Logo',
    uploadLogo: 'Envoyer un logo',
    logoHint:
      'Adresse d’une image en https, plus large que haute. Vide : le nom est affiché.',
    badLogo: 'Saisissez une adresse complète qui commence par https://.',
    accent: 'Couleur d’accent',
    accentHint:
      'Des e-mails et des factures, et de la boutique tant qu’« Apparence » n’en nomme pas d’autre. Sa clarté s’adapte pour rester lisible.',
    accentOwn: 'Couleur personnelle',
    accentDefault: 'La couleur par défaut',
    badAccent: 'Saisissez une couleur avec # et six caractères, par exemple #b4412a.',
    previewPage: 'Page de connexion',
    previewMail: 'Un e-mail',
    welcome: 'Bon retour',
    email: 'E-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    mailTitle: 'Choisir un nouveau mot de passe',
    mailText:
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Le lien fonctionne une fois.',
    mailButton: 'Choisir un nouveau mot de passe',
    light: 'Clair',
    dark: 'Sombre',
  },
  redirectSettings: {
    text: 'Certaines pages peuvent être ailleurs. Quand un programme y envoie un visiteur, ces adresses décident où il arrive. Une adresse vide répond que la page n’existe pas.',
    templates: {
      ecomCheckout: { label: 'Commande', hint: 'Payer un panier.' },
      bookingsCheckout: {
        label: 'Paiement d’une réservation',
        hint: 'Payer un horaire choisi.',
      },
      bookingsBook: { label: 'Réservation', hint: 'Choisir un horaire pour un service.' },
      eventsCheckout: { label: 'Paiement d’un événement', hint: 'Payer des billets.' },
      paidPlansCheckout: { label: 'Paiement d’une formule', hint: 'Payer un abonnement.' },
    },
    placeholder: 'https://pages.example.com/checkout?cart={{checkoutId}}',
    bad: 'Saisissez une adresse complète qui commence par https://, ou laissez vide.',
    badBraces: 'Après chaque {{, il faut un }} avec un nom entre les deux.',
    example: 'Arrive à {address}',
    placeholders: 'Ce que {{…}} remplace',
    placeholdersText:
      'Écrivez un nom entre accolades là où va sa valeur. Ce que vous ne placez pas est ajouté à la fin de l’adresse.',
    names: {
      checkoutId: 'Identifiant du panier à payer',
      'slot.serviceId': 'Identifiant du service réservé',
      'slot.startDate': 'Début de l’horaire choisi',
      'slot.endDate': 'Fin de l’horaire choisi',
      timezone: 'Fuseau horaire du visiteur, par exemple Europe/Paris',
      resourceId: 'Identifiant de la personne ou de l’objet réservé',
      reservationId: 'Identifiant des billets réservés',
      eventSlug: 'Nom d’adresse de l’événement',
      planId: 'Identifiant de la formule',
      checkoutData: 'Ce que la formule doit savoir',
      postFlowUrl: 'Où envoyer le visiteur ensuite',
      thankYouPageUrl: 'Où aller après le paiement',
      clientId: 'Identifiant du client OAuth qui a demandé',
    },
  },
}
