import type { Translation } from '@vitrine/messages'
import type { subscriptionsEn } from './en-subscriptions.ts'

export const subscriptionsEs: Translation<typeof subscriptionsEn> = {
  subscriptions: {
    title: 'Suscripciones',
    why: 'Lo que recibes con regularidad.',
    none: 'No tienes suscripciones.',
    next: 'Próximo pedido el {date}',
    more: 'Suscripciones anteriores',
  },
  subscription: {
    terms: 'Esto es una suscripción',
    termsOf: '{amount} cada vez. {terms}',
    charged:
      'El primer pedido se paga ahora. Los siguientes cuestan lo mismo; se añaden el envío y los impuestos del día. Cobramos en la misma tarjeta cuando es posible y, si no, te enviamos un enlace para pagar. Puedes pausar, omitir un pedido o cancelar en cualquier momento en tu cuenta o con el enlace de nuestros correos.',
    unlimited: '{every}, hasta que canceles.',
    limited: {
      one: '{every}, una vez.',
      other: '{every}, {n, number} veces en total.',
    },
    states: {
      PENDING: 'A la espera del primer pago',
      ACTIVE: 'Activa',
      PAUSED: 'En pausa',
      PAST_DUE: 'Sin pagar',
      CANCELLED: 'Cancelada',
      COMPLETED: 'Terminada',
    },
    facts: {
      state: 'Estado',
      price: 'Precio',
      plan: 'Frecuencia',
      next: 'Próximo pedido',
      ends: 'Termina el',
      delivery: 'Envío',
      address: 'Dirección de envío',
      payment: 'Pago',
    },
    methods: {
      SEPA: 'Domiciliación bancaria {hint}',
      none: 'Con un enlace en nuestro correo',
    },
    waits:
      'Un pedido espera su pago. Si no lo pagas tú, lo cobraremos con tu método guardado el {date}.',
    pastDue:
      'El último pago no se ha realizado. Lo intentaremos de nuevo el {date}; con el enlace de nuestro correo puedes pagar ya.',
    acts: {
      PAUSE: 'Pausar',
      RESUME: 'Reanudar',
      SKIP_NEXT: 'Omitir el pedido del {date}',
      KEEP: 'Retirar la cancelación',
      pay: 'Cambiar el método de pago',
      address: 'Cambiar la dirección de envío',
      cancel: 'Cancelar la suscripción',
    },
    resumes: 'Mientras está en pausa, no se pide ni se cobra nada.',
    confirm: {
      title: '¿Cancelar esta suscripción?',
      text: 'No habrá más pedidos. Lo que ya está pagado se entrega igualmente.',
      now: 'Cancelar ahora',
      later: 'Cancelar el {date}',
      laterHint: 'Hasta entonces puedes cambiar de opinión.',
      back: 'No cancelar',
    },
    pay: {
      title: 'Cambiar el método de pago',
      next: 'Pagas ahora el pedido del {date} y te llega enseguida. En la página siguiente eliges cómo; a partir de entonces cobraremos con ese método.',
      open: 'Pagas ahora el pedido pendiente. En la página siguiente eliges cómo; a partir de entonces cobraremos con ese método.',
      start: 'Elegir y pagar',
      back: 'Dejarlo como está',
      unavailable:
        'El próximo pedido no es posible en este momento, así que no hay nada que pagar. Inténtalo más tarde.',
    },
    address: {
      title: 'Cambiar la dirección de envío',
      text: 'Los próximos pedidos irán allí. Lo que ya está pedido va a la dirección para la que se pidió.',
      save: 'Guardar la dirección',
    },
    history: 'Pedidos',
    outcomes: {
      SKIPPED: 'Omitido',
      UNAVAILABLE: 'No se pudo entregar',
    },
    unpaid: 'No se hizo porque el pedido anterior no se pagó',
    order: 'Pedido {number}',
    changed: 'Esto ya no es posible. Así está ahora.',
    back: 'Todas las suscripciones',
  },
}
