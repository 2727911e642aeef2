import type { Translation } from '@vitrine/messages'
import type { enFeeds } from './en-feeds.ts'

export const frFeeds: Translation<typeof enFeeds> = {
  feedSettings: {
    text: 'Tout ce que vous vendez, dans un fichier que les moteurs de recherche et les réseaux sociaux lisent d’eux-mêmes.',
    title: 'Flux de produits',
    offer: 'Proposer des flux de produits',
    offerHint:
      'Ils sont publics, comme votre boutique. Sans eux, les plateformes qui les lisent perdent vos produits.',
    notOpen:
      'Votre boutique n’est pas encore ouverte. Les adresses répondront dès qu’elle le sera.',
    platforms: {
      google: {
        name: 'Google Merchant Center',
        where:
          'Dans Merchant Center : Sources de données → Ajouter une source de produits → Ajouter des produits à partir d’un fichier → Saisir un lien vers votre fichier.',
      },
      meta: {
        name: 'Meta Commerce Manager',
        where:
          'Pour Facebook et Instagram. Dans Commerce Manager : Catalogue → Sources de données → Flux de données → Utiliser une URL.',
      },
    },
    address: 'adresse du flux pour {platform}',
    addressIn: 'adresse du flux pour {platform} en {language}',
    items: { one: '{n} variante', other: '{n} variantes' },
    languagesHint:
      'Vos produits ont des textes dans une seule langue. Les autres adresses mènent aux mêmes produits sur des pages dans cette langue.',
    gapsTitle: 'Ce qui manque',
    gapsText: 'Ce que demandent les plateformes. Sans cela, elles peuvent refuser une variante.',
    missing: 'Manque',
    variants: 'Variantes',
    product: 'Produit',
    products: 'Les produits les plus récents auxquels il manque quelque chose, 20 au plus',
    complete: 'Il ne manque rien.',
    empty: 'Il n’y a pas encore de produit dans les flux.',
    gaps: {
      PICTURE: 'Image',
      DESCRIPTION: 'Description',
      BRAND_OR_GTIN: 'Marque ou GTIN valide',
      PREORDER_DAY: 'Jour d’envoi des précommandes',
    },
  },
}
