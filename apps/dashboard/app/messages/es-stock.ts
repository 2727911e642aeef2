import type { Translation } from '@vitrine/messages'
import type { enStock } from './en-stock.ts'

export const esStock: Translation<typeof enStock> = {
  stock: {
    title: 'Historial de existencias',
    text: 'Cada unidad que entró o salió: quién la movió, cuándo y por qué. Lo que fue un error puede anularse una vez.',
    history: 'Historial de existencias',
    historyOf: 'Historial de existencias de {what}',
    reason: 'Motivo',
    reasons: {
      ORDER: 'Pedido',
      MANUAL: 'A mano',
      REVERT_INVENTORY_CHANGE: 'Anulación',
    },
    columns: {
      at: 'Cuándo',
      what: 'Qué',
      moved: 'Cambio',
      reason: 'Motivo',
      who: 'Quién',
      actions: 'Acciones',
    },
    actors: {
      staff: 'Antiguo miembro del equipo',
      'api-key': 'Clave de API',
      plugin: 'Complemento',
      system: 'El sistema',
      member: 'Un miembro',
      visitor: 'Un visitante',
    },
    fromTo: 'de {before} a {after}',
    deletedProduct: 'Producto eliminado',
    oneProduct: 'Un producto',
    oneVariant: 'Una variante',
    revert: 'Anular',
    revertOf: ({ what, delta }) => `Anular: ${what}, ${delta > 0 ? '+' : '−'}${Math.abs(delta)}`,
    reverted: 'anulado',
    revertTitle: '¿Anular esto para «{what}»?',
    revertText: ({ delta }) =>
      delta > 0
        ? `${delta} ${delta === 1 ? 'unidad sale' : 'unidades salen'} otra vez de las existencias. La línea se queda en el historial.`
        : `${-delta} ${delta === -1 ? 'unidad vuelve' : 'unidades vuelven'} a las existencias. La línea se queda en el historial.`,
    ahead: 'pedido anticipado',
    revertAhead: ({ pieces }) =>
      pieces > 0
        ? `Habrá ${pieces} menos en pedidos anticipados. La línea se queda en el historial.`
        : `Habrá otra vez ${-pieces} más en pedidos anticipados. La línea se queda en el historial.`,
    revertedNow: 'Anulado. «{what}» tiene {after} en existencias.',
    location: 'Ubicación',
    locations: 'Ubicaciones',
    locationsText:
      'Dónde guarda existencias. La tienda vende lo que hay en la ubicación predeterminada; los programas pueden mover existencias en las demás.',
    defaultLocation: 'La ubicación predeterminada',
    locationName: 'Nombre de «{name}»',
    saveLocation: 'Guardar el nombre de «{name}»',
    newLocation: 'Una ubicación nueva',
    locationAdded: '«{name}» está añadida.',
    locationRenamed: 'Ahora se llama «{name}».',
    drops: 'Lanzamientos',
    dropsText:
      'Un lanzamiento es lo que muchos compran en el mismo minuto: hacen su pedido sin esperar unos a otros, y las listas pueden mostrar la cantidad con un segundo de retraso.',
    dropMarked: '«{name}» es ahora un lanzamiento.',
    dropUnmarked: '«{name}» ya no es un lanzamiento.',
    dropAndPreorder: 'Se vende como siempre mientras acepte pedidos anticipados',
    piecesLeft: { one: '{n} unidad en existencias', other: '{n} unidades en existencias' },
    nothingTracked:
      'Cuente primero las existencias de este producto; después puede ser un lanzamiento.',
    oneBatch: 'Movido a la vez',
    batchText: 'Todo esto se movió con una sola llamada.',
    together: '{n} líneas a la vez',
    revertAll: 'Anularlo todo',
    revertAllTitle: '¿Anular todo lo que se movió a la vez?',
    revertAllText:
      'Se anula lo que aún no se ha anulado. Todo o, si quedan muy pocas unidades, nada.',
    revertedAll: { one: '{n} línea anulada.', other: '{n} líneas anuladas.' },
    emptyTitle: 'Aún no se han movido existencias',
    emptyText: 'Cuente las existencias de un producto, y cada cambio aparecerá aquí.',
    toProducts: 'Ir a los productos',
    check: 'Comprobar existencias',
    checking: ({ done, of }) => (of > 0 ? `Comprobando ${done} de ${of}` : 'Comprobando'),
    checkedWell: 'Todas las existencias son la suma de su historial.',
    checkFailed: 'La comprobación no ha terminado. Iníciela de nuevo.',
    differTitle: {
      one: '{n} variante tiene otras existencias que las del historial',
      other: '{n} variantes tienen otras existencias que las del historial',
    },
    differText: 'La reparación les da lo que suma el historial. No se cambia nada más.',
    repair: 'Reparar existencias',
    repaired: '{done} de {of} reparadas.',
  },
}
