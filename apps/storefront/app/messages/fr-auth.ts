import type { Translation } from '@vitrine/messages'
import type { authEn } from './en-auth.ts'

export const authFr: Translation<typeof authEn> = {
  password: {
    title: 'Mot de passe',
    why: 'Vous serez déconnecté de tous vos autres appareils.',
    submit: 'Modifier le mot de passe',
    hint: 'Au moins {n, number} caractères. Long vaut mieux que compliqué.',
    new: 'Nouveau mot de passe',
    current: 'Mot de passe',
  },

  login: {
    title: 'Ravis de vous revoir',
    submit: 'Se connecter',
    email: 'E-mail',
    password: 'Mot de passe',
    forgot: 'Mot de passe oublié ?',
    other: 'Pas encore de compte ?',
    register: 'Créer un compte',
    app: 'Connectez-vous pour continuer vers {host}.',
  },

  register: {
    title: 'Créer un compte',
    submit: 'Créer le compte',
    email: { label: 'E-mail', hint: 'Cette adresse vous sert à vous connecter.' },
    password: 'Mot de passe',
    name: 'Nom',
    other: 'Vous avez déjà un compte ?',
    login: 'Se connecter',
  },

  auth: {
    summary: {
      one: 'Un point demande votre attention',
      other: '{n, number} points demandent votre attention',
    },
    email: {
      missing: 'Saisissez votre adresse e-mail, par exemple ada@example.com.',
      invalid: 'Ce n’est pas une adresse e-mail. Elle ressemble à ada@example.com.',
      unknown:
        'Nous ne pouvons pas vous connecter avec cette adresse. Vérifiez-la, ou créez un compte.',
      taken: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
    },
    password: {
      missing: 'Saisissez votre mot de passe.',
      wrong: 'Ce mot de passe ne correspond pas à cette adresse. Réessayez.',
      short: 'Ce mot de passe est trop court. Il faut au moins {n, number} caractères.',
      weak: 'Ce mot de passe est trop facile à deviner. Choisissez-en un qui ne soit ni courant, ni votre adresse e-mail, ni le nom de la boutique.',
      reset:
        'Vous devez choisir un nouveau mot de passe avant de vous connecter. Demandez un lien ci-dessous.',
    },
    throttled: 'Trop de tentatives. Réessayez dans 15 minutes.',
    failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
    unreachable: 'La boutique est injoignable. Vérifiez votre connexion, puis réessayez.',
    blocked: 'Ce compte a été fermé par la boutique.',
    closed: {
      title: 'Les comptes ne sont pas encore disponibles',
      why: 'Cette boutique n’a pas encore mis en place la connexion. Vous pouvez tout de même parcourir tous les produits.',
    },
  },

  captcha: {
    person: 'Je suis humain',
    working: 'Vérification de votre navigateur…',
    done: 'Vérifié.',
    failed: 'La vérification a échoué. Vérifiez votre connexion et réessayez.',
    missing:
      'Confirmez que vous êtes humain : cochez la case ci-dessus, ou attendez la fin de la vérification.',
    wrong: 'La vérification a expiré. Réessayez.',
    noScripts:
      'Cette boutique se protège des robots par une vérification dans votre navigateur, qui a besoin de scripts. Activez JavaScript pour cette page afin de continuer.',
  },
}
