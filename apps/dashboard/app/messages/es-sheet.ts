import type { Translation } from '@vitrine/messages'
import type { enSheet } from './en-sheet.ts'

export const esSheet: Translation<typeof enSheet> = {
  sheet: {
    title: 'Productos como hoja',
    edit: 'Editar como hoja',
    columns: {
      name: 'Nombre',
      sku: 'SKU',
      barcode: 'Código de barras',
      price: 'Precio',
      salePrice: 'Precio rebajado',
      cost: 'Coste',
      weight: 'Peso',
      visible: 'Visible',
      variantVisible: 'Variante visible',
      brand: 'Marca',
      ribbon: 'Distintivo',
      tags: 'Etiquetas',
    },
    chooseColumns: 'Columnas',
    lines: { one: '{n} fila', other: '{n} filas' },
    loading: 'Cargando {done} de {of} productos',
    notAll: 'Aquí no caben todos los productos: filtre la lista para ver los demás.',
    hint: 'Las flechas mueven, Mayús selecciona, F2 o una letra escribe, Escape sale. Copie y pegue bloques de una hoja de cálculo; Ctrl+D rellena hacia abajo, Ctrl+Z deshace.',
    yes: 'Sí',
    no: 'No',
    was: 'Antes: {before}',
    formula: 'Calcular los precios seleccionados',
    formulaHint:
      '+10 %, -5, ×1.2, .99 para el precio más cercano que acabe así, redondear. También varios seguidos.',
    formulaProblem: 'Escriba +10 %, -5, ×1.2, .99 o redondear.',
    selectPrices: 'Seleccione primero celdas de precios o costes.',
    apply: { one: 'Aplicar a {n} celda', other: 'Aplicar a {n} celdas' },
    problems: {
      empty: 'Esta celda no puede quedar vacía.',
      amount: 'Escriba un importe, como 12,50.',
      digits: 'Tiene demasiados decimales.',
      long: 'Este texto es demasiado largo.',
      flag: 'Escriba sí o no.',
    },
    changed: { one: '{n} celda cambiada', other: '{n} celdas cambiadas' },
    wrong: { one: '{n} celda por corregir', other: '{n} celdas por corregir' },
    prices: { one: '{n} precio', other: '{n} precios' },
    lowest: 'el menor {before} → {after}',
    onSale: { one: '{n} rebajado', other: '{n} rebajados' },
    save: 'Guardar hoja',
    saving: 'Guardando {done} de {of} productos',
    saved: { one: '{n} producto guardado.', other: '{n} productos guardados.' },
    undone: 'Deshecho.',
    refused: {
      one: '{n} producto no se ha podido guardar. Lo que escribió sigue aquí: vaya a una celda marcada para ver por qué.',
      other:
        '{n} productos no se han podido guardar. Lo que escribió sigue aquí: vaya a una celda marcada para ver por qué.',
    },
    nowIs: 'Ahora {now}, por {name}. Lo que escribió sigue aquí: guarde de nuevo para sustituirlo.',
  },
}
