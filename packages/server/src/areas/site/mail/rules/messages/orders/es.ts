import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const esOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'Su pedido {orderNumber} en {shop}',
    title: 'Gracias por su pedido',
    lines: ['Hemos recibido su pedido {orderNumber}. Con el botón de abajo puede ver cómo va.'],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-paid': {
    subject: 'Hemos recibido su pago del pedido {orderNumber}',
    title: 'Su pago ha llegado',
    lines: ['Su pago de {amount} por el pedido {orderNumber} en {shop} ha llegado. Gracias.'],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-payment-failed': {
    subject: 'El pago del pedido {orderNumber} no se ha realizado',
    title: 'El pago no se ha realizado',
    lines: [
      'No se ha cobrado nada por su pedido {orderNumber} en {shop}. Pague con el botón de abajo o elija otra forma de pago.',
    ],
    action: 'Pagar ahora',
    note: 'Si ya ha pagado, no tiene que hacer nada.',
  },
  'gift-card': {
    subject: 'Su tarjeta regalo de {amount} para {shop}',
    title: 'Una tarjeta regalo para usted',
    lines: [
      'Esta tarjeta regalo vale {amount} en {shop}. Introduzca el código al pagar; puede gastarla en varias compras.',
    ],
    action: 'Ir a la tienda',
    note: 'Conserve este mensaje: quien conozca el código puede gastar la tarjeta.',
  },
  'store-credit-ending': {
    subject: 'Su saldo de {amount} termina el {date}',
    title: 'Su saldo termina pronto',
    lines: [
      'Puede gastar {amount} de saldo en {shop} hasta el {date}. Lo que quede después se pierde.',
    ],
    action: 'Ver el saldo',
    note: 'Se ofrece al pagar cuando ha iniciado sesión.',
  },
  'subscription-renewing': {
    subject: 'Su suscripción a {product} llega el {date}',
    title: 'Su próximo pedido está en camino',
    lines: [
      'Su suscripción a {product} en {shop} vuelve el {date}. Cuesta {amount}; puede añadirse el envío.',
    ],
    action: 'Ver la suscripción',
    note: 'Si esta vez no lo necesita, puede omitir este pedido o cancelar en la página de la suscripción.',
  },
  'subscription-payment-failed': {
    subject: 'El pago de {product} no se ha realizado',
    title: 'El pago no se ha realizado',
    lines: [
      'No hemos podido cobrar {amount} por su suscripción a {product} en {shop}. Pague con el botón de abajo o elija otra forma de pago. Si no, lo intentaremos de nuevo el {date}.',
    ],
    action: 'Pagar ahora',
    note: 'Si ya ha pagado, no tiene que hacer nada.',
  },
  'subscription-cancelled': {
    subject: 'Su suscripción a {product} se ha cancelado',
    title: 'Su suscripción se ha cancelado',
    lines: [
      'Le confirmamos que su suscripción a {product} en {shop} se ha cancelado. No habrá más pedidos.',
    ],
    action: 'Ver la suscripción',
    note: 'Si no lo esperaba, escríbanos.',
  },
  'subscription-unavailable': {
    subject: '{product} no puede llegar esta vez',
    title: 'Esta vez no hay pedido',
    lines: [
      'Le toca su suscripción a {product} en {shop}, pero en este momento no se puede entregar. No paga nada por este pedido y su suscripción continúa.',
    ],
    action: 'Ver la suscripción',
    note: 'Si tiene preguntas, escríbanos.',
  },
  'payment-requested': {
    subject: 'Pague {amount} del pedido {orderNumber}',
    title: 'Hay un pago pendiente',
    lines: [
      '{shop} le pide que pague {amount} de su pedido {orderNumber}. El botón de abajo lleva a una página en la que elige cómo pagar.',
    ],
    action: 'Pagar ahora',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido. Si ya ha pagado, no tiene que hacer nada.',
  },
  'order-cancelled': {
    subject: 'Su pedido {orderNumber} en {shop} se ha cancelado',
    title: 'Su pedido se ha cancelado',
    lines: ['Su pedido {orderNumber} en {shop} se ha cancelado.'],
    action: 'Ver el pedido',
    note: 'Si no lo esperaba, escríbanos, por favor.',
  },
  'order-edited': {
    subject: 'Su pedido {orderNumber} en {shop} ha cambiado',
    title: 'Su pedido ha cambiado',
    lines: ['{shop} ha cambiado su pedido {orderNumber}. Así queda ahora.'],
    action: 'Ver el pedido',
    note: 'Si no lo esperaba, escríbanos, por favor.',
  },
  'order-change-proposed': {
    subject: 'Confirme el cambio de su pedido {orderNumber}',
    title: 'Su pedido va a cambiar',
    lines: [
      '{shop} desea cambiar su pedido {orderNumber}. En total costará {amount}. Nada cambia antes de que lo acepte.',
    ],
    action: 'Ver y aceptar',
    note: 'Si no lo esperaba, escríbanos, por favor.',
  },
  'order-refunded': {
    subject: 'Su reembolso del pedido {orderNumber}',
    title: 'Su dinero está en camino',
    lines: [
      'Le devolvemos {amount} de su pedido {orderNumber} en {shop}. Según su banco, puede tardar unos días.',
    ],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-credited': {
    subject: 'Su saldo por el pedido {orderNumber}',
    title: 'Tiene saldo en la tienda',
    lines: [
      'Le reembolsamos {amount} de su pedido {orderNumber} en {shop}. De ese importe, {credit} es saldo que puede gastar desde ahora al finalizar la compra.',
    ],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-shipped': {
    subject: 'El pedido {orderNumber} está en camino',
    title: 'Su paquete está en camino',
    lines: ['Un paquete de su pedido {orderNumber} en {shop} está en camino.'],
    action: 'Ver el pedido',
    follow: 'Seguir el paquete',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'order-ready': {
    subject: 'El pedido {orderNumber} está listo para recoger',
    title: 'Listo para recoger',
    lines: ['Su pedido {orderNumber} en {shop} está listo: ya puede recogerlo.'],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-requested': {
    subject: 'Hemos recibido su devolución {returnNumber}',
    title: 'Su devolución',
    lines: [
      'Desea devolver artículos de su pedido {orderNumber} en {shop}. Lo revisaremos y le escribiremos.',
    ],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-agreed': {
    subject: 'Devolución {returnNumber}: por favor, envíe los artículos',
    title: 'Aceptamos la devolución',
    lines: [
      'Aceptamos la devolución {returnNumber} de su pedido {orderNumber} en {shop}. Por favor, incluya el número de devolución en el paquete.',
    ],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-declined': {
    subject: 'Devolución {returnNumber}: no podemos aceptarla',
    title: 'No podemos aceptar la devolución',
    lines: [
      'Tenemos que rechazar la devolución {returnNumber} de su pedido {orderNumber} en {shop}.',
    ],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-refunded': {
    subject: 'El dinero de la devolución {returnNumber} está en camino',
    title: 'El dinero está en camino',
    lines: [
      'Le devolvemos {amount} por la devolución {returnNumber} de su pedido {orderNumber} en {shop}. Según su banco, puede tardar unos días.',
    ],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'return-credited': {
    subject: 'Su saldo por la devolución {returnNumber}',
    title: 'Tiene saldo en la tienda',
    lines: [
      'Le reembolsamos {amount} por la devolución {returnNumber} de su pedido {orderNumber} en {shop}. De ese importe, {credit} es saldo que puede gastar desde ahora al finalizar la compra.',
    ],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'withdrawal-received': {
    subject: 'Acuse de recibo de su desistimiento del pedido {orderNumber}',
    title: 'Hemos recibido su desistimiento',
    lines: [
      'Ha desistido del contrato del pedido {orderNumber} en {shop}. Este es el acuse de recibo, con el contenido, la fecha y la hora de su declaración. Por favor, consérvelo.',
    ],
    action: 'Ver el pedido',
    note: 'Recibe este mensaje porque esta dirección se indicó al comunicar el desistimiento.',
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
    title: 'Su factura',
    lines: ['Aquí tiene la factura de su pedido {orderNumber} en {shop}.'],
    action: 'Abrir la factura',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'credit-note': {
    subject: 'Factura rectificativa {invoiceNumber} de {shop}',
    title: 'Su factura rectificativa',
    lines: ['Aquí tiene la factura rectificativa de su pedido {orderNumber} en {shop}.'],
    action: 'Abrir la factura rectificativa',
    note: 'Recibe este mensaje porque esta dirección se indicó al hacer el pedido.',
  },
  'checkout-reminder': {
    subject: 'Ha dejado algo en {shop}',
    title: 'Su selección sigue aquí',
    lines: [
      'Eligió estos artículos en {shop} y todavía no los ha pedido. Con el botón puede continuar donde lo dejó, en este dispositivo o en otro.',
    ],
    more: { one: '… y uno más', other: '… y {n} más' },
    action: 'Continuar',
    unsubscribe: 'No recibir más recordatorios de {shop}',
    note: 'Recibe este mensaje porque esta dirección se indicó al tramitar la compra. No hay nada reservado: los precios y las existencias son los de hoy.',
  },
  'back-in-stock': {
    subject: '{product} vuelve a estar en {shop}',
    title: 'Ya está de vuelta',
    lines: [
      '{product} vuelve a estar disponible en {shop}. Nos pidió que le avisáramos.',
      'No está reservado para usted: será de quien lo pida primero.',
    ],
    action: 'Ver',
    unsubscribe: 'No quiero más avisos como este de {shop}',
    note: 'Recibe este mensaje porque se pidió un aviso con esta dirección. Es el único sobre ello.',
  },
  'price-drops': {
    subject: 'Ha bajado un precio de su lista de deseos en {shop}',
    title: 'Ahora por menos',
    lines: ['Estos artículos de su lista de deseos en {shop} cuestan menos que antes.'],
    item: '{now} en lugar de {before}',
    action: 'Abrir la lista de deseos',
    unsubscribe: 'No recibir más mensajes sobre precios de {shop}',
    note: 'Recibe este mensaje porque se pidieron avisos de precios con esta dirección: uno al día como máximo.',
  },
  'price-mails-confirm': {
    subject: 'Confirme su dirección para los avisos de precios de {shop}',
    title: 'Un paso más',
    lines: [
      'Alguien pidió a {shop} que escriba a esta dirección cuando baje un precio de una lista de deseos. Confírmelo y lo haremos.',
    ],
    action: 'Confirmar la dirección',
    note: 'Si no fue usted, no tiene que hacer nada: sin confirmación no recibirá ningún otro mensaje.',
  },
  'newsletter-confirm': {
    subject: 'Confirme su dirección para el boletín de {shop}',
    title: 'Un paso más',
    lines: [
      'Alguien pidió con esta dirección el boletín de {shop}. Confírmelo y le llegará el próximo.',
    ],
    action: 'Confirmar la dirección',
    note: 'Si no fue usted, no tiene que hacer nada: sin confirmación no recibirá ningún otro mensaje.',
  },
  'review-request': {
    subject: '¿Qué le parece lo que compró en {shop}?',
    title: '¿Qué opina?',
    lines: [
      'Hace algún tiempo recibió su pedido {orderNumber} de {shop}. ¿Cómo son los artículos? Su opinión ayuda a otros a elegir, sea buena o mala.',
    ],
    action: 'Escribir una opinión',
    unsubscribe: 'No recibir más peticiones de opinión de {shop}',
    note: 'Recibe este mensaje una sola vez por pedido, porque se hizo con esta dirección.',
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
  'order-received': {
    subject: 'Nuevo pedido {orderNumber} en {shop}',
    title: 'Un nuevo pedido',
    lines: ['{buyer} ha hecho un pedido de {amount}.'],
    action: 'Abrir el pedido',
    note: 'Recibe este mensaje porque la tienda es suya.',
  },
}
