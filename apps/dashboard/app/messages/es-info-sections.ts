import type { Translation } from '@vitrine/messages'
import type { enInfoSections } from './en-info-sections.ts'

export const esInfoSections: Translation<typeof enInfoSections> = {
  infoSections: {
    title: 'Textos informativos',
    new: 'Nuevo texto informativo',
    text: 'Textos que comparten los productos, como sus cuidados. Lo que cambie aquí cambia en todos los productos.',
    search: 'Buscar por título o nombre',
    columns: { title: 'Título', name: 'Nombre', products: 'Productos', changed: 'Cambiado' },
    emptyTitle: 'Aún no hay textos informativos',
    emptyText: 'Cree uno y elíjalo después al editar un producto.',
    noneFoundTitle: 'Ningún texto informativo se llama así',
    noneFoundText: 'Busque otra cosa o créelo.',
    change: 'Cambiar',
    changeTitle: 'Cambiar «{name}»',
    create: 'Crear texto',
    created: '«{name}» está creado.',
    saved: '«{name}» está guardado.',
    delete: 'Eliminar',
    deleteOf: 'Eliminar «{name}»',
    deleteTitle: '¿Eliminar el texto informativo «{name}»?',
    deleteText: {
      none: 'Ningún producto lo muestra. Puede recuperarlo desde el historial.',
      one: 'Sale del producto que lo muestra. Puede recuperarlo desde el historial.',
      other: 'Sale de los {n} productos que lo muestran. Puede recuperarlo desde el historial.',
    },
    deleted: '«{name}» se ha eliminado.',
    fields: {
      title: 'Título',
      titleHint: 'Lo que leen los visitantes encima del texto.',
      name: 'Nombre',
      nameHint: 'Solo para usted: distingue los textos con el mismo título.',
      text: 'Texto',
    },
    richText:
      'Este texto contiene partes que HTML no puede expresar, como vídeos. Se pierden al cambiar el texto aquí.',
    usedBy: {
      none: 'Aún no lo muestra ningún producto.',
      one: 'Lo muestra un producto; allí cambia enseguida.',
      other: 'Lo muestran {n} productos; en todos cambia enseguida.',
    },
    shared: 'Compartido',
    sharedHint: 'Un texto informativo compartido; cámbielo en Textos informativos.',
    choose: 'Elegir un texto compartido',
    chooseTitle: 'Elegir un texto compartido',
    chosen: 'Añadir «{name}»',
  },
}
