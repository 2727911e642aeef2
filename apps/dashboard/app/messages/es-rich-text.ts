import type { Translation } from '@vitrine/messages'
import type { enRichText } from './en-rich-text.ts'

export const esRichText: Translation<typeof enRichText> = {
  richText: {
    bold: 'Negrita',
    italic: 'Cursiva',
    underline: 'Subrayado',
    heading: 'Encabezado',
    subheading: 'Subencabezado',
    list: 'Lista',
    numbers: 'Lista numerada',
    link: 'Enlace',
    linkAddress: 'Dirección del enlace',
    setLink: 'Poner enlace',
    noLink: 'Quitar enlace',
    undo: 'Deshacer lo escrito',
    redo: 'Rehacer lo escrito',
    source: 'Editar HTML',
    editor: 'Volver al editor',
    rawHtml: 'Se muestra en la tienda y solo se cambia como HTML',
  },
}
