import type { Translation } from '@vitrine/messages'
import type { shopEn } from './en-shop.ts'
import { authFr } from './fr-auth.ts'
import { cartFr } from './fr-cart.ts'
import { reviewsFr } from './fr-reviews.ts'
import { wishesFr } from './fr-wishes.ts'

export const shopFr: Translation<typeof shopEn> = {
  ui: {
    close: 'Fermer',
    optional: 'facultatif',
    loading: 'Chargement',
    undo: 'Annuler',
    dismiss: 'Ignorer',
    notices: 'Notifications',
    remove: 'Retirer {name}',
    unavailable: 'Indisponible',
    price: { was: 'Avant', now: 'Maintenant' },
    password: {
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      capsLock: 'Le verrouillage des majuscules est activé.',
    },
    pages: { previous: 'Précédent', next: 'Suivant', page: 'Page {n, number}' },
    breadcrumbs: 'Vous êtes ici',
    theme: { title: 'Apparence', light: 'Clair', dark: 'Sombre', system: 'Comme l’appareil' },
    table: {
      selectAll: 'Sélectionner toutes les lignes',
      select: 'Sélectionner {name}',
      selected: { one: '{n, number} sélectionné', other: '{n, number} sélectionnés' },
    },
    chart: { table: 'Chiffres' },
  },

  layout: {
    skip: 'Aller au contenu',
    announcement: '',
    footerLine: '',
    collections: 'Collections',
    all: 'Tous les produits',
    menu: 'Menu',
    search: 'Rechercher',
    signIn: 'Se connecter',
    account: 'Compte',
    home: '{shop}, page d’accueil',
    language: 'Langue',
    foot: 'Boutique',
    people: 'Pour vous',
    giftCard: 'Solde d’une carte cadeau',
    withdraw: 'Se rétracter du contrat',
  },

  rehearsal: {
    label: 'Essai',
    text: 'Ce que vous commandez ici est sans conséquence : ni argent, ni stock, ni e-mails.',
    end: 'Terminer l’essai',
  },

  contact: {
    title: 'Écrivez-nous',
    name: 'Votre nom',
    email: 'E-mail',
    phone: 'Téléphone',
    message: 'Message',
    submit: 'Envoyer le message',
    sent: 'Merci. Votre message est arrivé et nous vous répondrons par e-mail.',
    trap: 'Laissez ce champ vide',
    refused: {
      name: 'Dites-nous qui vous êtes.',
      email: 'Dites-nous où vous répondre.',
      message: 'Écrivez de quoi il s’agit.',
      invalid:
        'Ce n’est pas une adresse e-mail. Vérifiez-la, pour que notre réponse vous parvienne.',
      busy: 'Cela fait beaucoup de messages en peu de temps. Réessayez plus tard ; votre texte est toujours là.',
      gone: 'Ce formulaire a été retiré de la page entre-temps. Rechargez la page.',
      form: 'Le message n’a pas pu être envoyé. Vérifiez les champs et réessayez.',
    },
  },
  newsletter: {
    title: 'Lettre d’information',
    email: 'E-mail',
    consent:
      'Nous vous envoyons d’abord un lien pour confirmer l’adresse. Vous pouvez vous désinscrire dans chaque envoi.',
    submit: 'S’inscrire',
    sent: 'Merci. Ouvrez le lien que nous vous avons envoyé, et la prochaine lettre est pour vous.',
    trap: 'Laissez ce champ vide',
    refused: {
      email: 'Dites-nous où envoyer la lettre d’information.',
      invalid: 'Ce n’est pas une adresse e-mail. Vérifiez-la, pour que la lettre vous parvienne.',
      busy: 'Nous vous avons déjà envoyé plusieurs liens aujourd’hui. Regardez dans vos courriers indésirables, ou réessayez demain.',
      gone: 'Ce formulaire a été retiré de la page entre-temps. Rechargez la page.',
    },
  },
  journal: { title: 'Journal', all: 'Tous les articles' },

  home: {
    enter: 'Découvrir tous les produits',
    collections: 'Collections',
    new: { label: 'Nouveautés', all: 'Toutes les nouveautés' },
    sale: { label: 'Promotions', all: 'Toutes les promotions' },
    empty: {
      title: 'Pas encore de produits',
      why: 'La boutique n’a pas encore ajouté de produits. Revenez bientôt.',
    },
  },

  productCount: {
    none: 'Aucun produit',
    one: '{n, number} produit',
    many: '{n, number} de produits',
    other: '{n, number} produits',
  },

  card: {
    colours: { one: '{n, number} couleur', other: '{n, number} couleurs' },
    choices: { one: '{n, number} option', other: '{n, number} options' },
    sale: 'Promo',
  },

  states: {
    in: 'En stock',
    giftCard: 'Envoyée par e-mail',
    digital: 'Fichier numérique, à télécharger',
    some: 'Certaines options sont épuisées',
    preorder: 'Précommande',
    out: 'Épuisé',
    free: 'Gratuit',
  },

  leaves: {
    today: 'expédition aujourd’hui',
    tomorrow: 'expédition demain',
    days: {
      one: 'expédition dans un jour',
      many: 'expédition dans {n, number} jours',
      other: 'expédition dans {n, number} jours',
    },
    weeks: {
      one: 'expédition dans une semaine',
      many: 'expédition dans {n, number} semaines',
      other: 'expédition dans {n, number} semaines',
    },
    month: 'expédition en {month}',
  },

  price: { from: 'à partir de' },

  collections: {
    title: 'Toutes les collections',
    all: 'Toutes les collections',
    pages: 'Pages des collections',
    count: {
      none: 'Aucune collection',
      one: '{n, number} collection',
      many: '{n, number} de collections',
      other: '{n, number} collections',
    },
    none: {
      title: 'Pas encore de collections',
      why: 'Vous trouvez tous les produits sous « Tous les produits ».',
    },
    beyond: { title: 'Cette page n’existe pas' },
  },

  collection: {
    description: {
      one: '{name} : un produit chez {shop}',
      many: '{name} : {n, number} de produits chez {shop}',
      other: '{name} : {n, number} produits chez {shop}',
    },
    everything: 'Tous les produits',
    pages: 'Pages de {name}',
    within: 'Collections dans {name}',
    sort: {
      label: 'Trier par',
      relevance: 'Pertinence',
      'best-selling': 'Meilleures ventes',
      newest: 'Nouveautés',
      arranged: 'Notre sélection',
      price: 'Prix croissant',
      '-price': 'Prix décroissant',
      name: 'Nom',
    },
    empty: {
      title: 'Aucun produit ne correspond à ces filtres',
      why: 'Retirez un filtre, ou parcourez tous les produits.',
      bare: 'Pas encore de produits',
      bareWhy: 'Cette collection est encore vide. Découvrez les autres.',
    },
    beyond: { title: 'Cette page n’existe pas', why: 'Cette liste a moins de pages.' },
    first: 'Aller à la première page',
  },

  filter: {
    title: 'Filtres',
    open: {
      label: 'Filtrer',
      some: { one: 'Filtrer ({n, number})', other: 'Filtrer ({n, number})' },
    },
    price: {
      label: 'Prix',
      min: 'Prix minimum',
      max: 'Prix maximum',
      unreadable: 'Saisissez le prix en chiffres, par exemple 40 ou 19,90.',
      belowMin: 'C’est moins que le prix minimum. Augmentez-le, ou baissez le minimum.',
    },
    min: 'De',
    max: 'À',
    availability: 'Disponibilité',
    sale: 'Promotions',
    brand: 'Marque',
    ribbon: 'Étiquette',
    tag: 'Mot-clé',
    count: '{n, number}',
    all: { one: 'Afficher la seule option', other: 'Afficher les {n, number}' },
    find: 'Chercher dans {facet}',
    notFound: 'Rien de ce nom',
    without: {
      one: 'Sans « {filter} » : {n, number} produit',
      many: 'Sans « {filter} » : {n, number} de produits',
      other: 'Sans « {filter} » : {n, number} produits',
    },
    apply: 'Afficher les produits',
    show: {
      none: 'Aucun produit',
      one: 'Afficher {n, number} produit',
      many: 'Afficher {n, number} de produits',
      other: 'Afficher {n, number} produits',
    },
    clear: 'Tout effacer',
    applied: 'Filtres appliqués',
    chip: {
      between: 'De {min} à {max}',
      over: 'Plus de {min}',
      under: 'Moins de {max}',
      named: '{facet} : {value}',
    },
  },

  product: {
    pictures: 'Photos de {name}',
    media: 'Photos et vidéos de {name}',
    thumbnails: 'Toutes les photos et vidéos',
    picture: 'Photo {n, number} sur {total, number}',
    video: {
      label: 'Vidéo',
      play: 'Lire la vidéo',
      processing: 'Cette vidéo n’est pas encore prête.',
      failed: 'Ce navigateur ne peut pas lire cette vidéo.',
      open: 'Ouvrir la vidéo',
    },
    position: '{n, number} sur {total, number}',
    videoOf: 'Vidéo de {name}',
    zoom: 'Agrandir la photo',
    noPicture: 'Pas encore de photo',
    showChoice: 'Actualiser la sélection',
    clear: 'Effacer la sélection',
    instead: 'Disponible : {choices}',
    deliveryFrom: 'Livraison vers {country} à partir de {price}',
    freeDelivery: 'Livraison gratuite vers {country}',
    returns: { one: 'Retours sous un jour', other: 'Retours sous {n, number} jours' },
    freeReturns: {
      one: 'Retours gratuits sous un jour',
      other: 'Retours gratuits sous {n, number} jours',
    },
    together: '{first} en {second}',
    notTogether: 'indisponible dans cette combinaison',
    stock: {
      left: {
        one: 'En stock, le dernier exemplaire',
        other: 'En stock, il en reste {n, number}',
      },
      preorder: 'Précommande : {message}',
      choose: 'Choisissez {options} pour voir le prix et la disponibilité',
    },
    quantities: {
      atLeast: { one: 'Au moins un par commande', other: 'Au moins {n, number} par commande' },
      atMost: { one: 'Un par commande au maximum', other: '{n, number} par commande au maximum' },
      perBuyer: { one: 'Un par client', other: '{n, number} par client' },
    },
    sku: 'Réf.',
    by: 'De {maker}',
    related: 'Produits similaires',
    relation: {
      chosen: 'S’accorde bien avec',
      together: 'Achetés ensemble',
      brand: 'Aussi de {maker}',
      shop: 'Nouveau dans la boutique',
    },
    recent: 'Vus récemment',
    details: 'Détails',
    yes: 'Oui',
    no: 'Non',
    noChoice: 'Aucun',
    length: '{n, number} sur {most, number}',
    plans: 'Options d’achat',
    once: 'Achat unique',
    every: {
      DAY: { one: 'Tous les jours', other: 'Tous les {n, number} jours' },
      WEEK: { one: 'Toutes les semaines', other: 'Toutes les {n, number} semaines' },
      MONTH: { one: 'Tous les mois', other: 'Tous les {n, number} mois' },
      YEAR: { one: 'Tous les ans', other: 'Tous les {n, number} ans' },
    },
    times: { one: 'une fois', other: '{n, number} fois' },
    discount: '{amount} de remise',
  },

  text: {
    video: 'Vidéo',
    sound: 'Son',
    file: 'Fichier',
    page: 'Ouvrir la page',
    contents: 'Sommaire',
    done: 'Fait',
    open: 'À faire',
  },

  search: {
    title: 'Recherche',
    results: 'Recherche : {words}',
    label: 'Que cherchez-vous ?',
    submit: 'Rechercher',
    found: {
      none: 'Aucun produit trouvé pour « {words} »',
      one: '{n, number} produit trouvé pour « {words} »',
      many: '{n, number} de produits trouvés pour « {words} »',
      other: '{n, number} produits trouvés pour « {words} »',
    },
    none: {
      why: 'Vérifiez l’orthographe, essayez un autre mot ou parcourez les collections.',
    },
    collections: 'Collections',
    filtered: 'Le prix et la couleur sont appliqués comme filtres.',
    exactly: 'Rechercher « {words} » tel quel',
    meant: 'Vouliez-vous dire',
    browse: 'Parcourir les collections',
    new: 'Ou découvrez les nouveautés',
    suggestions: 'Suggestions',
    suggested: {
      none: 'Aucune suggestion',
      one: '{n, number} suggestion, accessible avec les flèches',
      other: '{n, number} suggestions, accessibles avec les flèches',
    },
    queries: 'Recherches',
    products: 'Produits',
    brands: 'Marques',
    pages: 'Pages',
    content: 'Pages et articles',
    best: 'Ou découvrez ce qui se vend le mieux',
    bestSelling: 'Meilleures ventes',
    recent: 'Recherches récentes',
    clearRecent: 'Tout effacer',
    all: {
      one: 'Afficher {n, number} produit',
      many: 'Afficher les {n, number} de produits',
      other: 'Afficher les {n, number} produits',
    },
    loading: 'Recherche en cours…',
    failed: 'Les suggestions ne peuvent pas être chargées. La recherche fonctionne toujours.',
    retry: 'Réessayer',
  },

  quickLook: {
    open: 'Aperçu rapide',
    of: 'Aperçu rapide de {name}',
    page: 'Voir tous les détails',
    failed: 'Le chargement a échoué. Vérifiez la connexion et réessayez.',
  },
  share: { label: 'Partager', copied: 'L’adresse est copiée.', address: 'Voici l’adresse :' },

  opensSoon: {
    title: '{shop} ouvre bientôt',
    why: 'Nous mettons tout en place. Revenez dans quelque temps.',
  },

  notFound: {
    title: 'Page introuvable',
    why: 'Elle a peut-être été déplacée, renommée ou supprimée. Faites une recherche, ou allez à la page d’accueil.',
    home: 'Aller à la page d’accueil',
    all: 'Voir tous les produits',
  },

  ...authFr,
  ...cartFr,
  ...wishesFr,
  ...reviewsFr,
}
