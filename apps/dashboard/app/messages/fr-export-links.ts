import type { Translation } from '@vitrine/messages'
import type { enExportLinks } from './en-export-links.ts'

export const frExportLinks: Translation<typeof enExportLinks> = {
  exportLinks: {
    title: 'Liens vers des exports',
    text: 'D’autres récupèrent les derniers produits, commandes ou stocks de votre boutique par un lien, en CSV. Qui l’a voit ce que vous voyez.',
    content: 'Contenu',
    contents: { PRODUCTS: 'Produits', ORDERS: 'Commandes', STOCK: 'Stock' },
    contentHints: {
      PRODUCTS: 'Le fichier contient les coûts, mais aucune donnée de clients.',
      ORDERS:
        'Le fichier contient les noms et adresses de vos clients. Ne donnez le lien qu’à ceux qui peuvent les avoir.',
      STOCK: 'Le fichier contient la quantité de chaque variante dans chaque lieu.',
    },
    ended: 'Sans effet',
    invalid:
      'L’adresse ne fonctionne plus : la personne qui l’a créée ne peut plus récupérer ce fichier. Renouvelez l’adresse pour continuer.',
    none: 'Aucun export n’est partagé par un lien.',
    new: 'Nouveau lien',
    create: 'Créer le lien',
    created: '« {name} » est créé.',
    saved: 'Enregistré.',
    name: 'Nom',
    nameHint: 'Qui récupère le fichier.',
    onlyVisible: 'Seulement les produits que voient les visiteurs',
    secretTitle: 'L’adresse de « {name} »',
    secretText:
      'Qui a cette adresse peut récupérer le fichier sans mot de passe. Elle n’est affichée que cette fois ; vous pouvez la renouveler.',
    subject: 'Adresse',
    rows: { one: '{n} ligne', other: '{n} lignes' },
    file: '{rows}, {size}, créé',
    making: 'Le fichier est en préparation.',
    failing: 'Le fichier n’a pas pu être créé.',
    run: 'Créer maintenant',
    runOf: 'Créer maintenant le fichier de « {name} »',
    renew: 'Renouveler l’adresse',
    renewOf: 'Renouveler l’adresse de « {name} »',
    renewTitle: 'Renouveler l’adresse de « {name} » ?',
    renewText:
      'L’adresse actuelle prend fin tout de suite. Donnez la nouvelle à qui récupère le fichier.',
    delete: 'Supprimer',
    deleteOf: 'Supprimer « {name} »',
    deleteTitle: 'Supprimer « {name} » ?',
    deleteText: 'Son adresse prend fin tout de suite.',
    deleted: '« {name} » est supprimé.',
    needName: 'Donnez-lui un nom.',
  },
}
