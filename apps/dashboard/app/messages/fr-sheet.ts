import type { Translation } from '@vitrine/messages'
import type { enSheet } from './en-sheet.ts'

export const frSheet: Translation<typeof enSheet> = {
  sheet: {
    title: 'Produits en tableau',
    edit: 'Modifier en tableau',
    columns: {
      name: 'Nom',
      sku: 'SKU',
      barcode: 'Code-barres',
      price: 'Prix',
      salePrice: 'Prix réduit',
      cost: 'Coût',
      weight: 'Poids',
      visible: 'Visible',
      variantVisible: 'Variante visible',
      brand: 'Marque',
      ribbon: 'Bandeau',
      tags: 'Tags',
    },
    chooseColumns: 'Colonnes',
    lines: { one: '{n} ligne', other: '{n} lignes' },
    loading: 'Chargement de {done} sur {of} produits',
    notAll: 'Tous les produits ne tiennent pas ici : affinez la liste pour voir les autres.',
    hint: 'Les flèches déplacent, Maj sélectionne, F2 ou une lettre saisit, Échap quitte. Copiez et collez des blocs d’un tableur ; Ctrl+D recopie vers le bas, Ctrl+Z annule.',
    yes: 'Oui',
    no: 'Non',
    was: 'Avant : {before}',
    formula: 'Calculer les prix sélectionnés',
    formulaHint:
      '+10 %, -5, ×1,2, ,99 pour le prix le plus proche qui finit ainsi, arrondir. Plusieurs à la suite sont possibles.',
    formulaProblem: 'Saisissez +10 %, -5, ×1,2, ,99 ou arrondir.',
    selectPrices: 'Sélectionnez d’abord des cellules de prix ou de coût.',
    apply: { one: 'Appliquer à {n} cellule', other: 'Appliquer à {n} cellules' },
    problems: {
      empty: 'Cette cellule ne peut pas être vide.',
      amount: 'Saisissez un montant, par exemple 12,50.',
      digits: 'Trop de chiffres après la virgule.',
      long: 'Ce texte est trop long.',
      flag: 'Saisissez oui ou non.',
    },
    changed: { one: '{n} cellule modifiée', other: '{n} cellules modifiées' },
    wrong: { one: '{n} cellule à corriger', other: '{n} cellules à corriger' },
    prices: { one: '{n} prix', other: '{n} prix' },
    lowest: 'le plus bas {before} → {after}',
    onSale: { one: '{n} en promotion', other: '{n} en promotion' },
    save: 'Enregistrer le tableau',
    saving: 'Enregistrement de {done} sur {of} produits',
    saved: { one: '{n} produit enregistré.', other: '{n} produits enregistrés.' },
    undone: 'Annulé.',
    refused: {
      one: '{n} produit n’a pas pu être enregistré. Vos saisies sont encore là : allez à une cellule marquée pour voir pourquoi.',
      other:
        '{n} produits n’ont pas pu être enregistrés. Vos saisies sont encore là : allez à une cellule marquée pour voir pourquoi.',
    },
    nowIs:
      'Maintenant {now}, par {name}. Votre saisie est encore là : enregistrez à nouveau pour le remplacer.',
  },
}
