import type { Translation } from '@vitrine/messages'
import type { enSettings } from './en-settings.ts'

/** Settings of signing in; a part of `frSettings`. */
export const frSignInSettings: Translation<Pick<typeof enSettings, 'signInSettings'>> = {
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
        hint: 'Chaque réponse est la même, que l’adresse ait un compte ou non ; son propriétaire reçoit un e-mail. Les nouveaux membres confirment alors toujours leur e-mail.',
      },
    },
    passwords: 'Mots de passe',
    minLength: 'Caractères au moins',
    minLengthHint:
      'Exigés seulement des nouveaux mots de passe, 4 à 64. Les anciens fonctionnent encore.',
    refuseCommon: 'Refuser les mots de passe les plus courants',
    refuseCommonHint: 'Personne ne peut choisir « password1 » et semblables, devinés en premier.',
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
        hint: 'Plus simple, mais plus faible : qui est devant l’appareil peut le changer.',
      },
    },
    factors: 'Double authentification',
    allowed: 'Ce que les membres peuvent ajouter à leur mot de passe',
    factorTypes: {
      TOTP: {
        label: 'Un code d’une application',
        hint: 'Ils scannent une image une fois ; fonctionne sans réseau.',
      },
      EMAIL: {
        label: 'Un code par e-mail',
        hint: 'Envoyé à l’adresse confirmée à chaque connexion.',
      },
      SMS: {
        label: 'Un code par SMS',
        hint: 'Plus faible qu’une application : un numéro peut être volé.',
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
      'Les messages vers des téléphones demandent une passerelle ; sans elle, ils ne sont proposés à personne.',
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
      'Une valeur est enregistrée. Saisissez-en une nouvelle pour la remplacer ; elle n’est jamais affichée.',
    secretNone: 'Aucun pour l’instant. Il est gardé chiffré et n’est plus jamais affiché.',
    secretForget: 'Oublier le secret',
    secretForgetText:
      'Sans lui, le service ne peut pas être interrogé, et personne ne passe la vérification.',
    sessions: 'Durée d’une connexion',
    refreshTokenDays: 'Jours sur un appareil',
    refreshTokenDaysHint: 'Après ce délai, les membres se reconnectent. Jusqu’à 730.',
    accessTokenMinutes: 'Minutes de validité d’un jeton d’accès',
    accessTokenMinutesHint:
      'Il est renouvelé en arrière-plan. Un membre bloqué peut encore lire pendant ce temps. 5 à 1 440.',
    sessionTokenMinutes: 'Minutes pour terminer la connexion',
    sessionTokenMinutesHint: 'Pour le second facteur et le retour à la page. 1 à 60.',
    recentProofMinutes: 'Minutes où une connexion est récente',
    recentProofMinutesHint:
      'Pendant ce temps, les membres peuvent changer le mot de passe et le second facteur, ou supprimer le compte. 1 à 60.',
    limits: 'Limites de tentatives',
    limitsHint:
      'Elles empêchent de deviner. Augmentez-les pour une école ou un bureau où beaucoup partagent une adresse.',
    failedLoginsPerAccount: 'Connexions échouées pour un compte',
    failedLoginsPerAccountHint: 'Les appareils connus de son propriétaire passent quand même.',
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
}
