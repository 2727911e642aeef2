import type { Translation } from '@vitrine/messages'
import type { flowEn } from './en-flow.ts'

export const flowFr: Translation<typeof flowEn> = {
  authLayout: { home: 'Retour à la boutique', login: 'Retour à la connexion' },

  note: {
    expired:
      'Cette connexion a expiré ou s’est terminée dans une autre fenêtre. Connectez-vous de nouveau.',
    sent: 'Un nouveau code est en route. Le précédent n’est plus valable.',
    wait: 'Un code vient d’être envoyé. Patientez 30 secondes avant d’en demander un autre.',
    changed: 'C’est fait.',
    saved: 'Enregistré.',
    denied:
      'Cette connexion a été refusée là où le compte est connecté. Si c’était une erreur, reconnectez-vous dans un quart d’heure, ou utilisez un autre moyen.',
    approved: 'Approuvé. L’autre appareil continue tout seul.',
    refused:
      'Refusé. Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le maintenant.',
    stopped: 'La validation en deux étapes reste activée.',
  },

  code: {
    missing: 'Saisissez le code.',
    six: 'Le code a six chiffres.',
    wrong: 'Ce code est faux. Vérifiez-le, et utilisez le plus récent.',
    expired: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    enough: 'Trop de codes ont été envoyés. Réessayez dans une heure.',
    resend: 'Envoyer un nouveau code',
    wait: {
      one: 'Vous pourrez demander un nouveau code dans {n, number} seconde.',
      other: 'Vous pourrez demander un nouveau code dans {n, number} secondes.',
    },
  },

  forgot: {
    title: 'Mot de passe oublié ?',
    why: 'Indiquez l’adresse e-mail de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: {
      title: 'Un e-mail est en route',
      why: 'S’il existe un compte pour {email}, un lien pour choisir un nouveau mot de passe y arrive dans un instant. Il sert une fois, pendant trois heures.',
      missing: 'Rien reçu ? Regardez dans les courriers indésirables, ou renvoyez-le.',
      again: 'Renvoyer',
    },
  },

  reset: {
    title: 'Choisissez un nouveau mot de passe',
    why: 'Vous serez déconnecté de tous vos autres appareils.',
    submit: 'Enregistrer le mot de passe',
    expired: {
      title: 'Ce lien a expiré',
      why: 'Il a déjà servi, ou il a plus de trois heures. Un nouveau s’obtient vite.',
      again: 'Recevoir un nouveau lien',
    },
  },

  verify: {
    title: 'Confirmez votre adresse e-mail',
    why: {
      label: 'Nous avons envoyé un code à {email}. Il est valable 10 minutes.',
      nameless: 'Nous avons envoyé un code à votre adresse e-mail. Il est valable 10 minutes.',
    },
    code: 'Code',
    hint: 'Les six chiffres de l’e-mail.',
    submit: 'Confirmer',
    other: 'Ce n’est pas votre adresse ? Recommencer',
  },

  factor: {
    TOTP: {
      title: 'Validation en deux étapes',
      why: 'Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour cette boutique.',
      code: 'Code de l’application',
    },
    EMAIL: {
      title: 'Validation en deux étapes',
      why: 'Nous avons envoyé un code à {hint}.',
      code: 'Code de l’e-mail',
    },
    SMS: {
      title: 'Validation en deux étapes',
      why: 'Nous avons envoyé un SMS avec un code au {hint}.',
      code: 'Code du SMS',
    },
    CALL: {
      title: 'Validation en deux étapes',
      why: 'Nous appelons le {hint}. Une voix vous dicte le code.',
      code: 'Code de l’appel',
    },
    PUSH: {
      title: 'Approuvez sur un autre appareil',
      why: 'Ouvrez votre compte sur un appareil où vous êtes connecté, et saisissez-y ce numéro.',
      code: 'Numéro',
    },
    RECOVERY_CODE: {
      title: 'Utiliser un code de secours',
      why: 'Saisissez l’un de vos codes de secours. Chacun sert une fois.',
      code: 'Code de secours',
    },
    submit: 'Continuer',
    remember: {
      one: 'Mémoriser cet appareil pendant {n, number} jour',
      other: 'Mémoriser cet appareil pendant {n, number} jours',
    },
    others: 'Utiliser un autre moyen',
    WEBAUTHN: {
      title: 'Validation en deux étapes',
      why: 'Présentez votre clé d’accès : votre appareil demande son déverrouillage.',
      code: 'Clé d’accès',
    },
  },

  push: {
    number: 'Le numéro à saisir :',
    waiting: 'En attente de votre approbation. Cette page continue toute seule.',
    done: 'J’ai approuvé',
    expired: 'La connexion n’a pas été approuvée à temps. Redemandez, ou utilisez un autre moyen.',
    again: 'Redemander',
  },

  choose: {
    title: 'Choisissez un moyen de validation',
    why: 'Votre compte est protégé par une validation en deux étapes.',
    other: 'Utiliser un autre compte',
  },

  factorName: {
    TOTP: 'Application d’authentification',
    EMAIL: 'Code par e-mail',
    SMS: 'SMS',
    CALL: 'Appel téléphonique',
    PUSH: 'Approbation sur un autre appareil',
    RECOVERY_CODE: 'Code de secours',
    WEBAUTHN: 'Clé d’accès',
  },

  factorChoice: {
    TOTP: 'Un code de l’application sur votre téléphone',
    EMAIL: 'Nous l’envoyons à votre adresse e-mail',
    SMS: 'Nous envoyons un code sur votre téléphone',
    CALL: 'Une voix vous dicte un code au téléphone',
    PUSH: 'Là où vous êtes déjà connecté',
    RECOVERY_CODE: 'L’un de vos codes enregistrés',
    WEBAUTHN: 'Avec le verrouillage de votre appareil',
  },

  factorSetup: {
    TOTP: 'Une application sur votre téléphone affiche un nouveau code toutes les trente secondes',
    EMAIL: 'Un code arrive par e-mail à chaque connexion',
    SMS: 'Un code arrive sur votre téléphone. Une application est plus sûre : un numéro peut être volé',
    CALL: 'Une voix vous dicte un code au téléphone, même sur une ligne fixe',
    PUSH: 'Vous approuvez les nouvelles connexions là où vous êtes déjà connecté',
    RECOVERY_CODE: 'Des codes à imprimer ou à enregistrer',
    WEBAUTHN:
      'Le moyen le plus sûr : votre appareil et son verrouillage suffisent, même sans mot de passe',
  },

  add: {
    title: 'Ajouter un second facteur',
    why: 'Il protège votre compte même si quelqu’un connaît votre mot de passe.',
    required: 'Cette boutique exige une validation en deux étapes. Choisissez un moyen.',
    none: 'Vous avez tous les facteurs que propose cette boutique.',
    leave: 'Pas maintenant',
    back: 'Choisir un autre moyen',
    code: 'Code à six chiffres',
    submit: 'Confirmer',
    TOTP: {
      title: 'Configurer l’application',
      scan: 'Scannez cette image avec votre application d’authentification.',
      here: 'L’application est sur cet appareil',
      picture: 'Code QR pour votre application d’authentification',
      secret: 'Impossible de scanner ? Saisissez la clé',
      type: 'Saisissez le code que l’application affiche maintenant.',
    },
    EMAIL: {
      title: 'Codes par e-mail',
      why: 'Nous avons envoyé un code à {hint}. Saisissez-le pour confirmer.',
    },
    SMS: {
      title: 'SMS',
      number: 'À quel numéro envoyer les codes ?',
      why: 'Nous avons envoyé un code au {hint}. Saisissez-le pour confirmer.',
    },
    CALL: {
      title: 'Appels téléphoniques',
      number: 'Quel numéro devons-nous appeler ?',
      why: 'Nous appelons le {hint}. Saisissez le code que la voix vous dicte.',
    },
    WEBAUTHN: {
      title: 'Créer une clé d’accès',
      why: 'Votre appareil la garde, derrière votre empreinte, votre visage ou son verrouillage. Le mot de passe seul n’ouvre alors plus rien.',
    },
  },

  phone: {
    country: { label: 'Pays', none: 'Choisir un pays' },
    number: 'Numéro de téléphone',
    hint: 'Comme on l’écrit dans ce pays, ou avec + et l’indicatif du pays.',
    missing: 'Saisissez un numéro de téléphone.',
    wrong: 'Ce numéro ne peut pas être appelé dans ce pays. Vérifiez-le, ainsi que le pays.',
    submit: 'Envoyer le code',
  },

  lostFactor: {
    link: 'Appareil perdu ?',
    title: 'Appareil perdu ?',
    why: 'Vous pouvez tout de même accéder à votre compte.',
    shop: {
      label: 'Demander à la boutique',
      why: 'Écrivez à {shop} depuis l’adresse e-mail de votre compte. La boutique peut désactiver votre validation en deux étapes après un délai d’attente. Vous recevrez un e-mail et pourrez l’empêcher.',
    },
    noCodes: 'Plus de codes ?',
  },

  keep: {
    ask: {
      title: 'Garder vos seconds facteurs ?',
      why: 'On a demandé à {shop} de les supprimer. Si ce n’était pas vous, gardez-les, puis choisissez un nouveau mot de passe.',
    },
    submit: 'Les garder',
    stopped: {
      title: 'Vos seconds facteurs restent',
      why: 'Rien n’a été supprimé. Si vous n’avez rien demandé à {shop}, quelqu’un connaît peut-être votre mot de passe : choisissez-en un nouveau.',
    },
    over: {
      title: 'Il n’y a rien à empêcher',
      why: 'C’est déjà empêché, ou déjà fait. Si ce n’était pas vous, choisissez un nouveau mot de passe.',
    },
    password: 'Choisir un nouveau mot de passe',
  },

  codes: {
    title: 'Enregistrez ces codes',
    why: 'Chacun ouvre votre compte une fois si votre second facteur est perdu. Ils ne s’affichent que maintenant.',
    file: 'Codes de secours pour {shop}',
    download: 'Télécharger',
    copy: 'Copier',
    copied: 'Copié',
    print: 'Imprimer',
    saved: 'J’ai enregistré ces codes en lieu sûr',
    saveFirst: 'Enregistrez d’abord les codes, puis cochez la case.',
    submit: 'Continuer',
  },

  waiting: {
    title: 'Vous y êtes presque',
    why: '{shop} approuve les nouveaux comptes. Vous recevrez un e-mail dès que le vôtre sera approuvé, et pourrez alors vous connecter.',
    login: 'Essayer de se connecter',
  },

  blocked: {
    title: 'Ce compte est fermé',
    why: '{shop} l’a fermé. Si vous pensez que c’est une erreur, écrivez à la boutique.',
  },

  loggedOut: {
    title: 'Vous êtes déconnecté',
    why: 'Vous avez été déconnecté de {shop} dans ce navigateur.',
    login: 'Se reconnecter',
  },

  goodbye: {
    title: 'Au revoir, et merci',
    why: 'Votre compte chez {shop} et ses données ont été supprimés. Vous pouvez bien sûr continuer à parcourir la boutique.',
  },

  signOut: {
    title: 'Se déconnecter de {shop} ?',
    why: 'Vous êtes connecté dans ce navigateur.',
    stay: 'Rester connecté',
  },

  confirm: {
    title: 'Confirmez votre mot de passe',
    why: 'Saisissez le mot de passe de {email} pour continuer.',
    submit: 'Continuer',
    leave: 'Retour à votre compte',
  },

  busy: {
    title: 'Un instant, s’il vous plaît',
    why: 'La boutique est très fréquentée en ce moment. Réessayez dans une minute.',
  },

  error: {
    title: 'Une erreur s’est produite de notre côté',
    why: 'Réessayez dans un instant.',
    request: 'Si vous nous contactez à ce sujet, indiquez ce numéro de requête :',
  },
}
