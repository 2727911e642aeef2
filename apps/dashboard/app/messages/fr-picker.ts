import type { Translation } from '@vitrine/messages'
import type { enPicker } from './en-picker.ts'

export const frPicker: Translation<typeof enPicker> = {
  picker: {
    found: ({ n, hasMore }: { n: number; hasMore: boolean }) => {
      if (n === 0) return 'Rien trouvé.'
      if (hasMore) return `Les ${n} premiers. Faites défiler, ou saisissez pour affiner.`
      return n === 1 ? '1 trouvé.' : `${n} trouvés.`
    },
    collections: 'Chercher une collection',
    collectionsHint: 'Saisissez une partie du nom. Entrée ajoute ou retire.',
    collection: 'Collection : toutes',
    brand: 'Marque : toutes',
    unnamed: '…',
    more: 'Afficher plus',
  },
  bulkPrices: {
    action: 'Prix',
    title: { one: 'Prix d’un produit', other: 'Prix de {n} produits' },
    way: 'Sens',
    ways: { UP: 'Augmenter', DOWN: 'Baisser' },
    by: 'De',
    unit: 'Unité',
    hint: 'Dites de combien, et voyez ici les nouveaux prix.',
    before: 'Avant',
    after: 'Après',
    range: '{lowest} à {highest}',
    effect: { one: '{n} prix', other: '{n} prix' },
    onSale: { one: 'dont {n} en promotion', other: 'dont {n} en promotion' },
    change: 'Modifier les prix',
    done: {
      one: 'Le prix de {n} produit a changé.',
      other: 'Les prix de {n} produits ont changé.',
    },
  },
  bulkDates: {
    action: 'Date',
    title: {
      one: 'Afficher ou masquer un produit à une date',
      other: 'Afficher ou masquer {n} produits à une date',
    },
    way: 'Ce qui se passe',
    ways: { SHOW: 'Afficher', HIDE: 'Masquer' },
    date: 'Quand',
    hint: 'À votre heure. Les produits concernés sont choisis à ce moment-là ; ceux créés entre-temps ne changent pas.',
    wrong: {
      empty: 'Saisissez le jour et l’heure.',
      past: 'Choisissez un moment qui n’est pas passé.',
      far: 'Choisissez un moment dans les 366 prochains jours.',
    },
    effect: {
      SHOW: {
        none: 'Aucun d’eux n’est masqué actuellement.',
        one: '{n} produit est masqué et sera affiché.',
        other: '{n} produits sont masqués et seront affichés.',
      },
      HIDE: {
        none: 'Aucun d’eux n’est affiché actuellement.',
        one: '{n} produit est affiché et sera masqué.',
        other: '{n} produits sont affichés et seront masqués.',
      },
    },
    plan: 'Fixer la date',
    done: 'Fixé au {date}.',
    list: 'Prévu',
    planned: {
      SHOW: { one: '{date} : afficher {n} produit', other: '{date} : afficher {n} produits' },
      HIDE: { one: '{date} : masquer {n} produit', other: '{date} : masquer {n} produits' },
    },
    cancel: 'Annuler',
    cancelOf: 'Annuler : {what}',
    cancelled: 'Annulé.',
  },
  bulkLabels: {
    action: 'Marque et tags',
    title: { one: 'Marque et tags d’un produit', other: 'Marque et tags de {n} produits' },
    hint: 'Ce que vous laissez vide ne change pas.',
    brand: 'Fixer la marque',
    ribbon: 'Fixer le bandeau',
    addTags: 'Ajouter des tags',
    removeTags: 'Retirer des tags',
    tagsHint: 'Entrée ou une virgule ajoute un tag.',
    tooLong: '{max} caractères au plus.',
    needOne: 'Remplissez au moins un champ.',
    preview: { one: '{n} produit sera modifié.', other: '{n} produits seront modifiés.' },
    change: 'Modifier les produits',
    done: { one: '{n} produit modifié.', other: '{n} produits modifiés.' },
  },
  bulkCollections: {
    action: 'Collections',
    title: { one: 'Collections d’un produit', other: 'Collections de {n} produits' },
    which: 'Quelles collections',
    add: 'Y ajouter',
    remove: 'En retirer',
    added: {
      one: 'Un produit est dans ces collections.',
      other: '{n} produits sont dans ces collections.',
    },
    removed: {
      one: 'Un produit n’est plus dans ces collections.',
      other: '{n} produits ne sont plus dans ces collections.',
    },
    needOne: 'Choisissez d’abord une collection.',
  },
}
