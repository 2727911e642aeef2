import type { Translation } from '@vitrine/messages'
import type { enProviders } from './en-providers.ts'

export const frProviders: Translation<typeof enProviders> = {
  providers: {
    text: 'Les gens peuvent se connecter à votre boutique avec un compte d’un autre système : dans leur entreprise, leur école, une autre boutique. Vous déclarez l’autre système ici, et votre boutique là-bas.',
    new: 'Ajouter un fournisseur',
    create: 'Ajouter',
    emptyTitle: 'Tout le monde se connecte avec un mot de passe',
    emptyText:
      'Ajoutez un système qui parle OpenID Connect ou OAuth 2, et son bouton apparaît sur la page de connexion.',
    columns: { name: 'Nom', kind: 'Type', state: 'État', members: 'Membres' },
    kinds: { OIDC: 'OpenID Connect', OAUTH2: 'OAuth 2' },
    on: 'Proposé',
    off: 'Désactivé',
    members: { none: 'encore personne', one: 'un membre', other: '{shown} membres' },
    change: 'Modifier',
    changeTitle: 'Modifier {name}',
    delete: 'Retirer',
    deleteOf: 'Retirer {name}',
    turnOff: 'Désactiver',
    turnOn: 'Activer',
    turnOffOf: 'Désactiver {name}',
    turnOnOf: 'Activer {name}',
    turnedOff: 'Il est désactivé.',
    turnedOn: 'Il est à nouveau proposé.',
    created: 'Le fournisseur est ajouté.',
    saved: 'Le fournisseur est enregistré.',
    deleted: 'Le fournisseur est retiré.',
    deleteTitle: 'Retirer {name} ?',
    deleteText: ({
      linked,
      only,
    }: {
      linked: { readonly n: number; readonly shown: string }
      only: { readonly n: number; readonly shown: string }
    }) => {
      if (linked.n === 0) return 'Personne ne se connecte avec lui.'
      const all =
        linked.n === 1
          ? 'Un membre se connecte avec lui et ne le pourra plus.'
          : `${linked.shown} membres se connectent avec lui et ne le pourront plus.`
      if (only.n === 0) return `${all} Tous ont un autre moyen de se connecter.`
      return only.n === 1
        ? `${all} Un n’a ni mot de passe ni autre fournisseur, et devra choisir un mot de passe par e-mail.`
        : `${all} ${only.shown} n’ont ni mot de passe ni autre fournisseur, et devront choisir un mot de passe par e-mail.`
    },
    callback: 'Adresse de retour',
    callbackText: 'Indiquez ceci à l’autre système comme adresse à laquelle il renvoie les gens :',
    preset: 'Quel type de système est-ce ?',
    presets: {
      openid: {
        label: 'OpenID Connect',
        hint: 'Trouve tout par une adresse, l’émetteur. La plupart des systèmes actuels.',
      },
      company: {
        label: 'Une entreprise ou une école',
        hint: 'Aussi OpenID Connect. Nommez ci-dessous ses domaines e-mail, pour que seuls les siens entrent.',
      },
      vitrine: {
        label: 'Une autre boutique comme celle-ci',
        hint: 'Déclarez-y cette boutique comme client ; son adresse est l’émetteur.',
      },
      oauth: {
        label: 'OAuth 2',
        hint: 'Pour les systèmes qui ne parlent pas OpenID : vous saisissez trois adresses et où la réponse dit quoi.',
      },
    },
    name: 'Nom',
    nameHint: 'Affiché sur le bouton : « Continuer avec… ».',
    needName: 'Saisissez un nom.',
    icon: 'Symbole',
    icons: {
      key: 'Clé',
      building: 'Bâtiment',
      school: 'École',
      shop: 'Boutique',
      globe: 'Globe',
      person: 'Personne',
    },
    addresses: {
      issuer: {
        label: 'Émetteur',
        hint: 'L’adresse que le système se donne lui-même, lettre par lettre.',
        example: 'https://id.example.com',
      },
      authorizationUrl: {
        label: 'Adresse d’autorisation',
        hint: 'Où les gens se connectent.',
        example: 'https://id.example.com/authorize',
      },
      tokenUrl: {
        label: 'Adresse des jetons',
        hint: 'Où le code devient un jeton.',
        example: 'https://id.example.com/token',
      },
      userUrl: {
        label: 'Adresse des utilisateurs',
        hint: 'Où un jeton reçoit en réponse qui est quelqu’un.',
        example: 'https://id.example.com/user',
      },
    },
    badAddress: 'Saisissez une adresse complète qui commence par https://.',
    clientId: 'Identifiant client',
    clientIdHint: 'Comment l’autre système appelle votre boutique.',
    needClientId: 'Saisissez l’identifiant que l’autre système vous a donné.',
    secret: 'Secret du client',
    secretHint: 'Gardé chiffré ; il n’est plus jamais affiché.',
    secretStored: 'Un secret est enregistré. Saisissez-en un autre pour le remplacer.',
    proof: 'Comment le secret est envoyé',
    proofs: {
      client_secret_basic: 'Dans l’en-tête (habituel)',
      client_secret_post: 'Dans le formulaire',
      none: 'Pas du tout : il n’y a pas de secret',
    },
    check: 'Essayer',
    checking: 'Essai…',
    checkGood:
      'Il répond et est bien configuré. Connectez-vous une fois avec lui pour en être sûr.',
    checkIncomplete: 'Remplissez d’abord le nom, les adresses et l’identifiant client.',
    found: 'Il dit : {what}',
    problems: {
      address_refused: 'Cette adresse n’est pas sur l’internet public ; rien n’y est demandé.',
      unreachable: 'Personne ne répond à cette adresse.',
      not_found: 'Il n’y a rien de ce genre à cette adresse. Vérifiez l’émetteur.',
      not_json: 'Quelque chose y répond, mais ce n’est pas la description d’un fournisseur.',
      other_issuer:
        'Le système se nomme autrement. Saisissez l’émetteur exactement comme il le dit.',
      no_endpoint: 'Il manque à sa description une adresse nécessaire.',
      no_signature: 'Il ne signe que de façons peu fiables. Il doit proposer RS256 ou ES256.',
      no_pkce: 'Il n’accepte pas la preuve S256 que porte ici chaque connexion.',
      other: 'Il n’est pas configuré comme attendu.',
    },
    registers: 'Les nouvelles personnes reçoivent un compte',
    registersHint: 'Désactivé : seuls les membres qui ont déjà un compte peuvent le lier.',
    isEnabled: 'Sur la page de connexion',
    isEnabledHint: 'Désactivé : personne ne se connecte avec lui, et les liens restent.',
    details: 'Détails',
    detailsText: 'Domaines e-mail, scopes, claims',
    emailDomains: 'Seulement les adresses de ces domaines',
    emailDomainsHint: 'Par exemple entreprise.example. Vide : toutes.',
    badDomain: 'Saisissez un domaine, par exemple entreprise.example.',
    vouches: 'Ses adresses e-mail comptent comme confirmées',
    vouchesHint:
      'Seulement pour un système où les gens ne peuvent pas choisir eux-mêmes leur adresse. Sinon, quelqu’un pourrait prendre l’adresse d’un membre.',
    scopes: 'Ce qui est demandé',
    scopesHint: 'Les scopes, en plus de openid.',
    scopesHintPlain: 'Les scopes, comme l’autre système les nomme.',
    badScope: 'Un scope est un mot sans espaces.',
    responseMode: 'Comment les gens sont renvoyés',
    responseModes: { query: 'Par une adresse (habituel)', form_post: 'Par un formulaire' },
    claims: 'Où la réponse dit quoi',
    claimsHint:
      'Noms séparés par des points ; 0 est le premier d’une liste : emails.0.value. Vide : non indiqué.',
    claimNames: {
      subject: 'Identifiant de la personne',
      email: 'E-mail',
      emailVerified: 'S’il est confirmé',
      name: 'Nom complet',
      picture: 'Image',
    },
    inUse: 'Des personnes sont liées à celui-ci. Ajoutez plutôt l’autre système à côté.',
    needSubject: 'Saisissez où trouver l’identifiant d’une personne.',
  },
}
