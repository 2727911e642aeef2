import type { Translation } from '@vitrine/messages'
import type { enLabelPrint } from './en-label-print.ts'

export const frLabelPrint: Translation<typeof enLabelPrint> = {
  labelPrint: {
    title: 'Imprimer des étiquettes',
    action: 'Étiquettes à code-barres',
    print: 'Télécharger le PDF',
    paper: 'Papier',
    papers: {
      a4: 'Feuille A4 d’étiquettes',
      roll: 'Rouleau d’étiquettes',
    },
    fields: {
      columns: 'Étiquettes par ligne',
      rows: 'Étiquettes par colonne',
      marginX: 'Marges gauche et droite (mm)',
      marginY: 'Marges haute et basse (mm)',
      gapX: 'Espace entre colonnes (mm)',
      gapY: 'Espace entre lignes (mm)',
      width: 'Largeur d’une étiquette (mm)',
      height: 'Hauteur d’une étiquette (mm)',
      firstPosition: 'Première étiquette à la position',
    },
    positionHint:
      'Les positions se comptent ligne par ligne, pour imprimer aussi sur une feuille entamée.',
    content: 'Sur les étiquettes',
    parts: {
      name: 'Nom du produit',
      choices: 'Choix',
      price: 'Prix',
    },
    barcodeHint:
      'Un code de 13 chiffres dont la clé est juste est imprimé en EAN-13, tout autre code ou le SKU en Code 128.',
    each: 'Étiquettes par variante',
    eachOptions: {
      one: 'Une',
      stock: 'Autant que de pièces en stock',
    },
    code: 'Code-barres ou SKU',
    count: 'Étiquettes',
    countOf: 'Étiquettes de {name}',
    preview: 'Aperçu de la première page',
    labels: { one: '{n} étiquette', other: '{n} étiquettes' },
    pages: { one: '{n} page', other: '{n} pages' },
    noVariants: 'Il n’y a rien à étiqueter ici.',
    onlyFirst: 'Il y a {total} variantes\u00a0; les {max} premières sont imprimées.',
    withoutBarcode: {
      one: '{n} variante a été imprimée sans code-barres.',
      other: '{n} variantes ont été imprimées sans code-barres.',
    },
    reasons: {
      NO_CODE: 'ni code-barres ni SKU',
      NOT_PRINTABLE: 'son code a des caractères que Code 128 ne peut pas imprimer',
      TOO_LONG: 'le code est trop long pour une étiquette de cette largeur',
    },
    done: {
      one: '{n} étiquette est dans le fichier.',
      other: '{n} étiquettes sont dans le fichier.',
    },
    problems: {
      number: 'Saisissez un nombre de {min} à {max}.',
      tooNarrow:
        'Les étiquettes feraient moins de {min} mm de large. Saisissez-en moins par ligne, ou des marges et des espaces plus petits.',
      tooLow:
        'Les étiquettes feraient moins de {min} mm de haut. Saisissez-en moins par colonne, ou des marges et des espaces plus petits.',
      position: 'Saisissez une position de 1 à {max}.',
      quantity: 'Saisissez des nombres entiers.',
      nothing: 'Saisissez combien d’étiquettes imprimer.',
      tooMany: 'Un fichier contient au plus {max} étiquettes.',
    },
  },
}
