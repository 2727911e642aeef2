import type { Translation } from '@vitrine/messages'
import type { enSearch } from './en-search.ts'

export const esSearch: Translation<typeof enSearch> = {
  searchSettings: {
    synonyms: 'Palabras que significan lo mismo',
    synonymsText: 'Una búsqueda de una encuentra también las demás.',
    synonymsHint: 'Una línea por grupo, con comas entre las palabras.',
    example: 'sofá, diván, canapé',
    none: 'Aún nada: cada palabra vale por sí misma.',
    more: 'y {n} más',
    tooMany: '{most} líneas como máximo.',
    oneWord: 'La línea {line} tiene una sola palabra. Añada otra tras una coma.',
    tooManyWords: 'La línea {line} tiene más de {most} palabras.',
    tooLong: 'La línea {line} tiene una palabra de más de {most} caracteres.',
    index: 'Índice',
    indexText:
      'El índice sigue cada cambio. Si falta algo, reconstrúyalo: hasta entonces se usa el antiguo.',
    rebuild: 'Reconstruir el índice',
    rebuilding: 'El índice se está reconstruyendo.',
  },
  filterSettings: {
    title: 'Filtros',
    text: 'Con qué filtran los clientes las colecciones y los resultados de búsqueda. Las opciones, marcas, etiquetas y campos personalizados van y vienen con sus productos; los nuevos se añaden al final.',
    kinds: {
      PRICE: 'Precio',
      AVAILABILITY: 'Disponibilidad',
      BRAND: 'Marca',
      RIBBON: 'Distintivo',
      TAG: 'Etiqueta',
    },
    price: 'Del precio más bajo al más alto',
    availability: 'En existencias, rebajado',
    gone: 'Ahora no lo tiene ningún producto visible',
    examples: '{some} y {n} más',
    up: 'Subir {name}',
    down: 'Bajar {name}',
    automatic: 'Volver al orden automático',
  },
  nothingFound: {
    title: 'Buscado y no encontrado',
    text: 'Lo que los clientes buscaron en los últimos 30 días sin resultado. Puede ayudar un sinónimo, una etiqueta o un producto nuevo.',
    none: 'Todas las búsquedas de los últimos 30 días encontraron algo.',
    words: 'Palabras',
    count: 'Búsquedas',
    last: 'Última',
    more: 'Mostrar más',
  },
}
