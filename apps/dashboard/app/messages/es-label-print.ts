import type { Translation } from '@vitrine/messages'
import type { enLabelPrint } from './en-label-print.ts'

export const esLabelPrint: Translation<typeof enLabelPrint> = {
  labelPrint: {
    title: 'Imprimir etiquetas',
    action: 'Etiquetas con código de barras',
    print: 'Descargar PDF',
    paper: 'Papel',
    papers: {
      a4: 'Hoja A4 con etiquetas',
      roll: 'Rollo de etiquetas sueltas',
    },
    fields: {
      columns: 'Etiquetas por fila',
      rows: 'Etiquetas por columna',
      marginX: 'Margen izquierdo y derecho (mm)',
      marginY: 'Margen superior e inferior (mm)',
      gapX: 'Espacio entre columnas (mm)',
      gapY: 'Espacio entre filas (mm)',
      width: 'Ancho de una etiqueta (mm)',
      height: 'Alto de una etiqueta (mm)',
      firstPosition: 'Primera etiqueta en la posición',
    },
    positionHint:
      'Las posiciones se cuentan fila por fila, para poder usar también hojas empezadas.',
    content: 'En las etiquetas',
    parts: {
      name: 'Nombre del producto',
      choices: 'Opciones',
      price: 'Precio',
    },
    barcodeHint:
      'Un código de 13 cifras con el dígito de control correcto se imprime como EAN-13; cualquier otro código o el SKU, como Code 128.',
    each: 'Etiquetas de cada variante',
    eachOptions: {
      one: 'Una',
      stock: 'Tantas como existencias haya',
    },
    code: 'Código de barras o SKU',
    count: 'Etiquetas',
    countOf: 'Etiquetas de {name}',
    preview: 'Vista previa de la primera página',
    labels: { one: '{n} etiqueta', other: '{n} etiquetas' },
    pages: { one: '{n} página', other: '{n} páginas' },
    noVariants: 'Aquí no hay nada que etiquetar.',
    onlyFirst: 'Son {total} variantes; se imprimen las primeras {max}.',
    withoutBarcode: {
      one: '{n} variante se imprimió sin código de barras.',
      other: '{n} variantes se imprimieron sin código de barras.',
    },
    reasons: {
      NO_CODE: 'no tiene código de barras ni SKU',
      NOT_PRINTABLE: 'su código tiene caracteres que Code 128 no puede imprimir',
      TOO_LONG: 'el código es demasiado largo para una etiqueta de este ancho',
    },
    done: { one: 'Hay {n} etiqueta en el archivo.', other: 'Hay {n} etiquetas en el archivo.' },
    problems: {
      number: 'Escriba un número de {min} a {max}.',
      tooNarrow:
        'Las etiquetas medirían menos de {min} mm de ancho. Escriba menos por fila, o márgenes y espacios menores.',
      tooLow:
        'Las etiquetas medirían menos de {min} mm de alto. Escriba menos por columna, o márgenes y espacios menores.',
      position: 'Escriba una posición de 1 a {max}.',
      quantity: 'Escriba números enteros de etiquetas.',
      nothing: 'Escriba cuántas etiquetas se imprimen.',
      tooMany: 'En un archivo caben como máximo {max} etiquetas.',
    },
  },
}
