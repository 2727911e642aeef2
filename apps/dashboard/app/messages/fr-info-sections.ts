import type { Translation } from '@vitrine/messages'
import type { enInfoSections } from './en-info-sections.ts'

export const frInfoSections: Translation<typeof enInfoSections> = {
  infoSections: {
    title: 'Textes d’info',
    new: 'Nouveau texte d’info',
    text: 'Des textes que des produits partagent, par exemple sur l’entretien. Modifiés ici, ils changent sur tous les produits.',
    search: 'Chercher par titre ou nom',
    columns: { title: 'Titre', name: 'Nom', products: 'Produits', changed: 'Modifié' },
    emptyTitle: 'Aucun texte d’info pour l’instant',
    emptyText: 'Créez-en un, puis choisissez-le là où vous modifiez un produit.',
    noneFoundTitle: 'Aucun texte d’info ne porte ce nom',
    noneFoundText: 'Cherchez autre chose, ou créez-le.',
    change: 'Modifier',
    changeTitle: 'Modifier « {name} »',
    create: 'Créer le texte d’info',
    created: '« {name} » est créé.',
    saved: '« {name} » est enregistré.',
    delete: 'Supprimer',
    deleteOf: 'Supprimer « {name} »',
    deleteTitle: 'Supprimer le texte d’info « {name} » ?',
    deleteText: {
      none: 'Aucun produit ne l’affiche. Vous pourrez le restaurer depuis l’historique.',
      one: 'Il quitte le produit qui l’affiche. Vous pourrez le restaurer depuis l’historique.',
      other:
        'Il quitte les {n} produits qui l’affichent. Vous pourrez le restaurer depuis l’historique.',
    },
    deleted: '« {name} » est supprimé.',
    fields: {
      title: 'Titre',
      titleHint: 'Ce que les visiteurs lisent au-dessus du texte.',
      name: 'Nom',
      nameHint: 'Pour vous seulement : distingue les textes qui ont le même titre.',
      text: 'Texte',
    },
    richText:
      'Ce texte a des éléments que le HTML ne peut pas exprimer, par exemple des vidéos. Ils disparaissent quand le texte est modifié ici.',
    usedBy: {
      none: 'Aucun produit ne l’affiche encore.',
      one: 'Un produit l’affiche ; il y change tout de suite.',
      other: '{n} produits l’affichent ; il change partout tout de suite.',
    },
    shared: 'Partagé',
    sharedHint: 'Un texte d’info partagé ; modifiez-le sous Textes d’info.',
    choose: 'Choisir un texte partagé',
    chooseTitle: 'Choisir un texte partagé',
    chosen: 'Ajouter « {name} »',
  },
}
