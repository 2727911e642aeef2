import type { Translation } from '@vitrine/messages'
import type { enWaiting } from './en-waiting.ts'

export const esWaiting: Translation<typeof enWaiting> = {
  waiting: {
    title: 'Lista de espera',
    people: {
      none: 'No espera nadie',
      one: 'Espera {n, number} persona',
      other: 'Esperan {n, number} personas',
    },
    search: 'Producto u opción',
    columns: {
      product: 'Producto',
      choices: 'Opciones',
      since: 'Esperan desde',
      last: 'Última',
      people: 'Personas',
    },
    whole: 'Cualquier opción',
    stop: 'Dejar de recoger',
    start: 'Recoger solicitudes',
    hasStopped: 'La tienda ya no acepta solicitudes',
    hasStarted: 'La tienda vuelve a aceptar solicitudes',
    stopped:
      'La tienda no acepta solicitudes ahora. Quien ya espera recibirá un correo cuando vuelva a haber.',
    drops: {
      stop: 'Parar avisos de bajada',
      start: 'Avisar de bajadas',
      hasStopped: 'La tienda ya no envía correos sobre precios',
      hasStarted: 'La tienda vuelve a avisar cuando baja un precio de una lista de deseos',
      stopped: 'La tienda no envía correos cuando bajan precios de listas de deseos.',
    },
    toProduct: 'Abrir el producto',
    nobody: 'Ya no espera nadie esto.',
    delete: 'Eliminar',
    deleteOf: 'Eliminar la solicitud de {email}',
    deleted: 'La solicitud de {email} se ha eliminado',
    emptyTitle: 'No espera nadie',
    emptyText:
      'Donde algo está agotado, los visitantes pueden dejar su correo. Aquí ve cuántos lo quieren; cada uno recibe un correo cuando vuelva a haber.',
    noneFoundTitle: 'Nada coincide',
    noneFoundText: 'Pruebe con menos palabras o mírelo todo.',
  },
}
