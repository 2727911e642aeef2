import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const esOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'Tu pedido {orderNumber} en {shop}',
    title: 'Gracias por tu pedido',
    lines: ['Hemos recibido tu pedido {orderNumber}. Con el botón de abajo puedes ver cómo va.'],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-paid': {
    subject: 'Hemos recibido tu pago del pedido {orderNumber}',
    title: 'Tu pago ha llegado',
    lines: ['Tu pago de {amount} por el pedido {orderNumber} en {shop} ha llegado. Gracias.'],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-payment-failed': {
    subject: 'El pago del pedido {orderNumber} no se ha realizado',
    title: 'El pago no se ha realizado',
    lines: [
      'No se ha cobrado nada por tu pedido {orderNumber} en {shop}. Paga con el botón de abajo o elige otra forma de pago.',
    ],
    action: 'Pagar ahora',
    note: 'Si ya has pagado, no tienes que hacer nada.',
  },
  'gift-card': {
    subject: 'Tu tarjeta regalo de {amount} para {shop}',
    title: 'Una tarjeta regalo para ti',
    lines: [
      'Esta tarjeta regalo vale {amount} en {shop}. Introduce el código al pagar; puedes gastarla en varias compras.',
    ],
    action: 'Ir a la tienda',
    note: 'Conserva este mensaje: quien conozca el código puede gastar la tarjeta.',
  },
  'store-credit-ending': {
    subject: 'Tu saldo de {amount} termina el {date}',
    title: 'Tu saldo termina pronto',
    lines: [
      'Puedes gastar {amount} de saldo en {shop} hasta el {date}. Lo que quede después se pierde.',
    ],
    action: 'Ver el saldo',
    note: 'Se ofrece al pagar cuando has iniciado sesión.',
  },
  'subscription-renewing': {
    subject: 'Tu suscripción a {product} llega el {date}',
    title: 'Tu próximo pedido está en camino',
    lines: [
      'Tu suscripción a {product} en {shop} vuelve el {date}. Cuesta {amount}; puede añadirse el envío.',
    ],
    action: 'Ver la suscripción',
    note: 'Si esta vez no lo necesitas, puedes omitir este pedido o cancelar en la página de la suscripción.',
  },
  'subscription-payment-failed': {
    subject: 'El pago de {product} no se ha realizado',
    title: 'El pago no se ha realizado',
    lines: [
      'No hemos podido cobrar {amount} por tu suscripción a {product} en {shop}. Paga con el botón de abajo o elige otra forma de pago. Si no, lo intentaremos de nuevo el {date}.',
    ],
    action: 'Pagar ahora',
    note: 'Si ya has pagado, no tienes que hacer nada.',
  },
  'subscription-cancelled': {
    subject: 'Tu suscripción a {product} se ha cancelado',
    title: 'Tu suscripción se ha cancelado',
    lines: [
      'Te confirmamos que tu suscripción a {product} en {shop} se ha cancelado. No habrá más pedidos.',
    ],
    action: 'Ver la suscripción',
    note: 'Si no lo esperabas, escríbenos.',
  },
  'subscription-unavailable': {
    subject: '{product} no puede llegar esta vez',
    title: 'Esta vez no hay pedido',
    lines: [
      'Ha llegado el momento de tu suscripción a {product} en {shop}, pero ahora mismo no se puede entregar. No pagas nada por este pedido y tu suscripción continúa.',
    ],
    action: 'Ver la suscripción',
    note: 'Si tienes preguntas, escríbenos.',
  },
  'payment-requested': {
    subject: 'Paga {amount} del pedido {orderNumber}',
    title: 'Hay un pago pendiente',
    lines: [
      '{shop} te pide que pagues {amount} de tu pedido {orderNumber}. El botón de abajo lleva a una página en la que eliges cómo pagar.',
    ],
    action: 'Pagar ahora',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido. Si ya has pagado, no tienes que hacer nada.',
  },
  'order-cancelled': {
    subject: 'Tu pedido {orderNumber} en {shop} se ha cancelado',
    title: 'Tu pedido se ha cancelado',
    lines: ['Tu pedido {orderNumber} en {shop} se ha cancelado.'],
    action: 'Ver el pedido',
    note: 'Si no lo esperabas, escríbenos, por favor.',
  },
  'order-edited': {
    subject: 'Tu pedido {orderNumber} en {shop} ha cambiado',
    title: 'Tu pedido ha cambiado',
    lines: ['{shop} ha cambiado tu pedido {orderNumber}. Así queda ahora.'],
    action: 'Ver el pedido',
    note: 'Si no lo esperabas, escríbenos, por favor.',
  },
  'order-change-proposed': {
    subject: 'Confirma el cambio de tu pedido {orderNumber}',
    title: 'Tu pedido va a cambiar',
    lines: [
      '{shop} desea cambiar tu pedido {orderNumber}. En total costará {amount}. Nada cambia antes de que lo aceptes.',
    ],
    action: 'Ver y aceptar',
    note: 'Si no lo esperabas, escríbenos, por favor.',
  },
  'order-refunded': {
    subject: 'Tu reembolso del pedido {orderNumber}',
    title: 'Tu dinero está en camino',
    lines: [
      'Te devolvemos {amount} de tu pedido {orderNumber} en {shop}. Según tu banco, puede tardar unos días.',
    ],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-credited': {
    subject: 'Tu saldo por el pedido {orderNumber}',
    title: 'Tienes saldo en la tienda',
    lines: [
      'Te reembolsamos {amount} de tu pedido {orderNumber} en {shop}. De ese importe, {credit} es saldo que puedes gastar desde ahora al finalizar la compra.',
    ],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-shipped': {
    subject: 'El pedido {orderNumber} está en camino',
    title: 'Tu paquete está en camino',
    lines: ['Un paquete de tu pedido {orderNumber} en {shop} está en camino.'],
    action: 'Ver el pedido',
    follow: 'Seguir el paquete',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-ready': {
    subject: 'El pedido {orderNumber} está listo para recoger',
    title: 'Listo para recoger',
    lines: ['Tu pedido {orderNumber} en {shop} está listo: ya puedes recogerlo.'],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-requested': {
    subject: 'Hemos recibido tu devolución {returnNumber}',
    title: 'Tu devolución',
    lines: [
      'Quieres devolver artículos de tu pedido {orderNumber} en {shop}. Lo revisaremos y te escribiremos.',
    ],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-agreed': {
    subject: 'Devolución {returnNumber}: por favor, envía los artículos',
    title: 'Aceptamos la devolución',
    lines: [
      'Aceptamos la devolución {returnNumber} de tu pedido {orderNumber} en {shop}. Por favor, incluye el número de devolución en el paquete.',
    ],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-declined': {
    subject: 'Devolución {returnNumber}: no podemos aceptarla',
    title: 'No podemos aceptar la devolución',
    lines: [
      'Tenemos que rechazar la devolución {returnNumber} de tu pedido {orderNumber} en {shop}.',
    ],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-refunded': {
    subject: 'El dinero de la devolución {returnNumber} está en camino',
    title: 'El dinero está en camino',
    lines: [
      'Te devolvemos {amount} por la devolución {returnNumber} de tu pedido {orderNumber} en {shop}. Según tu banco, puede tardar unos días.',
    ],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-credited': {
    subject: 'Tu saldo por la devolución {returnNumber}',
    title: 'Tienes saldo en la tienda',
    lines: [
      'Te reembolsamos {amount} por la devolución {returnNumber} de tu pedido {orderNumber} en {shop}. De ese importe, {credit} es saldo que puedes gastar desde ahora al finalizar la compra.',
    ],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'withdrawal-received': {
    subject: 'Acuse de recibo de tu desistimiento del pedido {orderNumber}',
    title: 'Hemos recibido tu desistimiento',
    lines: [
      'Has desistido del contrato del pedido {orderNumber} en {shop}. Este es el acuse de recibo, con el contenido, la fecha y la hora de tu declaración. Guárdalo, por favor.',
    ],
    action: 'Ver el pedido',
    note: 'Recibes este mensaje porque esta dirección se indicó al comunicar el desistimiento.',
  },
  'subscription-unavailable-for-shop': {
    subject: 'Sin pedido de una suscripción a {product} en {shop}',
    title: 'Se omitió una suscripción',
    lines: [
      '{buyer} debía recibir {product} de nuevo, pero está agotado o ya no se puede vender o entregar como se acordó. Esta vez no se pidió ni se cobró nada. El comprador está avisado y la suscripción sigue en su próxima fecha.',
    ],
    action: 'Abrir la suscripción',
    note: 'Recibe este mensaje porque la tienda es suya.',
  },
  'return-for-shop': {
    subject: 'Devolución del pedido {orderNumber} en {shop}',
    title: 'Solicitud de devolución',
    lines: ['{buyer} quiere devolver artículos del pedido {orderNumber}. Revíselo y decida.'],
    action: 'Abrir el pedido',
    note: 'Recibe este mensaje porque la tienda es suya.',
  },
  'withdrawal-for-shop': {
    subject: 'Desistimiento del pedido {orderNumber} en {shop}',
    title: 'Desistimiento de un pedido',
    lines: [
      '{buyer} ha desistido del contrato del pedido {orderNumber}. El acuse de recibo ya se ha enviado; el dinero debe devolverse en un plazo de 14 días.',
    ],
    action: 'Abrir el pedido',
    note: 'Recibe este mensaje porque la tienda es suya.',
  },
  invoice: {
    subject: 'Factura {invoiceNumber} de {shop}',
    title: 'Tu factura',
    lines: ['Aquí tienes la factura de tu pedido {orderNumber} en {shop}.'],
    action: 'Abrir la factura',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'credit-note': {
    subject: 'Factura rectificativa {invoiceNumber} de {shop}',
    title: 'Tu factura rectificativa',
    lines: ['Aquí tienes la factura rectificativa de tu pedido {orderNumber} en {shop}.'],
    action: 'Abrir la factura rectificativa',
    note: 'Recibes este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'checkout-reminder': {
    subject: 'Has dejado algo en {shop}',
    title: 'Tu selección sigue aquí',
    lines: [
      'Elegiste estos artículos en {shop} y todavía no los has pedido. Con el botón puedes continuar donde lo dejaste, en este dispositivo o en otro.',
    ],
    more: { one: '… y uno más', other: '… y {n} más' },
    action: 'Continuar',
    unsubscribe: 'No recibir más recordatorios de {shop}',
    note: 'Recibes este mensaje porque esta dirección se indicó al tramitar la compra. No hay nada reservado: los precios y las existencias son los de hoy.',
  },
  'back-in-stock': {
    subject: '{product} vuelve a estar en {shop}',
    title: 'Ya está de vuelta',
    lines: [
      '{product} vuelve a estar disponible en {shop}. Nos pediste que te avisáramos.',
      'No está reservado para ti: será de quien lo pida primero.',
    ],
    action: 'Ver',
    unsubscribe: 'No quiero más avisos como este de {shop}',
    note: 'Recibes este mensaje porque se pidió un aviso con esta dirección. Es el único sobre ello.',
  },
  'price-drops': {
    subject: 'Ha bajado un precio de tu lista de deseos en {shop}',
    title: 'Ahora por menos',
    lines: ['Estos artículos de tu lista de deseos en {shop} cuestan menos que antes.'],
    item: '{now} en lugar de {before}',
    action: 'Abrir la lista de deseos',
    unsubscribe: 'No recibir más mensajes sobre precios de {shop}',
    note: 'Recibes este mensaje porque se pidieron avisos de precios con esta dirección: uno al día como máximo.',
  },
  'price-mails-confirm': {
    subject: 'Confirma tu dirección para los avisos de precios de {shop}',
    title: 'Un paso más',
    lines: [
      'Alguien pidió a {shop} que escriba a esta dirección cuando baje un precio de una lista de deseos. Confírmalo y lo haremos.',
    ],
    action: 'Confirmar la dirección',
    note: 'Si no has sido tú, no tienes que hacer nada: sin confirmación no recibirás ningún otro mensaje.',
  },
  'newsletter-confirm': {
    subject: 'Confirma tu dirección para el boletín de {shop}',
    title: 'Un paso más',
    lines: [
      'Alguien pidió con esta dirección el boletín de {shop}. Confírmalo y te llegará el próximo.',
    ],
    action: 'Confirmar la dirección',
    note: 'Si no has sido tú, no tienes que hacer nada: sin confirmación no recibirás ningún otro mensaje.',
  },
  'review-request': {
    subject: '¿Qué te parece lo que compraste en {shop}?',
    title: '¿Qué opinas?',
    lines: [
      'Hace algún tiempo recibiste tu pedido {orderNumber} de {shop}. ¿Cómo son los artículos? Tu opinión ayuda a otros a elegir, sea buena o mala.',
    ],
    action: 'Escribir una opinión',
    unsubscribe: 'No recibir más peticiones de opinión de {shop}',
    note: 'Recibes este mensaje una sola vez por pedido, porque se hizo con esta dirección.',
  },
  'contact-message': {
    subject: 'Mensaje de {sender} para {shop}',
    title: 'Un mensaje',
    lines: [
      '{sender} le ha escrito desde el formulario de contacto. Responda a este correo y le llegará la respuesta.',
    ],
    labels: { email: 'Correo electrónico', phone: 'Teléfono', message: 'Mensaje' },
    action: 'Todos los mensajes',
    note: 'Recibe este mensaje porque la tienda le envía lo que escriben los visitantes.',
  },
  'product-question': {
    subject: 'Pregunta sobre {product} en {shop}',
    title: 'Una pregunta sobre un producto',
    lines: [
      '{sender} le pregunta por {product}. Responda a este correo y le llegará la respuesta.',
    ],
    labels: { product: 'Producto', email: 'Correo electrónico', message: 'Pregunta' },
    action: 'Todos los mensajes',
    note: 'Recibe este mensaje porque la tienda le envía lo que escriben los visitantes.',
  },
  'order-received': {
    subject: 'Nuevo pedido {orderNumber} en {shop}',
    title: 'Un nuevo pedido',
    lines: ['{buyer} ha hecho un pedido de {amount}.'],
    action: 'Abrir el pedido',
    note: 'Recibe este mensaje porque la tienda es suya.',
  },
}
