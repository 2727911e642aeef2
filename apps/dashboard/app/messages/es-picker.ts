import type { Translation } from '@vitrine/messages'
import type { enPicker } from './en-picker.ts'

export const esPicker: Translation<typeof enPicker> = {
  picker: {
    found: ({ n, hasMore }) => {
      if (n === 0) return 'Sin resultados.'
      if (hasMore) return `Los primeros ${n}. Desplácese o escriba para acotar.`
      return n === 1 ? '1 encontrado.' : `${n} encontrados.`
    },
    collections: 'Buscar una colección',
    collectionsHint: 'Escriba una parte del nombre. Intro añade o quita.',
    collection: 'Colección: todas',
    brand: 'Marca: todas',
    unnamed: '…',
    more: 'Mostrar más',
  },
  bulkPrices: {
    action: 'Precios',
    title: { one: 'Precio de un producto', other: 'Precios de {n} productos' },
    way: 'Dirección',
    ways: { UP: 'Subir', DOWN: 'Bajar' },
    by: 'En',
    unit: 'Unidad',
    hint: 'Indique cuánto y vea aquí cuáles serán los precios.',
    before: 'Ahora',
    after: 'Después',
    range: 'de {lowest} a {highest}',
    effect: { one: '{n} precio', other: '{n} precios' },
    onSale: { one: '{n} de ellos rebajado', other: '{n} de ellos rebajados' },
    change: 'Cambiar precios',
    done: {
      one: 'El precio de {n} producto ha cambiado.',
      other: 'Los precios de {n} productos han cambiado.',
    },
  },
  bulkDates: {
    action: 'Fecha',
    title: {
      one: 'Mostrar u ocultar un producto en una fecha',
      other: 'Mostrar u ocultar {n} productos en una fecha',
    },
    way: 'Qué ocurre',
    ways: { SHOW: 'Mostrar', HIDE: 'Ocultar' },
    date: 'Cuándo',
    hint: 'En su propia hora. Qué productos encajan se decide entonces; los creados mientras tanto no cambian.',
    wrong: {
      empty: 'Indique día y hora.',
      past: 'Elija un momento que no haya pasado.',
      far: 'Elija un momento dentro de los próximos 366 días.',
    },
    effect: {
      SHOW: {
        none: 'Ninguno de ellos está oculto ahora.',
        one: '{n} producto está oculto ahora y se mostrará.',
        other: '{n} productos están ocultos ahora y se mostrarán.',
      },
      HIDE: {
        none: 'Ninguno de ellos se muestra ahora.',
        one: '{n} producto se muestra ahora y se ocultará.',
        other: '{n} productos se muestran ahora y se ocultarán.',
      },
    },
    plan: 'Fijar la fecha',
    done: 'Fijado para el {date}.',
    list: 'Planificado',
    planned: {
      SHOW: { one: '{date}: mostrar {n} producto', other: '{date}: mostrar {n} productos' },
      HIDE: { one: '{date}: ocultar {n} producto', other: '{date}: ocultar {n} productos' },
    },
    cancel: 'Cancelar',
    cancelOf: 'Cancelar: {what}',
    cancelled: 'Cancelado.',
  },
  bulkLabels: {
    action: 'Marca y etiquetas',
    title: {
      one: 'Marca y etiquetas de un producto',
      other: 'Marca y etiquetas de {n} productos',
    },
    hint: 'Lo que deje vacío se queda como está.',
    brand: 'Fijar la marca',
    ribbon: 'Fijar el distintivo',
    addTags: 'Añadir etiquetas',
    removeTags: 'Quitar etiquetas',
    tagsHint: 'Intro o una coma añade una etiqueta.',
    tooLong: '{max} caracteres como máximo.',
    needOne: 'Rellene al menos uno de ellos.',
    preview: { one: 'Se cambiará {n} producto.', other: 'Se cambiarán {n} productos.' },
    change: 'Cambiar productos',
    done: { one: '{n} producto cambiado.', other: '{n} productos cambiados.' },
  },
  bulkCollections: {
    action: 'Colecciones',
    title: { one: 'Colecciones de un producto', other: 'Colecciones de {n} productos' },
    which: 'Qué colecciones',
    add: 'Añadir a ellas',
    remove: 'Quitar de ellas',
    added: {
      one: 'Un producto está en estas colecciones.',
      other: '{n} productos están en estas colecciones.',
    },
    removed: {
      one: 'Un producto ya no está en estas colecciones.',
      other: '{n} productos ya no están en estas colecciones.',
    },
    needOne: 'Elija primero una colección.',
  },
}
