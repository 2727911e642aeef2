import type { Translation } from '@vitrine/messages'
import type { enRichText } from './en-rich-text.ts'

export const frRichText: Translation<typeof enRichText> = {
  richText: {
    bold: 'Gras',
    italic: 'Italique',
    underline: 'Souligné',
    heading: 'Titre',
    subheading: 'Sous-titre',
    list: 'Liste',
    numbers: 'Liste numérotée',
    link: 'Lien',
    linkAddress: 'Adresse du lien',
    setLink: 'Poser le lien',
    noLink: 'Retirer le lien',
    undo: 'Annuler la saisie',
    redo: 'Rétablir la saisie',
    source: 'Modifier le HTML',
    editor: 'Retour à l’éditeur',
    rawHtml: 'Affiché dans la boutique, et modifiable seulement en HTML',
  },
}
