import type { Translation } from '@vitrine/messages'
import type { agreeEn } from './en-agree.ts'

export const agreeEs: Translation<typeof agreeEn> = {
  agree: {
    title: 'Cambio de tu pedido {number}',
    why: '{shop} desea cambiar tu pedido. Nada cambia antes de que lo aceptes.',
    lines: 'El pedido con el cambio',
    line: '{n} × {name}',
    added: 'nuevo',
    before: 'hasta ahora {n}',
    removed: 'ya no está incluido',
    totalBefore: 'Total hasta ahora',
    total: 'Total nuevo',
    toPay: 'Te quedarán {amount} por pagar.',
    toPayBack: 'Te devolveremos {amount}.',
    same: 'No pagas nada más.',
    button: 'Aceptar por {total}',
    agreed: 'Gracias: tu pedido ha cambiado.',
    outdated: 'La tienda ya no lo pide. Escríbele si tienes alguna pregunta.',
    pay: 'Pagar {amount} ahora',
    changed: 'Algo ha cambiado entretanto. Revísalo otra vez, por favor.',
    soldOut: 'Algo se ha agotado entretanto. Escribe a la tienda, por favor.',
  },
}
