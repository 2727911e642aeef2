import type { Translation } from '@vitrine/messages'
import type { enRichText } from './en-rich-text.ts'

/** Messages of the editor of descriptions. */
export const deRichText: Translation<typeof enRichText> = {
  richText: {
    bold: 'Fett',
    italic: 'Kursiv',
    underline: 'Unterstrichen',
    heading: 'Überschrift',
    subheading: 'Kleine Überschrift',
    list: 'Liste',
    numbers: 'Nummerierte Liste',
    link: 'Link',
    linkAddress: 'Adresse des Links',
    setLink: 'Link setzen',
    noLink: 'Link entfernen',
    undo: 'Eingabe zurücknehmen',
    redo: 'Eingabe wiederholen',
    source: 'HTML bearbeiten',
    editor: 'Zurück zum Editor',
    rawHtml: 'Steht so im Shop und wird nur als HTML geändert',
  },
}
